import { bandOf, type WithContent } from '../content/index.ts';
import type { Creature } from '../state.ts';

/** C50-CAR-12: creatures obey the cap too. */
export const CREATURE_CAP = 16;

/** C50-CRE-02: how a row grows with depth inside its band. */
export function creatureOn(g: WithContent, floor: number, id: string): Creature {
  const row = boss(g, id);
  const { first, growth } = bandOf(g, floor);
  const k = growth === undefined ? 0 : floor - first;
  return {
    ...row,
    car: Math.min(CREATURE_CAP, row.car + (growth === undefined ? 0 : Math.floor(k / growth))),
    pv: row.pv + k,
    damage: row.damage + Math.floor(k / 4),
  };
}

/** C50-GEN-06: an ordinary guardian has PV x 1.25, rounded down. */
export function guardianOn(g: WithContent, floor: number, id: string): Creature {
  const creature = creatureOn(g, floor, id);
  return { ...creature, pv: Math.floor((creature.pv * 5) / 4) };
}

/** C50-CRE-09: bosses are fixed. */
export function boss({ content }: WithContent, id: string): Creature {
  const { car, pv, damage, atk, armour, gold } = content.creatures[id]!;
  return { id, car, pv, damage, atk, armour, gold };
}
