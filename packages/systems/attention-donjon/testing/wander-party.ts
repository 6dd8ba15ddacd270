import { RANKS } from '@souterrain/crawl';
import { ITEMS, TILES } from '@souterrain/crawl/content/index';
import type { EventEffect, ItemEntry, Objective, RoadRow, ScenarioEntry } from '@souterrain/crawl/content/types';
import { startBoard } from '@souterrain/crawl/exploration/start';
import type { Prng } from '@souterrain/kernel';
import { CREATURES, ENCOUNTERS, PERIPETIES } from '../src/content/index.ts';
import { featureOf } from '../src/figures/registry.ts';
import { TALENTS } from '../src/heroes/talents/index.ts';
import type { State } from '../src/state.ts';
import type { Variants } from '../src/variants.ts';
import { quiet } from './rounds.ts';
import { type GivenHero, scene } from './scene.ts';
import { one, several } from './wander.ts';

/** Picks, by a kind of thing, those that nothing has touched yet before the others. */
export type Steer = (kind: string, all: readonly string[], count: number) => readonly string[];

const START = 'escalier';
const SQUARES = [
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 2],
  [0, 3],
  [3, 3],
] as const;

const WOUNDS = [
  'nez-casse',
  'cotes-cassees',
  'hemorragie',
  'jambe-fracturee',
  'bras-casse',
  'main-tranchee',
  'cicatrices',
];
const MARKS = ['secoue', 'a-terre', 'inconscient', 'paralyse', 'entrave', 'empoisonne'];
const SUITS = ['coeur', 'carreau', 'pique', 'trefle'];

/** A hero with talents and things that were not tried yet, strong or feeble, whatever creation would allow. */
export function steeredHero(prng: Prng, steer: Steer, seat: number): GivenHero {
  const strong = prng.below(4) > 0;
  const value = () => (strong ? 3 + prng.below(4) : 1 + prng.below(3));
  const traits = ['agilite', 'savoir', 'mental', 'force', 'vigueur', 'melee', 'tir', 'lancer', 'arcane'];
  const talents = steer(
    'talent',
    TALENTS.map(({ id }) => id),
    9,
  );
  const santeMax = strong ? 5 + prng.below(8) : 2;
  return {
    at: SQUARES[seat]!,
    origin: one(prng, ['imperiaux', 'nains', 'sylvae', 'feliformes']),
    careers: [one(prng, ['berserker', 'croise', 'traqueur'])],
    traits: Object.fromEntries(traits.map((trait) => [trait, value()])),
    santeMax,
    sante: 1 + prng.below(santeMax),
    heroismeMax: prng.below(6),
    talents: [...talents],
    proie: one(prng, [...new Set(Object.values(CREATURES).flatMap(({ tags }) => tags))]),
    xp: prng.below(8),
    deniers: prng.below(60),
    arcane: `${one(prng, RANKS)}-${one(prng, SUITS)}` as GivenHero['arcane'] & string,
    items: steeredItems(prng, steer),
    wounds: several(prng, WOUNDS, prng.below(5) === 0 ? 1 : 0).map((id) =>
      id === 'bras-casse' || id === 'main-tranchee' ? { id, hand: 1, prosthesis: true } : { id },
    ),
    marks: several(prng, MARKS, prng.below(4) === 0 ? 2 : 0).map((id) => ({ id, until: { in: 'rounds', left: 3 } })),
  };
}

/** One thing a slot, what the hands hold, and a bag of whatever is used. */
function steeredItems(prng: Prng, steer: Steer): NonNullable<GivenHero['items']> {
  const of = (test: (entry: ItemEntry) => boolean) => Object.keys(ITEMS).filter((base) => test(ITEMS[base]!));
  const slots = [...new Set(Object.values(ITEMS).flatMap(({ slot }) => slot ?? []))].filter((slot) => slot !== 'main');
  const worn = slots.flatMap((slot) =>
    steer(
      'item',
      of((entry) => entry.slot === slot),
      1,
    ),
  );
  const isHeld = ({ slot, kind }: ItemEntry) => slot === 'main' && kind !== 'bouclier';
  const [held] = steer('item', of(isHeld), 1);
  const isOther = prng.below(2) === 0 ? isHeld : ({ kind }: ItemEntry) => kind === 'bouclier';
  const other =
    ITEMS[held!]!.hands === 2
      ? []
      : steer(
          'item',
          of((entry) => isOther(entry) && entry.hands !== 2),
          1,
        );
  const bag = steer(
    'item',
    of(({ slot }) => slot === undefined),
    7,
  );
  const equipped = { place: 'equipe' as const };
  return [
    { base: held!, ...equipped, ...enchantmentOf(prng, held!) },
    ...other.map((base) => ({ base, ...equipped, hands: [1], ...enchantmentOf(prng, base) })),
    ...worn.map((base) => ({ base, ...equipped, ...enchantmentOf(prng, base) })),
    ...bag.map((base) => ({ base, place: 'porte' as const })),
  ];
}

