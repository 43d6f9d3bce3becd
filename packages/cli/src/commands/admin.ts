import { type AdminTable, endTableNow, listTables, resetAccount } from '@taproom/server';
import { existingDatabase } from '../input/database.ts';
import { flag, type Input } from '../input/input.ts';
import type { Io } from '../io.ts';
import { EXIT, failed, misused, print, printJson } from '../output/output.ts';
import { callOf, columns } from '../output/words.ts';
import type { Command } from './command.ts';

export const adminCommand: Command = {
  name: 'admin',
  takes: ['tables|end|reset', '[ID|NAME]'],
  details: [
    'tables lists those that wait or are played. end ID ends one for good, without a result; players are told at once.',
    'reset NAME makes a code that opens an account within the hour, for an owner who has lost the password.',
    'Looks into the same database as serve; the server may run meanwhile.',
  ],
  options: {
    data: { value: 'FILE', help: 'another file that online tables are kept in' },
    json: { help: 'the tables as one line of JSON' },
  },

  async run(input, io) {
    const [verb, id] = input.words;
    const isClear = verb === 'tables' ? id === undefined : ['end', 'reset'].includes(verb ?? '') && id !== undefined;
    const [tables, end] = [callOf(io.env, 'admin', 'tables'), callOf(io.env, 'admin', 'end', 'ID')];
    if (!isClear)
      return misused(io, `What is to be done? ${tables}, ${end}, or ${callOf(io.env, 'admin', 'reset', 'NAME')}`);
    const place = await existingDatabase(input, io.env);
    if (!place.ok) return failed(io, place.error);
    if (id === undefined) return showTables(place.value, input, io);
    return verb === 'end' ? endOne(place.value, id, io) : resetOne(place.value, id, io);
  },
};

async function showTables(place: string, input: Input, io: Io): Promise<number> {
  const tables = await listTables(place);
  if (flag(input, 'json')) printJson(io, tables);
  else print(io, tables.length === 0 ? 'No table waits or is played.' : columns(tables.map(rowOf)).join('\n'));
  return EXIT.fine;
}

const rowOf = ({ id, game, status, players, entries, createdAt }: AdminTable): string[] => [
  id,
  game,
  status,
  `${entries} entries`,
  new Date(createdAt).toISOString().slice(0, 16).replace('T', ' '),
  players.join(', '),
];

async function endOne(place: string, id: string, io: Io): Promise<number> {
  if (!(await endTableNow(place, id, Date.now())))
    return failed(
      io,
      `There is no table "${id}" that waits or is played. ${callOf(io.env, 'admin', 'tables')} lists them.`,
    );
  print(io, `Table ${id} is over.`);
  return EXIT.fine;
}

async function resetOne(place: string, name: string, io: Io): Promise<number> {
  const code = await resetAccount(place, name, Date.now());
  if (code === undefined) return failed(io, `There is no account "${name}".`);
  print(
    io,
    `${code}`,
    `It opens the account ${name} once, within the hour: at /account#${code}, where a new password is set.`,
  );
  return EXIT.fine;
}
