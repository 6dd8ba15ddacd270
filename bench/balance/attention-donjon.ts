import { HEROES, SCENARIOS, attentionDonjon as system } from '@souterrain/attention-donjon';
import { greedyPolicy } from '@souterrain/attention-donjon/greedy';
import { Prng, playOut, SeededChance } from '@souterrain/kernel';
import { type Row, shareOf, type Tables } from './share.ts';

const SIZES = [3, 4] as const;
const READY_MADE = Object.keys(HEROES);

/** Shares of victories of the greedy bot with three and four ready-made heroes, the three being any of the four. */
export const attentionDonjon: Tables = (games, only) => ({
  heads: SIZES.map((size) => `${size} heroes`),
  *rows(): Generator<Row> {
    for (const scenario of Object.keys(SCENARIOS)) {
      if (only !== undefined && only !== scenario) continue;
      yield {
        name: scenario,
        shares: SIZES.map((size) => shareOf(`${size}`, victories(scenario, size, games), games)),
      };
    }
  },
});

function victories(scenario: string, size: number, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seats = Array.from({ length: size }, (_, i) => {
      const heros = READY_MADE[(game + i) % READY_MADE.length]!;
      return { name: heros, choices: { heros } };
    });
    const state = system.setup({ seats, variants: { scenario } });
    const chance = new SeededChance(Prng.seeded(`balance ${scenario} ${size} ${game}`, 'game'));
    if (playOut(system, state, { chance, policy: greedyPolicy(state) }).outcome.id === 'victoire') won++;
  }
  return won;
}
