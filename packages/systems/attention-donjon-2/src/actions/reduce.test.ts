import { describe, expect, test } from 'vitest';
import { alone, impose } from '../../testing/jets.ts';

describe('what the Réussites of a victim cancel', () => {
  const offers = (ran: ReturnType<typeof impose>, place: number) => ran.asked[place]!.options.map(({ id }) => id);

  test('[AD2-ENN-12] one Réussite keeps one state away, and the others are suffered', () => {
    const line = 'Mental 5 (-/Sonné & Immobilisé & Dommages 1)';
    const ran = impose(alone(), line, { decisions: ['resister', 'garder', 'annuler-sonne'], dice: [[6, 3]] });
    expect([ran.marks, ran.lost]).toEqual([['immobilise'], 1]);
    expect(ran.of('stateCancelled').map(({ state }) => state)).toEqual(['sonne']);
    const both = impose(alone(), line, {
      decisions: ['resister', 'garder', 'annuler-immobilise', 'annuler-sonne'],
      dice: [[6, 6]],
    });
    expect([both.marks, both.lost]).toEqual([[], 1]);
    expect(both.of('stateCancelled').map(({ state }) => state)).toEqual(['immobilise', 'sonne']);
  });

  test('[AD2-ENN-13] [AD2-NOT-24] an option is offered to whoever can pay its price', () => {
    const line = 'Force 5 (Dommages 3/Dommages 2) [2R Héroïsme 1]';
    const one = impose(alone(), line, { decisions: ['garder', 'terminer'], dice: [[6, 2]] });
    expect(offers(one, 1)).toEqual(['annuler-un-dommage', 'terminer']);
    const two = impose(alone(), line, { decisions: ['garder', 'acheter-1'], dice: [[6, 6]] });
    expect(two.of('reussiteSpent')).toMatchObject([{ price: 2, left: 0 }]);
    expect([two.lost, two.find('h1').hero!.heroisme]).toEqual([2, 1]);
  });

  test('[AD2-ENN-13] [AD2-NOT-24] its most counts that option alone', () => {
    const line = 'Force 5 (Dommages 3/Dommages 2) [Soins 1, Héroïsme 1 max 1]';
    const hurt = alone({ sante: 4, traits: { force: 3 } });
    const ran = impose(hurt, line, {
      decisions: ['garder', 'acheter-1', 'acheter-2', 'acheter-1'],
      dice: [[6, 6, 6]],
    });
    expect([offers(ran, 2), offers(ran, 3)]).toEqual([
      ['annuler-un-dommage', 'acheter-1', 'acheter-2', 'terminer'],
      ['annuler-un-dommage', 'acheter-1', 'terminer'],
    ]);
    expect(ran.find('h1')).toMatchObject({ sante: 4, hero: { heroisme: 1 } });
  });

  test('[AD2-ENN-13] an option better than the default one cancels all that it says', () => {
    const line = 'Force 5 (Dommages 9/Dommages 5) [2R Dommages -3]';
    const ran = impose(alone(), line, { decisions: ['garder', 'acheter-1'], dice: [[6, 6]] });
    expect(ran.lost).toBe(2);
  });
});
