export const en = {
  'lesson.goal':
    'This game is won: a bottle of each of the six regions, and at least 25 points. Whoever gets there first wins.',
  'lesson.start': 'Everybody begins in Edinburgh or in Dublin. Ireland is one of the six regions: begin in Dublin.',
  'lesson.roll': 'In your turn you roll, walk, and use the field where you end. Roll!',
  'lesson.walk':
    'Five fields. Where you can end, it glows; at places such as distilleries you may stop early. Press Teeling, then Go.',
  'lesson.ask':
    'Each distillery has three bottles. The easy question is for 1 point, the medium one for 3, the hard one for 5. Choose easy.',
  'lesson.answer':
    'The right answer wins the bottle; after a wrong one, take a question elsewhere first. Here nobody hurries you; most tables have a clock.',
  'lesson.again': 'Good! Your first region. A distillery gives you no second bottle, so you travel on. Roll!',
  'lesson.special':
    'Four fields end exactly at Kinnegad, a special field. Only whoever ends there draws a card. Press Kinnegad, then Go.',
  'lesson.kept':
    '50/50 goes into your hand, where only you see it. Other cards act at once: hangover takes 2 off each roll until a six. Roll!',
  'lesson.barrels':
    'After a six you throw again: seven fields. Go to Bushmills; every barrel you pass gives you a token: barley, water or yeast.',
  'lesson.medium': 'Three tokens, for later. Now a better bottle: choose medium. You hold a card that helps.',
  'lesson.fifty': 'Not sure? Play 50/50: it strikes out two wrong answers.',
  'lesson.pick': 'Two are left; only in the lesson is the right one lit. Answer!',
  'lesson.lost':
    'Another match, with more tokens. Two of each buy a hidden bottle at a lost distillery: take it! Pubs swap two alike for another.',
  'lesson.found':
    'Kinclaith, 4 points, of no region. Lost bottles bring up to 10. Your opponents see that you have it, but not its points.',
  'lesson.sail':
    'Back to your journey, now at a harbour: instead of rolling you may put to sea, one field a turn. Sail!',
  'lesson.tip':
    'Past Off the Oa lies Islay, where your character, John Campbell, counts Laphroaig twice. Tip: a bottle of every region first, then points.',

  'answer.edinburgh': 'That is open to you in a real game. Here, begin in Dublin.',
  'answer.elsewhere': 'You may go there, but not now: follow the red road.',
  'answer.airport':
    'With a ticket, a special card, you fly from an airport to another and roll at once. Now to Teeling.',
  'answer.easier': 'Brave! But try an easier one first.',
  'answer.bolder': 'You can do more than that: medium, with your card.',
  'answer.stay': 'You may leave without a question, but then without a bottle.',
  'answer.wrong': 'Not that one. In a game the question would be over; here you may try again.',
  'answer.guess': 'Here guessing costs nothing. Try one!',
  'answer.card': 'Play the card first.',
  'answer.pay': 'You have all it costs: take the bottle.',
  'answer.sea': 'You may stay on land, too. But try the ship now.',

  'summary.win': 'Being the first with a bottle of each of the six regions and at least 25 points.',
  'summary.turn':
    'Roll and walk; after a six you throw again. You may stop early at distilleries, lost distilleries, pubs, harbours and airports. Then use the field.',
  'summary.scores':
    'Answered at a distillery: 1, 3 or 5 points. Lost bottles, for two of each token: 4 to 10. Bottle cards: 2 to 7.',
  'summary.ends':
    'Somebody reaches the goal, even in mid-turn. If nobody has after 150 rounds, the most regions win, then the most points.',

  'refusal.WG-36': 'No question here: you have a bottle of this distillery, or your last question was asked here.',
  'refusal.WG-35':
    'No stopping here: only distilleries, lost distilleries, pubs, harbours and airports let you end a walk early.',
  'refusal.WG-29': 'Not now: each card says when it is played, and something must come of it.',

  'figure.shelf': 'A full shelf: a bottle of each region, and more points than needed.',
  'figure.won': 'Two players, their points and their regions: all six for the winner.',
  'figure.start': 'The two cities where a journey can begin.',
  'figure.walk': 'A roll of five from Dublin: the glowing fields are where the walk can end. At Teeling it ends early.',
  'figure.special': 'A roll of four from Teeling reaches some special fields exactly, such as Kinnegad and Wicklow.',
  'figure.barrels': 'Seven fields lead from Kinnegad to Bushmills, past three barrels.',
  'figure.stock': 'Teeling and its three bottles, worth 1, 3 and 5 points.',
  'figure.levels': 'At a distillery: three bottles, three questions.',
  'figure.question': 'A question; 50/50 would strike out two wrong answers.',
  'figure.lost': 'At a lost distillery: its price, and what the player has.',
  'figure.pub': 'At a pub: two tokens of one kind for one of another.',
  'figure.harbour': 'In a harbour: the ship’s first field glows.',
  'figure.hand': 'Three cards kept in hand; each says what it does and when.',
} as const;
