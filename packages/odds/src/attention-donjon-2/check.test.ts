import { describe, expect, test } from 'vitest';
import { exactly, mean } from '../distribution.ts';
import { chanceWhere, toDouble } from '../exact/fraction.ts';
import { check } from './check.ts';
import { enemyAction } from './enemy-action.ts';
import { exactEnemyAction, exactReussites, exactSuccess } from './exact.ts';
import { FAILURE } from './jet.ts';
import type { Poker } from './play.ts';
import { successOf } from './success.ts';
import { type Conditions, thresholdsOf } from './throws.ts';

const PLAIN = [
  ['5/6', '2/3', '1/2', '1/3', '1/6', '1/6', '0/1', '0/1'],
  ['35/36', '8/9', '3/4', '5/9', '11/36', '11/36', '1/36', '0/1'],
  ['215/216', '26/27', '7/8', '19/27', '91/216', '91/216', '2/27', '1/216'],
  ['1295/1296', '80/81', '15/16', '65/81', '671/1296', '671/1296', '19/144', '7/432'],
  ['7775/7776', '242/243', '31/32', '211/243', '4651/7776', '4651/7776', '763/3888', '23/648'],
];

const fractionOf = (dice: number, difficulty: number, poker: 'optimal' | 'never'): string => {
  const { numerator, denominator } = exactSuccess({ dice, skill: 0, difficulty, poker });
  return `${numerator}/${denominator}`;
};

describe('Jets', () => {
  test.each(PLAIN.map((row, at) => [at + 1, row] as const))('[AD2-JET-17] [AD2-JET-18] %i dice', (dice, row) => {
    expect(row.map((_, at) => fractionOf(dice, at + 2, 'never'))).toEqual(row);
  });

  test('[AD2-POKER-17] a rescue by a Coup de poker', () => {
    const eight = ['1/36', '17/162', '793/3888', '32381/104976'];
    const nine = ['0/1', '19/1296', '403/7776', '7673/69984'];
    expect(eight.map((_, at) => fractionOf(at + 1, 8, 'optimal'))).toEqual(eight);
    expect(nine.map((_, at) => fractionOf(at + 1, 9, 'optimal'))).toEqual(nine);
    for (let need = 2; need <= 7; need++) expect(fractionOf(3, need, 'optimal')).toBe(fractionOf(3, need, 'never'));
  });
});

/** Every throw of so many dice. */
const throwsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((faces) => [1, 2, 3, 4, 5, 6].map((face) => [...faces, face]));

interface Counting {
  readonly gain: number;
  readonly loss: number;
}

const counted = (faces: readonly number[], { gain, loss }: Counting): number =>
  Math.max(0, faces.filter((face) => face >= gain).length - faces.filter((face) => face <= loss).length);

const surplusOf = (best: number, reussites: number, need: number): number =>
  best + reussites < need ? FAILURE : reussites - Math.max(0, need - best);

