import type { RuleId } from '@souterrain/catalog';
import { OVER, type Rule } from '@souterrain/kernel';
import { enterClouds, isInCloud } from '../alchemy/administrations/fumee.ts';
import { type Being, type BeingId, type Scene, sideOf, type Zone, type ZoneId } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';

export function zoneOf({ zones }: Scene, id: ZoneId): Zone {
  for (const zone of zones) if (zone.id === id) return zone;
  throw new Error(`no zone ${id}`);
}

/** HB-MOV-01, HB-FOE-03: the zones one open link away that a being can go to; walls and chasms are for climbers. */
export function waysFrom({ links }: Scene, { tags }: Being, zone: ZoneId): readonly ZoneId[] {
  const ways: ZoneId[] = [];
  for (const { from, to, open, kind } of links) {
    if (!open || (kind !== undefined && !tags.includes('grimpe') && !tags.includes('vole'))) continue;
    if (from === zone) ways.push(to);
    else if (to === zone) ways.push(from);
  }
  return ways;
}

/** HB-MOV-04: a position holds two beings. */
const ROOM = 2;

/** HB-MOV-04: the positions of its zone that a being may take. */
export function positionsFor({ scene, beings }: HBState, being: Being): readonly string[] {
  const { positions } = zoneOf(scene!, being.zone!);
  if (positions.length === 0) return NONE;
  const free: string[] = [];
  for (const { id, side } of positions) {
    // HB-SCH-08: a tree is for its own side, however many.
    if (side !== undefined) {
      if (side === sideOf(being) && being.position !== id) free.push(id);
      continue;
    }
    let there = 0;
    for (const other of beings)
      if (other.zone === being.zone && other.position === id && other.status === 'present') there++;
    if (being.position !== id && there < ROOM) free.push(id);
  }
  return free;
}

const NONE: readonly string[] = [];

export interface Destination {
  readonly zone: ZoneId | null;
  readonly position: string | null;
  readonly how: 'place' | 'mouvement' | 'pousse' | 'sort' | 'fuite';
  readonly rules: readonly RuleId[];
}

/** Moves a being; who has climbed onto it goes with it (HB-MAN-11), and a cloud works on who enters it (HB-ALC-18). */
export function move(g: HB, being: Being, destination: Destination): Rule<void> {
  const { zone: from } = being;
  const { zone, position, how, rules } = destination;
  g.emit({ type: 'beingMoved', being: being.id, zone, position, how, rules });
  if (zone === from || zone === null) return OVER;
  for (const rider of ridersOf(g.state, being.id, from))
    g.emit({ type: 'beingMoved', being: rider, zone, position: null, how, rules: [...rules, 'HB-MAN-11'] });
  return isInCloud(g.state, being) ? enterClouds(g, being) : OVER;
}

function ridersOf({ beings }: HBState, mount: BeingId, zone: ZoneId | null): readonly BeingId[] {
  const riders: BeingId[] = [];
  for (const { id, zone: stands, marks } of beings)
    for (const { id: mark, by } of marks) if (mark === 'grimpe' && by === mount && stands === zone) riders.push(id);
  return riders;
}

/** HB-MRL-02: the first zone on the shortest way to one of several; null where none leads there. */
export function stepToward(state: HBState, being: Being, wanted: (zone: ZoneId) => boolean): ZoneId | null {
  const first = new Map<ZoneId, ZoneId>();
  let edge = [being.zone!];
  first.set(being.zone!, being.zone!);
  while (edge.length > 0) {
    const next: ZoneId[] = [];
    for (const zone of edge)
      for (const way of waysFrom(state.scene!, being, zone)) {
        if (first.has(way)) continue;
        const step = zone === being.zone ? way : first.get(zone)!;
        if (wanted(way)) return step;
        first.set(way, step);
        next.push(way);
      }
    edge = next;
  }
  return null;
}
