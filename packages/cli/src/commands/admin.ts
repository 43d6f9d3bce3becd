import { type AdminTable, endTableNow, listTables } from '@taproom/server';
import type { Command } from '../command.ts';
import { flag, type Input } from '../input.ts';
import { EXIT, failed, misused, print, printJson } from '../output.ts';
import { usedPlaceOf } from '../place.ts';
import { columns } from '../words.ts';

export const adminCommand: Command = {
  name: 'admin',
  takes: ['tables|end', '[ID]'],
  summary: 'For whoever runs a server: lists the online tables, or ends one.',
  details: [
    'tables lists those that wait or are played. end ID ends one for good, without a result; players are told at once.',
    'Looks into the same database as serve; the server may run meanwhile.',
  ],
  options: {
    data: { value: 'FILE', help: 'another file that online tables are kept in' },
    json: { help: 'the tables as one line of JSON' },
  },

  async run(input) {
    const [verb, id] = input.words;
    const isClear = verb === 'tables' ? id === undefined : verb === 'end' && id !== undefined;
    if (!isClear) return misused('What is to be done? taproom admin tables, or taproom admin end ID');
    const place = await usedPlaceOf(input);
    if (!place.ok) return failed(place.error);
    return id === undefined ? showTables(place.value, input) : endOne(place.value, id);
  },
};

async function showTables(place: string, input: Input): Promise<number> {
  const tables = await listTables(place);
  if (flag(input, 'json')) printJson(tables);
  else print(tables.length === 0 ? 'No table waits or is played.' : columns(tables.map(rowOf)).join('\n'));
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

async function endOne(place: string, id: string): Promise<number> {
  if (!(await endTableNow(place, id, Date.now())))
    return failed(`There is no table "${id}" that waits or is played. taproom admin tables lists them.`);
  print(`Table ${id} is over.`);
  return EXIT.fine;
}
