import { label } from './label.ts';

export const en = {
  ...label.en,
  about:
    'You have ten days before the home brew contest. Buy malt, hops and yeast at a market that never has enough, roast your malt, and lay everything out around the water so that what belongs together touches. Play alone against your own best, the same challenge as everyone each day, or a contest of up to six with the same dice for all.',
  'person.guest': 'Buys whatever smells good, and wonders on day nine where the yeast is.',
  'person.learner': 'Has read the recipe once and roasts a little too much, to be safe.',
  'person.regular': 'Brews the stout his father brewed: good, and always the same.',
  'person.brewer': 'Plans the whole recipe on the first day, and nearly keeps to it.',
  'person.master': 'Weighs every die twice and wastes not a single grain.',
  'person.landlord': 'Tastes the stout before it is brewed. Her shelf is full of medals.',
  goal: 'Malt 1, 2, 5 by its roast. Hops 3, 2, 1 for each malt they touch; yeast 1, 2, 5, times its sides on water.',

  'part.pale': 'Pale malt',
  'part.caramel': 'Caramel malt',
  'part.chocolate': 'Chocolate malt',
  'part.hops': 'Hops',
  'part.yeast': 'Yeast',
  'part.noBeer': 'Not a beer yet',

  'helper.maltExpert': 'with the Malt Expert',
  'helper.hopsImporter': 'with the Hops Importer',
  'helper.scientist': 'with the Scientist',
  'helper.masterBrewer': 'with the Master Brewer',

  'action.market.malt': 'Buy malt{helper}',
  'action.market.hops': 'Buy hops{helper}',
  'action.market.yeast': 'Buy yeast{helper}',
  'action.roast.pale': 'Roast pale malt to caramel: {dice}',
  'action.roast.caramel': 'Roast caramel malt to chocolate: {dice}',
  'action.roast.chocolate': 'Roast chocolate malt until it burns: {dice}',
  'action.keep': 'Keep the dice {dice}',
  'action.put.pale': 'Put pale malt on {cell}',
  'action.put.caramel': 'Put caramel malt on {cell}',
  'action.put.chocolate': 'Put chocolate malt on {cell}',
  'action.put.hops': 'Put hops on {cell}',
  'action.put.yeast': 'Put yeast on {cell}',
  'action.done': 'Close the day',
  'action.stop': 'Stop brewing and have the recipe judged',

  round: 'Day {round}',
  'event.dawned': 'Day {day} dawns.',
  'announcement.rolled.malt': '{who} goes to the market for malt{helper}.',
  'announcement.rolled.hops': '{who} goes to the market for hops{helper}.',
  'announcement.rolled.yeast': '{who} goes to the market for yeast{helper}.',
  'announcement.roasted': '{who} roasts malt.',
  'event.rolled.malt': '{who} goes to the market for malt{helper}: {dice}.',
  'event.rolled.hops': '{who} goes to the market for hops{helper}: {dice}.',
  'event.rolled.yeast': '{who} goes to the market for yeast{helper}: {dice}.',
  'event.bought.malt': '{who} brings home {units, plural, one {# unit} other {# units}} of malt.',
  'event.bought.hops': '{who} brings home {units, plural, one {# unit} other {# units}} of hops.',
  'event.bought.yeast': '{who} brings home {units, plural, one {# unit} other {# units}} of yeast.',
  'event.roasted.pale': '{who} roasts pale malt to caramel: {dice}.',
  'event.roasted.caramel': '{who} roasts caramel malt to chocolate: {dice}.',
  'event.roasted.chocolate': '{who} burns chocolate malt: {dice}.',
  'event.put.pale': '{who} puts pale malt on {cell}.',
  'event.put.caramel': '{who} puts caramel malt on {cell}.',
  'event.put.chocolate': '{who} puts chocolate malt on {cell}.',
  'event.put.hops': '{who} puts hops on {cell}.',
  'event.put.yeast': '{who} puts yeast on {cell}.',
  'event.lost.hops': '{who} finds no room for {units, plural, one {# unit} other {# units}} of hops.',
  'event.lost.yeast': '{who} finds no room for {units, plural, one {# unit} other {# units}} of yeast.',
  'event.closed.malt': '{who} bought malt{count, plural, =0 {} other { and filled {cells}}}.',
  'event.closed.hops': '{who} bought hops{count, plural, =0 {} other { and filled {cells}}}.',
  'event.closed.yeast': '{who} bought yeast{count, plural, =0 {} other { and filled {cells}}}.',
  'event.closed.roast': '{who} roasted malt{count, plural, =0 {} other { and filled {cells}}}.',
  'event.finished.chosen': '{who} stops brewing.',
  'event.finished.nothing-left': '{who} has nothing left to do: the recipe is finished.',
  'event.finished.days-over': '{who} takes the stout to the contest.',
  'event.ended': 'The judges have tasted. The game is over.',

  'prompt.choose': 'Day {day} of {days}: go to the market, roast, or stop.',
  'prompt.keep': 'The dice show {dice}. Which two do you keep?',
  'prompt.put.hops': '{left, plural, one {# unit of hops has} other {# units of hops have}} to go into the recipe.',
  'prompt.put.yeast': '{left, plural, one {# unit of yeast has} other {# units of yeast have}} to go into the recipe.',
  'prompt.malt': 'Malt can go with it.',
  'prompt.room': 'Room for {all, select, yes {all} other {only {most}}}: {cells}.',
  'prompt.everywhere': 'There is room for all, wherever the first one goes.',
  'prompt.way': 'Malt has to open a way for it first.',
  'prompt.lost.hops':
    '{left, plural, one {# unit of hops finds} other {# units of hops find}} no room. Add malt if you like, then close the day.',
  'prompt.lost.yeast':
    '{left, plural, one {# unit of yeast finds} other {# units of yeast find}} no room. Add malt if you like, then close the day.',
  'prompt.put.free': 'Add malt from your stores if you like, then close the day.',
  'prompt.wait': 'Your day is closed. The others are still brewing.',
  'prompt.they': '{who} is brewing.',
  'prompt.over': 'The game is over.',

  'refused.maltExpert': 'The Malt Expert helps with malt only.',
  'refused.hopsImporter': 'The Hops Importer helps with hops only.',
  'refused.scientist': 'The Scientist helps with yeast only.',
  'refused.hops':
    'Only {fit} of {left} hops would find room here: {cells} {count, plural, one {has} other {have}} room for {all, select, yes {all} other {{most}}}.',
  'refused.malt.hops':
    '{left, plural, =1 {Malt here would leave no room for the last unit of hops.} other {Malt here would leave room for {fit, plural, =0 {none} other {only #}} of {left} hops, instead of {all, select, yes {all} other {{most}}}.}}',
  'refused.done.hops': 'There is still room for {most, plural, one {# unit} other {# units}} of hops: {cells}.',
  'refused.yeast':
    'Only {fit} of {left} yeast would find room here: {cells} {count, plural, one {has} other {have}} room for {all, select, yes {all} other {{most}}}.',
  'refused.malt.yeast':
    '{left, plural, =1 {Malt here would leave no room for the last unit of yeast.} other {Malt here would leave room for {fit, plural, =0 {none} other {only #}} of {left} yeast, instead of {all, select, yes {all} other {{most}}}.}}',
  'refused.done.yeast': 'There is still room for {most, plural, one {# unit} other {# units}} of yeast: {cells}.',
  'cells.more': '{more} more',

  'option.board': 'Board',
  'option.board.help': 'How much room there is around the water.',
  'option.board.standard': 'Six by six',
  'option.board.standard.help':
    'Room for 24 units. The printed board is lost; this one is drawn after what reviews say of it.',
  'option.board.big': 'Big pot',
  'option.board.big.help': 'Eight by eight, with room for 52 units.',

  'ending.contest': 'The ten days are over and the judges have tasted.',
  'ending.stopped': 'The brewing stopped before the tenth day.',
  'ending.resigned': 'Given up before the end.',

  alone: '{points, plural, =0 {No points this time} one {# point} other {# points}}',

  'rules.goal': 'The idea',
  'rules.goal.1':
    'You brew a stout for the local contest and have ten days at most. Each day you buy one ingredient at the market or roast malt, and then put ingredients on the recipe board. In the end malt scores for itself, hops and yeast for the malt they touch.',
  'rules.goal.2':
    'The board stands on its point, with a drop of water in the middle. Things touch if they share a full side; corners do not count.',
  'rules.market': 'Market',
  'rules.market.1':
    'Say what you want before two dice are rolled. Malt: as many units as the dice show; the dice go to your pale malt store. Hops: half the sum. Yeast: a third of it. Round down, but you always get at least one unit. You cannot buy the same ingredient on two days in a row.',
  'rules.market.2':
    'Four assistants help once each: with one of them you roll three dice and keep two. The Malt Expert helps with malt, the Hops Importer with hops, the Scientist with yeast, the Master Brewer with anything.',
  'rules.roast': 'Roasting',
  'rules.roast.1':
    'Instead of going to the market, move two dice from one malt store to the next: pale malt becomes caramel, caramel becomes chocolate. Chocolate malt that is roasted once more is burnt and lost. You may roast on days in a row.',
  'rules.put': 'The recipe',
  'rules.put.1':
    'Hops and yeast must go on the board on the day you buy them, all of them if some place has room for all. Malt can wait in its store; add as much as you like on any day, as long as it takes no room from today’s hops or yeast.',
  'rules.put.2':
    'The first unit of a kind in a day must touch something on the board. Every further unit of that kind must touch one of that kind put there today. Yeast must also touch the water, or a yeast that touches the water.',
  'rules.end': 'The end and the score',
  'rules.end.1': 'The game ends after ten days, or when you decide to stop. Malt left in the stores scores nothing.',
  'rules.end.2':
    'Pale malt scores 1, caramel 2, chocolate 5. Each hops scores 3 for every pale malt it touches, 2 for caramel, 1 for chocolate. Each yeast scores 1 for every pale malt it touches, 2 for caramel and 5 for chocolate, times the number of its sides that touch water.',
  'rules.end.3': 'Without malt, hops and yeast it is not a beer, and scores nothing at all.',
  'rules.contest': 'Contest',
  'rules.contest.1':
    'Two to six brewers work at the same time, each on their own board. Whoever goes for the same ingredient on the same day finds the same dice. What the others do is seen when the day ends.',

  'SS-1':
    'In a contest everyone plays a board of their own through the same ten days with the same dice, at the same time and hidden until the day ends. The highest score wins, and equal scores share the win.',
  'SS-2':
    'The water is the middle four by four without its corners. That leaves 24 cells: the outer ring, and four inner corners that touch water on two sides.',
  'SS-3': 'The big pot has eight by eight cells around the same water, which leaves 52.',
  'SS-4': 'You cannot buy what you bought yesterday. A day of roasting in between is enough.',
  'SS-5':
    'Hops and yeast can be bought only if at least one unit could go on the board today. Yeast may need malt from your stores first, to lead to a free cell at the water.',
  'SS-6':
    'You name an assistant before the roll. It must be one who knows the ingredient, each helps once in the game, and only one in a day. Two of the three dice are kept.',
  'SS-7': 'You roast two dice of one store, or one if it holds only one.',
  'SS-8':
    'All of today’s hops or yeast go on the board if there is a place for all of them, or else as many as find room in the best place. Nothing may be put where fewer of them would find room; only what is left over then is lost.',
  'SS-9':
    'Any number of units can be taken from a store. A die used in part is turned down to what is left; a die used up is free again.',
  'SS-10':
    'Every further unit of a kind must touch a unit of the same kind put there today. Pale, caramel and chocolate malt are different kinds.',
  'SS-11': 'A unit goes on an empty cell of the board, and stays there.',
  'SS-12': 'You have ten dice. Two of them, or three with an assistant, must lie in no store to go to the market.',
  'SS-13': 'If nothing can be done in the morning, the recipe is finished.',
  'SS-14': 'You can stop only in the morning.',
  'SS-15': 'A yeast that touches water only through another yeast scores nothing, but counts as an ingredient.',
  'SS-16': 'A unit of malt comes from the die in its store that shows least.',
  'SS-17':
    'Each choice has its time: market, roast or stop in the morning, then the two dice to keep if three were rolled, then putting and closing the day.',
  'SS-18':
    'The first unit of a kind in a day must touch an ingredient on the board. The very first unit of the game may go anywhere.',
  'SS-19': 'Yeast must touch the water, or a yeast that touches the water.',
  'SS-20': 'Only what was bought today or lies in a store can be put on the board.',
  'SS-21':
    'Room is counted from the cells where a unit could go at the moment. If yeast has no such cell yet but malt in your stores can lead to one, malt goes first and must not bar the way; until then the day cannot be closed.',
} as const;
