import { fastRng } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { LEVELS, TOKENS } from './components.ts';
import { setup } from './setup.ts';
import type { Traveller, WhiskyState } from './state.ts';
import { stateAfter } from './testing/play.ts';
import { position } from './testing/position.ts';

/** A bit of everything, everywhere. */
const journey = (): WhiskyState =>
  position({
    travellers: [
      {
        hand: ['faker', 'fifty-fifty'],
        open: ['truck', 'prohibition'],
        tokens: [1, 2, 3],
        bottles: ['ardbeg-5', 'bottle-arran', 'lost-imperial', 'oban-1'],
        lost: ['lost-malt-mill'],
      },
      { bottles: ['ardbeg-1'], open: ['prohibition'] },
    ],
  });

/** The problem found after a change. */
function wrong(change: (state: WhiskyState) => void, state = journey()): string | undefined {
  change(state);
  return check(state);
}

const own = ({ travellers }: WhiskyState): Traveller => travellers[0] as Traveller;

describe('the components', () => {
  it('are all there', () => {
    expect(check(journey())).toBeUndefined();
  });

  it.each(TOKENS)('%s does not get lost or doubled', (token) => {
    expect(wrong(({ bag }) => bag[token]--)).toBe(`${token}: not 30 tokens`);
    expect(wrong((state) => own(state).tokens[token]++)).toBe(`${token}: not 30 tokens`);
  });

  it('nobody owes tokens, nor does the bag', () => {
    const owed = wrong((state) => {
      own(state).tokens.barley = -1;
      state.bag.barley = 31;
    });
    expect(owed).toBe('barley: not 30 tokens');
    const short = wrong((state) => {
      own(state).tokens.barley = 31;
      state.bag.barley = -1;
    });
    expect(short).toBe('barley: not 30 tokens');
  });

  it('a special card is in one place', () => {
    expect(wrong(({ deck }) => deck.pop())).toMatch('special cards: ');
    expect(wrong(({ deck }) => deck.push('faker'))).toMatch('special cards: ');
    expect(wrong((state) => own(state).hand.pop())).toMatch('special cards: ');
    expect(wrong((state) => own(state).open.pop())).toMatch('special cards: ');
    expect(wrong((state) => own(state).bottles.splice(1, 1))).toMatch('special cards: ');
    expect(wrong((state) => Object.assign(state, { extended: false }))).toMatch('special cards: ');
  });

  it('a prohibition is in one place while its owner chooses whom to give it', () => {
    const drawn = position({ travellers: [{}, {}], left: 1, deck: ['prohibition'] });
    const asked = stateAfter(drawn, 'step stirling');
    expect(check(asked)).toBeUndefined();
    expect(wrong(({ stack }) => stack.pop(), asked)).toMatch('special cards: ');
  });

  it('only cards that are kept are in hands', () => {
    const strange = wrong((state) => {
      const at = state.deck.indexOf('birthday');
      state.deck.splice(at, 1);
      own(state).hand.push('birthday');
    });
    expect(strange).toBe('birthday is in a hand');
  });

  it('a lost bottle is in one place', () => {
    expect(wrong(({ lostDeck }) => lostDeck.pop())).toMatch('lost bottles: ');
    expect(wrong((state) => own(state).lost.pop())).toMatch('lost bottles: ');
    expect(wrong((state) => own(state).bottles.splice(2, 1))).toMatch('lost bottles: ');
    expect(wrong(({ lostDeck }) => lostDeck.push('lost-imperial'))).toMatch('lost bottles: ');
  });

  it('a bottle of a distillery is there once', () => {
    expect(wrong(({ travellers }) => travellers[1]?.bottles.push('oban-1'))).toBe(
      'a bottle is there twice: ardbeg-5 bottle-arran lost-imperial oban-1 ardbeg-1 oban-1',
    );
    expect(wrong((state) => own(state).bottles.push('oban-2'))).toBe('no bottle oban-2');
  });

  it('nobody has two of one distillery', () => {
    expect(wrong((state) => own(state).bottles.push('oban-3'))).toBe(
      'two bottles of one distillery: ardbeg-5 bottle-arran lost-imperial oban-1 oban-3',
    );
  });

  it.each(LEVELS)('a question of level %s is there once, and in its level', (level) => {
    expect(wrong(({ questions }) => questions[level].push(questions[level][0] as string))).toMatch(
      `${level} questions`,
    );
    expect(
      wrong(({ questions }) => questions[level].push(questions[level === 'hard' ? 'easy' : 'hard'][0] as string)),
    ).toMatch(`${level} questions`);
  });

  it('a character is there once', () => {
    const twice = wrong((state) => Object.assign(own(state), { character: state.travellers[1]?.character }));
    expect(twice).toBe('a character is there twice: gordon-motion gordon-motion');
    expect(wrong((state) => Object.assign(own(state), { character: 'jack-daniel' }))).toMatch('seat 0: ');
  });

  it('a pawn is somewhere once the journey has begun', () => {
    expect(wrong((state) => Object.assign(own(state), { at: null }))).toMatch('seat 0: ');
    expect(wrong((state) => Object.assign(own(state), { at: 'nowhere' }))).toMatch('seat 0: ');
    const options = { extended: 'on', target: '25', questionSeconds: '45', seen: '' } as const;
    expect(check(setup(2, options, fastRng(1)))).toBeUndefined();
  });

  it('nobody misses less than no turn, or has two open cards of a name', () => {
    expect(wrong(({ travellers }) => Object.assign(travellers[1] ?? {}, { missing: -1 }))).toMatch('seat 1: ');
    const doubled = wrong((state) => {
      state.deck.splice(state.deck.indexOf('truck'), 1);
      own(state).open.push('truck');
    });
    expect(doubled).toMatch('seat 0: ');
  });
});
