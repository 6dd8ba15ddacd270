import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foretold, played } from '../../testing/figures.ts';
import { type Fortune, lossLevelOf, PLAIN, reussitesIn, thresholdOf } from './fortune.ts';
import { thrown } from './thrown.ts';
import { verdictOf } from './verdict.ts';

const holds = (id: string): void => expect(played(id, 'roll')).toEqual(foretold(id, 'roll'));
const under = (change: Partial<Fortune>): Fortune => ({ ...PLAIN, ...change });

describe('Réussites of a throw', () => {
  test('[AD2-REU-01] one for each 6', () => holds('AD2-REU-01'));

  test('[AD2-REU-02] the best die counts too', () => holds('AD2-REU-02'));

  test('[AD2-REU-11] other faces from the threshold on', () => {
    expect(reussitesIn([5, 6, 4], under({ tempsFort: true }))).toBe(2);
    expect(reussitesIn([5, 6, 4], PLAIN)).toBe(1);
  });

  test('[AD2-REU-12] low dice cancel them for who is Maudit', () => holds('AD2-REU-12'));

  test('[AD2-REU-13] never fewer than zero', () => {
    holds('AD2-REU-13');
    expect(reussitesIn([1, 1], under({ maudit: true }))).toBe(0);
  });

  test('[AD2-TFORT-01] a Temps fort gives them on 5 or 6', () => holds('AD2-TFORT-01'));
});

describe('blessing and cursing', () => {
  test('[AD2-BENI-04] Béni: on 5 or 6', () => holds('AD2-BENI-04'));

  test('[AD2-BENI-05] Béni over a condition: on 4, 5 or 6', () => holds('AD2-BENI-05'));

  test('[AD2-BENI-06] never on a die below 4', () => {
    const most = under({ tempsFort: true, beniState: true, beni: true });
    expect(thresholdOf(most)).toBe(4);
    expect(reussitesIn([3, 4], most)).toBe(1);
  });

  test('[AD2-BENI-08] Maudit: each 1 cancels one', () => holds('AD2-BENI-08'));

  test('[AD2-BENI-09] Maudit over a condition: each 1 and each 2', () => holds('AD2-BENI-09'));

  test('[AD2-BENI-10] never a die above 2', () => holds('AD2-BENI-10'));

  test('[AD2-BENI-12] the best die is untouched', () => {
    holds('AD2-BENI-12');
    expect(verdictOf(thrown([6, 1]), { added: 0, difficulty: 7, fortune: under({ maudit: true }) })).toMatchObject({
      best: 6,
      success: false,
    });
  });

  test('[AD2-BENI-13] both at once, and they do not cancel each other', () => holds('AD2-BENI-13'));

  test('[AD2-BENI-14] conditions of one kind do not add up, the Jet’s own does', () => {
    expect(thresholdOf(PLAIN)).toBe(6);
    expect(thresholdOf(under({ tempsFort: true, beniState: true }))).toBe(5);
    expect(thresholdOf(under({ beni: true }))).toBe(5);
    expect(thresholdOf(under({ beniState: true, beni: true }))).toBe(4);
    expect(lossLevelOf(PLAIN)).toBe(0);
    expect(lossLevelOf(under({ mauditState: true }))).toBe(1);
    expect(lossLevelOf(under({ maudit: true }))).toBe(1);
    expect(lossLevelOf(under({ mauditState: true, maudit: true }))).toBe(2);
  });

  test('a blessing never takes a Réussite away, a curse never gives one', () => {
    const faces = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 });
    const fortune = fc.record({
      tempsFort: fc.boolean(),
      beniState: fc.boolean(),
      mauditState: fc.boolean(),
      beni: fc.boolean(),
      maudit: fc.boolean(),
    });
    fc.assert(
      fc.property(faces, fortune, (dice, now) => {
        const count = reussitesIn(dice, now);
        expect(reussitesIn(dice, { ...now, beni: true })).toBeGreaterThanOrEqual(count);
        expect(reussitesIn(dice, { ...now, maudit: true })).toBeLessThanOrEqual(count);
      }),
    );
  });
});
