export { mayMove, movementActions } from './actions.ts';
export { NEEDS } from './dodge-need.ts';
export type { MoveKind, MovementEvent } from './events.ts';
export { Grid } from './grid.ts';
export { arrive, classicMoves, dodgeFor, makeMove, placementSteps } from './move.ts';
export type { DodgeNeed, Move } from './need.ts';
export { cellId, cellOption, named, placeOf } from './options.ts';
export {
  areTouching,
  inContact,
  isEmpty,
  isMasked,
  planOn,
  sameZone,
  sees,
  tileOn,
  zoneAt,
  zonesBetween,
  zonesToWalk,
} from './plan.ts';
export { canPush, push, pushTargets } from './push.ts';
export { signatureOf } from './signature.ts';
export { effectAt, pendingSquares } from './squares.ts';
export { accepts, isSteady } from './steady.ts';
