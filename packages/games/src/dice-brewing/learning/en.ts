export const en = {
  'lesson.goal':
    'A finished game: recipes bring experience, coins and dice a little more. With ten brewed in all, that round is the last; most points win.',
  'lesson.sow':
    'The dice are rolled. Sow your seed in the Malt House: at the end of the round it becomes a yellow die, pale malt.',
  'lesson.refine':
    'A turn is one or two pieces. Experimental Lager needs yellow 2: put your yellow 1 on the +1 of the Malt House.',
  'lesson.speed':
    'The pip comes at the end of the round, too late to brew. Any blue 2 or more speeds it up: put your 4 there.',
  'lesson.keep':
    'Now a 2: put it in the warehouse. Dice there keep their value, and only they brew; the reserve is rolled anew each round.',
  'lesson.store':
    'The lager still lacks hops. Press your green 3, then Store. Storing costs nothing, but there is no way back.',
  'lesson.end':
    'End your turn: players take turns until all have passed. What the other player uses now is closed to you in this round.',
  'lesson.brew':
    'Everybody is done: time to brew. All that Experimental Lager needs is in your warehouse. Brew it, for experience and an action token.',
  'lesson.claim':
    'Cheers! Dice that paid return to your reserve. Take the token Raise: once, whenever you like, one of your dice shows one more.',
  'lesson.tidy':
    'Tidying up: your seed has become a yellow die, and the blue die that helped is back. Summer, every second round, brings everybody a seed.',
  'lesson.school':
    'School and Market are open. The School’s third space takes a blue 5 or 6: put yours there, for another blue die.',
  'lesson.pass':
    'Later in round two, with dice stored for Mass Lager: nothing more to place, so pass. That is final; others may go on placing alone.',
  'lesson.fruit':
    'The purchase: one ingredient a round. With fruit, Mass Lager brings 2 more experience points. Buy it for your two coins.',
  'lesson.raise':
    'Before the brewing, tokens may be played. Mass Lager needs two yellow dice of 3, and one of yours is a 2: play Raise.',
  'lesson.aim': 'Choose the yellow 2 in your warehouse. It shows 3 until the end of the round.',
  'lesson.enhance':
    'Press the fruit on the card, then brew: 3 experience points and 4 coins. One extra at most, an ingredient or a blue die.',
  'lesson.tokens':
    'Other tokens act on rivals: Lock stops a die for this round, Withdraw sends a stored die back to its owner’s reserve.',
  'lesson.farewell':
    'Round three opens the last house, for seeds and coins, and the Black Market. Press or point at anything to read it. Sow often!',

  'answer.hops': 'That would grow hops. Malt is what you lack: sow in the Malt House.',
  'answer.seedFirst': 'All in good time: sow the seed first.',
  'answer.roast': 'That would trade it for a black die. Put it on the +1 instead.',
  'answer.blackIsFine': 'The black 4 is high enough. It is the yellow 1 that needs a pip.',
  'answer.tooLow': 'A yellow 1 is too low for the lager. Put it on the +1 first.',
  'answer.otherSpace': 'That would bring the new die at once. Today the pip is worth more.',
  'answer.blueNeeded': 'Use the blue die first: put it on the +1, under your yellow die.',
  'answer.rolledAgain': 'In the reserve it would be rolled again. Keep it safe in the warehouse.',
  'answer.hopsFirst': 'First store the green 3, or there are no hops for the lager.',
  'answer.maltNeeded': 'The lager needs that yellow die: leave it in the warehouse.',
  'answer.otherLager': 'That works, too. But Experimental Lager brings a token.',
  'answer.brewNow': 'You can brew: do not let it go.',
  'answer.raiseFits': 'A good one, too. For this lesson take Raise.',
  'answer.otherLesson': 'The School teaches that, too. This time choose its third space.',
  'answer.schoolFirst': 'First send the blue 5 to the School.',
  'answer.noNeed': 'You may, but the black 3 is not needed today.',
  'answer.fruitFirst': 'Buy fruit first: it makes the beer worth more.',
  'answer.raiseNow': 'Without Raise there is no Mass Lager today: play it now.',
  'answer.highEnough': 'That one is high enough. Choose the yellow 2.',
  'answer.notNeeded': 'Mass Lager needs no black die. Choose the yellow 2.',
  'answer.fruitToo': 'Without fruit it would bring less. Press the fruit on the card first.',
  'answer.massIsBetter': 'Mass Lager brings more. Brew that one, with fruit.',

  'summary.win': 'Having most points at the end: experience from recipes, and a little for coins and dice.',
  'summary.turn':
    'All roll their reserves. Place one or two pieces a turn until all pass; store dice at no cost; buy; brew; tidy up: what you placed brings what it shows.',
  'summary.scores':
    'A recipe: 1 experience point and its reward, more with an extra. At the end 2 coins count 1, yellow and green dice 1 each, black ones 2, blue none.',
  'summary.ends': '10 recipes are brewed in all, 15 with three players, 20 with four: that round is the last.',
  'refusal.BR-20': 'First everybody places, then buys, then brews. A recipe that is ready waits for the brewing.',
  'refusal.BR-26': 'Dice in the reserve do not brew: store them while placing or buying.',
  'refusal.BR-4': 'In a game of two, a space that the other player uses is closed to you until the next round.',

  'figure.stores':
    'The reserve is rolled at the beginning of each round; in the warehouse, dice keep their value and seeds wait.',
  'figure.placed': 'A seed waits to become a yellow die, and a yellow 1 to become a 2.',
  'figure.blocked': 'The other player uses both spaces of the Hops Plantation: here they are closed for this round.',
  'figure.houses':
    'The four houses. On top what goes in, below it what it brings, at the bottom the blue die that speeds it up.',
  'figure.sped': 'With a blue 4 the pip came at once. The blue die stays until the boards are tidied.',
  'figure.markets':
    'The Market in round two, with what each ingredient costs and how a blue die lowers it. The Black Market is closed.',
  'figure.raised': 'The first yellow die was a 2 and has been raised: it shows 3 until the end of the round.',
  'figure.ready':
    'Experimental Lager: the dice it needs, all stored, and its reward, 1 experience point and an action token. In the next row, extras with their bonus.',
  'figure.progress': 'Ten recipes are brewed in a game of two: this round is the last.',
  'figure.scores': 'The final count: experience, coins and dice.',
} as const;
