// Sits down at an open seat of a table of Dice Box and plays it to the end, by the public API alone.
//   node examples/dice-box-bot.ts http://127.0.0.1:8080/t/<table> [token of a bot]
import { randomBytes } from 'node:crypto';

const [address = '', givenToken] = process.argv.slice(2);
const { origin, pathname } = new URL(address);
const table = pathname.split('/').at(-1) ?? '';

/** Placements as rows of die and square, like `r4 c2,b3,b3 c4`: a row without a square has that of the row before. */
type Run = [form: string, rows: string];
interface State {
  seq: number;
  actors: number[];
  legal: [Run];
  outcome: { places: number[]; scores: number[] } | null;
}

let token = givenToken;

async function call<T>(method: string, path: string, content?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = content ? JSON.stringify(content) : null;
  const response = await fetch(`${origin}/api${path}`, { method, headers, body });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

token ??= (await call<{ token: string }>('POST', '/guest', { name: 'Dice Box Bot' })).token;
const { info } = await call<{ info: { seats: { kind: string }[] } }>('GET', `/tables/${table}`);
const seat = info.seats.findIndex(({ kind }) => kind === 'open');
await call('POST', `/tables/${table}/sit`, { seat, nonce: randomBytes(16).toString('hex') });

const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { authorization: `Bearer ${token}` } });
const send = (message: object): void => socket.send(JSON.stringify({ id: 1, table, ...message }));

function anyOf([[, text]]: [Run]): object {
  const rows = text.split(',').map((row) => row.split(' '));
  const at = Math.floor(Math.random() * rows.length);
  const [, square] = rows.slice(0, at + 1).findLast((row) => row.length > 1) ?? [];
  return { type: 'place', die: rows[at]?.[0], square };
}

function play({ seq, actors, legal, outcome }: State): void {
  if (outcome) {
    console.log(`place ${outcome.places[seat]} with ${outcome.scores[seat]} points`);
    socket.close();
  } else if (actors.includes(seat)) {
    // The key names the request: sent twice, it is carried out once.
    send({ type: 'play', seat, seq, key: seq.toString(16).padStart(32, '0'), action: anyOf(legal) });
  }
}

socket.addEventListener('open', () => send({ type: 'watch' }));
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(String(data));
  if (message.type === 'table') play(message.state);
  // Something was played. Changes come packed; asking for the whole table is simpler.
  else if (Array.isArray(message)) send({ type: 'watch' });
});
