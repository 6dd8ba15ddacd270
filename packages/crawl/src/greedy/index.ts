export { allyChoice, heroOf, known, orDecline, survival } from './answers.ts';
export { enemiesOf } from './goals.ts';
export type { Manner } from './manner.ts';
export { moveChoice } from './moves.ts';
export { bestOf, firstOf, firstStarting } from './options.ts';
export {
  arm,
  bless,
  closing,
  guard,
  leave,
  recover,
  reveal,
  searching,
  treat,
  treatWorst,
  type Wish,
  walking,
  wished,
} from './wishes.ts';
