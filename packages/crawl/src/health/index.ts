export { breakGear } from './gear.ts';
export { loseHand } from './hands.ts';
export { heal, loseSante, removeFigure } from './health.ts';
export { heroismLeft, regainHeroism, spendHeroism } from './heroism.ts';
export { lethalEvent, waysOut } from './lethal.ts';
export {
  isSound,
  removeSoignable,
  soignablesOf,
  splint,
  splintable,
  usableHands,
  walksOnBrokenLeg,
  woundFor,
  woundOf,
} from './wounds.ts';
