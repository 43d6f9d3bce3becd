import { label } from './label.ts';

export const en = {
  ...label.en,
  about:
    'Four whisky barons walk the streets of Dyce, each after the colour that comes first in his line of dice. Open shops, show what you want to buy or sell, and put a pound on the counter to draw them your way. Natural whiskies cost little, blends bring pounds and fame. One to four players; alone you have to sell all four blends before the castle’s die runs out.',
  'person.guest': 'Waves to every baron and opens shops where the view is nice.',
  'person.learner': 'Counts the pounds after each purchase, and is surprised every time.',
  'person.regular': 'Knows what sells in her street and leaves the rest of town to others.',
  'person.brewer': 'Guesses where the barons will walk, and is waiting at the corner.',
  'person.master': 'Blends by nose and reckons by heart, two rounds ahead.',
  'person.landlord': 'The barons ask him the way. It always leads past his door.',
  goal: 'A pound counts 1, a whisky in hand 3, a VP 6. It ends when the white die passes 6; it shows {white}.',
  'goal.last': 'A pound counts 1, a whisky in hand 3, a VP 6. The white die shows 6: its next rise ends the game.',
  'goal.alone': 'Sell all four blends before the white die passes 6; it shows {white}.',
  'goal.alone.last': 'Sell all four blends now: the white die shows 6, and its next rise ends the game.',

  'colour.blue': 'blue',
  'colour.red': 'red',
  'colour.yellow': 'yellow',
  'colour.green': 'green',
  'colour.orange': 'orange',
  'colour.purple': 'purple',
  'colour.black': 'black',

  'whisky.blue': 'blue whisky',
  'whisky.red': 'red whisky',
  'whisky.yellow': 'yellow whisky',
  'whisky.green': 'green whisky',
  'whisky.orange': 'orange whisky',
  'whisky.purple': 'purple whisky',
  'whisky.black': 'black whisky',

  'with.blue': 'with blue whisky',
  'with.red': 'with red whisky',
  'with.yellow': 'with yellow whisky',
  'with.green': 'with green whisky',
  'with.orange': 'with orange whisky',
  'with.purple': 'with purple whisky',
  'with.black': 'with black whisky',

  'die.blue': 'a blue die',
  'die.red': 'a red die',
  'die.yellow': 'a yellow die',
  'die.green': 'a green die',
  'die.orange': 'an orange die',
  'die.purple': 'a purple die',
  'die.black': 'a black die',

  'formula.green': 'blue and yellow',
  'formula.orange': 'red and yellow',
  'formula.purple': 'blue and red',
  'formula.black': 'blue, red and yellow',

  'baron.orange': 'The orange baron',
  'baron.green': 'The green baron',
  'baron.purple': 'The purple baron',
  'baron.black': 'The black baron',
  'from.orange': 'from the orange baron',
  'from.green': 'from the green baron',
  'from.purple': 'from the purple baron',
  'from.black': 'from the black baron',
  'to.orange': 'to the orange baron',
  'to.green': 'to the green baron',
  'to.purple': 'to the purple baron',
  'to.black': 'to the black baron',

  'part.pounds': 'Pounds in hand',
  'part.onShops': 'Pounds on shops',
  'part.whiskies': 'Whiskies in hand',
  'part.vps': 'Victory points',
  'part.blends': 'Blends sold',
  'part.rounds': 'Rounds',

  'action.choose': 'Choose {whisky}',
  'action.open': 'Open a shop on {space}',
  'action.stock.natural': 'Put {whisky} on {space}, to buy it',
  'action.stock.blend': 'Put {whisky} on {space}, to sell it',
  'action.advertise': 'Put a pound on the shop on {space}',
  'action.pass': 'Pass and put your seal on the castle',
  'action.take': 'Take a pound',
  'action.done': 'End your turn',

  'event.began': '{who} has the barrel and begins.',
  'event.poured': 'Whiskies to choose from: {whiskies}.',
  'event.chose': '{who} gets {whisky}.',
  'event.opened': '{who} opens a shop on {space}.',
  'event.stocked.natural': '{who} wants to buy {whisky} on {space}.',
  'event.stocked.blend': '{who} wants to sell {whisky} on {space}.',
  'event.restocked.natural': '{who} wants to buy {whisky} on {space}, no longer {instead}.',
  'event.restocked.blend': '{who} wants to sell {whisky} on {space}, no longer {instead}.',
  'event.advertised.own': '{who} puts a pound on their own shop on {space}.',
  'event.advertised.other': '{who} puts a pound on {owner}’s shop on {space}.',
  'event.passed': '{who} passes and puts the seal on the castle.',
  'event.took': '{who} takes a pound.',
  'event.rested': '{who} ends the turn.',
  'event.walked.nearest':
    '{baron} goes to {to}: the nearest {count, plural, one {shop {with} is} other {shops {with} are}} on {targets}.',
  'event.walked.pounds':
    '{baron} goes to {to}: of the equally near shops {with}, {targets} {count, plural, one {has} other {have}} the most pounds.',
  'event.walked.castle':
    '{baron} goes to {to} for {whisky} on {targets}: of equal ways, the one nearest to the castle.',
  'event.walked.clockwise': '{baron} goes to {to} for {whisky} on {targets}: of equal ways, the clockwise one.',
  'event.arrived.nearest': '{baron} comes to {to}: no shop {with} is nearer.',
  'event.arrived.pounds': '{baron} comes to {to}: of the equally near shops {with}, this one has the most pounds.',
  'event.arrived.castle': '{baron} comes to {to}: of equal shops {with}, this one is nearest to the castle.',
  'event.arrived.clockwise': '{baron} comes to {to}: of equal shops {with}, this one lies clockwise.',
  'event.stayed.there': '{baron} stays on {to}, in the shop {with}.',
  'event.stayed.nothing': '{baron} finds no shop {with} and stays where he is.',
  'event.bought':
    '{who} buys {whisky} {from} for {price, plural, one {# pound} other {# pounds}}{pounds, plural, =0 {.} one {; the pound on the shop is lost.} other {; the # pounds on the shop are lost.}}',
  'event.sold':
    '{who} sells {whisky} {to}: {formula} go back, {price, plural, one {# pound} other {# pounds}} and {vps, plural, one {# VP} other {# VPs}} come in{pounds, plural, =0 {.} one {; the pound on the shop is lost.} other {; the # pounds on the shop are lost.}}',
  'event.sold.alone':
    '{who} sells {whisky} {to}: {formula} go back, {price, plural, one {# pound comes} other {# pounds come}} in and the blend is kept{pounds, plural, =0 {.} one {; the pound on the shop is lost.} other {; the # pounds on the shop are lost.}}',
  'event.closed.natural':
    '{who} cannot pay {price, plural, one {# pound} other {# pounds}} for {whisky} and takes the shop on {space} back{pounds, plural, =0 {.} one {; the pound on it is lost.} other {; the # pounds on it are lost.}}',
  'event.closed.blend':
    '{who} cannot blend {whisky} without {formula} and takes the shop on {space} back{pounds, plural, =0 {.} one {; the pound on it is lost.} other {; the # pounds on it are lost.}}',
  'event.drew': 'The {back} die goes back to the bag; {die} comes out: {value}.',
  'event.drew.turned': 'The {back} die goes back to the bag; {die} comes out: {rolled}, turned to {value}.',
  'event.evening.raised': 'Round {round} is over. The die of a blend went back: the white die rises to {white}.',
  round: 'Round {round}',
  'event.evening.still': 'Round {round} is over. The white die still shows {white}.',
  'event.ended.die': 'The white die cannot rise above 6: the game is over.',
  'event.ended.rounds': 'Sixty rounds have been played: the game is over.',
  'event.ended.blends': 'All four blends are sold: the game is won!',
  'event.ended.ruin': 'No pound is left, and nothing in hand to blend: the game is lost.',

  'announced.drew': 'The {back} die goes back to the bag, and another one is drawn …',
  'announced.evening': 'Round {round} is over. The die of a blend went back to the bag …',

  'refused.taken': 'There is already a shop on {space}.',
  'refused.baron': '{baron} stands on {space}: no shop can open there until he has left.',
  'refused.visited': '{baron} stands on {space}: the shop cannot be stocked until he has left.',
  'refused.noneLeft': 'All your shops are in the city already.',
  'refused.poor': 'That takes a pound, and you have none in hand.',
  'refused.noShop': 'There is no shop on {space}: pounds go on shops only.',

  'prompt.draft': 'Choose one of the whiskies that were drawn.',
  'prompt.first': 'Take one or two actions, or pass.',
  'prompt.sealed': 'Your seal is on the castle: take one or two actions, or a pound.',
  'prompt.sealed.last': 'All seals are on the castle, this is the last turn: one or two actions, or a pound.',
  'prompt.second': 'You may take a second action, or end your turn.',
  'prompt.second.last': 'You may take a second action, or end the last turn; then the barons come.',
  'prompt.tired': 'After {turns, plural, one {# turn} other {# turns}} in one round there is nothing left but to pass.',
  'prompt.tired.sealed':
    'After {turns, plural, one {# turn} other {# turns}} in one round there is nothing left but to take the pound.',
  'prompt.alone.first': 'Round {round}: take up to two actions, or let the barons come.',
  'prompt.alone.second': 'Round {round}: take another action, or let the barons come.',
  'prompt.alone.lastPound': 'Last pound: unless it buys what you can blend, spending it loses the game.',
  'prompt.they.draft': '{who} chooses a whisky.',
  'prompt.they.turn': 'It is {who}’s turn.',
  'prompt.over': 'The game is over.',

  'option.first': 'First player',
  'option.first.help': 'Who gets the barrel in the first round, and chooses the first whisky last.',
  'option.first.random': 'At random',
  'option.first.random.help': 'A die decides.',
  'option.first.seat': 'Seat {seat}',
  'option.first.seat.help': 'The player in seat {seat} begins.',
  'option.startDie': 'White die',
  'option.startDie.help': 'What the white die shows at first when you play alone. The higher, the less time you have.',
  'option.startDie.value': '{value}',
  'option.startDie.value.help':
    'The game ends when the die would rise for the {times, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time.',
  'option.startDie.value.bot':
    '{won, plural, =0 {The strongest bot won none of {games} games.} other {The strongest bot won {won} of {games} games ({rate, number, ::percent @#}).}}',

  'alone.won':
    'Won in {rounds, plural, one {# round} other {# rounds}} with {pounds, plural, one {# pound} other {# pounds}}',
  'alone.lost': 'Lost with {blends, plural, =0 {no blend} one {# of 4 blends} other {# of 4 blends}} sold',

  'ending.die': 'The white die could not rise above 6.',
  'ending.rounds': 'Sixty rounds have been played.',
  'ending.blends': 'All four blends are sold.',
  'ending.ruin': 'No pound was left, and nothing in hand to blend.',
  'ending.tied': 'A tie, settled by the number of shops in the city.',
  'ending.resigned': 'Given up before the end.',

  'rules.goal': 'The idea',
  'rules.goal.1':
    'You trade whisky in the city of Dyce. Buy natural whiskies (blue, red and yellow), blend them, and sell the blends for pounds and victory points (VPs). You never trade with each other: four barons walk the streets and trade with the shops they reach. Whoever has most in the end wins.',
  'rules.goal.2':
    'Four blends can be sold. English Mint (green) is made of blue and yellow, American Amber (orange) of red and yellow, Wrath of Grapes (purple) of blue and red, Black Angus (black) of all three. The colours of players and barons have nothing to do with those of whiskies.',
  'rules.setup': 'The city and the market',
  'rules.setup.1':
    'The city has five by five spaces: columns a to e from west to east, rows 1 to 5 from north to south. On c3 in the middle stands the castle, which nobody can enter, with the white die on top: it shows 1. Everybody has 6 pounds, 6 shops and a seal. The barons wait at their gates.',
  'rules.setup.2':
    'Each baron has a line of four dice from the bag, his prices. Natural whiskies cost 1 to 3, blends bring 4 to 6: a die that shows anything else is turned upside down. Four dice stay in the bag. There are 8 cubes of each natural whisky and 4 of each blend, and no more.',
  'rules.setup.3':
    'As many natural whiskies as players are drawn. Everybody chooses one, from the right of the first player round against the clock, so that the first player takes what is left.',
  'rules.player': 'Your turn',
  'rules.player.1':
    'From the first player clockwise, you take turns of one or two actions. Open: put a shop from your hand on a space with no shop and no baron, and pay a pound. Stock: put a whisky from the supply on one of your shops where no baron stands, a natural one to buy it or a blend to sell it; what was there goes back. Advertise: put a pound on any shop, even another player’s, to attract barons.',
  'rules.player.2':
    'Instead you can pass: put your seal on the castle. If it lay there when your turn began, you may take a pound instead of actions. If all seals lay there when your turn began, the barons come after your turn.',
  'rules.move': 'The barons move',
  'rules.move.1':
    'Orange, green, purple, black: each moves and trades before the next. He looks for shops that show the colour of the first die of his line. If there is none, or if he stands on one, he stays. Otherwise he goes one step, never diagonally: towards the nearest such shop; if several are as near, towards the one with the most pounds; if several steps are as good, to the space nearest to the castle; and then clockwise.',
  'rules.move.2':
    'His first step takes him through his gate, to any of the five spaces of his side. The castle is in the way, shops and other barons are not.',
  'rules.trade': 'The barons trade',
  'rules.trade.1':
    'If the baron then stands on a shop with the right whisky, he trades at the price of the die. Natural: the owner pays the price and takes the whisky in hand. Blend: the owner gives back the natural whiskies it is made of, and gets the price and 1 VP, or 2 for black. The pounds on the shop are lost, and the shop stays, empty.',
  'rules.trade.2':
    'If the owner cannot pay or blend, the shop goes back to the owner’s hand, and everything on it to the supply. The die stays.',
  'rules.trade.3':
    'After a trade, and also if there was no shop to look for, the baron’s first die goes back to the bag, and another one is drawn, rolled and put at the end of his line.',
  'rules.evening': 'The end of a round',
  'rules.evening.1':
    'Everybody takes the seal back. If the die of at least one blend went back to the bag in this round, the white die rises by one. The barrel goes to the next player.',
  'rules.score': 'The end and the score',
  'rules.score.1':
    'When the white die would rise above 6, the game ends after that round. Count your pounds in hand and on your shops, 3 for each whisky in hand and 6 for each VP. If equal, more shops in the city win; if still equal, the win is shared.',
  'rules.alone': 'Alone',
  'rules.alone.1':
    'You take one turn in a round, with up to two actions. Blends that you sell are kept instead of VPs. You win as soon as you have sold one of each of the four, and lose if the game ends before, or once you have neither a pound nor whiskies to blend. For a harder game let the white die start higher.',

  'DY-1':
    'The gates, clockwise from the north: orange in the north, green in the east, purple in the south, black in the west.',
  'DY-2':
    'At the start each line is sorted: natural dice first, black ones last, otherwise in the order in which they were drawn.',
  'DY-3':
    'A turn has one or two actions, so you may stop after one. A shop is stocked with another colour than it shows, and only with one that the supply still has.',
  'DY-4':
    'After 12 turns in one round a player can only pass or, with the seal down, take the pound; from then on the player is skipped until the barons have come.',
  'DY-5':
    'Barons may stand on the same space and trade there one after the other. Nobody returns to a gate, which is no space of the city.',
  'DY-6':
    'Distance is counted in steps, by the shortest way round the castle. From a gate, the step through it counts too.',
  'DY-7': 'Nearer to the castle means fewer steps to c3, counted straight through everything.',
  'DY-8':
    'Clockwise means to the left when facing the castle. A baron west of it on b3 who must get to d3 goes to b2, by the north.',
  'DY-9': 'A trade is not optional, and is paid from the hand alone, never with the pounds on the shop.',
  'DY-10': 'The game also ends after 60 rounds.',
  'DY-11': 'Alone, the cube of a blend that is sold stays with you, so it is missing from the supply of four.',
  'DY-12': 'Pounds on a shop belong to its owner in the end, whoever put them there.',
  'DY-13': 'To open a shop you need one in hand, a pound to pay, and a space of the city with no shop and no baron.',
  'DY-14': 'You can stock only your own shops, and only while no baron stands there.',
  'DY-15': 'To advertise you need a pound in hand and any shop in the city, with or without baron.',
  'DY-16':
    'Whiskies are chosen before the first round, and only then. In a turn you open, stock, advertise, pass, take the pound or stop, one thing at a time.',
  'DY-17': 'In the draft you take one of the whiskies that were drawn.',
  'DY-18': 'Alone nobody passes or takes a pound; you just end your turn.',
  'DY-19':
    'The seal goes down once a round, instead of actions. The pound is for those whose seal lay on the castle when their turn began, and also instead of actions.',
  'DY-20': 'As soon as only one colour is left in the draft, the rest is dealt out by itself.',
  'DY-21':
    'Alone, the game is lost at once when you have no pounds in hand and no whiskies there to make any blend from: nothing could change any more.',
} as const;
