import { DEFAULT_SUIT_ORDER, type SuitOrder } from '@souterrain/crawl';
import { standsAtDoor } from '@souterrain/crawl/exploration';
import { loseSante } from '@souterrain/crawl/health';
import type { Edition } from '@souterrain/crawl/world';
import { OVER } from '@souterrain/kernel';
import { combatActions } from './combat/actions.ts';
import { afflict } from './combat/afflict.ts';
import { attackDifficulty, attacksOf, targetsOf } from './combat/attacks.ts';
import { bite } from './combat/bite.ts';
import { damageRoll } from './combat/damage.ts';
import { graveWound } from './combat/grave.ts';
import { healthActions } from './combat/recovery.ts';
import { isSecoue, secouer } from './combat/secoue.ts';
import { strike } from './combat/strike.ts';
import { searchActions } from './exploration/search.ts';
import { registryWith } from './figures/registry.ts';
import { enduranceOf, totalOf } from './figures/values.ts';
import { playImpaired } from './groups/impaired.ts';
import { createHero } from './heroes/creation.ts';
import { careersFor, TREES } from './heroes/lists.ts';
import { raisable, raiseCost } from './heroes/raises.ts';
import { useOf } from './items/effects/index.ts';
import { slipAway } from './movement/slip-away.ts';
import { oddsOf } from './odds/index.ts';
import { check } from './rolls/check.ts';
import { EDITION_ID } from './state.ts';
import type { AD1 } from './world/ad1.ts';
import type { AD1Attack, Feature } from './world/features.ts';

const ARCANA_ORDER: SuitOrder = ['coeur', 'carreau', 'trefle', 'pique'];

/** What only packs of the second edition write. */
const unwritten = (_g: AD1, { label }: { readonly label: string }): never => {
  throw new Error(`${label}: the first edition has no notation`);
};

/** How the first edition rolls, strikes, wounds and trains. */
export const editionWith = (registry: ReturnType<typeof registryWith>): Edition<Feature, AD1, AD1Attack> => ({
  id: EDITION_ID,
  ...registry,
  // AD1-Q-15: the order in which the Arcana are listed, in the other reading.
  suitOrder: ({ state: { variants } }) => (variants.suitOrder === 'coeur' ? ARCANA_ORDER : DEFAULT_SUIT_ORDER),
  stepsOut: () => true,
  standsAtDoor: (_state, hero, door) => standsAtDoor(hero, door),
  attacksOf,
  // AD1-IA-08: what is not a Mêlée attack is ranged: bows, throws, spells.
  isRanged: ({ skill }) => skill !== 'melee',
  targetsOf,
  hardness: (g, aim) => totalOf(attackDifficulty(g, aim)),
  sturdiness: enduranceOf,
  isShaken: isSecoue,
  spares: () => false,
  targetFirst: () => [],
  staysIn: () => undefined,
  attacksInOrder: false,
  openingsOf: (g, figure) => attacksOf(g, figure).filter(({ skill }) => skill === 'melee'),
  activated: () => {},
  strike,
  bite,
  combatActions,
  healthActions,
  oddsOf,
  check,
  harm: (g, { target, dice, label, rule }) =>
    damageRoll(g, { who: null, target, dice: [{ label, value: dice, rule }], rule }),
  lacks: (g, figure, what) => loseSante(g, figure, { ...what, rules: ['AD1-PERI-09'] }),
  imposed: unwritten,
  sacrifices: unwritten,
  hew: unwritten,
  afflict,
  slipAway,
  santeLeft: () => 1,
  survived: (g, hero) => secouer(g, hero, ['AD1-HEALTH-28']),
  graveWound,
  playImpaired,
  help: () => OVER,
  searchActions,
  useOf,
  createHero,
  careersFor,
  trees: TREES,
  raiseCost,
  raisable: (_state, sheet) => raisable(sheet),
  raiseRule: 'AD1-XP-11',
});

export const EDITION = editionWith(registryWith());
