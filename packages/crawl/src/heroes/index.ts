export { acquire } from './acquire.ts';
export { ATTRIBUTES } from './attributes.ts';
export { buyAtCreation } from './buying.ts';
export { berserker } from './careers/berserker.ts';
export { croise } from './careers/croise.ts';
export { FIRST_CAREERS } from './careers/list.gen.ts';
export { traqueur } from './careers/traqueur.ts';
export { beginHero, chooseArcane, chooseCareer, chooseOrigin, shareAttributes, shareSante } from './creation.ts';
export { heroFigure, heroIdOf } from './figure.ts';
export { interlude } from './interlude.ts';
export {
  byId,
  type Career,
  defineCareer,
  defineOrigin,
  type Lists,
  type Origin,
  openTo,
  type Special,
  treesOf,
} from './lists.ts';
export { outfitOf } from './outfit.ts';
export { isOnDefensive, ownTurn } from './own-turn.ts';
export { CATEGORIES, isPrey } from './prey.ts';
export { costOf, STARTING_DENIERS } from './purchases.ts';
export { regardOf } from './regard.ts';
export { type Imported, parseSheet, type SheetFile, sheetOfSeat, writeSheet } from './sheet-file.ts';
export type { SheetIssue } from './sheet-issue.ts';
export { belongingIssues, identityIssues } from './sheet-issues.ts';
export { shieldOf } from './shield.ts';
export { attributeIssues, pointIssues, purchaseIssues, xpIssues } from './start-issues.ts';
export { talentStrikes } from './strike-actions.ts';
export { all, any, cheapestPath, meets, one, TALENT_COST, three, two } from './trees.ts';
export { spendXp, talentOffers, xpEarned } from './xp.ts';
