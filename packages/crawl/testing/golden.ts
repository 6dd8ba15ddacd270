import type { GameEvent, System } from '@souterrain/kernel';
import { type Golden, goldenOf, playAtRandom } from '@souterrain/kernel/testing';

const MOST_DECISIONS = 600;

/** Plays golden games of an edition: a scenario, a seed, the heroes of the seats and other readings. */
export const goldenCrawls =
  <S, E extends GameEvent, V>(system: System<S, E, V>) =>
  (
    scenario: string,
    seed: string,
    heroes: readonly string[],
    variants: Readonly<Record<string, string>> = {},
  ): Golden => {
    const seats = heroes.map((heros, i) => ({ name: `J${i + 1}`, choices: { heros } }));
    return goldenOf(playAtRandom(system, { seats, variants: { scenario, ...variants }, seed }, MOST_DECISIONS));
  };
