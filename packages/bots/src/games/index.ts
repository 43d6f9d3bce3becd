/** What bots know of each game: in Node all of it, in browsers what was loaded. */
export { faceOf, loadFace, rulesOf } from '#faces';
