import { describe, expect, test } from 'vitest';
import { play } from '../../testing/index.ts';
import type { RollOrder } from '../world/roll.ts';
import { check } from './check.ts';

const two = [{ label: 'base', value: 2, rule: 'AD1-DIFF-03' as const }];

function tested(order: Partial<RollOrder>, script: Parameters<typeof play>[2], hero = {}) {
  const ran = play(
    { heroes: [hero] },
    (g, find) =>
      check(g, { who: find('h1'), purpose: 'epreuve', trait: 'agilite', difficulty: two, seuil: false, ...order }),
    script,
  );
  return { ...ran, settled: ran.value };
}

describe('a trait roll', () => {
  test('[AD1-TRAIT-01] [AD1-DICE-02] Agilité 3 starts from a pool of three dice', () => {
    const { settled } = tested({}, { dice: [[4, 5, 2]] });
    expect(settled).toEqual({ total: 2, difficulty: 2, success: true, seuil: 0 });
  });

  test('[AD1-DIFF-02] [AD1-DIFF-07] one success short of the Difficulty is a failure, without a Seuil', () => {
    expect(tested({}, { dice: [[4, 2, 2]] }).settled).toEqual({
      total: 1,
      difficulty: 2,
      success: false,
      seuil: undefined,
    });
    expect(tested({}, { dice: [[4, 5, 2]] }).settled).toMatchObject({ total: 2, difficulty: 2, success: true });
  });

  test('[AD1-TRAIT-03] a null trait rolls nothing, whatever is added', () => {
    const { settled, of } = tested(
      { trait: 'arcane', extra: [{ label: 'parchemin', value: 1, rule: 'AD1-MOD-01' }] },
      {},
    );
    expect(settled).toMatchObject({ total: 0, success: false });
    expect(of('rollAnnounced')).toMatchObject([{ dice: 0, rules: ['AD1-TRAIT-03'] }]);
  });

  test('[AD1-MOD-02] [AD1-MOD-04] the face of a variable modifier is a number of dice, and counts for nothing else', () => {
    const variable = [{ sides: 4, sign: -1 as const, label: 'boue', rule: 'AD1-MOD-02' as const }];
    const { settled } = tested({ variable }, { dice: [2, [6]] });
    expect(settled.total).toBe(2);
  });

  test('[AD1-DICE-09] with no die left nothing is rolled', () => {
    const extra = [{ label: 'malus', value: -3, rule: 'AD1-MOD-01' as const }];
    expect(tested({ extra }, {}).settled).toMatchObject({ total: 0, success: false });
  });

  test('[AD1-TRAIT-03] a null trait throws no variable modifier, and nothing is declared on it', () => {
    const variable = [{ sides: 4, sign: 1 as const, label: 'elan', rule: 'AD1-MOD-02' as const }];
    const { settled, asked } = tested({ trait: 'arcane', variable }, {}, { jokers: ['joker-1'] });
    expect([settled.success, asked]).toEqual([false, []]);
  });

  test('[AD1-MOD-03] what changes nothing is no term of the sum', () => {
    const { of } = tested({}, { dice: [[1, 1, 1]] }, { heroisme: 0, marks: ['secoue'] });
    expect(of('rollAnnounced')[0]?.sums?.[0]?.terms).toEqual([{ label: 'agilite', value: 3, rule: 'AD1-DICE-02' }]);
  });

  test('[AD1-CROI-06] each different die but a six may be rolled again, the lowest first', () => {
    const { asked, settled } = tested({}, { dice: [[4, 6, 1], 5], decisions: ['de-1'] }, { marks: ['benediction'] });
    expect(asked[0]?.options.map((o) => o.id)).toEqual(['passer', 'de-1', 'de-4']);
    expect(settled.total).toBe(4);
  });
});
