/** The events by which a table tells what is no event of its game; see docs/api.md. Each says when (`at`). */
export const NOTICES = [
  'hinted',
  'tookBack',
  'undoAsked',
  'undoGranted',
  'undoDeclined',
  'timeRanOut',
  'leftToBot',
  'replaced',
  'claimed',
  'cameBack',
] as const;
