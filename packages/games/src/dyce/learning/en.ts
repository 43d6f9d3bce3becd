export const en = {
  'lesson.goal':
    'The end: you win by 28 to 22. Each pound counts 1, each whisky in hand 3, each star, a victory point (VP), 6.',
  'lesson.draft':
    'A new game. You buy blue, red and yellow whisky, blend it, and sell the blends. Everybody begins with one: take yellow.',
  'lesson.open':
    'You trade with barons only. The orange baron’s first die tells his whisky and price: blue, £2. Choose c1, and press Open.',
  'lesson.stock':
    'That cost £1, and one action is left. A baron comes to shops that show his first die’s colour: put blue here, to buy it.',
  'lesson.ways':
    'Press the arrow, “Next moves”: barons head for the nearest shop with their colour; from the gate anywhere on their side, then one straight step.',
  'lesson.pass':
    'You are ready: pass. Your seal goes on the castle. While others go on, you may take a pound each turn.',
  'lesson.take':
    'All seals are on the castle: this turn is the last, and then the barons come. Take your pound, and watch them.',
  'lesson.bought':
    'Bought for £2! His blue die is gone, and the next one counts. So is the purple baron’s yellow die: no shop showed yellow.',
  'lesson.sell-where':
    'Your blue and yellow make green; the purple baron pays £6 for it. Where a baron stands, nothing can be stocked: open b5.',
  'lesson.sell': 'Put green here, to sell it. You will give blue and yellow, and get £6 and a VP.',
  'lesson.advertise':
    'Your rival’s green is as near. Then the pounds on a shop decide, only then nearness to the castle. Advertise: a pound on b5.',
  'lesson.done':
    'Clever. The pound is lost once he trades here; left on your shop, it counts for you. One action is enough: end your turn.',
  'lesson.pass-again': 'Your rival has passed. Pass as well, and the barons come after one more turn.',
  'lesson.sold':
    'Sold: £6 and a VP. A black blend would bring two VPs. His green die is gone, and the next one counts.',
  'lesson.rise':
    'It was the die of a blend, so the white die rises after the round. If it has to rise from 6, the game ends.',
  'lesson.closed':
    'The green baron came for red on d2. Your rival could not pay £3: the shop closed. Barons never ask: keep enough pounds.',
  'lesson.tip':
    'One tip: look along the lines. After red, the orange baron will want green: have blue and yellow ready by then.',

  'answer.blue-later': 'Blue comes next: a baron has it for £2. Take yellow now.',
  'answer.also-near': 'He would come there, too. For this lesson, choose c1.',
  'answer.too-far': 'He takes one step a round, so c2 is too far for now. Choose c1.',
  'answer.open-first': 'Not yet: open a shop on c1 first.',
  'answer.wants-blue': 'He has blue now, and comes for nothing else. Choose blue.',
  'answer.not-yet': 'That is a blend, for selling, and you cannot blend it yet. Choose blue.',
  'answer.show-first': 'Not yet: nobody comes to an empty shop.',
  'answer.leave-c5': 'A fine place, but for this lesson choose b5.',
  'answer.take-b5': 'He would come there, too. For this lesson, choose b5.',
  'answer.sell-first': 'Not yet: open a shop on b5 first.',
  'answer.not-theirs': 'That would draw him to your rival. Put the pound on b5.',
  'answer.draw-first': 'Not yet: he would go to c5, which is nearer to the castle.',
  'answer.enough': 'One pound is enough. End your turn.',

  'summary.win':
    'Having the most points: pounds, whiskies in hand and victory points together. If equal, more shops in the city.',
  'summary.turn':
    'One or two actions: open a shop for £1, stock your shop, or advertise with £1. Or pass; in later turns you may take £1 instead of acting.',
  'summary.scores':
    'A pound in hand or on your shops 1, a whisky in hand 3, a VP 6. Selling a blend brings £4 to £6 and 1 VP, black 2 VPs.',
  'summary.ends':
    'The white die, already at 6, has to rise again. It rises after each round in which the die of a blend went back to the bag.',
  'refusal.DY-14':
    'Whiskies go on your own shops only, and not while a baron stands there: open a shop first, or wait.',
  'refusal.DY-13': 'A new shop needs a space with no shop and no baron, and a pound in hand.',
  'refusal.DY-15': 'Advertising takes a pound from your hand and a shop to put it on: a free space takes none.',

  'figure.blends': 'The four blends: what goes into each, and the VPs it brings.',
  'figure.start':
    'The city at the beginning. Every baron waits at his gate, beside his line of four dice; the framed one counts.',
  'figure.turn': 'What a turn offers: whiskies to stock, and below them the other actions.',
  'figure.shop': 'A shop with blue whisky, before the gate of the baron who has blue.',
  'figure.seals': 'Both seals are on the castle: this is the last turn before the barons come.',
  'figure.walk':
    'The next moves: orange reaches blue, black reaches red, green takes a step towards red, and purple finds no yellow.',
  'figure.tie': 'Both green shops are one step away. The pound on b5 decides; without it he would go to c5.',
  'figure.trade': 'After a trade on c1: the shop is empty, and the baron stands in it. His next die counts now.',
  'figure.rise': 'The die of a blend went back to the bag, and the white die has risen to 2.',
  'figure.score': 'The end of a game: 7 pounds, a whisky and 3 VPs are 28 points.',
  'figure.alone': 'Alone, after two rounds: one blend is sold, and three are still to sell.',
} as const;
