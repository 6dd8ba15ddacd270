import { isBarred } from '../master/targets.ts';
import { areEnemies, type Being, type ZoneId } from '../pieces.ts';
import { isWithin } from '../scene/zones.ts';
import type { HBState } from '../state.ts';
import { canBeSeen } from './afflictions.ts';
import { POWERS, type Power } from './powers.ts';

/** A being in sight, and how many links away. */
export interface Seen {
  readonly being: Being;
  readonly links: number;
}

/** HB-MAG-34: those that a spell may reach, the caster included; closed links block the sight. */
export function seenBy(state: HBState, caster: Being): readonly Seen[] {
  const seen: Seen[] = [];
  for (const being of state.beings) {
    if (being.status !== 'present' && being.status !== 'coma') continue;
    if (!canBeSeen(being, caster) || isBarred(state, caster, being)) continue;
    const links = distance(state, caster.zone, being.zone);
    if (links <= 2) seen.push({ being, links });
  }
  return seen;
}

/** How many links away, Infinity beyond two. Out of any scene the group stands together. */
function distance({ scene }: HBState, from: ZoneId | null, to: ZoneId | null): number {
  if (from === to) return 0;
  if (scene === null || from === null || to === null) return Number.POSITIVE_INFINITY;
  if (isWithin(scene, { from, to }, 1)) return 1;
  return isWithin(scene, { from, to }, 2) ? 2 : Number.POSITIVE_INFINITY;
}

/** HB-MAG-34: minor spells reach the near zones, others the far ones too. */
export const isInReach = ({ links }: Seen, power: Power): boolean => links <= POWERS[power].reach;

/** Zones that a spell of that power reaches. */
export function zonesInReach({ scene }: HBState, { zone }: Being, power: Power): readonly ZoneId[] {
  if (scene === null || zone === null) return [];
  const { reach } = POWERS[power];
  const zones: ZoneId[] = [];
  for (const { id } of scene.zones) if (isWithin(scene, { from: zone, to: id }, reach)) zones.push(id);
  return zones;
}

export type Camp = 'ennemi' | 'allie';

export const campOf = (caster: Being, being: Being): Camp => (areEnemies(caster, being) ? 'ennemi' : 'allie');
