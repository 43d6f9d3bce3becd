export const en = {
  'lesson.goal':
    'The end: red and blue pips count for you, whoever placed them, yellow and white ones for your rival. 39 to 37: you win.',
  'lesson.seed':
    'Now from the start. In the middle lies the Seed, a 5. Place your red 6 on c2: neighbours must differ by exactly one.',
  'lesson.both': 'b2 has two neighbours, a 6 and a 4. Only a 5 differs by one from both: place your blue 5 there.',
  'lesson.corner':
    'Only full sides count: b4 lies beside the 4 and merely touches a corner of the Seed. So place your red 3 there.',
  'lesson.own':
    'High dice of your own colours pay most. Take your other blue 5, and place it on any square that glows.',
  'lesson.low': 'Keep low what counts for your rival: put your yellow 1 on c5, and no 6 of theirs fits d5 any more.',
  'lesson.dead':
    'Hatched squares are dead: no number differs by one from both 1 and 5. Your rival’s 6 had to go elsewhere.',
  'lesson.stuck':
    'Late in another match: the open squares take 2, 3, 4 or 5, but you hold only 6s and a 1. Watch what happens.',
  'lesson.rolled':
    'Nothing fitted, so all your dice were rolled again, and that was your turn. Whoever can place must: place your blue 4.',
  'lesson.last':
    'The end you saw first, one die earlier: one open square, and you are behind, 33 to 37. Which of your two 6s wins?',
  'lesson.over':
    'No empty square can be filled any more, so the match is over at once. Dice in hand count for nobody: 39 to 37.',
  'lesson.three':
    'With three players, red alone is yours and white is nobody’s. If white beats you all, the lowest wins: place your white 5.',
  'lesson.turned':
    'White has 27, more than anyone, so the lowest tally wins: yours, with 20. Equal tallies share the win.',
  'lesson.four':
    'With four players, everyone first picks two spare dice. They are rolled later, so only colour matters: pick a red one, your colour.',
  'lesson.rest':
    'A match almost like yours. High dice for you, low ones for them, dead squares in their way: place your red 4 where you like.',

  'answer.theirs': 'It fits, but these pips count for your rival.',
  'answer.lower': 'It fits, but another die of yours counts more.',
  'answer.named': 'It fits there too. Take the square that the step names, so that the lesson can go on.',
  'answer.single': 'It fits beside one neighbour, too. Try it between two of them, on b2.',
  'answer.low': 'Low is right. But on c5 it takes a square from their 6 as well.',
  'answer.shared': 'That would make 25 pips, as many as yellow has: a shared win. With white, you win alone.',
  'answer.spare': 'You may, but then others hold more of your dice. Red is your colour.',

  'summary.win': 'Having the most pips in the box at the end: those of your own colours, whoever placed them.',
  'summary.turn':
    'Place one die beside others. It must differ by exactly one from every neighbour. You may not pass. If none fits, all your dice are rolled again.',
  'summary.scores':
    'Every pip in the box, for the owner of its colour. The Seed and dice never placed count for nobody.',
  'summary.ends':
    'No empty square can be filled any more. With three players the lowest tally wins if the unclaimed colour beats everyone.',
  'refusal.DB-10':
    'This die does not fit: every neighbour must show exactly one more or one less. 6 and 1 do not meet.',
  'refusal.DB-9': 'This square lies alone: a die must touch another with a full side, not just with a corner.',
  'refusal.DB-8': 'This square is taken: a die goes on an empty one, and what lies in the box stays there.',

  'figure.tally': 'Two players at the end: red and blue have 39 pips, yellow and white 37.',
  'figure.colours': 'All red and blue dice count for player 1, no matter who placed them.',
  'figure.start': 'Two players, ready to begin: the Seed in the centre, and three dice of every colour in hand.',
  'figure.draft': 'Four players first pick two of the eight spare dice each.',
  'figure.neighbours': 'The ringed square lies between a 6 and a 4: only a 5 differs by one from both.',
  'figure.corner':
    'The ringed square lies beside the 4 and takes a 3 or a 5. The Seed only touches its corner and does not count.',
  'figure.stuck': 'The open squares take 2, 3, 4 or 5. With three 6s and a 1 in hand, all dice are rolled again.',
  'figure.dead': 'Both ringed squares lie beside a 1 and a 5: no number fits there any more.',
  'figure.blocked': 'Four squares are empty, and nothing fits any of them: the match is over.',
  'figure.turned': 'Three players: the unclaimed white has 27 pips and beats everyone, so player 1 wins with 20.',
} as const;
