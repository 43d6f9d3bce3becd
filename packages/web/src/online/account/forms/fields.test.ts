import { expect, test } from 'vitest';
import { asTyped, nameTrouble, passwordTrouble, suggestedName } from './fields.ts';

test.each(['Anna', 'Žofie', 'a.b-c_d', '3rd', 'x'.repeat(24)])('%s is a user name', (name) => {
  expect(nameTrouble(name)).toBeUndefined();
});

test.each(['An', '.anna', 'Anna K', 'x'.repeat(25), 'a@b'])('%s is no user name', (name) => {
  expect(nameTrouble(name)).toEqual({ code: 'bad-name', at: 'name' });
});

test('a name or password that is missing is told apart from one that will not do', () => {
  expect(nameTrouble('')).toEqual({ code: 'no-name', at: 'name' });
  expect(passwordTrouble('')).toEqual({ code: 'no-password', at: 'password' });
  expect(passwordTrouble('nine char')).toEqual({ code: 'short-password', at: 'password' });
  expect(passwordTrouble('ten chars!')).toBeUndefined();
});

test('a decomposed letter is the letter', () => {
  expect(asTyped(` ${'Žofie'.normalize('NFD')} `)).toBe('Žofie');
});

test.each([
  ['Anna K.', 'Anna-K'],
  ['Žofie', 'Žofie'],
  ['  the 3rd man ', 'the-3rd-man'],
  ['!?', ''],
])('the guest %s might be called %s', (guest, name) => {
  expect(suggestedName(guest)).toBe(name);
});
