/** Conditions of the character, and what was done to the Jet itself; one says nothing of another (AD2-BENI-13). */
export interface Fortune {
  readonly tempsFort: boolean;
  readonly beniState: boolean;
  readonly mauditState: boolean;
  /** AD2-BENI-07, AD2-BENI-11: a Jet is blessed once and cursed once at most. */
  readonly beni: boolean;
  readonly maudit: boolean;
}

export const PLAIN: Fortune = { tempsFort: false, beniState: false, mauditState: false, beni: false, maudit: false };

/**
 * AD2-REU-11, AD2-BENI-14, AD2-XCONV-11: the lowest face that gives a Réussite. Conditions do not add up, a blessing adds
 * to them (AD2-BENI-05) and a Jet is blessed once, so it is never below 4 (AD2-BENI-06).
 */
export const thresholdOf = ({ tempsFort, beniState, beni }: Fortune): number =>
  6 - Number(tempsFort || beniState) - Number(beni);

/**
 * AD2-BENI-09, AD2-BENI-14: the highest face that cancels a Réussite, 0 for none; never above 2 (AD2-BENI-10), for the
 * same reason.
 */
export const lossLevelOf = ({ mauditState, maudit }: Fortune): number => Number(mauditState) + Number(maudit);

/**
 * AD2-REU-01, AD2-REU-12: Réussites of one throw, the best die included (AD2-REU-02), never fewer than zero (AD2-REU-13).
 * Nothing else is counted (AD2-XTRAIT-02), and the best die stays what it is (AD2-BENI-12).
 */
export function reussitesIn(faces: readonly number[], fortune: Fortune): number {
  const threshold = thresholdOf(fortune);
  const lossLevel = lossLevelOf(fortune);
  let count = 0;
  for (const face of faces) {
    if (face >= threshold) count++;
    if (face <= lossLevel) count--;
  }
  return Math.max(0, count);
}
