import type { EncounterEntry, GroupEntry, UnexpectedEvent } from '@souterrain/crawl/content';
import { meet, squaresFor, unexpectedEvent } from '@souterrain/crawl/exploration';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { at, dungeon, type GivenDungeon, on, play, quiet, scene } from '../../testing/index.ts';
import type { AD1State } from '../state.ts';

const encounter = (...groups: GroupEntry[]): EncounterEntry => ({ id: 'essai', name: { fr: 'e', en: 'e' }, groups });

interface Where {
  readonly room?: string | null;
  readonly anywhere?: boolean;
  readonly seat?: number;
}

function met(
  group: GroupEntry,
  { room = 'r0', anywhere = false, seat = 0 }: Where = {},
  given: GivenDungeon | AD1State = {},
) {
  const state = 'figures' in given ? given : dungeon({ heroes: [{ at: [0, 3] }, { at: [1, 3] }], ...given });
  const place = { from: at([1, 0]), room, seat, trigger: null, anywhere };
  return play(state, (g) => meet(g, encounter(group), place), { cards: [['5-coeur']] });
}

describe('what is met', () => {
  const groupOf = (controller?: 'declencheur') =>
    met({ creature: 'captive', count: 1, camp: 'heros', ...(controller ? { controller } : {}) }, { seat: 1 }).state
      .groups[0]!;

  test('[AD1-TURN-21] is played by who brought it, where the encounter says so', () => {
    expect([groupOf('declencheur').controller, groupOf().controller]).toEqual([1, null]);
  });

  test('[AD1-IA-11] guards the zones it is placed in, if that is what it does', () => {
    const guards = (creature: string) => met({ creature, count: 1 }).state.figures.at(-1)!.guards;
    expect([guards('chevalier-noir'), guards('orque')]).toEqual([['r0-a'], []]);
  });

  test('[AD1-TRES-13] [AD1-TRES-03] leaves its treasure in the zones of the room, or anywhere', () => {
    const zones = (where: Where) => met({ creature: 'orque', count: 1 }, where).state.meetings[0]!.zones;
    expect([zones({}), zones({ room: null }), zones({ anywhere: true })]).toEqual([
      ['r0-a', 'r0-b'],
      ['r0-a', 'r0-b'],
      'partout',
    ]);
  });

  test('[AD1-BEST-17] counts the heroes on the board: not the dead, nor creatures', () => {
    const creatures = [{ id: 'gobelin', at: [3, 3] as const }];
    const state = dungeon({ heroes: [{ at: [0, 3] }, { at: [1, 3] }, { at: [2, 3] }], creatures });
    state.figures[1]!.status = 'mort';
    const { of } = met({ creature: 'orque', count: { perHero: 1 } }, {}, state);
    expect(of('groupMet')[0]!.figures).toHaveLength(2);
  });

  test('[AD1-RENC-08] waits in reserve where there is no room at all, and draws no card', () => {
    const state = scene({ drawing: framed('a'), heroes: [{ at: [0, 0] }], state: { generated: quiet() } });
    const place = { from: at([0, 0]), room: 'scene', seat: 0, trigger: null, anywhere: false };
    const { of, find } = play(state, (g) => meet(g, encounter({ creature: 'orque', count: 1 }), place));
    expect([of('cardsDrawn'), find('orque-3').status]).toEqual([[], 'reserve']);
  });
});

describe('where it is put', () => {
  const legend = { L: { zone: 'a', feature: 'lave' } };

  test('not on lava while another square is free', () => {
    const state = scene({ drawing: framed('aLaa'), legend, heroes: [{ at: [0, 0] }] });
    const squares = (count: number) =>
      squaresFor(on(state), { from: at([0, 0]), room: 'scene' }, { count, placement: 'front' });
    expect([squares(2), squares(3)]).toEqual([
      [at([2, 0]), at([3, 0])],
      [at([2, 0]), at([3, 0]), at([1, 0])],
    ]);
  });

  test('[AD1-RENC-06] Fixe: the squares of the scenario that are free, then those nearest to the Porte', () => {
    const state = scene({ drawing: framed('aaaa'), heroes: [{ at: [3, 0] }] });
    const order = {
      count: 2,
      placement: 'fixe',
      fixed: [
        [3, 0],
        [2, 0],
      ],
    } as const;
    expect(squaresFor(on(state), { from: at([0, 0]), room: 'scene' }, order)).toEqual([at([2, 0]), at([0, 0])]);
  });
});

test('[AD1-EVEN-09] [AD1-EVEN-07] each play has its effect, and a permanent event repeats the last', () => {
  const event: UnexpectedEvent = {
    id: 'essai',
    cards: ['dame-pique'],
    longevity: null,
    effects: [{ nothing: true }, { damage: 3 }],
  };
  const state = dungeon({ heroes: [{ at: [0, 3], heroisme: 0 }], scenario: { events: { unexpected: [event] } } });
  const rolls = [[], [[1, 1, 1]], [[1, 1, 1]]].map(
    (dice) =>
      play(state, (g, find) => unexpectedEvent(g, find('h1'), 'dame-pique'), { dice }).of('rollAnnounced').length,
  );
  expect(rolls).toEqual([0, 1, 1]);
});

test('[AD1-TRES-23] failures and finds concern one treasure alone', () => {
  const treasure = (id: number) => ({
    id,
    zones: 'partout' as const,
    type: null,
    failures: 0,
    tried: [],
    revealed: false,
  });
  const state = scene({ state: { treasures: [treasure(1), treasure(2), treasure(3)] } });
  play(state, function* (g) {
    g.emit({ type: 'searchFailed', figure: 'h1', treasure: 2, failures: 1, rules: [] });
    g.emit({ type: 'treasureFound', figure: 'h1', treasure: 3, cards: 1, rules: [] });
  });
  expect(state.treasures.map(({ failures, tried, revealed }) => [failures, tried, revealed])).toEqual([
    [0, [], false],
    [1, ['h1'], false],
    [0, [], true],
  ]);
});
