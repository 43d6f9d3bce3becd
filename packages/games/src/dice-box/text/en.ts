import { label } from './label.ts';

export const en = {
  ...label.en,
  about:
    'Two to four players fill a five-by-five box with coloured dice. Every die must differ by exactly one from all its neighbours, and every pip counts for the colour it is painted in, no matter who placed it. You hold dice of all colours, so half the art is where to bury the ones that are not yours.',
  'person.guest': 'Puts a die where it looks pretty, and counts the points at the very end.',
  'person.learner': 'Counts the dice of one colour and forgets that yours lie in the same box.',
  'person.regular': 'Is here every evening and always takes the best square in sight.',
  'person.brewer': 'Looks a few dice ahead and leaves you the square you need least.',
  'person.master': 'Makes these boxes, and knows which corner will close first.',
  'person.landlord': 'Polishes glasses, hardly looks up, and has the whole box in his head.',
  goal: 'Every pip in the box scores for its colour, whoever placed it. {filled} of 25 squares filled.',
  'goal.three':
    'Pips score for their colour; if the unclaimed one leads, the lowest of you wins. {filled} of 25 squares filled.',

  'die.red': 'red {value}',
  'die.yellow': 'yellow {value}',
  'die.blue': 'blue {value}',
  'die.white': 'white {value}',
  'part.red': 'Red',
  'part.yellow': 'Yellow',
  'part.blue': 'Blue',
  'part.white': 'White',

  'action.pick.red': 'Pick a red die',
  'action.pick.yellow': 'Pick a yellow die',
  'action.pick.blue': 'Pick a blue die',
  'action.pick.white': 'Pick a white die',
  'action.place': 'Place {die} on {square}',

  'event.picked.red': '{who} picks a red die.',
  'event.picked.yellow': '{who} picks a yellow die.',
  'event.picked.blue': '{who} picks a blue die.',
  'event.picked.white': '{who} picks a white die.',
  'event.seeded': '{who} rolls the Seed: {value} in the centre.',
  'event.rolled': '{who} rolls {dice}.',
  'event.placed': '{who} places {die} on {square}.',
  'announcement.seeded': '{who} rolls the Seed.',
  'announcement.rolled': 'Everybody rolls their dice.',
  'announcement.rerolled': '{who} has no die that fits, and rolls them all again.',
  'event.rerolled': '{who} cannot place and rerolls: {dice}.',
  'event.ended.full': 'The box is full. The game is over.',
  'event.ended.blocked': 'No empty square can be filled any more. The game is over.',

  'prompt.draft.you': 'Pick a spare die. Only its colour matters: it is rolled later.',
  'prompt.draft.they': '{who} picks a spare die.',
  'prompt.play.you': 'Place one of your dice next to the others. It must differ by one from every neighbour.',
  'prompt.play.they': '{who} places a die.',
  'prompt.over': 'The game is over.',

  'refused.stuck': 'No square takes {die} at the moment: the open ones take {values}.',
  'refused.dead': 'Nothing fits {square} any more: no number differs by one from all its neighbours.',
  'refused.takes': '{square} takes {values}: one more or one less than every neighbour.',

  'option.colours': 'Colours each',
  'option.colours.help': 'How many of the four colours score for each of two players.',
  'option.colours.two': 'Two',
  'option.colours.two.help': 'Red and blue against yellow and white. The fairer way to play.',
  'option.colours.one': 'One',
  'option.colours.one.help': 'Red against yellow. Blue and white count for nobody.',
  'option.first': 'First player',
  'option.first.help': 'Who rolls the Seed and places the first die.',
  'option.first.random': 'At random',
  'option.first.random.help': 'A die decides.',
  'option.first.seat': 'Seat {seat}',
  'option.first.seat.help': 'The player in seat {seat} begins.',

  'ending.full': 'The box is full.',
  'ending.blocked': 'No empty square could be filled any more.',
  'ending.inverted': 'The unclaimed colour beat everyone, so the lowest tally wins.',
  'ending.resigned': 'Given up before the end.',

  'rules.goal': 'The idea',
  'rules.goal.1':
    'Fill a five-by-five box with dice. At the end every die on the grid scores its pips for the owner of its colour, whoever put it there. The highest tally wins.',
  'rules.setup': 'Setting up',
  'rules.setup.1':
    'There are six dice in each of four colours, and one Seed. With two players each scores for two colours (or one, as an option); with three or four players each scores for one.',
  'rules.setup.2':
    'Two players hold three dice of every colour, three players two of every colour. Four players hold one of every colour and then pick two more from the eight spare dice: once round from a random seat, then once more in reverse.',
  'rules.setup.3':
    'The first player rolls the Seed into the centre. Then everybody rolls all their dice. The values stay as they are until a reroll.',
  'rules.turn': 'Your turn',
  'rules.turn.1':
    'Place one of your dice on an empty square beside the dice already there. It must show exactly one more or one less than each of its neighbours. If you can place, you must.',
  'rules.turn.2': 'If you cannot place any die, you reroll all of them and the turn passes to the left.',
  'rules.end': 'The end',
  'rules.end.1': 'The game ends at once when no empty square can ever be filled, or when the box is full.',
  'rules.score': 'The score',
  'rules.score.1':
    'Add up the pips of all dice on the grid in your colours. The Seed and dice that were never placed score for nobody. The highest tally wins.',
  'rules.score.2':
    'With three players one colour is unclaimed. If its tally beats every player, the lowest tally wins instead.',

  'DB-1': 'A seat without dice left is skipped.',
  'DB-2': 'A player who cannot place rerolls at once. The roll is part of the record, but nothing is asked.',
  'DB-3':
    'An empty square can be filled if it has a filled neighbour and some value from 1 to 6 differs by exactly one from all of them. Once no such square is left, none can ever appear.',
  'DB-4': 'Players with equal tallies share the win, even when the lowest tally wins.',
  'DB-5': 'The lowest tally can win only with three players, never with two who score for one colour each.',
  'DB-6': 'The end is checked right after each placement, before anyone else would have to reroll.',
  'DB-7': 'A game without an end after 10,000 turns is broken off. That has never happened.',
  'DB-8': 'A die goes on an empty square of the grid.',
  'DB-9': 'A die must share a full side with at least one die that already lies there. Corners do not count.',
  'DB-10': 'A die must differ by exactly one from every die beside it. 1 and 6 are not neighbours.',
  'DB-11': 'You can only place a die that you hold, with the value it shows.',
  'DB-12': 'You can only pick a colour that is still among the spare dice.',
  'DB-13':
    'No die is placed until all spare dice are picked, and none is picked later. In a turn you place one die if any fits: nobody passes, and nobody rerolls by choice.',
} as const;
