import type { Turn } from '@souterrain/crawl';
import { movementActions } from '@souterrain/crawl/movement';
import { canSpend, spend } from '@souterrain/crawl/rounds';
import { worldOf } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { at, type GivenHero, on, play, type Scene, scene } from '../../testing/index.ts';
import { targetsOf } from '../combat/attacks.ts';
import { attentionDonjon } from '../system.ts';
import type { AD1Attack } from '../world/features.ts';

type At = readonly [number, number];
const ROW = framed('abc', 'abc');
const TURN: Turn = { figure: 'h1', actions: 2, standard: false, bonus: false, movements: 0, flags: [] };

function offered(hero: GivenHero, more: Scene = {}) {
  const state = scene({ drawing: ROW, heroes: [{ at: [0, 0], heroisme: 0, ...hero }], ...more });
  return movementActions(worldOf(attentionDonjon, state), state.figures[0]!);
}

/** Runs one movement action as a turn does: it is charged, then it runs. */
function act(id: string, given: Scene, script: Parameters<typeof play>[2] = {}) {
  return play(
    { drawing: ROW, heroes: [{ at: [0, 0], heroisme: 0 }], state: { turn: { ...TURN } }, ...given },
    function* (g, find) {
      const action = movementActions(g, find('h1')).find((a) => a.id === id);
      if (!action) throw new Error(`no action ${id}`);
      spend(g, find('h1'), action.type);
      yield* action.run(g, find('h1'));
    },
    script,
  );
}

describe('Se déplacer', () => {
  test('[AD1-MOVE-02] offers classic moves and steps, each on its square, with the Esquive it needs', () => {
    const actions = offered({}, { creatures: [{ id: 'orque', at: [0, 1] as At }] });
    expect(actions.map((a) => a.id)).toEqual(['case-1-0', 'case-1-1', 'pas-1-0', 'pas-1-1']);
    expect(actions[0]).toMatchObject({
      type: 'mouvement',
      params: { esquive: 'ordinaire', why: 'zone-de-depart' },
      at: { cell: [1, 0] },
    });
    expect(actions[2]).toMatchObject({ type: 'mouvement', params: { esquive: 'aucune' } });
  });

  test('[AD1-MOVE-12] a step that is the same movement as a classic one is offered once', () => {
    expect(offered({}).map((a) => a.id)).toEqual(['case-1-0', 'case-1-1', 'pas-0-1']);
  });

  test('[AD1-GRID-01] [AD1-MOVE-12] a square is offered while nobody stands on it, even across a corner', () => {
    const creatures = [{ id: 'captive', at: [1, 1] as At, camp: 'heros' as const }];
    const state = scene({ drawing: framed('ab', 'cd'), heroes: [{ at: [0, 0] }], creatures });
    const [hero, other] = state.figures;
    const ids = () => movementActions(worldOf(attentionDonjon, state), hero!).map((a) => a.id);
    const alone = ['case-1-0', 'case-0-1', 'pas-1-1'];
    for (const [status, expected] of [
      ['plateau', alone.slice(0, 2)],
      ['parti', alone],
      ['plateau', alone.slice(0, 2)],
    ] as const) {
      other!.status = status;
      expect(ids()).toEqual(expected);
    }
  });

  test('[AD1-MOVE-01] is not offered with Déplacement 0', () => {
    expect(offered({ deplacement: 0 })).toEqual([]);
    expect(offered({ deplacement: 1 })).not.toEqual([]);
  });

  test('[AD1-ETAT-02] [AD1-GRAVE-06] nor to who is Entravé or À terre', () => {
    for (const mark of ['entrave', 'a-terre']) expect(offered({ marks: [mark] })).toEqual([]);
  });

  test('[AD1-TRES-21] [AD1-TRES-22] nor to an overloaded hero', () => {
    const bag = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        base: 'bandages',
        place: i < 3 ? ('porte' as const) : ('stocke' as const),
      }));
    expect(offered({ items: bag(9) })).not.toEqual([]);
    expect(offered({ items: bag(10) })).toEqual([]);
  });
});

