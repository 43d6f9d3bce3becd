import { fastRng } from '@taproom/engine';
import { LANGUAGES } from '@taproom/games/text';
import { FIELDS, type SeenTraveller, type WhiskyView, whiskyGame } from '@taproom/games/whisky-game';
import { load } from '@taproom/games/whisky-game/text';
import { expect, test } from 'vitest';
import { boardText } from '../text.ts';
import { offerAt, placeLabel, placeLines, standingAt } from './places.ts';

const OPTIONS = { extended: 'on', target: '25', questionSeconds: '45', seen: '' } as const;
const NAMES = ['Anna', 'Ben'];

function viewWith(own: Partial<SeenTraveller>, other: Partial<SeenTraveller> = {}): WhiskyView {
  const view = whiskyGame.view(whiskyGame.setup(2, OPTIONS, fastRng(1)), 0);
  const [anna, ben] = view.seats;
  return {
    ...view,
    seats: [
      { ...anna, ...own },
      { ...ben, ...other },
    ] as SeenTraveller[],
  };
}

const words = boardText('en', await load('en'));
const say = words.say;

test('a distillery asks whoever has no bottle of it and was last asked elsewhere', () => {
  const view = viewWith({ bottles: ['oban-1'], lastAsked: 'jura', missingRegions: ['islay'] });
  expect(offerAt(view, 'ardbeg', 0)).toMatchObject({ mayAsk: true, isMissing: true, stock: [1, 3, 5] });
  expect(offerAt(view, 'oban', 0)).toMatchObject({ mayAsk: false, isOwner: true, stock: [3, 5] });
  expect(offerAt(view, 'jura', 0)).toMatchObject({ mayAsk: false, wasLastAsked: true });
});

test('a label tells what bottles count for whoever reads it', () => {
  const view = viewWith({ character: 'john-campbell' }, { character: 'nick-savage' });
  expect(placeLabel(view, 'laphroaig', 0, NAMES, words)).toContain(say('stock', { points: '2, 6, 10' }));
  expect(placeLabel(view, 'laphroaig', 1, NAMES, words)).toContain(say('stock', { points: '1, 3, 5' }));
});

test('nobody is asked where all is sold, or under prohibition', () => {
  const view = viewWith({}, { bottles: ['oban-1', 'oban-3', 'oban-5'] });
  expect(offerAt(view, 'oban', 0)).toMatchObject({ mayAsk: false, stock: [] });
  const dry = { ...view, turn: { ...view.turn, seat: 0, prohibited: true } };
  expect(offerAt(dry, 'jura', 0).mayAsk).toBe(false);
  expect(offerAt(dry, 'jura', 1).mayAsk).toBe(true);
});

test('the reason why there is nothing is told', () => {
  const view = viewWith({ bottles: ['oban-1'], lastAsked: 'jura' }, { bottles: ['scapa-1', 'scapa-3', 'scapa-5'] });
  expect(placeLines(view, 'oban', 0, words)).toEqual([say('haveOne')]);
  expect(placeLines(view, 'jura', 0, words)).toEqual([say('askedHere')]);
  expect(placeLines(view, 'scapa', 0, words)).toEqual([say('soldOut')]);
});

test('a barrel that paid last time says so', () => {
  const view = viewWith({ emptied: ['hawick'] });
  expect(placeLines(view, 'hawick', 0, words)).toContain(say('barrelEmpty'));
  expect(placeLines(view, 'hawick', 1, words)).not.toContain(say('barrelEmpty'));
});

test('only whoever walks now is told of the barrels on the way', () => {
  const view = viewWith({});
  const walking = { ...view, turn: { ...view.turn, seat: 1, barrels: ['hawick'] } };
  expect(placeLines(walking, 'hawick', 1, words)).toContain(say('barrelPassed'));
  expect(placeLines(walking, 'hawick', 0, words)).toEqual([say('barrelDoes')]);
});

test('those who only watch hear what is so for everyone', () => {
  const sold = { bottles: ['scapa-1', 'scapa-3', 'scapa-5'], lastAsked: 'jura', emptied: ['hawick'] };
  const view = viewWith(sold);
  expect(placeLines(view, 'scapa', null, words)).toEqual([say('soldOut')]);
  expect(placeLines(view, 'jura', null, words)).toEqual([]);
  expect(placeLines(view, 'hawick', null, words)).toEqual([say('barrelDoes')]);
});

test('a harbour names the harbours its ships come in at', () => {
  const [, ships] = placeLines(viewWith({}), 'ballycastle', 0, words);
  expect(ships).toContain('Port Ellen');
  expect(ships).not.toContain('Ballycastle');
});

test('those who stand on a field are named', () => {
  const view = viewWith({ at: 'oban' }, { at: 'oban' });
  expect(standingAt(view, 'oban')).toEqual([0, 1]);
  expect(placeLabel(view, 'oban', 0, NAMES, words)).toMatch(/^Oban\. Distillery · Highlands\. .*Here: Anna and Ben$/);
});

test.each(LANGUAGES)('every field has a label in %s', async (language) => {
  const spoken = boardText(language, await load(language));
  const view = viewWith({});
  for (const { id } of FIELDS) expect(placeLabel(view, id, 0, NAMES, spoken)).not.toMatch(/undefined|[{}]|\.\./);
});
