import { describe, expect, test } from 'vitest';
import { alone, jet } from '../../testing/jets.ts';
import { know } from '../../testing/know.ts';
import { bestial, calm, forced } from '../../testing/offering.ts';
import { lineOf } from '../notation/index.ts';

const withTalents = (...talents: string[]) => alone({ talents, traits: { force: 2 } });

describe('a Coup de poker', () => {
  know(forced, calm, bestial);

  test('[AD2-POKER-01] a success with something to buy may be gambled, one with nothing to win is not', () => {
    expect(jet(withTalents(), 'Force 5', { dice: [[6, 2]] }).asked).toEqual([]);
    const line = lineOf('Force 5 : Dommages 1 [Dommages +1]');
    const ran = jet(
      withTalents(),
      'Force 5',
      {
        decisions: ['tenter'],
        dice: [
          [6, 2],
          [6, 5],
        ],
      },
      { options: line.options },
    );
    expect(ran.verdict).toMatchObject({ success: true, surplus: 2 });
  });

  test('[AD2-POKER-02] [AD2-ORDRE-11] a 6 opens it: neither Réussites on a 5, nor a talent that forbids it', () => {
    const strong = jet(alone({ traits: { force: 3 }, marks: ['temps-fort'] }), 'Force 9', { dice: [[5, 5, 2]] });
    expect([strong.verdict.reussites, strong.asked]).toEqual([2, []]);
    const aims = { talents: ['tir-applique'], traits: { agilite: 2, tir: 0 } };
    const sure = jet(alone(aims), 'Agilité/Tir 9', { decisions: ['tir-applique'], dice: [[6, 4]] });
    expect(sure.asked.map(({ id }) => id)).toEqual(['avant-le-jet']);
    const hasty = jet(alone(aims), 'Agilité/Tir 9', { decisions: ['passer', 'garder'], dice: [[6, 4]] });
    expect(hasty.asked.map(({ id }) => id)).toEqual(['avant-le-jet', 'coup-de-poker']);
  });

  test('[AD2-POKER-03] [AD2-POKER-04] the Réussites of the first throw are kept, all its dice but the 1s thrown again', () => {
    const three = alone({ traits: { force: 3 } });
    const kept = jet(three, 'Force 9', {
      decisions: ['tenter'],
      dice: [
        [6, 6, 2],
        [3, 3, 3],
      ],
    });
    expect(kept.verdict).toMatchObject({ best: 3, reussites: 2, reachable: 5 });
    const one = jet(three, 'Force 9', {
      decisions: ['tenter'],
      dice: [
        [1, 2, 6],
        [2, 3],
      ],
    });
    expect(one.of('jetSettled')).toMatchObject([{ faces: [1, 2, 3] }]);
  });

  test('[AD2-POKER-10] [AD2-Q-01] once; or as long as a new 6 falls, the 1s so far kept', () => {
    const once = jet(withTalents(), 'Force 9', {
      decisions: ['tenter'],
      dice: [
        [6, 2],
        [6, 4],
      ],
    });
    expect(once.asked).toHaveLength(1);
    const chain = { ...alone({ traits: { force: 3 } }), variants: { pokerChain: 'chain' } } as const;
    const many = jet(chain, 'Force 12', {
      decisions: ['tenter', 'tenter'],
      dice: [
        [6, 2, 3],
        [6, 1, 6],
        [5, 4],
      ],
    });
    expect(many.asked.map(({ id }) => id)).toEqual(['coup-de-poker', 'coup-de-poker']);
    expect(many.of('jetSettled')).toMatchObject([{ faces: [5, 1, 4], best: 5, reussites: 3, reachable: 8 }]);
  });

  test('[AD2-POKER-11] [AD2-Q-02] a kept 1 cancels once; or again with the second throw', () => {
    const cursed = (pokerOnes: 'once' | 'again', second: number[]) =>
      jet({ ...alone({ traits: { force: 3 }, marks: ['maudit'] }), variants: { pokerOnes } }, 'Force 9', {
        decisions: ['tenter'],
        dice: [[6, 6, 1], second],
      }).verdict.reussites;
    expect([cursed('once', [6, 6]), cursed('again', [6, 6])]).toEqual([3, 2]);
    // Each throw is floored at 0 on its own.
    expect([cursed('once', [6, 1]), cursed('once', [1, 1])]).toEqual([1, 1]);
  });

  test('[AD2-POKER-13] [AD2-POKER-14] Débrouillard: a 6 must be gambled, unless it was thrown again and lost', () => {
    const deft = (savoir: number, marks: string[] = []) =>
      alone({ talents: ['debrouillard'], traits: { savoir }, marks });
    const must = jet(deft(3), 'Savoir 5', {
      decisions: ['debrouillard'],
      dice: [
        [6, 6, 6, 2, 3],
        [1, 1, 1, 1, 1],
      ],
    });
    expect([must.of('pokerTried').length, must.verdict.reussites]).toEqual([1, 3]);
    const none = jet(deft(3), 'Savoir 5', { decisions: ['debrouillard'], dice: [[5, 4, 2, 2, 1]] });
    expect(none.of('pokerTried')).toEqual([]);
    const freed = jet(deft(1, ['benediction']), 'Savoir 5', {
      decisions: ['debrouillard', 'relancer-6', 'garder-3'],
      dice: [[6, 2, 2], 3],
    });
    expect([freed.of('pokerTried'), freed.verdict.best]).toEqual([[], 3]);
  });

  test('[AD2-ORDRE-11] [AD2-POKER-13] [AD2-POKER-15] a Coup de poker is offered, forced, or forbidden', () => {
    expect(jet(withTalents(), 'Force 7', { dice: [[5, 4]] }).asked).toEqual([]);
    expect(jet(withTalents(), 'Force 8', { decisions: ['garder'], dice: [[6, 4]] }).asked).toHaveLength(1);
    const must = jet(withTalents('force'), 'Force 5', {
      decisions: ['force'],
      dice: [
        [6, 4],
        [2, 2],
      ],
    });
    expect(must.of('pokerTried')).toHaveLength(1);
    expect(jet(withTalents('calme'), 'Force 8', { decisions: ['calme'], dice: [[6, 4]] }).of('pokerTried')).toEqual([]);
    for (const decisions of [
      ['force', 'calme'],
      ['calme', 'force'],
    ]) {
      const both = jet(withTalents('force', 'calme'), 'Force 8', { decisions, dice: [[6, 4]] });
      expect(both.of('pokerTried')).toEqual([]);
    }
  });

  test('[AD2-ORDRE-12] all dice but the 1s, then once more with Force Bestiale', () => {
    const ran = jet(alone({ talents: ['bestial'], traits: { force: 3 } }), 'Force 9', {
      decisions: ['tenter', 'relancer'],
      dice: [
        [6, 1, 3],
        [2, 1],
        [6, 5],
      ],
    });
    expect(ran.of('pokerTried').map(({ faces, again: second }) => [faces, second])).toEqual([
      [[2, 1], false],
      [[6, 5], true],
    ]);
    expect(ran.verdict).toMatchObject({ best: 6, reussites: 2, reachable: 8 });
    expect(ran.of('jetSettled')).toMatchObject([{ faces: [6, 1, 5] }]);
  });
});
