#!/usr/bin/env node
// The command `taproom`, from any folder and on any Node from 20.11 on.
import { launch } from './launch.mjs';

await launch('cli', process.argv.slice(2));
