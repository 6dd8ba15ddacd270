import { describe, expect, test } from 'vitest';
import { actionOf } from '../../testing/notation.ts';
import { lossOf } from '../damage/loss.ts';
import { broughtBy } from './brought.ts';
import { amountsOf } from './spending.ts';
import { thrown } from './thrown.ts';
import { verdictOf } from './verdict.ts';

/** A line resisted with these dice: the verdict, what is suffered, the Dommages in it. */
function resisted(line: string, faces: readonly number[], added = 0) {
  const { difficulty, outcome } = actionOf(line);
  if (typeof difficulty.first !== 'number' || outcome === null) throw new Error(line);
  const verdict = verdictOf(thrown(faces), { added, difficulty: difficulty.first });
  const effects = broughtBy(outcome, verdict).flat();
  const dommages = amountsOf({ own: effects, options: [], surplus: 0 }, []).get('dommages') ?? 0;
  const ids = effects.map((effect) => ('id' in effect ? effect.id : effect.kind));
  return { verdict, ids, dommages };
}

const OGRE = 'Vigueur/Mêlée 6 (Dommages 5/Dommages 2)';
const RAY = 'Agilité/Esquive 5 (Pétrifié/-)';
const PSYCHIC = 'Mental 6 (Sonné & Dommages 2/Sonné)';

describe('what an enemy action brings', () => {
  test('[AD2-ENN-03] the first effect on a failure, the second on a success, never both', () => {
    expect(resisted(PSYCHIC, [5, 3])).toMatchObject({ ids: ['sonne', 'dommages'], dommages: 2 });
    expect(resisted(PSYCHIC, [6, 3])).toMatchObject({ ids: ['sonne'], dommages: 0 });
  });

  test('[AD2-ENN-05][AD2-ENN-08] a dash brings nothing: the immobilising ray', () => {
    expect(resisted(RAY, [4, 2], 1)).toMatchObject({ verdict: { success: true }, ids: [] });
    expect(resisted(RAY, [3, 2], 1)).toMatchObject({ verdict: { result: 4 }, ids: ['petrifie'] });
  });

  test('[AD2-ENN-06] all effects joined by &', () => {
    expect(resisted('Force 9 (Sonné & Secoué & À terre/-)', [1]).ids).toEqual(['sonne', 'secoue', 'a-terre']);
  });

  test('[AD2-ENN-07] the ogre’s blow', () => {
    const failed = resisted(OGRE, [4, 3, 1], 1);
    expect(failed.verdict).toMatchObject({ result: 5, success: false });
    expect(lossOf({ dommages: failed.dommages, armure: 0, failed: true })).toBe(5);
    const passed = resisted(OGRE, [5, 3, 1], 1);
    expect(passed.verdict).toMatchObject({ result: 6, success: true });
    expect(lossOf({ dommages: passed.dommages, armure: 0 })).toBe(2);
  });

  test('[AD2-ENN-10] only Réussites not used to reach the Difficulté reduce it', () => {
    const suffered = (line: string): number => {
      const { verdict, dommages } = resisted(line, [6, 2]);
      return lossOf({ dommages, armure: 0, cancelled: verdict.surplus });
    };
    expect(suffered('Vigueur 6 (Dommages 5/Dommages 2)')).toBe(1);
    expect(suffered('Vigueur 7 (Dommages 5/Dommages 2)')).toBe(2);
    expect(suffered('Vigueur 8 (Dommages 5/Dommages 2)')).toBe(5);
  });

  test('one’s own action brings its effect on a success alone', () => {
    expect(resisted('Force 5 : Dommages 2', [5]).dommages).toBe(2);
    expect(resisted('Force 5 : Dommages 2', [4]).ids).toEqual([]);
  });
});
