import { frappeSournoise, strikesUnderhand } from '../beings/abilities/frappe-sournoise.ts';
import { statesThat } from '../beings/states.ts';
import type { Reason } from '../checks/events.ts';
import { totalOf } from '../checks/order.ts';
import { isInfused, withDifficulties } from '../magic/afflictions.ts';
import { type Being, hasMark } from '../pieces.ts';
import { zoneOf } from '../scene/moves.ts';
import { isWithin } from '../scene/zones.ts';
import type { HBState } from '../state.ts';
import { holderOf, isDown, mountOf } from './conditions.ts';
import type { Plan } from './plan.ts';
import { isRanged } from './reach.ts';
import type { WeaponSet } from './weapons.ts';

/** Why an attack is improved or diminished, as the log tells it (HB-ATK-04 to HB-ATK-08). */
export interface Stance {
  readonly favours: readonly Reason[];
  readonly difficulties: readonly Reason[];
  readonly absolute: readonly Reason[];
  readonly kind: 'amelioree' | 'diminuee' | 'normale';
  /** HB-BAT-03: an improvement that is not declined. */
  readonly bound: boolean;
}

export interface Attempt {
  readonly attacker: Being;
  readonly set: WeaponSet;
  readonly target: Being;
  readonly explosive: boolean;
  /** What an ability or the MJ adds (HB-GM-04). */
  readonly favours?: readonly Reason[] | undefined;
  readonly difficulties?: readonly Reason[] | undefined;
  /** HB-MAN-12: what was described before the roll. */
  readonly plan?: Plan | undefined;
}

const NONE: readonly Reason[] = [];

/** One reason more; a list is made only once there is one, as for most attacks there is none. */
const and = (reasons: readonly Reason[], label: string): readonly Reason[] => [...reasons, { label, count: 1 }];

export function stanceOf(state: HBState, attempt: Attempt): Stance {
  const favours = favoursOf(state, attempt);
  const difficulties = difficultiesOf(state, attempt);
  const absolute = absoluteOf(state, attempt);
  const cancels = state.variants.absolute === 'cancels';
  // HB-ATK-06; HB-Q-13: the unconditional ones may cancel like the others.
  const net = totalOf(favours) - totalOf(difficulties) - (cancels ? absolute.length : 0);
  const kind = (absolute.length > 0 && !cancels) || net < 0 ? 'diminuee' : net > 0 ? 'amelioree' : 'normale';
  const { attacker, target } = attempt;
  return { favours, difficulties, absolute, kind, bound: attacker.scale !== target.scale };
}

/** HB-SOLO-01 and what rules grant by themselves; a talent never does (HB-TAL-08). */
function favoursOf(state: HBState, attempt: Attempt): readonly Reason[] {
  const { attacker, set, target, favours = NONE } = attempt;
  let found = favours;
  const { combat } = state;
  const fresh = combat !== null && !combat.played.includes(target.id);
  if (fresh && combat.initiative === 'embuscade' && combat.round === 1 && target.side === 'adversaires')
    found = and(found, 'embuscade');
  // HB-BAT-13: between two battalions, scale changes nothing.
  const outscales = attacker.scale === 'bataillon' && target.scale === 'etre';
  if (outscales) found = and(found, 'echelle-bataillon');
  // HB-MAN-11: against a battalion's scale the climber only keeps its own dice.
  if (mountOf(state, attacker) === target && target.scale === 'etre') found = and(found, 'grimpe');
  if (hasMark(attacker, 'elan')) found = and(found, 'elan');
  if (hasMark(attacker, 'faveur')) found = and(found, 'faveur');
  if (isInfusedSet(attacker, set)) found = and(found, 'insufflation');
  if (strikesUnderhand(state, attempt, fresh)) found = and(found, frappeSournoise.id);
  // HB-GM-18: without an MJ, the ground speaks for itself.
  if (state.master === null && isHigh(state, attacker) && !isHigh(state, target)) found = and(found, 'hauteur');
  return found;
}

/** HB-SOLO-02: each cause once, whichever rules name it. */
function difficultiesOf(state: HBState, { attacker, set, target, difficulties = NONE }: Attempt): readonly Reason[] {
  let found = difficulties;
  if (isDown(attacker)) found = and(found, 'au-sol');
  for (const id of HAMPERING) if (hasMark(attacker, id)) found = and(found, id);
  found = withDifficulties(found, attacker, target);
  if (state.master !== null) return found;
  const holder = holderOf(state, attacker);
  if (holder && holder !== target) found = and(found, 'empoigne');
  if (positionTag(state, target) === 'couvert' && isRanged(set, attacker.zone === target.zone))
    found = and(found, 'couvert');
  if (attacker.kind === 'heros' && !isLit(state, target.zone!)) found = and(found, 'obscurite');
  return found;
}

const HAMPERING = statesThat('hampers');

/** HB-MAG-40: any of its weapons holds power. */
export function isInfusedSet(attacker: Being, { items, entries }: WeaponSet): boolean {
  if (attacker.marks.length === 0) return false;
  for (const { id } of items) if (isInfused(attacker, id)) return true;
  if (items.length === 0) for (const { id } of entries) if (isInfused(attacker, id)) return true;
  return false;
}

/** HB-ATK-07, HB-ATK-08, HB-DMG-09, HB-BAT-05. */
function absoluteOf(state: HBState, { attacker, set, target, explosive }: Attempt): readonly Reason[] {
  let found = NONE;
  if (attacker.zone === target.zone && isRanged(set, true)) found = and(found, 'a-distance-dans-sa-zone');
  if (attacker.max.vol > 0 && attacker.now.vol === 0 && !hasMark(attacker, 'rallie')) found = and(found, 'demoralise');
  const outscaled = attacker.scale === 'etre' && target.scale === 'bataillon';
  // HB-Q-18: explosives may use their own dice.
  const bursts = explosive && state.variants.explosiveScale === 'full';
  if (outscaled && !bursts && mountOf(state, attacker) !== target) found = and(found, 'contre-bataillon');
  return found;
}

function positionTag(state: HBState, { zone, position }: Being): string | null {
  if (zone === null || position === null) return null;
  for (const { id, tag } of zoneOf(state.scene!, zone).positions) if (id === position) return tag;
  return null;
}

const isHigh = (state: HBState, being: Being): boolean => positionTag(state, being) === 'hauteur';

const LIGHTS: readonly string[] = ['torches', 'lanterne'];

/** HB-SOLO-02: a ready torch or lantern lights its bearer's zone and the near ones of a dungeon. */
function isLit({ scene, beings }: HBState, zone: string): boolean {
  if (scene!.place !== 'donjon' || zoneOf(scene!, zone).lit) return true;
  for (const { hero, zone: stands, status } of beings) {
    if (!hero || stands === null || status === 'parti') continue;
    for (const { base, place } of hero.items)
      if (place === 'pret' && LIGHTS.includes(base) && isWithin(scene!, { from: stands, to: zone }, 1)) return true;
  }
  return false;
}
