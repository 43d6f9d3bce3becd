import { expect, test } from 'vitest';
import { type Answer, makeOutbox, type Wish } from './outbox.ts';

const say = (text: string): Wish => ({ type: 'say', table: 'abcdefghjk', key: 'k', text });

test('every message gets a number of its own, and its answer comes back by that number', () => {
  const outbox = makeOutbox();
  const answers: string[] = [];
  const first = outbox.put(say('one'), () => answers.push('first'));
  const second = outbox.put(say('two'), () => answers.push('second'));
  expect(first.id).not.toBe(second.id);
  outbox.answered({ type: 'yes', id: second.id });
  outbox.answered({ type: 'yes', id: first.id });
  expect(answers).toEqual(['second', 'first']);
});

test('what has no answer yet is sent again in its order, with the same number and key', () => {
  const outbox = makeOutbox();
  const [one, two, three] = ['one', 'two', 'three'].map((text) => outbox.put(say(text), () => undefined));
  outbox.answered({ type: 'yes', id: two?.id ?? -1 });
  expect(outbox.unanswered()).toEqual([one, three]);
});

test('an answer counts once, and one that nobody waits for not at all', () => {
  const outbox = makeOutbox();
  const heard: Answer[] = [];
  const { id } = outbox.put(say('one'), (answer) => heard.push(answer));
  for (const answer of [
    { type: 'yes', id },
    { type: 'yes', id },
    { type: 'yes', id: 99 },
  ] as const)
    outbox.answered(answer);
  expect(heard).toEqual([{ type: 'yes', id }]);
});

test('what belongs to one connection alone is not taken to the next', () => {
  const outbox = makeOutbox();
  const heard: Answer[] = [];
  const hello = outbox.put({ type: 'hello', version: 1 }, (answer) => heard.push(answer), { isPassing: true });
  const line = outbox.put(say('one'), () => undefined);
  outbox.lose();
  outbox.answered({ type: 'yes', id: hello.id });
  expect([outbox.unanswered(), heard]).toEqual([[line], []]);
});
