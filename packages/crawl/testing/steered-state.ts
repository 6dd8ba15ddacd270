import type { Prng } from '@souterrain/kernel';
import { RANKS } from '../src/cards/index.ts';
import type { EventEffect, Objective, RoadRow, ScenarioEntry } from '../src/content/types.ts';
import { startBoard } from '../src/exploration/start.ts';
import type { CrawlState } from '../src/state.ts';
import { one, several } from './journey.ts';
import { quiet } from './rounds.ts';
import type { Scene } from './scene.ts';
import { type Making, type Steer, steeredHero } from './steered-hero.ts';

/** What a steered game of an edition is made of. */
export interface Folk<S extends CrawlState> extends Making {
  readonly scene: (given: Scene<S>) => S;
  readonly creatures: readonly string[];
  readonly encounters: readonly string[];
  readonly peripeties: readonly string[];
  /** Cards that a scenario of this edition may keep out of the deck. */
  readonly aside?: ScenarioEntry['aside'];
}

export interface Steered<S extends CrawlState> {
  readonly prng: Prng;
  readonly steer: Steer;
  readonly variants: S['variants'];
}

const START = 'escalier';

const OBJECTIVES: readonly Objective[] = [
  { kill: 'boss' },
  { survive: 12 },
  { leave: true },
  { escort: 'captive' },
  { reach: 'r1', hold: 1 },
  { collect: 'gemme', count: 2 },
];

/** A short dungeon of rooms, meetings and péripéties that were not seen yet. */
function steeredScenario(
  folk: Pick<Folk<CrawlState>, 'system' | 'encounters' | 'peripeties' | 'aside'>,
  prng: Prng,
  steer: Steer,
): ScenarioEntry {
  const objective = one(prng, OBJECTIVES);
  const encounters = [...steer('encounter', folk.encounters, 5)];
  if ('escort' in objective) encounters.push('geole-de-la-captive');
  const peripeties = steer('peripetie', folk.peripeties, 5);
  const tiles = steer(
    'tile',
    Object.keys(folk.system.content.tiles).filter((id) => id !== START),
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
    ...(folk.aside ? { aside: folk.aside } : {}),
  });
}

/** The heroes stand in the start room of their dungeon; the next step opens Round 1. */
export function steeredState<S extends CrawlState>(folk: Folk<S>, { prng, steer, variants }: Steered<S>): S {
  const scenario = steeredScenario(folk, prng, steer);
  const size = prng.below(6) === 0 ? 6 : 1 + prng.below(3);
  const heroes = Array.from({ length: size }, (_, seat) => steeredHero(folk, { prng, steer, seat }));
  const [beast] = steer('creature', folk.creatures, 1);
  const camp = one(prng, ['hostile', 'heros', 'neutre'] as const);
  const beside = [1, 2].map((x) => ({ id: beast!, at: [x, 0] as const, camp }));
  const creatures = prng.below(2) === 0 ? [] : beside;
  return {
    ...folk.scene({ heroes, creatures, variants }),
    phase: 'preparation',
    round: 0,
    scenario: 'hasard',
    generated: scenario,
    campaign: prng.below(2) === 0,
    board: startBoard(folk.system, scenario),
    tallies: {},
    next: 500,
  };
}
