import { describe, expect, test } from 'vitest';
import { foretold, played } from '../../testing/figures.ts';
import { thrown } from './thrown.ts';
import { declined, verdictOf } from './verdict.ts';

const settle = (faces: readonly number[], difficulty: number, added = 0) =>
  verdictOf(thrown(faces), { added, difficulty });

const holds = (id: string): void => expect(played(id, 'roll')).toEqual(foretold(id, 'roll'));

describe('the result', () => {
  test('[AD2-JET-07] starts from the highest die alone', () => {
    expect(settle([1, 3, 6], 9).best).toBe(6);
    expect(settle([4, 4], 9).base).toBe(4);
  });

  test('[AD2-JET-09][AD2-COMP-02] adds the Compétence to it', () => {
    expect(settle([3, 1], 5, 2)).toMatchObject({ best: 3, base: 5, success: true });
  });

  test('[AD2-COMP-03] has no lower bound', () => {
    holds('AD2-COMP-03');
    expect(settle([1], 4, -3).result).toBe(-2);
  });

  test('[AD2-ATTR-04] is the Compétence alone without a die', () => {
    holds('AD2-ATTR-04');
    expect(settle([], 3, 2)).toMatchObject({ best: 0, reussites: 0, success: false });
  });

  test('[AD2-JET-10] reaches the Difficulté when it equals it', () => {
    holds('AD2-JET-10');
    expect(settle([4], 5).success).toBe(false);
  });

  test('[AD2-JET-11] exceeds it for nothing', () => holds('AD2-JET-11'));

  test('[AD2-JET-12] knows no fumble', () => holds('AD2-JET-12'));

  test('[AD2-JET-14] Gregor lifts the portcullis', () => holds('AD2-JET-14'));

  test('[AD2-JET-15] Gregor hits a goblin, and would not without Mêlée', () => {
    holds('AD2-JET-15');
    expect(settle([1, 2, 3], 4)).toMatchObject({ result: 3, success: false });
  });
});

describe('Réussites and the verdict', () => {
  test('[AD2-REU-03] always worth +1', () => holds('AD2-REU-03'));

  test('[AD2-REU-04] La’shein barely completes her ritual', () => holds('AD2-REU-04'));

  test('[AD2-REU-08][AD2-ORDRE-15] the Jet is judged on what it could reach, the fewest are reserved', () => {
    holds('AD2-REU-08');
    expect(settle([6, 6, 5], 6)).toMatchObject({ success: true, used: 0, surplus: 2 });
    expect(settle([6, 6, 5], 8)).toMatchObject({ success: true, used: 2, surplus: 0 });
  });

  test('[AD2-REU-09] the reservation may be undone: the Jet fails', () => {
    expect(declined(settle([6], 7))).toMatchObject({ success: false, used: 0, result: 6, surplus: 0 });
    // Nothing was reserved, so there is nothing to undo.
    expect(declined(settle([6], 6))).toMatchObject({ success: true, surplus: 1 });
  });

  test('[AD2-REU-10] what the dice say, and what it would be with every Réussite shown as +1', () => {
    expect(settle([1, 2, 6], 5)).toMatchObject({ result: 6, reachable: 7, used: 0, surplus: 1, success: true });
  });

  test('[AD2-REU-14] a failure has none', () => {
    expect(settle([6, 6], 12)).toMatchObject({ success: false, reussites: 2, surplus: 0 });
  });

  test('[AD2-REU-15] La’shein fails a ritual beyond her', () => holds('AD2-REU-15'));

  test('[AD2-REU-16] base and reachable are both told, and the verdict uses the second', () => {
    expect(settle([6, 2], 8)).toMatchObject({ base: 6, reachable: 7, success: false });
    expect(settle([6, 2], 7)).toMatchObject({ base: 6, reachable: 7, success: true });
  });

  test('[AD2-BONUS-10] a late bonus may turn a failure into a success, and frees the Réussites', () => {
    expect(settle([6], 8)).toMatchObject({ reachable: 7, success: false });
    expect(settle([6], 8, 1)).toMatchObject({ success: true, used: 1 });
  });
});