describe('several movements', () => {
  const heroes = [{ at: [0, 0] as At, heroisme: 0, deplacement: 2 }];

  test('[AD1-MOVE-03] Déplacement 2 makes two movements of either kind for one Action', () => {
    const { state, of, asked } = act('case-1-0', { heroes }, { decisions: ['pas-1-1'] });
    expect(of('figureMoved').map((e) => [e.how, e.to])).toEqual([
      ['classique', at([1, 0])],
      ['pas', at([1, 1])],
    ]);
    expect(state.turn).toMatchObject({ actions: 1, movements: 1 });
    expect(asked[0]!.options.map((o) => o.id)).toContain('rester');
    const mixed = (first: string, second: string) =>
      act(first, { heroes }, { decisions: [second] })
        .of('figureMoved')
        .map((e) => e.how);
    expect([mixed('pas-0-1', 'case-1-1'), mixed('case-1-0', 'case-2-0')]).toEqual([
      ['pas', 'classique'],
      ['classique', 'classique'],
    ]);
  });

  test('[AD1-MOVE-03] with Déplacement 1 nothing is asked after the first, and the player may stop early', () => {
    expect(act('case-1-0', {}).asked).toEqual([]);
    expect(act('case-1-0', { heroes }, { decisions: ['rester'] }).of('figureMoved')).toHaveLength(1);
  });

  test('[AD1-MOVE-04] the second is chosen once the Esquive of the first is settled', () => {
    const given = { heroes, creatures: [{ id: 'orque', at: [0, 1] as At }] };
    const { events } = act('case-1-0', given, { dice: [[4, 4, 2]], decisions: ['case-2-0'] });
    const order = events.map((e) => e.type).filter((t) => t === 'dodgeSettled' || t === 'figureMoved');
    expect(order).toEqual(['dodgeSettled', 'figureMoved', 'figureMoved']);
  });

  test('[AD1-DODGE-20] [AD1-DODGE-13] a movement that is stopped ends the action, not the turn', () => {
    const given = { heroes, creatures: [{ id: 'orque', at: [0, 1] as At }] };
    const script = {
      dice: [
        [1, 1, 1],
        [4, 4, 4],
        [4, 4, 2, 2],
      ],
    };
    const { state, asked, find } = act('case-1-0', given, script);
    expect([asked, find('h1').cell]).toEqual([[], at([0, 0])]);
    expect(state.turn).toMatchObject({ actions: 1, standard: false });
    const left = (['standard', 'mouvement'] as const).map((type) =>
      canSpend(worldOf(attentionDonjon, state), find('h1'), type),
    );
    expect(left).toEqual([true, true]);
    expect(movementActions(worldOf(attentionDonjon, state), find('h1')).map((a) => a.id)).toContain('case-1-0');
  });

  test('[AD1-DODGE-09] [AD1-DODGE-16] having arrived, it goes on with its turn', () => {
    const given = { creatures: [{ id: 'orque', at: [0, 1] as At }] };
    const { state, find } = act('case-1-0', given, { dice: [[4, 4, 2]] });
    expect(state.turn).toMatchObject({ actions: 1, flags: ['change-de-zone'] });
    expect(canSpend(worldOf(attentionDonjon, state), find('h1'), 'standard')).toBe(true);
  });
});

describe('a broken leg', () => {
  const leg = { wounds: [{ id: 'jambe-fracturee' }] };

  test('[AD1-GRAVE-12] makes a classic move an Action complexe; steps cost what they did', () => {
    const types = (hero: GivenHero) => Object.fromEntries(offered(hero).map((a) => [a.id, a.type]));
    expect(types(leg)).toMatchObject({ 'case-1-0': 'complexe', 'pas-1-0': 'mouvement', 'pas-0-1': 'mouvement' });
    expect(types({ wounds: [{ id: 'jambe-fracturee', splint: true }] })).toMatchObject({ 'case-1-0': 'mouvement' });
  });

  test('[AD1-GRAVE-12] a second movement after a step is a step', () => {
    const heroes = [{ at: [0, 0] as At, heroisme: 0, deplacement: 2, ...leg }];
    const { asked } = act('pas-0-1', { heroes }, { decisions: ['rester'] });
    expect(asked[0]!.options.map((o) => o.id)).toEqual(['rester', 'pas-0-0', 'pas-1-0', 'pas-1-1']);
  });

  test('[AD1-DODGE-08] what changes the Esquive roll changes its dice', () => {
    const given = {
      heroes: [{ at: [0, 0] as At, heroisme: 0, ...leg }],
      creatures: [{ id: 'orque', at: [0, 1] as At }],
    };
    const { of } = act('case-1-0', given, { dice: [[1], [1, 1, 1]] });
    expect(of('rollAnnounced')[0]).toMatchObject({ purpose: 'esquive', dice: 1 });
  });
});

test('[AD1-GRID-08] a spear reaches the next zone, not through a wall', () => {
  const spear = { id: 'lance', skill: 'melee', reach: 2, damage: null } as AD1Attack;
  const reached = (rows: readonly string[]) => {
    const creatures = [{ id: 'orque', at: [3, 0] as At }];
    const legend = { P: { zone: 'a', feature: 'pilier' } };
    const state = scene({ drawing: framed(...rows), legend, heroes: [{ at: [0, 0] }], creatures });
    return targetsOf(on(state), state.figures[0]!, spear).length;
  };
  expect([reached(['aabb', 'aabb']), reached(['a#bb', 'aabb']), reached(['aPbb', 'aabb'])]).toEqual([1, 0, 0]);
});
