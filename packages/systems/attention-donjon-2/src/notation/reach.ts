import type { Range } from './action.ts';

/** Where a figure stands as the actor sees it. */
export interface Standing {
  /** Zones apart; 0 in the actor's own zone. */
  readonly zones: number;
  readonly adjacent: boolean;
  readonly inSight: boolean;
}

export function reaches(range: Range, { zones, adjacent, inSight }: Standing): boolean {
  switch (range.kind) {
    // AD2-NOT-10: adjacent to the actor or in his zone.
    case 'cac':
      return adjacent || zones === 0;
    // AD2-NOT-11: in line of sight, at most that many zones away.
    case 'dst':
      return inSight && zones <= range.zones;
    // AD2-NOT-12: every zone that near; a zone covered is covered whole, seen or not.
    case 'aur':
      return zones <= range.zones;
  }
}