/** The mean worth of a Jet, every throw and every reroll in turn. */
function enumerated(dice: number, need: number, { counting, poker, worth }: Played): number {
  const payoff = (surplus: number) => (surplus === FAILURE ? 0 : worth(surplus));
  const values = throwsOf(dice).map((faces) => {
    const first = counted(faces, counting);
    const kept = payoff(surplusOf(Math.max(0, ...faces), first, need));
    if (!faces.includes(6) || poker === 'never') return kept;
    const ones = faces.filter((face) => face === 1);
    const rerolls = throwsOf(dice - ones.length).map((again) =>
      payoff(surplusOf(Math.max(...again, ...ones), first + counted(again, counting), need)),
    );
    const rerolled = rerolls.reduce((sum, value) => sum + value, 0) / rerolls.length;
    return poker === 'always' ? rerolled : Math.max(kept, rerolled);
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

interface Played {
  readonly counting: Counting;
  readonly poker: Poker;
  readonly worth: (surplus: number) => number;
}

const CONDITIONS: readonly Conditions[] = [
  {},
  { blessed: true },
  { cursed: true },
  { blessed: true, cursed: true },
  { lucky: true, blessed: true },
  { unlucky: true, cursed: true },
];

describe('Jets are what enumeration finds', () => {
  test.each(CONDITIONS)('[AD2-BENI-13] [AD2-BENI-14] [AD2-POKER-04] [AD2-POKER-11] [AD2-POKER-12] %j', (conditions) => {
    const counting = thresholdsOf(conditions);
    for (let dice = 0; dice <= 3; dice++)
      for (const [difficulty, skill] of [
        [1, 0],
        [5, 0],
        [8, 1],
        [7, -1],
        [9, 0],
        [10, 1],
      ] as const)
        for (const poker of ['optimal', 'never', 'always'] as const) {
          const jet = { dice, skill, difficulty, poker, ...conditions };
          const success = enumerated(dice, difficulty - skill, { counting, poker, worth: () => 1 });
          expect(check(jet).success).toBeCloseTo(success, 13);
          expect(successOf(jet)).toBeCloseTo(success, 13);
          expect(toDouble(exactSuccess(jet))).toBeCloseTo(success, 13);
          const worth = (surplus: number) => surplus;
          const surplus = enumerated(dice, difficulty - skill, { counting, poker, worth });
          expect(mean(check({ ...jet, worth }).reussites)).toBeCloseTo(surplus, 13);
        }
  });

  test('[AD2-REU-14] surplus Réussites as fractions', () => {
    // Two dice against 6: a six, and the Réussite of another six beside it.
    const jet = { dice: 2, skill: 0, difficulty: 6, poker: 'never' } as const;
    expect(chanceWhere(exactReussites(jet), (surplus) => surplus === 2)).toEqual({ numerator: 1n, denominator: 36n });
    expect(chanceWhere(exactReussites(jet), (surplus) => surplus === 0)).toEqual({ numerator: 25n, denominator: 36n });
    expect(toDouble(chanceWhere(exactReussites(jet), (surplus) => surplus === 1))).toBeCloseTo(
      exactly(check(jet).reussites, 1),
      14,
    );
  });

  test('[AD2-XBER-04] the dice of a Coup de poker thrown once more', () => {
    // One die against 8: a six, then another in two throws.
    expect(check({ dice: 1, skill: 0, difficulty: 8, rethrow: true }).success).toBeCloseTo((1 / 6) * (11 / 36), 14);
    expect(check({ dice: 1, skill: 0, difficulty: 8 }).success).toBeCloseTo(1 / 36, 14);
    // No success is thrown again.
    expect(check({ dice: 3, skill: 0, difficulty: 5, rethrow: true }).success).toBeCloseTo(19 / 27, 14);
  });

  test('[AD2-ATTR-04] without a die the Compétence alone counts', () => {
    expect(check({ dice: 0, skill: 2, difficulty: 2 }).success).toBe(1);
    expect(check({ dice: 0, skill: 2, difficulty: 3 }).success).toBe(0);
  });
});

describe('enemy actions', () => {
  const ogre = { dice: 3, skill: 1, difficulty: 6, failure: 5, success: 2, poker: 'never' } as const;

  test('[AD2-ENN-07] [AD2-ENN-10] [AD2-ENN-11] the ogre’s club', () => {
    const odds = enemyAction(ogre);
    // A failure throws no 5 and no 6.
    expect(exactly(odds.lost, 5)).toBeCloseTo((4 / 6) ** 3, 14);
    expect(exactly(odds.lost, 2)).toBeCloseTo((5 / 6) ** 3 - (4 / 6) ** 3, 14);
    expect(exactly(odds.lost, 0)).toBeCloseTo(16 / 216, 14);
    expect(odds.unharmed).toBe(exactly(odds.lost, 0));
    expect(odds.resisted).toBeCloseTo(1 - (4 / 6) ** 3, 14);
  });

  test('[AD2-EFF-04] [AD2-ENN-16] Armure first, and a failure always costs a point', () => {
    const odds = enemyAction({ ...ogre, armour: 6 });
    expect(exactly(odds.lost, 1)).toBeCloseTo((4 / 6) ** 3, 14);
    expect(enemyAction({ ...ogre, failure: 0, success: 0 }).unharmed).toBe(1);
  });

  test('[AD2-ENN-02] the best play loses the least that enumeration finds', () => {
    for (const dice of [1, 2, 3])
      for (const [difficulty, failure, success] of [
        [5, 5, 2],
        [7, 5, 2],
        [8, 3, 3],
        [6, 2, 0],
        [9, 6, 4],
      ] as const)
        for (const poker of ['optimal', 'never', 'always'] as const) {
          const worth = (surplus: number) => failure - Math.max(0, success - surplus);
          const spared = enumerated(dice, difficulty, { counting: thresholdsOf({}), poker, worth });
          const { meanLost } = enemyAction({ dice, skill: 0, difficulty, failure, success, poker });
          expect(meanLost).toBeCloseTo(failure - spared, 12);
        }
  });

  test('[AD2-ENN-07] the ogre’s club in fractions', () => {
    const { resisted, lost } = exactEnemyAction(ogre);
    expect(resisted).toEqual({ numerator: 19n, denominator: 27n });
    expect(chanceWhere(lost, (loss) => loss === 5)).toEqual({ numerator: 8n, denominator: 27n });
  });
});
