import { type Band, bandOf } from './content/bands.ts';
import { CREATURES, type CreatureId } from './content/creatures.ts';
import type { Creature } from './state.ts';

/** C50-CAR-12: creatures obey the cap too. */
export const CREATURE_CAP = 16;

/** C50-CRE-02: how a row grows with depth inside its band. */
export function creatureOn(floor: number, id: CreatureId): Creature {
  const { car, pv, damage, atk, armour, gold } = CREATURES[id];
  const band = bandOf(floor);
  const k = band.number === 6 ? 0 : floor - band.first;
  return {
    id,
    car: Math.min(CREATURE_CAP, car + carGrowth(band, k)),
    pv: pv + k,
    damage: damage + Math.floor(k / 4),
    atk,
    armour,
    gold,
  };
}

function carGrowth(band: Band, k: number): number {
  return Math.floor(k / (band.number <= 2 ? 2 : 3));
}

/** C50-GEN-06: an ordinary guardian has PV x 1.25, rounded down. */
export function guardianOn(floor: number, id: CreatureId): Creature {
  const creature = creatureOn(floor, id);
  return { ...creature, pv: Math.floor((creature.pv * 5) / 4) };
}

/** C50-CRE-09: bosses are fixed. */
export function boss(id: CreatureId): Creature {
  const { car, pv, damage, atk, armour, gold } = CREATURES[id];
  return { id, car, pv, damage, atk, armour, gold };
}
