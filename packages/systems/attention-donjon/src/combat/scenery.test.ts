import { planOn } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { act, take, turnOf } from '../../testing/combat.ts';
import { framed } from '../../testing/drawing.ts';
import { at, on, play, type Scene } from '../../testing/index.ts';
import { combatActions } from './actions.ts';

const given: Scene = {
  drawing: framed('aaBaS'),
  legend: { B: { zone: 'a', feature: 'barricade' }, S: { zone: 'a', feature: 'statue' } },
  heroes: [{ heroisme: 0, items: ['epee'], at: [1, 0] }],
};
const attack = { id: 'attaquer-epee-case-2-0', from: combatActions };

describe('destructible scenery', () => {
  test('[AD1-COMBAT-31] [AD1-COMBAT-30] only what is marked destructible may be attacked', () => {
    const { value } = play({ ...given, drawing: framed('SaB') }, function* (g, find) {
      return combatActions(g, find('h1')).map((a) => a.id);
    });
    expect(value).toEqual(['attaquer-epee-case-2-0', 'attaquer-mains-nues-case-2-0', 'se-mettre-sur-la-defensive']);
  });

  test('[AD1-COMBAT-31] [AD1-DIFF-08] Parade 0, Endurance 3: four successes take two points and destroy it', () => {
    const heroes = [{ heroisme: 0, items: ['epee'], at: [1, 0] as const, traits: { force: 4 } }];
    const { of, state } = act({ ...given, heroes }, attack, {
      dice: [
        [1, 2],
        [4, 4, 5, 5],
      ],
    });
    expect(of('rollSettled')).toMatchObject([
      { difficulty: 0, success: true },
      { difficulty: 3, seuil: 1 },
    ]);
    expect(of('sceneryDestroyed')).toMatchObject([{ cell: at([2, 0]), feature: 'barricade' }]);
    expect(planOn(on(state)).squares.get(at([2, 0]))?.feature).toBeUndefined();
    expect(state.tallies).toEqual({});
  });

  test('[AD1-COMBAT-31] a Seuil of 0 takes one point, kept until the next blow', () => {
    const first = act(given, attack, {
      dice: [
        [1, 2],
        [4, 4, 5],
      ],
    });
    expect(first.of('sceneryDestroyed')).toEqual([]);
    expect(first.state.tallies).toEqual({ [`decor-${at([2, 0])}`]: 1 });
    first.state.turn = turnOf('h1');
    const second = play(first.state, (g, find) => take(g, find('h1'), { of: combatActions, id: attack.id }), {
      dice: [
        [1, 2],
        [4, 4, 5],
      ],
    });
    expect(second.of('sceneryDestroyed')).toHaveLength(1);
  });

  test('[AD1-COMBAT-31] [AD1-COMBAT-06] it is struck within the Allonge of the weapon', () => {
    const ids = (items: readonly string[], x: number) =>
      play(
        {
          drawing: framed('aaabB'),
          legend: { B: { zone: 'b', feature: 'barricade' } },
          heroes: [{ heroisme: 0, items, at: [x, 0] }],
        },
        function* (g, find) {
          return combatActions(g, find('h1')).flatMap((a) => (a.id.includes('-case-') ? [a.id] : []));
        },
      ).value;
    expect(ids(['epee'], 0)).toEqual([]);
    expect(ids(['epee'], 3)).toEqual(['attaquer-epee-case-4-0', 'attaquer-mains-nues-case-4-0']);
    expect(ids(['lance'], 0)).toEqual(['attaquer-lance-case-4-0']);
  });

  test('[AD1-COMBAT-31] [AD1-COMBAT-28] a shot that misses rolls no damage; damage below 3 leaves it whole', () => {
    const far: Scene = { ...given, heroes: [{ heroisme: 0, items: ['arc-court'], at: [0, 0] }] };
    const missed = act(far, { ...attack, id: 'attaquer-arc-court-case-2-0' }, { dice: [[4, 2]] });
    expect(missed.of('rollSettled')).toMatchObject([{ purpose: 'attaque', difficulty: 2, success: false }]);
    const weak = act(given, attack, {
      dice: [
        [1, 2],
        [4, 4, 2],
      ],
    });
    expect([weak.state.tallies, weak.of('sceneryDamaged')]).toEqual([{}, []]);
  });

  test('[AD1-COMBAT-31] [AD1-COMBAT-13] nothing active stands there: a shot in contact has no surcharge', () => {
    const near: Scene = { ...given, heroes: [{ heroisme: 0, items: ['arc-court'], at: [1, 0] }] };
    const { of } = act(near, { ...attack, id: 'attaquer-arc-court-case-2-0' }, { dice: [[1, 1]] });
    expect(of('rollAnnounced')[0]?.difficulty).toBe(2);
  });

  test('[AD1-POKER-05] a six is not gambled on the hit, and may be on the damage', () => {
    const { asked, state } = act(given, attack, {
      dice: [
        [6, 2],
        [6, 4, 2],
      ],
      decisions: ['garder'],
    });
    expect(asked).toMatchObject([{ id: 'coup-de-poker', params: { purpose: 'dommages' } }]);
    expect(state.tallies).toEqual({ [`decor-${at([2, 0])}`]: 1 });
  });
});
