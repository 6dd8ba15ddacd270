import { describe, expect, test } from 'vitest';
import { alone, jet } from '../../testing/jets.ts';
import { know } from '../../testing/know.ts';
import { bestial, by, forced, offering } from '../../testing/offering.ts';
import type { Feature } from '../world/features.ts';
import { addDice, addResult, turn } from './changes.ts';

const bonus = offering('bonus', 'before', (g, who, of) => addDice(g, of, { by: who, ...by('bonus'), value: 2 }));
const blessing = offering('benir', 'after', (g, who, of) => turn(g, of, 'beni', { by: who, ...by('benir') }));
const curse = offering('maudire', 'before', (g, who, of) => turn(g, of, 'maudit', { by: who, ...by('maudire') }));
const chancy: Feature = { id: 'hasard', rule: 'AD2-BONUS-03', bonusDie: () => ({ sides: 4, to: 'des' }) };
const late = offering('tard', 'after', (g, who, of) => addResult(g, of, { by: who, ...by('tard'), value: 1 }));
const again: Feature = { id: 'encore', rule: 'AD2-XCRO-02', reroll: () => () => {} };

const withTalents = (...talents: string[]) => alone({ talents, traits: { force: 2 } });
const types = ({ events }: { readonly events: readonly { readonly type: string }[] }) => events.map(({ type }) => type);

describe('the order of a Jet', () => {
  know(bonus, forced, blessing, curse, chancy, late, again, bestial);

  test('[AD2-ORDRE-01] [AD2-ORDRE-19] with nothing to decide a Jet asks nothing', () => {
    const ran = jet(alone({ traits: { force: 3 } }), 'Force 5', { dice: [[1, 3, 5]] });
    expect(ran.asked).toEqual([]);
    expect(types(ran)).toEqual(['jetAnnounced', 'diceThrown', 'jetSettled']);
    expect(ran.verdict).toMatchObject({ base: 5, success: true });
    // Nor does one that fails; nor a 6 that has nothing to win.
    expect(jet(alone({ traits: { force: 3 } }), 'Force 9', { dice: [[1, 3, 5]] }).asked).toEqual([]);
    expect(jet(alone({ traits: { force: 3 } }), 'Force 5', { dice: [[1, 3, 6]] }).asked).toEqual([]);
  });

  test('[AD2-JET-07] [AD2-JET-09] [AD2-REU-08] what a Jet came to adds up: best die, Compétence, Réussites', () => {
    const ran = jet(alone({ traits: { force: 3, melee: 1 } }), 'Force/Mêlée 8', { dice: [[1, 3, 6]] });
    const [result] = ran.of('jetSettled')[0]!.sums!;
    expect(result!.terms.map(({ label, value }) => [label, value])).toEqual([
      ['meilleur-de', 6],
      ['melee', 1],
      ['reussites', 1],
    ]);
    expect(result).toMatchObject({ label: 'resultat', total: ran.verdict.result });
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
