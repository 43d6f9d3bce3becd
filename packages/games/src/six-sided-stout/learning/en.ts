export const en = {
  'lesson.goal':
    'A finished stout, 87 points. Malt scores by its roast, hops and yeast for malt they touch. Ten days, as many points as you can.',
  'lesson.malt': 'Day 1: buy malt at the market. Two dice are rolled, and every pip is one unit of pale malt.',
  'lesson.first': '4 and 5 make nine units of pale malt. The very first may go anywhere: put it on b1.',
  'lesson.chain':
    'From now on everything must touch what lies there, and units of one kind from the same day touch each other. Put another on c1.',
  'lesson.close':
    'Seven units stay in store, as dice showing 5 and 2, to be put later. Only the board scores. For now, close the day.',
  'lesson.roast':
    'Day 2: roast. Two dice of one store get darker: pale malt becomes caramel, caramel chocolate. Chocolate roasted once more burns and is lost.',
  'lesson.assistant':
    'The day was closed for you. Day 3: call the Scientist, then buy yeast. You roll three dice and keep two; each assistant helps once.',
  'lesson.keep':
    'Yeast is a third of the dice you keep, rounded down. All of it goes in, and b2 holds one: keep 2 and 3.',
  'lesson.yeast':
    'Yeast must touch water, or yeast that does. It scores for malt beside it, times its own sides on water: put it on b2.',
  'lesson.beside': 'Pale malt on b1 gives it 1 × 2. Malt can join on any day: put caramel on a2, for 2 × 2 more.',
  'lesson.no-beer':
    'Yeast has 6 now. But beer needs all three, malt, hops and yeast: so far it is worth nothing. Close the day.',
  'lesson.hops':
    'You cannot buy the same thing two days running: buy hops, half the sum. Each scores 3 beside pale malt, 2 caramel, 1 chocolate.',
  'lesson.room':
    'All three hops must go in. 3/3 means room for all of them; a1 holds only one. Put the first on d1, beside pale malt.',
  'lesson.beer':
    'Cheers! The other hops followed. Malt, hops and yeast: a beer with 13 points. Malt beside them adds more. Close the day.',
  'lesson.end':
    'The game ends after day 10, or when you stop in the morning. Malt that is still in store then scores nothing.',
  'lesson.patience':
    'Patience pays: caramel roasted once more is chocolate, 5 points each, and as much again for every water side of yeast beside it.',

  'answer.malt-first': 'Hops and yeast score for malt, so begin with malt.',
  'answer.save-assistant': 'Assistants help only once a game. Go alone this time.',
  'answer.stop': 'That would end the game today. There are better days to come.',
  'answer.elsewhere': 'A good place, too. In this lesson we begin on b1.',
  'answer.put-first': 'Soon. First put the unit that is lit up.',
  'answer.keep-corner': 'It could go there. But you will want that corner for something else.',
  'answer.save-pale': 'Keep the rest: it is worth more when it is roasted.',
  'answer.roast-first': 'You will buy some soon. Today your malt goes into the kiln.',
  'answer.take-scientist': 'With the Scientist this time: press him, then Yeast.',
  'answer.save-brewer': 'The Master Brewer helps with anything: save him, and take the Scientist.',
  'answer.yeast-first': 'Not a bad day either. But now try yeast, with the Scientist.',
  'answer.too-much': 'That makes two units of yeast, and the second would touch no water.',
  'answer.one-side': 'Only one side of d1 touches water. On b2 it is two.',
  'answer.yeast-now': 'Malt may go in, too. First put the yeast on b2.',
  'answer.not-beside': 'There it does not touch the yeast. On a2 it does.',
  'answer.save-caramel': 'Keep the rest: roasted once more, it becomes chocolate.',
  'answer.hops-first': 'That can wait. What your beer lacks is hops.',
  'answer.caramel-side': 'Caramel gives hops 2, pale malt 3: try d1.',
  'answer.hops-now': 'Malt may go in, too. First put the hops on d1.',

  'summary.win':
    'Having the most points in a contest, where all have the same dice. Alone, you brew for bronze, silver and gold.',
  'summary.turn':
    'Each day, buy malt, hops or yeast, or roast two dice of malt. Then put ingredients on the recipe: hops and yeast at once, malt when you like.',
  'summary.scores':
    'Malt by its roast. Hops for every malt they touch. Yeast too, times its sides on water. If malt, hops or yeast is missing: nothing.',
  'summary.ends': 'Day 10 is over, or you stop on any morning. What is left in the stores scores nothing.',

  'refusal.SS-10': 'You put a second unit of a kind away from the first: within a day they must touch.',
  'refusal.SS-8': 'You begin where only some of today’s hops or yeast fit, while another place has room for more.',
  'refusal.SS-4': 'You want to buy what you bought yesterday. Roast or buy something else in between.',

  'figure.finished': 'A finished recipe around the water: 87 points.',
  'figure.big': 'The big pot: the same water, and room for 52 units.',
  'figure.market': 'A morning: three goods at the market, the kiln, or the end of the game.',
  'figure.keep': 'The Scientist has helped to roll three dice for yeast; two of them are kept.',
  'figure.stores': 'Malt in store: one day of roasting moves two dice one sack to the right.',
  'figure.chain':
    'The first unit went on b1. The second, of the same kind and on the same day, has to touch it: here on c1.',
  'figure.room':
    'Three hops came home. On 3/3 all of them find room; on a1 only one would, so they may not begin there.',
  'figure.values':
    'What each malt scores by itself, for hops beside it, and for yeast beside it, times the sides on water.',
  'figure.hops': 'These hops touch two caramel malts: 2 + 2 = 4.',
  'figure.yeast': 'This yeast touches pale and caramel malt, and water on two sides: (1 + 2) × 2 = 6.',
  'figure.no-beer': 'No hops yet, so it is no beer, and the score is 0.',
  'figure.days': 'Nine days are over, the tenth is the last.',
} as const;
