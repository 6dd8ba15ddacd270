export { attackOdds, burstAttackOdds, stanceOdds } from './attack.ts';
export { checkOdds, talentOdds, upsetOdds } from './check.ts';
export { moraleOdds, wanderingOdds } from './dangers.ts';
export { jointOdds } from './joint.ts';
export { potionOdds } from './potion.ts';
export type { OddsLabel } from './prospect.ts';
export { spellOdds, touchOdds } from './spell.ts';
