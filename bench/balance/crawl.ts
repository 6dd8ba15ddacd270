import { type GameEvent, type Policy, Prng, playOut, SeededChance, type System } from '@souterrain/kernel';
import { namedOf } from '../options.ts';
import { type Row, shareOf, type Tables } from './share.ts';

const SIZES = [3, 4] as const;

interface Crawl<S, E extends GameEvent, V> {
  readonly system: System<S, E, V>;
  readonly heroes: readonly string[];
  readonly scenarios: readonly string[];
  readonly greedy: Policy;
}

/** Shares of victories of the greedy bot with three and four ready-made heroes, the three being any of the four. */
export const crawlTables =
  <S, E extends GameEvent, V>(crawl: Crawl<S, E, V>): Tables =>
  (games, given) => ({
    heads: SIZES.map((size) => `${size} heroes`),
    *rows(): Generator<Row> {
      for (const scenario of namedOf({ option: 'scenario', given, known: crawl.scenarios }))
        yield {
          name: scenario,
          shares: SIZES.map((size) => shareOf(`${size}`, victories(crawl, { scenario, size, games }), games)),
        };
    },
  });

function victories<S, E extends GameEvent, V>(
  { system, heroes, greedy }: Crawl<S, E, V>,
  { scenario, size, games }: { readonly scenario: string; readonly size: number; readonly games: number },
): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seats = Array.from({ length: size }, (_, i) => {
      const heros = heroes[(game + i) % heroes.length]!;
      return { name: heros, choices: { heros } };
    });
    const state = system.setup({ seats, variants: { scenario } });
    const chance = new SeededChance(Prng.seeded(`balance ${scenario} ${size} ${game}`, 'game'));
    if (playOut(system, state, { chance, policy: greedy }).outcome.id === 'victoire') won++;
  }
  return won;
}
