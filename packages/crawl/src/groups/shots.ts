import type { Cell } from '@souterrain/dungeon';
import { reaches } from '../combat/reach.ts';
import { editionOf } from '../edition.ts';
import type { Attack } from '../figures/features.ts';
import type { Figure, State } from '../state.ts';
import { candidatesOf } from './reach.ts';
import { difficultyAgainst } from './targets.ts';

export interface Shot {
  readonly attack: Attack;
  readonly difficulty: number;
  readonly endurance: number;
}

/** The easiest attack against each candidate, from the present square; close ones only where they are asked for. */
export function shotsOf(state: State, figure: Figure, { close }: { close: boolean }): ReadonlyMap<Figure, Shot> {
  const shots = new Map<Figure, Shot>();
  const attacks = editionOf(state)
    .attacksOf(state, figure)
    .filter((attack) => close || editionOf(state).isRanged(attack));
  for (const target of candidatesOf(state, figure))
    for (const attack of attacks) {
      if (!reaches(state, attack, { from: figure.cell, to: target.cell })) continue;
      const difficulty = difficultyAgainst(state, figure, { target, attack });
      const best = shots.get(target);
      if (!best || (!editionOf(state).attacksInOrder && difficulty < best.difficulty))
        shots.set(target, { attack, difficulty, endurance: editionOf(state).sturdiness(state, target) });
    }
  return shots;
}

/** The lowest Difficulty of a ranged attack from a square; undefined when nobody can be shot at. */
export function easiestShot(state: State, figure: Figure, from: Cell): number | undefined {
  const candidates = candidatesOf(state, figure, from);
  let least: number | undefined;
  for (const attack of editionOf(state).attacksOf(state, figure)) {
    if (!editionOf(state).isRanged(attack)) continue;
    for (const target of candidates) {
      if (!reaches(state, attack, { from, to: target.cell })) continue;
      const difficulty = difficultyAgainst(state, figure, { target, attack, from });
      if (least === undefined || difficulty < least) least = difficulty;
    }
  }
  return least;
}
