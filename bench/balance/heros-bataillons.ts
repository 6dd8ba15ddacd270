import { herosBataillons as system } from '@souterrain/heros-bataillons';
import { greedyPolicy } from '@souterrain/heros-bataillons/greedy';
import { Prng, playOut, SeededChance } from '@souterrain/kernel';
import { namedOf } from '../options.ts';
import { type Row, type Share, shareOf, type Tables } from './share.ts';

const SIZES = [1, 2, 3, 4] as const;
const READY_MADE = system.choices[0]!.values.slice(0, 4);

interface Played {
  readonly variants: Readonly<Record<string, string>>;
  /** HB-SOLO-16: each progress is one more menace to meet; those are never spent, so the heroes stay what they are. */
  readonly progress?: number;
}

const skirmish = (budget: string): Played => ({ variants: { mode: 'escarmouche', budget } });
const beyond = (progress: number): Played => ({ variants: { mode: 'escarmouche', budget: 'egal' }, progress });

/** HB-SOLO-06, HB-SOLO-16: what is played, with its menace for each hero; a skirmish of equals is six, as a deadly one is. */
const GAMES: Readonly<Record<string, Played>> = {
  'escarmouche, facile (2)': skirmish('facile'),
  'escarmouche, standard (3)': skirmish('standard'),
  'escarmouche, dangereux (4)': skirmish('dangereux'),
  'escarmouche, mortel (6)': skirmish('mortel'),
  'escarmouche, 9': beyond(3),
  'escarmouche, 12': beyond(6),
  'escarmouche, 15': beyond(9),
  'escarmouche, 18': beyond(12),
  bataille: { variants: { mode: 'bataille' } },
  exploration: { variants: { mode: 'exploration' } },
  'exploration, longue': { variants: { mode: 'exploration', longueur: 'longue' } },
};

const MODES = [...new Set(Object.values(GAMES).map(({ variants }) => variants.mode))];

/** What each hero is worth alone, against as much as one and a half, two and three heroes. */
const ALONE = [3, 6, 12] as const;

/** The greedy bot with one to four ready-made heroes, fewer being any of the four: victories, heroes lost, Rounds fought. */
export const herosBataillons: Tables = (games, given) => ({
  heads: SIZES.map((size) => (size === 1 ? '1 hero' : `${size} heroes`)),
  width: 48,
  *rows(): Generator<Row> {
    const modes = namedOf({ option: 'scenario', given, known: MODES });
    for (const [name, played] of Object.entries(GAMES))
      if (modes.includes(played.variants.mode))
        yield {
          name,
          shares: SIZES.map((size) => measure(played, { games, party: (game) => partyOf(game, size) })),
        };
    if (modes.includes('escarmouche'))
      for (const heros of READY_MADE)
        for (const progress of ALONE)
          yield {
            name: `escarmouche, ${6 + progress}, ${heros}`,
            shares: [measure(beyond(progress), { games, party: () => [heros] })],
          };
  },
});

const partyOf = (game: number, size: number): readonly string[] =>
  Array.from({ length: size }, (_, i) => READY_MADE[(game + i) % READY_MADE.length]!);

function measure(
  { variants, progress = 0 }: Played,
  { games, party }: { games: number; party: (game: number) => readonly string[] },
): Share {
  let won = 0;
  let lost = 0;
  let rounds = 0;
  for (let game = 0; game < games; game++) {
    const heroes = party(game);
    const state = system.setup({ seats: heroes.map((heros) => ({ name: heros, choices: { heros } })), variants });
    for (const { hero } of state.beings) if (hero) hero.progress = progress;
    const seed = `balance ${Object.values(variants).join(' ')} ${progress} ${heroes.join(' ')} ${game}`;
    const chance = new SeededChance(Prng.seeded(seed, 'game'));
    const onEvent = ({ type }: { readonly type: string }): void => {
      if (type === 'roundStarted') rounds++;
    };
    if (playOut(system, state, { chance, policy: greedyPolicy, onEvent }).outcome.id === 'victoire') won++;
    for (const { kind, status } of state.beings) if (kind === 'heros' && status !== 'present') lost++;
  }
  const mean = (total: number): number => Number((total / games).toFixed(2));
  return { ...shareOf(`${party(0).length}`, won, games), means: { lost: mean(lost), rounds: mean(rounds) } };
}
