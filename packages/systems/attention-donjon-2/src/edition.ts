import { DEFAULT_SUIT_ORDER, type SuitOrder } from '@souterrain/crawl';
import { mayMove, zoneAt } from '@souterrain/crawl/movement';
import type { Edition } from '@souterrain/crawl/world';
import { across } from '@souterrain/dungeon';
import { combatActions } from './combat/actions.ts';
import { afflict } from './combat/afflict.ts';
import { attacksOf, isRanged, openingsOf, targetsOf } from './combat/attacks.ts';
import { graveWound } from './combat/grave.ts';
import { bite, strike } from './combat/strike.ts';
import { imposed } from './exploration/imposed.ts';
import { sacrifices } from './exploration/sacrifices.ts';
import { searchActions } from './exploration/search.ts';
import { hew } from './exploration/things.ts';
import { check, harm, lacks } from './exploration/trials.ts';
import { registryWith } from './figures/registry.ts';
import { hardness, sturdiness } from './groups/effort.ts';
import { help } from './groups/help.ts';
import { playImpaired } from './groups/impaired.ts';
import { activated } from './groups/recover.ts';
import { spares, staysIn, targetFirst } from './groups/targets.ts';
import { healthActions } from './health/actions.ts';
import { createHero } from './heroes/creation.ts';
import { careersFor, TREES } from './heroes/lists.ts';
import { raisable, raiseCost } from './heroes/raises.ts';
import { useOf } from './items/effects/index.ts';
import { slipAway } from './movement/slip-away.ts';
import { oddsOf } from './odds/index.ts';
import { EDITION_ID } from './state.ts';
import type { AD2 } from './world/ad2.ts';
import type { AD2Attack, Feature } from './world/features.ts';

/** AD2-XROUND-03. */
const SUIT_ORDER: SuitOrder = ['coeur', 'carreau', 'pique', 'trefle'];

/**
 * How the second edition rolls, strikes, wounds and trains: what it redefines (AD2-PREC-01). Its own text comes first
 * (AD2-PREC-02); chapters that it leaves as they were (AD2-PREC-04) are those of crawl (AD2-PREC-03).
 */
export const editionWith = (registry: ReturnType<typeof registryWith>): Edition<Feature, AD2, AD2Attack> => ({
  id: EDITION_ID,
  ...registry,
  // AD2-Q-20.
  suitOrder: ({ state: { variants } }) => (variants.suitOrder === 'coeur' ? SUIT_ORDER : DEFAULT_SUIT_ORDER),
  // AD2-XMOUV-02, AD2-Q-18.
  stepsOut: ({ state: { variants } }) => variants.placementStepOtherZone === 'yes',
  // AD2-XEXPLO-02.
  standsAtDoor: (g, hero, { cell, side, inner }) => {
    const zone = zoneAt(g, hero.cell);
    const isNear = zoneAt(g, cell) === zone || (inner === true && zoneAt(g, across(cell, side)) === zone);
    // AD1-TRES-22: who carries too much takes no movement action either.
    return isNear && mayMove(g, hero);
  },
  attacksOf,
  isRanged,
  targetsOf,
  hardness,
  sturdiness,
  isShaken: ({ marks }) => marks.some(({ id }) => id === 'secoue' || id === 'sonne'),
  spares,
  targetFirst,
  staysIn,
  attacksInOrder: true,
  openingsOf,
  activated,
  strike,
  bite,
  combatActions,
  healthActions,
  oddsOf,
  check,
  harm,
  lacks,
  imposed,
  sacrifices,
  hew,
  afflict,
  slipAway,
  // AD2-XHERO-06: a point spent leaves 1, a Blessure grave 0.
  santeLeft: (how) => (how === 'heroisme' ? 1 : 0),
  // AD2-XSANTE-04: who is wounded is not Secoué for it.
  survived: () => {},
  graveWound,
  playImpaired,
  help,
  searchActions,
  useOf,
  createHero,
  careersFor,
  trees: TREES,
  raiseCost,
  raisable,
  raiseRule: 'AD2-XHEROS-06',
});

export const EDITION = editionWith(registryWith());
