import type { Figure } from '@souterrain/crawl/state';
import { option, type Rule } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { alone, jet } from '../../testing/jets.ts';
import { know } from '../../testing/know.ts';
import type { Bearing, Feature, Offer } from '../figures/features.ts';
import { lineOf } from '../notation/index.ts';
import type { AD2 } from '../state.ts';
import { addDice, addResult, setPoker, turn } from './changes.ts';
import type { Jet } from './jet.ts';

/** Offers one thing, once, in a window of the Jets of its bearer. */
function offering(id: string, window: 'before' | 'after', does: (g: AD2, who: Figure, jet: Jet) => void): Feature {
  const used = new WeakSet<Jet>();
  const offers = (g: AD2, { who }: Bearing, made: Jet): readonly Offer[] => {
    if (used.has(made)) return [];
    const take = function* (): Rule<void> {
      used.add(made);
      does(g, who, made);
    };
    return [option(id, take)];
  };
  return { id, rule: 'AD2-ORDRE-05', ...(window === 'before' ? { before: offers } : { after: offers }) };
}

const by = (label: string) => ({ label, rule: 'AD2-ORDRE-05' }) as const;
const bonus = offering('bonus', 'before', (g, who, of) => addDice(g, of, { by: who, ...by('bonus'), value: 2 }));
const forced = offering('force', 'before', (g, who, of) =>
  setPoker(g, of, { by: who, ...by('force'), poker: 'force' }),
);
const calm = offering('calme', 'before', (g, who, of) =>
  setPoker(g, of, { by: who, ...by('calme'), poker: 'interdit' }),
);
const blessing = offering('benir', 'after', (g, who, of) => turn(g, of, 'beni', { by: who, ...by('benir') }));
const curse = offering('maudire', 'before', (g, who, of) => turn(g, of, 'maudit', { by: who, ...by('maudire') }));
const chancy: Feature = { id: 'hasard', rule: 'AD2-BONUS-03', bonusDie: () => ({ sides: 4, to: 'des' }) };
const late = offering('tard', 'after', (g, who, of) => addResult(g, of, { by: who, ...by('tard'), value: 1 }));
const again: Feature = { id: 'encore', rule: 'AD2-XCRO-02', reroll: () => () => {} };
const bestial: Feature = { id: 'bestial', rule: 'AD2-XBER-04', rethrows: () => true };

const withTalents = (...talents: string[]) => alone({ talents, traits: { force: 2 } });
const types = ({ events }: { readonly events: readonly { readonly type: string }[] }) => events.map(({ type }) => type);

