import type { OddsSummary } from '@souterrain/kernel';
import { retreatBlow } from '../fight/retreat.ts';
import type { Hero, Known } from '../state.ts';
import { prospect, summaryOf } from './prospect.ts';

const FACES = 20;

/** C50-CBT-06: one die of the creature. */
export function retreatOdds(g: Known, hero: Hero): OddsSummary {
  const pv = new Array<number>(hero.pv + 1).fill(0);
  for (let die = 1; die <= FACES; die++) {
    const left = Math.max(0, hero.pv - (retreatBlow(g, hero, die)?.total ?? 0));
    pv[left] = pv[left]! + 1 / FACES;
  }
  return summaryOf(
    [prospect('cote-recul', 1 - pv[0]!), prospect('cote-indemne', pv[hero.pv]!), prospect('cote-mort', pv[0]!)],
    { pv },
  );
}
