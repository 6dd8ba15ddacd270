import { describe, expect, test } from 'vitest';
import { play, type Scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Feature } from '../world/features.ts';
import type { RollOrder } from '../world/roll.ts';
import { check } from './check.ts';
import { chanceOf } from './poker.ts';

const difficulty = (value: number) => [{ label: 'base', value, rule: 'AD1-DIFF-01' as const }];

/** A trait roll of a hero without Héroïsme; `agilite` is the number of dice. */
function roll(
  dice: readonly (readonly number[])[],
  decisions: string[],
  order: Partial<RollOrder> = {},
  more: Scene = {},
) {
  const ran = play(
    { heroes: [{ heroisme: 0, traits: { agilite: dice[0]!.length } }], ...more },
    (g, find) =>
      check(g, {
        who: find('h1'),
        purpose: 'epreuve',
        trait: 'agilite',
        difficulty: difficulty(9),
        seuil: false,
        ...order,
      }),
    { dice, decisions },
  );
  return { ...ran, total: ran.value.total };
}

/** The same roll by an orc, whose player is asked nothing. */
function group(
  faces: readonly number[],
  needed: number,
  more: readonly (readonly number[])[] = [],
  variants: NonNullable<Scene['variants']> = {},
  marks: readonly string[] = [],
) {
  const extra = [{ label: 'bonus', value: faces.length - 3, rule: 'AD1-MOD-01' as const }];
  const ran = play(
    { heroes: [{ heroisme: 0 }], creatures: [{ id: 'orque', at: [3, 3], marks }], variants },
    (g, find) =>
      check(g, {
        who: find('orque-1'),
        purpose: 'epreuve',
        trait: 'force',
        extra,
        difficulty: difficulty(needed),
        seuil: true,
      }),
    { dice: [faces, ...more] },
  );
  return ran.of('gambled').map((e) => e.sixes);
}

const blessing: Feature = { id: 'aube', rule: 'AD1-BLESS-04', mode: () => 'beni' };
const curse: Feature = { id: 'crepuscule', rule: 'AD1-BLESS-04', mode: () => 'maudit' };
know(blessing, curse);

describe('a Coup de poker', () => {
  test('[AD1-POKER-01] [AD1-POKER-02] [AD1-Q-21] a gambled six stops counting and gives two dice', () => {
    expect(roll([[6, 6, 4]], ['garder']).asked).toMatchObject([{ id: 'coup-de-poker', params: { total: 5 } }]);
    expect(
      roll(
        [
          [6, 6, 4],
          [2, 2],
        ],
        ['miser-1'],
      ).total,
    ).toBe(3);
    expect(
      roll(
        [
          [6, 6],
          [2, 2, 3, 3],
        ],
        ['miser-2'],
      ).total,
    ).toBe(0);
  });

  test('[AD1-POKER-03] new dice count like any other, and a new six may be gambled in turn', () => {
    expect(
      roll(
        [
          [2, 3, 6],
          [5, 6],
        ],
        ['miser-1', 'garder'],
      ).total,
    ).toBe(3);
    expect(
      roll(
        [
          [2, 3, 6],
          [5, 6],
          [1, 4],
        ],
        ['miser-1', 'miser-1'],
      ).total,
    ).toBe(1);
  });

  test('[AD1-POKER-04] 2, 3 and 6 when three are needed', () => {
    const three = { difficulty: difficulty(3) };
    expect(roll([[2, 3, 6]], ['garder'], three).value.success).toBe(false);
    expect(
      roll(
        [
          [2, 3, 6],
          [6, 4],
        ],
        ['miser-1'],
        three,
      ).value.success,
    ).toBe(true);
    expect(
      roll(
        [
          [2, 3, 6],
          [2, 1],
        ],
        ['miser-1'],
        three,
      ).value,
    ).toMatchObject({ total: 0, success: false });
  });

  test('[AD1-POKER-05] [AD1-DICE-05] it is a choice; a roll that needs no more is not asked about', () => {
    const { asked, total } = roll([[6, 6]], ['garder']);
    expect(total).toBe(4);
    expect(asked[0]?.options.map((o) => [o.id, o.params?.sixes])).toEqual([
      ['garder', undefined],
      ['miser-1', 1],
      ['miser-2', 2],
    ]);
    expect(roll([[6, 6]], [], { difficulty: difficulty(2) }).total).toBe(4);
    expect(roll([[6, 6]], ['garder'], { difficulty: difficulty(2), seuil: true }).total).toBe(4);
  });

  test('[AD1-POKER-06] [AD1-Q-20] a six that was kept is kept for good, or may be gambled later', () => {
    expect(
      roll(
        [
          [6, 6],
          [2, 2],
        ],
        ['miser-1'],
      ).total,
    ).toBe(2);
    const anytime = { variants: { pokerBatch: 'anytime' } } as const;
    expect(
      roll(
        [
          [6, 6],
          [2, 2],
          [4, 4],
        ],
        ['miser-1', 'miser-1'],
        {},
        anytime,
      ).total,
    ).toBe(2);
  });

  test('[AD1-Q-21] a soft gamble keeps a success and throws one die', () => {
    const soft = { variants: { pokerSoft: 'soft' } } as const;
    expect(roll([[2, 3, 6], [5]], ['miser-1'], {}, soft).total).toBe(2);
    expect(roll([[2, 3, 6], [1]], ['miser-1'], {}, soft).total).toBe(0);
  });

  test('[AD1-DICE-08] the floor comes once, after the poker dice', () => {
    expect(roll([[1, 1, 4]], []).total).toBe(0);
    expect(
      roll(
        [
          [1, 1, 6],
          [4, 5],
        ],
        ['miser-1'],
      ).total,
    ).toBe(0);
    expect(
      roll(
        [
          [1, 6],
          [4, 5],
        ],
        ['miser-1'],
      ).total,
    ).toBe(1);
  });

  test('[AD1-DICE-09] no dice, no gamble', () => {
    const none = [{ label: 'malus', value: -3, rule: 'AD1-MOD-01' as const }];
    const { asked, value } = play(
      { heroes: [{ heroisme: 0 }] },
      (g, find) =>
        check(g, {
          who: find('h1'),
          purpose: 'epreuve',
          trait: 'agilite',
          extra: none,
          difficulty: difficulty(1),
          seuil: true,
        }),
      {},
    );
    expect(asked).toEqual([]);
    expect(value).toMatchObject({ total: 0, success: false });
  });
});