describe('the order of a Jet', () => {
  know(bonus, forced, calm, blessing, curse, chancy, late, again, bestial);

  test('[AD2-ORDRE-01] [AD2-ORDRE-19] with nothing to decide a Jet asks nothing', () => {
    const ran = jet(alone({ traits: { force: 3 } }), 'Force 5', { dice: [[1, 3, 5]] });
    expect(ran.asked).toEqual([]);
    expect(types(ran)).toEqual(['jetAnnounced', 'diceThrown', 'jetSettled']);
    expect(ran.verdict).toMatchObject({ base: 5, success: true });
    // Nor does one that fails; nor a 6 that has nothing to win.
    expect(jet(alone({ traits: { force: 3 } }), 'Force 9', { dice: [[1, 3, 5]] }).asked).toEqual([]);
    expect(jet(alone({ traits: { force: 3 } }), 'Force 5', { dice: [[1, 3, 6]] }).asked).toEqual([]);
  });

  test('[AD2-ORDRE-01] from the bonuses before the dice to the verdict, each thing in its place', () => {
    const hero = { talents: ['bonus', 'hasard', 'encore', 'tard', 'bestial'], jokers: ['joker-1'] as const };
    const ran = jet(alone({ ...hero, traits: { force: 1 } }), 'Force 9', {
      decisions: ['bonus', 'benir-joker', 'relancer-2', 'garder-6', 'passer', 'tenter', 'relancer', 'garder', 'tard'],
      dice: [1, [1, 2, 3, 4], 6, [2, 2, 2], [3, 3, 4]],
    });
    expect(ran.asked.map(({ id }) => id)).toEqual([
      'avant-le-jet',
      'avant-le-jet',
      'relancer-un-de',
      'quelle-face',
      'apres-le-jet',
      'coup-de-poker',
      'force-bestiale',
      'relancer-un-de',
      'apres-le-jet',
    ]);
    expect(types(ran)).toEqual([
      'jetChanged',
      'jokerSpent',
      'jetChanged',
      'jetChanged',
      'jetAnnounced',
      'diceThrown',
      'dieRethrown',
      'pokerTried',
      'pokerTried',
      'jetChanged',
      'jetSettled',
    ]);
    // Faces 1, 6, 3, 4 then 3, 3, 4, a Réussite on 5 or 6, and one more in the end.
    expect(ran.verdict).toMatchObject({ best: 4, base: 5, reussites: 1, reachable: 6, success: false });
  });

  test('[AD2-ORDRE-05] [AD2-ORDRE-07] [AD2-ORDRE-08] optional bonuses come before the dice, all thrown together', () => {
    const ran = jet(withTalents('bonus'), 'Force 5', { decisions: ['bonus'], dice: [[1, 1, 1, 2]] });
    expect(types(ran)).toEqual(['jetChanged', 'jetAnnounced', 'diceThrown', 'jetSettled']);
    expect(ran.dice).toBe(4);
    expect(jet(withTalents('bonus'), 'Force 5', { decisions: ['passer'], dice: [[1, 1]] }).dice).toBe(2);
    // Variable bonuses fall once every choice is made, and count in the one throw of the Jet.
    const varied = jet(withTalents('bonus', 'hasard'), 'Force 5', { decisions: ['bonus'], dice: [1, [1, 1, 1, 1, 2]] });
    expect(varied.of('jetChanged').map((event) => event.with)).toEqual(['bonus', 'hasard']);
    expect(varied.of('diceThrown').map(({ faces }) => faces)).toEqual([[1, 1, 1, 1, 2]]);
  });

  test('[AD2-ORDRE-06] the holder of a joker is asked before the dice', () => {
    const { asked, verdict } = jet(alone({ jokers: ['joker-1'], traits: { force: 2 } }), 'Force 6', {
      decisions: ['benir-joker'],
      dice: [[5, 2]],
    });
    expect(asked.map(({ id }) => id)).toEqual(['avant-le-jet']);
    expect(verdict).toMatchObject({ base: 5, reussites: 1, success: true });
    // Every holder is asked until each has passed, and then the dice fall.
    const heroes = [1, 2, 3].map((x) => ({ heroisme: 0, jokers: ['joker-1'] as const, at: [x, 0] as const }));
    const passed = jet({ heroes }, 'Force 9', { decisions: ['passer', 'passer', 'passer'], dice: [[1, 1]] });
    expect(passed.asked.map(({ id, seat }) => [id, seat])).toEqual([0, 1, 2].map((seat) => ['avant-le-jet', seat]));
    const last = jet({ heroes }, 'Force 6', { decisions: ['passer', 'passer', 'benir-joker'], dice: [[5, 1]] });
    expect(last.verdict.success).toBe(true);
  });

  test('[AD2-ORDRE-09] [AD2-POKER-14] one die thrown again before the Coup de poker is offered', () => {
    const shown = jet(
      withTalents('encore'),
      'Force 7',
      { decisions: ['relancer-2', 'garder-6', 'garder'], dice: [[2, 4], 6] },
      { reducible: true },
    );
    expect(shown.asked.map(({ id }) => id)).toEqual(['relancer-un-de', 'quelle-face', 'coup-de-poker']);
    expect(shown.verdict).toMatchObject({ best: 6, success: true });
    // The 6 of a forced Jet is thrown again and lost: nothing is owed any more.
    const freed = jet(withTalents('encore', 'force'), 'Force 5', {
      decisions: ['force', 'relancer-6', 'garder-3'],
      dice: [[6, 2], 3],
    });
    expect(freed.of('pokerTried')).toEqual([]);
  });

  test('[AD2-ORDRE-10] [AD2-ORDRE-13] what was kept for later may serve once the second throw lies', () => {
    const first = jet(withTalents('benir'), 'Force 6', { decisions: ['benir'], dice: [[5, 2]] });
    expect(first.verdict).toMatchObject({ reussites: 1, success: true });
    const second = jet(withTalents('benir'), 'Force 8', {
      decisions: ['passer', 'tenter', 'benir'],
      dice: [
        [6, 2],
        [5, 3],
      ],
    });
    expect(second.asked.map(({ id }) => id)).toEqual(['apres-le-jet', 'coup-de-poker', 'apres-le-jet']);
    // AD2-POKER-12: both throws are counted anew.
    expect(second.verdict).toMatchObject({ best: 5, reussites: 2, reachable: 7 });
    const die = jet(withTalents('encore'), 'Force 8', {
      decisions: ['garder', 'tenter', 'relancer-3', 'garder-6'],
      dice: [[6, 2], [5, 3], 6],
    });
    expect(die.verdict).toMatchObject({ best: 6, reussites: 2, success: true });
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

  test('[AD2-REU-10] [AD2-REU-11] what is shown beside the result, and the faces that give a Réussite', () => {
    const gregor = jet(alone({ traits: { force: 3 } }), 'Force 5', { dice: [[1, 2, 6]] });
    expect(gregor.of('jetSettled')).toMatchObject([{ result: 6, reachable: 7, used: 0, surplus: 1, success: true }]);
    const faces = (marks: string[]) =>
      jet(alone({ traits: { force: 3 }, marks }), 'Force 6', { dice: [[5, 6, 4]] }).verdict.reussites;
    expect([faces([]), faces(['temps-fort']), faces(['beni'])]).toEqual([1, 2, 2]);
  });

  test('[AD2-BENI-06] [AD2-BENI-14] conditions of one kind do not add up, the Jet’s own does, down to 4', () => {
    const blessed = (marks: string[], dice: number[], isBlessed: boolean) =>
      jet(alone({ traits: { force: 3 }, marks, talents: isBlessed ? ['benir'] : [] }), 'Force 9', {
        decisions: isBlessed ? ['benir'] : [],
        dice: [dice],
      }).verdict.reussites;
    expect(blessed(['temps-fort', 'beni'], [3, 4, 5], false)).toBe(1);
    expect(blessed(['temps-fort', 'beni'], [3, 4, 5], true)).toBe(2);
    expect(blessed([], [3, 4, 5], true)).toBe(1);
    // Maudit: the state or the Jet takes a Réussite for each 1, both for each 2 as well.
    const cursed = (marks: string[], isCursed: boolean) =>
      jet(alone({ traits: { force: 3 }, marks, talents: isCursed ? ['maudire'] : [] }), 'Force 9', {
        decisions: [...(isCursed ? ['maudire'] : []), 'garder'],
        dice: [[6, 6, 2]],
      }).verdict.reussites;
    expect([cursed(['maudit'], false), cursed([], true), cursed(['maudit'], true)]).toEqual([2, 2, 1]);
  });

  test('[AD2-ORDRE-15] base 5 and two Réussites against 6: one is reserved, one is free', () => {
    const blessed = alone({ marks: ['beni'] });
    const ran = jet(blessed, 'Force 6', { dice: [[5, 5]] });
    expect(ran.verdict).toMatchObject({ base: 5, reussites: 2, used: 1, result: 6, success: true, surplus: 1 });
    const left = jet(blessed, 'Force 6', { dice: [[5, 5]], decisions: ['renoncer'] }, { declinable: true });
    expect(left.verdict).toMatchObject({ success: false, surplus: 0 });
    expect(jet(blessed, 'Force 8', { dice: [[5, 5]] }).verdict).toMatchObject({ success: false, surplus: 0 });
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

  test('[AD2-ORDRE-14] [AD2-REU-16] both what the dice say and the best that Réussites make of it are told', () => {
    const ran = jet(
      alone({ traits: { force: 3 } }),
      'Force 5',
      {
        decisions: ['tenter'],
        dice: [
          [1, 2, 6],
          [2, 3],
        ],
      },
      { reducible: true },
    );
    expect(ran.of('jetSettled')).toMatchObject([
      { best: 3, base: 3, reussites: 1, reachable: 4, difficulty: 5, success: false, surplus: 0 },
    ]);
    // The threshold and the loss level as they stand at the end.
    const states = (marks: string[]) =>
      jet(alone({ traits: { force: 3 }, marks }), 'Force 5', { dice: [[5, 5, 1]] }).verdict.reussites;
    expect([states([]), states(['temps-fort']), states(['temps-fort', 'maudit'])]).toEqual([0, 2, 1]);
  });

  test('[AD2-BONUS-10] a late +1 turns a failure, and frees the Réussite that reaches the Difficulté', () => {
    const ran = jet(withTalents('tard'), 'Force 8', { decisions: ['tard'], dice: [[6, 2]] });
    expect(ran.verdict).toMatchObject({ base: 7, used: 1, result: 8, success: true });
    const without = jet(withTalents('tard'), 'Force 8', { decisions: ['passer', 'garder'], dice: [[6, 2]] });
    expect(without.verdict).toMatchObject({ base: 6, reussites: 1, reachable: 7, success: false });
  });

  test('[AD2-REU-09] [AD2-Q-06] the Réussites needed are reserved; or the player assigns them and may fail', () => {
    const scene = withTalents();
    expect(jet(scene, 'Force 7', { dice: [[6, 2]] }).verdict.success).toBe(true);
    expect(
      jet(scene, 'Force 7', { decisions: ['renoncer'], dice: [[6, 2]] }, { declinable: true }).verdict,
    ).toMatchObject({
      success: false,
      surplus: 0,
    });
    const byHand = { ...scene, variants: { autoReserve: 'no' } } as const;
    expect(jet(byHand, 'Force 7', { decisions: ['renoncer'], dice: [[6, 2]] }).verdict.success).toBe(false);
    expect(jet(byHand, 'Force 7', { decisions: ['reussir'], dice: [[6, 2]] }).verdict.success).toBe(true);
  });
});

describe('the dice of a Jet', () => {
  const sum = (ran: ReturnType<typeof jet>) =>
    ran
      .of('jetAnnounced')[0]!
      .sums!.find(({ label }) => label === 'des')!
      .terms.map(({ label, value }) => [label, value]);

  test('[AD2-BONUS-05] [AD2-BONUS-04] sources add up, each once, before the dice', () => {
    const ran = jet(alone({ marks: ['secoue', 'sonne'], traits: { savoir: 4 } }), 'Savoir 5', { dice: [[1, 2]] });
    expect(ran.dice).toBe(2);
    expect(sum(ran)).toEqual([
      ['savoir', 4],
      ['secoue', -1],
      ['sonne', -1],
    ]);
  });

  test('[AD2-BONUS-06] [AD2-Q-03] penalties leave one die to an Attribute of 1 or more; or none', () => {
    const shaken = alone({ marks: ['secoue', 'sonne'], traits: { savoir: 1 } });
    const ran = jet(shaken, 'Savoir 5', { dice: [4] });
    expect(ran.dice).toBe(1);
    expect(sum(ran).at(-1)).toEqual(['un-de-au-moins', 2]);
    const none = jet({ ...shaken, variants: { minDice: 'zero' } }, 'Savoir 5', {});
    expect(none).toMatchObject({ dice: 0, verdict: { best: 0, success: false } });
    expect(jet(alone({ traits: { savoir: 0 } }), 'Savoir 5', {}).dice).toBe(0);
  });

  test('[AD2-JET-13] the Difficulté is 1 at least', () => {
    const difficulty = [
      { label: 'defense', value: 2, rule: 'AD2-PROF-03' },
      { label: 'aide', value: -3, rule: 'AD2-JET-13' },
    ] as const;
    expect(jet(alone(), 'Force 5', { dice: [[1, 1]] }, { difficulty }).of('jetSettled')).toMatchObject([
      { difficulty: 1, success: true },
    ]);
  });
});
