import type { Being, Scene, ZoneId } from '../pieces.ts';

/** HB-DIST-05 to HB-DIST-08. */
export type Range = 'adjacent' | 'proche' | 'loin' | 'hors-de-portee';

const RANGES: readonly Range[] = ['adjacent', 'proche', 'loin'];

type Link = Scene['links'][number];

/** The other end of an open link; undefined where it does not touch the zone. */
function otherEnd({ from, to, open }: Link, zone: ZoneId): ZoneId | undefined {
  if (!open) return undefined;
  return from === zone ? to : to === zone ? from : undefined;
}

/** HB-DIST-04: the smallest number of open links; Infinity where none leads there. */
export function linksBetween({ links }: Scene, from: ZoneId, to: ZoneId): number {
  if (from === to) return 0;
  // Most of a fight is within two links: no list is made for them.
  if (areJoined(links, from, to)) return 1;
  return areJoinedByOne(links, from, to) ? 2 : fartherThanTwo(links, from, to);
}

/** HB-DIST-05 to HB-DIST-07: whether at most that many open links, 0 to 2, lie between two zones: no farther is looked. */
export function isWithin({ links }: Scene, { from, to }: { from: ZoneId; to: ZoneId }, most: number): boolean {
  if (from === to) return true;
  if (most === 0) return false;
  return areJoined(links, from, to) || (most > 1 && areJoinedByOne(links, from, to));
}

function areJoined(links: readonly Link[], from: ZoneId, to: ZoneId): boolean {
  for (const link of links) if (otherEnd(link, from) === to) return true;
  return false;
}

/** Whether one zone lies between them. */
function areJoinedByOne(links: readonly Link[], from: ZoneId, to: ZoneId): boolean {
  for (const link of links) {
    const middle = otherEnd(link, from);
    if (middle !== undefined && areJoined(links, middle, to)) return true;
  }
  return false;
}

function fartherThanTwo(links: readonly Link[], from: ZoneId, to: ZoneId): number {
  const seen = [from];
  let edge = [from];
  for (let distance = 1; edge.length > 0; distance++) {
    const next: ZoneId[] = [];
    for (const zone of edge)
      for (const link of links) {
        const other = otherEnd(link, zone);
        if (other === undefined || seen.includes(other)) continue;
        if (other === to) return distance;
        seen.push(other);
        next.push(other);
      }
    edge = next;
  }
  return Number.POSITIVE_INFINITY;
}

export function rangeBetween(scene: Scene, a: Being, b: Being): Range {
  if (a.zone === null || b.zone === null) return 'hors-de-portee';
  return RANGES[linksBetween(scene, a.zone, b.zone)] ?? 'hors-de-portee';
}

/** HB-MOV-01: one open link away. */
export function neighboursOf({ links }: Scene, zone: ZoneId): readonly ZoneId[] {
  const zones: ZoneId[] = [];
  for (const link of links) {
    const other = otherEnd(link, zone);
    if (other !== undefined) zones.push(other);
  }
  return zones;
}
