import { herosBataillons as system } from '@souterrain/heros-bataillons';
import { greedyPolicy } from '@souterrain/heros-bataillons/greedy';
import { Prng, playOut, SeededChance } from '@souterrain/kernel';
import { type Row, shareOf, type Tables } from './share.ts';

const SIZES = [3, 4] as const;
const READY_MADE = system.choices[0]!.values.slice(0, 4);

/** HB-SOLO-06, HB-SOLO-16: what is played, by menace for each hero; a skirmish of equals is six, as a deadly one is. */
const GAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'escarmouche, facile': { mode: 'escarmouche', budget: 'facile' },
  'escarmouche, standard': { mode: 'escarmouche', budget: 'standard' },
  'escarmouche, dangereux': { mode: 'escarmouche', budget: 'dangereux' },
  'escarmouche, mortel': { mode: 'escarmouche', budget: 'mortel' },
  bataille: { mode: 'bataille' },
  exploration: { mode: 'exploration' },
  'exploration, longue': { mode: 'exploration', longueur: 'longue' },
};

/** Shares of victories of the greedy bot with three and four ready-made heroes, the three being any of the four. */
export const herosBataillons: Tables = (games, only) => ({
  heads: SIZES.map((size) => `${size} heroes`),
  *rows(): Generator<Row> {
    for (const [name, variants] of Object.entries(GAMES)) {
      if (only !== undefined && only !== variants.mode) continue;
      yield { name, shares: SIZES.map((size) => shareOf(`${size}`, victories(variants, { size, games }), games)) };
    }
  },
});

function victories(
  variants: Readonly<Record<string, string>>,
  { size, games }: { size: number; games: number },
): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seats = Array.from({ length: size }, (_, i) => {
      const heros = READY_MADE[(game + i) % READY_MADE.length]!;
      return { name: heros, choices: { heros } };
    });
    const state = system.setup({ seats, variants });
    const seed = `balance ${Object.values(variants).join(' ')} ${size} ${game}`;
    const chance = new SeededChance(Prng.seeded(seed, 'game'));
    if (playOut(system, state, { chance, policy: greedyPolicy(state) }).outcome.id === 'victoire') won++;
  }
  return won;
}
