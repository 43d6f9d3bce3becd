export { type RunningServer, type ServerSetup, startServer } from './server.ts';
