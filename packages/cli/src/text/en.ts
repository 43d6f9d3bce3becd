export const en = {
  'name.alone': 'Player',
  'name.human': 'Player {n}',
  'name.guest': 'Guest',
  'name.regular': 'Regular',
  'name.brewer': 'Brewer',
  'name.master': 'Master',

  'word.help': 'help',
  'word.menu': 'menu',
  'word.moves': 'moves',
  'word.hint': 'hint',
  'word.why': 'why',
  'word.undo': 'undo',
  'word.log': 'log',
  'word.rules': 'rules',
  'word.save': 'save',
  'word.resign': 'resign',
  'word.quit': 'quit',
  'word.yes': 'yes',

  'help.move': 'Type a move in short, such as {example}, or its number from the list of moves.',
  'help.help': 'this list',
  'help.menu': 'choose the move from a menu; Enter alone does the same',
  'help.moves': 'list all moves with their numbers',
  'help.hint': 'what a strong bot would do',
  'help.why': 'why a move is allowed or not: {why} {example}',
  'help.undo': 'take your last move back, if no die was rolled since',
  'help.log': 'everything that has happened',
  'help.rules': 'the rules, with the numbers of the rulings',
  'help.save': 'save under another name: {save} FILE (it is saved after every move anyway)',
  'help.resign': 'give up',
  'help.quit': 'save and leave',

  'legend.dyce.typing':
    'c2 opens a shop, c2 y puts yellow whisky on it, ad c2 a pound; pass, take, done. Letters are colours, and K is black.',
  'legend.dyce.city':
    '1Y+2 is a shop of player 1 with yellow whisky and 2 pounds, @o the orange baron, ▣W3 the castle with the white die, ♦ the seals on it.',
  'legend.dyce.barons':
    '[Y2] is a baron’s price, and → where he would go now: £ for more pounds, W nearer to the castle, ↻ clockwise; = if he stays, – if there is no such shop. Then what comes of it: 1Y−2£ is bought, 1P+4£ sold, 1Y × closed.',
  'legend.dyce.players':
    '£ pounds, B R Y whiskies and ⌂ shops in hand, ★ VPs, score; ° has the barrel. □ is the supply, ⚄ the bag.',
  'legend.brewing.typing':
    'MH1 sows a seed, MH3 y3 puts a yellow 3 on a space, MH3 y3 wh one from the warehouse, speed MH3 u4 speeds it up, store y3 stores it; wh or res says where a die goes. buy hon u5, deal lock, play lock, aim 2 wh y3, block 2 mh, ban lag1, brew lag1 hon, brew lag1 chosen, pay y4; pass, done.',
  'legend.brewing.board':
    'y yellow, b black, g green, u blue, s seed; y3+ raised, y3! protected, y3# locked, y1* unlucky. s→y is what a space takes and gives, ↻ rerolls, ⇄ exchanges; »u4 sped it up, × is blocked, ⊘3 opens in round 3. R is the reserve, W the warehouse.',
  'legend.brewing.stores':
    '★ experience, = score, ¢ coins, ▤ recipes; ° has the season token. ❄5 is round 5 in winter, ☀6 in summer, □ the supply. hon 4¢×2+1: honey costs 4, 2 are left, you have 1; +2T are two hidden tokens.',
  'legend.brewing.recipes':
    '✓ can be brewed now, y5? is missing. Then the reward (T is a token, yg a yellow or green die, ⚄ any die) and what enhances it: u5+3¢ is a blue die of 5 or more for 3 coins.',
  'legend.whisky.typing':
    'roll, sail sea-irish, ask hard, 1 to 4 for an answer, play faker, pick ardbeg-5, choose 2, swap yeast water, fly dublin, stop, leave, pass; a number takes the move that stands beside it.',
  'legend.whisky.going':
    'go oban walks to a field that can be reached, by the way with most barrels. → lists where the walk can end, @ what is near, with the number of fields, and for each region you still need the nearest distillery; ~kennacraig is where you would put to sea for it.',
  'legend.whisky.players':
    'Your bottles by region, ? hidden, + without a region. For each: ★ points, ✓ the regions (Ireland, Lowlands, Highlands, Islands, Islay, Speyside), b barley, w water, y yeast, # cards in hand, ? hidden bottles, @ where; T truck, C carriage, H hangover, P prohibition, R return ticket, −2 turns to miss. ↻ is the round, □ the bag.',
  'legend.whisky.fields':
    'D135 is a distillery with the bottles you could get, ! of a region you still need, L a lost distillery, P pub, H harbour, A airport, S special, B barrel. Cards: ⚄ before the roll, D at a distillery, ? during a question, A at an airport.',

  'dice.sealed': 'The dice are sealed. The SHA-256 of their secret is',
  'dice.seeded': 'The dice come from seed {seed}: they can be repeated, and nothing is sealed.',
  tip: 'Move, Enter for the menu, or {help}',
  turn: '{who} to move',
  thinks: '{who} is thinking',
  more: 'Enter for more',

  'move.allowed': '{move} is allowed.',
  'move.refused': '{move} is not allowed. {rule}: {ruling}',
  'move.over': 'The game is over.',
  'move.late': 'The time was up: no answer was taken.',
  'move.unknown': '“{typed}” is neither a move nor a command. {help} lists them.',
  'why.which': 'Why what? Type the move as well: {why} {example}',
  hint: 'Hint: {move}. {sentence}.',
  'hint.chance': '{sentence}. Chance of winning: about {percent} %.',

  'undo.done': 'Taken back.',
  'undo.none': 'There is nothing to take back: dice have been rolled since, or you have not moved yet.',
  saved: 'Saved in {file}.',
  'save.failed': 'It cannot be saved in {file}: {why}',
  'resign.sure': 'Give up? Type {yes} to do it:',
  'resign.kept': 'You play on.',
  'resign.done': '{who} gives up.',
  'log.empty': 'Nothing has happened yet.',
  'menu.first': 'What do you play?',
  'menu.second': 'Which one?',
  resumed: '{n, plural, one {Resumed after # move.} other {Resumed after # moves.}}',
  quit: 'Saved. Go on with:',

  'end.won': '{count, plural, one {{names} wins.} other {{names} share the win.}}',
  'end.place': '{place}.',
  'end.points': '{points, plural, one {# point} other {# points}}',
  'end.resigned': 'gave up',
  'end.unclaimed': 'nobody’s',
  'end.secret': 'The secret behind the dice was',
  'end.verify': 'The record is kept. Anyone can check it:',
  and: 'and',
} as const;
