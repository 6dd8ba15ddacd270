import type { Cell } from '@souterrain/dungeon';
import { reaches } from '../combat/reach.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Attack } from '../world/features.ts';
import { candidatesOf } from './reach.ts';
import { difficultyAgainst } from './targets.ts';

interface Shot {
  readonly attack: Attack;
  readonly difficulty: number;
  readonly endurance: number;
}

/** The easiest attack against each candidate, from the present square; close ones only where they are asked for. */
export function shotsOf(g: Crawl, figure: Figure, { close }: { close: boolean }): ReadonlyMap<Figure, Shot> {
  const shots = new Map<Figure, Shot>();
  const attacks = g.edition.attacksOf(g, figure).filter((attack) => close || g.edition.isRanged(attack));
  for (const target of candidatesOf(g, figure))
    for (const attack of attacks) {
      if (!reaches(g, attack, { from: figure.cell, to: target.cell })) continue;
      const difficulty = difficultyAgainst(g, figure, { target, attack });
      const best = shots.get(target);
      if (!best || (!g.edition.attacksInOrder && difficulty < best.difficulty))
        shots.set(target, { attack, difficulty, endurance: g.edition.sturdiness(g, target) });
    }
  return shots;
}

/** The lowest Difficulty of a ranged attack from a square; undefined when nobody can be shot at. */
export function easiestShot(g: Crawl, figure: Figure, from: Cell): number | undefined {
  const candidates = candidatesOf(g, figure, from);
  let least: number | undefined;
  for (const attack of g.edition.attacksOf(g, figure)) {
    if (!g.edition.isRanged(attack)) continue;
    for (const target of candidates) {
      if (!reaches(g, attack, { from, to: target.cell })) continue;
      const difficulty = difficultyAgainst(g, figure, { target, attack, from });
      if (least === undefined || difficulty < least) least = difficulty;
    }
  }
  return least;
}