function enchantmentOf(prng: Prng, base: string): { readonly enchantment?: string } {
  const { kind } = ITEMS[base]!;
  if ((kind !== 'arme' && kind !== 'armure') || prng.below(2) === 0) return {};
  const kinds = kind === 'arme' ? ['arme'] : ['armure', 'renom'];
  const enchantment = `enchantement-${one(prng, kinds)}-${one(prng, SUITS)}`;
  return featureOf(enchantment) ? { enchantment } : {};
}

const OBJECTIVES: readonly Objective[] = [
  { kill: 'boss' },
  { survive: 12 },
  { leave: true },
  { escort: 'captive' },
  { reach: 'r1', hold: 1 },
  { collect: 'gemme', count: 2 },
];

/** A short dungeon of rooms, meetings and péripéties that were not seen yet. */
export function steeredScenario(prng: Prng, steer: Steer): ScenarioEntry {
  const objective = one(prng, OBJECTIVES);
  const encounters = [...steer('encounter', Object.keys(ENCOUNTERS), 5)];
  if ('escort' in objective) encounters.push('geole-de-la-captive');
  const peripeties = steer('peripetie', Object.keys(PERIPETIES), 5);
  const tiles = steer(
    'tile',
    Object.keys(TILES).filter((id) => id !== START),
    prng.below(4) === 0 ? 2 : 5,
  );
  const effects: readonly EventEffect[] = [
    { encounter: encounters[0]! },
    { peripetie: peripeties[0]! },
    { damage: 3 },
    { nothing: true },
  ];
  const road = tiles.map(
    (tile, i): RoadRow => ({
      cards: RANKS.filter((_, rank) => rank % tiles.length === i),
      room: `r${i + 1}`,
      tile,
      next: `r${((i + 1) % tiles.length) + 1}`,
      contents:
        prng.below(4) === 0 ? 'feuille' : { encounter: encounters[i % encounters.length]!, peripetie: peripeties[i]! },
    }),
  );
  return quiet({
    id: 'hasard',
    start: { room: 'r0', tile: START, heroRows: [2, 3] },
    exit: {
      room: 'r0',
      squares: [
        [1, 3],
        [2, 3],
      ],
    },
    roundLimit: 16,
    road,
    events: {
      unexpected: [{ id: 'rodeurs', cards: [one(prng, RANKS)], longevity: 3, effects: several(prng, effects, 3) }],
    },
    encounters,
    peripeties,
    objective,
    reward: 20,
    bonusXp: 3,
    ...(prng.below(3) === 0 ? { replacements: true } : {}),
  });
}

export interface Steered {
  readonly prng: Prng;
  readonly steer: Steer;
  readonly variants: Variants;
}

/** The heroes stand in the start room of their dungeon; the next step opens Round 1. */
export function steeredState({ prng, steer, variants }: Steered): State {
  const scenario = steeredScenario(prng, steer);
  const size = prng.below(6) === 0 ? 6 : 1 + prng.below(3);
  const heroes = Array.from({ length: size }, (_, seat) => steeredHero(prng, steer, seat));
  const [beast] = steer('creature', Object.keys(CREATURES), 1);
  const camp = one(prng, ['hostile', 'heros', 'neutre'] as const);
  const beside = [1, 2].map((x) => ({ id: beast!, at: [x, 0] as const, camp }));
  const creatures = prng.below(2) === 0 ? [] : beside;
  return scene({
    heroes,
    creatures,
    variants,
    state: {
      phase: 'preparation',
      round: 0,
      scenario: 'hasard',
      generated: scenario,
      campaign: prng.below(2) === 0,
      board: startBoard(scenario),
      tallies: {},
      next: 500,
    },
  });
}
