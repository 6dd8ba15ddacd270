import { type Floor, type Hero, SQUARES } from '../state.ts';

/** In turns: what a square on the way adds to a path, or takes off it (C50-BAL-02). */
export const TOLL = { trap: 1, creature: 3, guardian: 3, chest: -1 } as const;

/** What makes the tolls of a floor what they are: they change when a creature falls. */
export interface Dangers {
  readonly key: string;
  readonly bySquare: () => Float64Array;
}

/** Traps, creatures unless they are hunted, and the guardian of the stairs while unbeaten. Chests are a bonus apart. */
export function dangersOf(hero: Hero, { floor, hunting }: { floor: Floor; hunting: boolean }): Dangers {
  const creatures = hunting ? [] : Object.keys(floor.creatures);
  const guarded = !hero.guardianBeaten;
  return {
    key: `${guarded} ${creatures.join()}`,
    bySquare: () => {
      const tolls = new Float64Array(floor.cells.length);
      for (let cell = 0; cell < tolls.length; cell++) if (floor.cells[cell] === SQUARES.trap) tolls[cell] = TOLL.trap;
      for (const cell of creatures) tolls[Number(cell)] = TOLL.creature;
      if (guarded) tolls[floor.stairs] = TOLL.guardian;
      return tolls;
    },
  };
}