describe('the gambles of groups', () => {
  test('[AD1-POKER-07] only to reach what is missed, never for a higher Seuil', () => {
    expect(group([6, 1, 2], 2, [[2, 2]])).toEqual([1]);
    expect(group([6, 4, 2], 2)).toEqual([]);
  });

  test('[AD1-POKER-08] as many sixes as give the best chance, the fewest on a tie; none without a chance', () => {
    expect(chanceOf(2, 3, 'ordinary')).toBe(5 / 36);
    expect([chanceOf(4, 5, 'ordinary'), chanceOf(2, 4, 'ordinary')]).toEqual([125 / 1296, 1 / 36]);
    expect(chanceOf(4, 6, 'ordinary')).toBe(41 / 1296);
    expect(group([6, 6, 1], 4, [[2, 2]])).toEqual([1]);
    expect(group([6, 6, 1, 1, 1], 3, [[2, 2, 2, 2]])).toEqual([2]);
    expect(group([6, 1, 1, 1], 4)).toEqual([]);
  });

  test('[AD1-POKER-08] the chance is counted in the mode of the roll', () => {
    expect(group([6, 6, 6, 1], 7, [[2, 2, 2, 2]])).toEqual([2]);
    expect(group([6, 6, 6, 1], 7, [[2, 2, 2, 2, 2, 2]], {}, ['aube'])).toEqual([3]);
    expect(group([6, 6, 6, 1], 7, [[2, 2]], {}, ['crepuscule'])).toEqual([1]);
  });

  test('[AD1-POKER-08] each new batch is decided again', () => {
    expect(
      group([6, 1, 2], 2, [
        [6, 2],
        [4, 4],
      ]),
    ).toEqual([1, 1]);
  });

  test('[AD1-Q-21] [AD1-POKER-08] soft, what is kept of a gambled six counts, and one die is thrown', () => {
    const soft = { pokerSoft: 'soft' } as const;
    expect(group([6, 2, 2], 3, [[6]], soft)).toEqual([1]);
    expect(group([6, 2, 2], 4, [], soft)).toEqual([]);
    expect(group([6, 6, 2], 5, [[2]], soft)).toEqual([1]);
    expect(group([6, 6, 6], 8, [[6, 6, 2], [2]], soft)).toEqual([3, 1]);
    // As it is written nothing is kept of it: five successes of two dice are out of reach.
    expect(group([6, 1, 1, 1], 2)).toEqual([]);
  });

  test('[AD1-DICE-08] [AD1-Q-06] against Difficulty 0 the floor is enough, unless totals below it are kept', () => {
    expect(group([1, 1, 1, 6], 0)).toEqual([]);
    expect(group([1, 1, 1, 6], 0, [[6, 6]], { negativeTotal: 'kept' })).toEqual([1]);
  });
});
