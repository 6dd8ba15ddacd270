import { describe, expect, test } from 'vitest';
import { offered, turnOf } from '../testing/combat.ts';
import { framed, ROW } from '../testing/groups.ts';
import { alone, impose, jet, performing, plain } from '../testing/jets.ts';
import { know } from '../testing/know.ts';
import { fallen } from '../testing/scene.ts';
import { EDITION } from './edition.ts';
import { lineOf, parseAction } from './notation/index.ts';
import type { Feature } from './world/features.ts';

const strong: Feature = { id: 'd6-de-force', rule: 'AD2-BONUS-03', bonusDie: () => ({ sides: 6, to: 'des' }) };
const brave: Feature = { id: 'd4-de-force', rule: 'AD2-BONUS-03', bonusDie: () => ({ sides: 4, to: 'des' }) };
const skilled: Feature = { id: 'd4-ajoute', rule: 'AD2-BONUS-03', bonusDie: () => ({ sides: 4, to: 'ajoute' }) };

describe('what the second edition redefines', () => {
  test('[AD2-PREC-01] [AD2-PREC-03] a Jet and what it brings are its own; a push is that of the first edition', () => {
    const ogre = alone({}, { creatures: [{ id: 'ogre', at: [1, 0] }] });
    const line = 'Force Défense : Dommages 2 & Repousser';
    const ran = performing(ogre, line, { on: ['ogre-1'], dice: [[5, 1]], decisions: ['case-2-0'] });
    const editions = (type: string) => {
      const cited = ran.events.filter((event) => event.type === type).flatMap(({ rules }) => rules);
      return [...new Set(cited.map((rule) => rule.slice(0, 3)))];
    };
    for (const type of ['actionDeclared', 'jetAnnounced', 'diceThrown', 'jetSettled', 'santeLost'])
      expect([type, editions(type)]).toEqual([type, ['AD2']]);
    expect(editions('figureMoved')).toEqual(['AD1']);
    const own = ['dice', 'added', 'imposes', 'couverture', 'armure'];
    expect(own.every((member) => EDITION.members.includes(member))).toBe(true);
    expect(EDITION.members).not.toContain('parade');
  });

  test('[AD2-PREC-06] a Jet may succeed without a Réussite, and a failed one has none', () => {
    const { verdict } = jet(alone(), 'Force 5', { dice: [[5, 1]] });
    expect([verdict.success, verdict.reussites]).toEqual([true, 0]);
    const failed = jet(alone(), 'Force 9', { dice: [[6, 1]], decisions: ['garder'] });
    expect([failed.verdict.success, failed.verdict.surplus]).toEqual([false, 0]);
    // A Réussite alone is no success, and a success may have some to spare.
    expect(jet(alone(), 'Force 5', { dice: [[6, 1]] }).verdict).toMatchObject({ success: true, surplus: 1 });
  });

  test('[AD2-XTRAIT-02] [AD2-XCONV-11] 4 and 5 are no successes, 1 cancels nothing, a cursed Jet keeps its best die', () => {
    expect(jet(alone({ traits: { force: 3 } }), 'Force 5', { dice: [[4, 5, 1]] }).verdict).toMatchObject({
      best: 5,
      reussites: 0,
    });
    const cursed = jet(alone({ marks: ['maudit'] }), 'Force 5', { dice: [[4, 5]] });
    expect(cursed.verdict).toMatchObject({ best: 5, success: true });
  });

  test('[AD2-XTRAIT-03] a 6 offers a reroll of all the dice, and no other throw', () => {
    const ran = jet(alone({ traits: { force: 3 } }), 'Force 8', {
      dice: [
        [6, 2, 3],
        [1, 1, 1],
      ],
      decisions: ['tenter'],
    });
    expect(ran.asked.map(({ id, options }) => [id, options.map((o) => o.id)])).toEqual([
      ['coup-de-poker', ['garder', 'tenter']],
    ]);
    expect(ran.of('pokerTried')).toMatchObject([{ faces: [1, 1, 1] }]);
  });

  test('[AD2-XTRAIT-04] no line goes without its Difficulté', () => {
    expect(parseAction('Savoir').ok).toBe(false);
    expect(lineOf('Savoir 5').difficulty).toEqual({ first: 5, rest: [] });
  });

  test('[AD2-ORDRE-03] what cannot be done is not offered, and nothing is spent', () => {
    const far = alone({ items: ['epee'] }, { drawing: ROW, creatures: [{ id: 'ogre', at: [8, 0] }] });
    expect(offered(far, 'attaquer')).toEqual([]);
    const near = alone({ items: ['epee'] }, { creatures: [{ id: 'ogre', at: [1, 1] }] });
    expect(offered(near, 'attaquer')).toContain('attaquer-epee-ogre-1');
    expect(offered(fallen(near, 'ogre-1'), 'attaquer')).toEqual([]);
    const ogre = { creatures: [{ id: 'ogre', at: [1, 1] as const }] };
    expect(offered(alone({ items: ['epee'], marks: ['paralyse'] }, ogre), 'attaquer')).toEqual([]);
    // The cost: no Action is left, or no Action that pays for it.
    const spent = (turn: object) => ({ ...near, state: { turn: turnOf('h1', turn) } });
    expect(offered(spent({ actions: 0 }), 'attaquer')).toEqual([]);
    expect(offered(spent({ actions: 1, standard: true }), 'attaquer')).toEqual([]);
    const shaken = {
      ...spent({ actions: 1, standard: true }),
      heroes: [{ ...plain, items: ['epee'], marks: ['secoue'] }],
    };
    expect(offered(shaken, 'attaquer')).toEqual([]);
    const caster = { ...near, heroes: [{ ...plain, talents: ['decharge-arcanique'], traits: { arcane: 0 } }] };
    const cast = (turn: object) => offered({ ...caster, state: { turn: turnOf('h1', turn) } }, 'decharge-arcanique');
    expect([cast({}).length, cast({ actions: 1, standard: true }).length]).toEqual([1, 0]);
    // Of two enemies, the one who stands.
    const two = { ...near, creatures: [...near.creatures!, { id: 'ogre', at: [0, 1] as const }] };
    expect(offered(fallen(two, 'ogre-1'), 'attaquer')).toEqual(['attaquer-epee-ogre-2', 'attaquer-mains-nues-ogre-2']);
    // Sight: a wall between the archer and its target.
    const bow = (drawing: string) =>
      offered(alone({ items: ['arc-court'] }, { drawing, creatures: [{ id: 'ogre', at: [4, 0] }] }), 'attaquer');
    expect(bow(framed('aaabbb', 'aaabbb'))).toEqual(['attaquer-arc-court-ogre-1']);
    expect(bow(framed('aa..bb', 'aaabbb'))).toEqual([]);
    // A free hand, and a Compétence that the line requires.
    const mage = (items: string[], more: object) =>
      offered(
        alone({ talents: ['decharge-arcanique', 'projectile-arcanique'], items, ...more }, ogre),
        'decharge-arcanique',
      );
    expect(mage([], { traits: { arcane: 0 } })).toHaveLength(1);
    expect(mage(['epee', 'bouclier-de-bois'], { traits: { arcane: 0 } })).toEqual([]);
    const ray = (traits: object) =>
      offered(alone({ talents: ['projectile-arcanique'], traits: { ...traits } }, ogre), 'projectile-arcanique');
    expect([ray({ arcane: 0 }).length, ray({}).length]).toEqual([1, 0]);
  });
});

describe('variable bonuses', () => {
  know(strong, brave, skilled);

  test('[AD2-BONUS-03] [AD2-BONUS-04] a die thrown for each Jet, before its dice', () => {
    const given = alone({ talents: ['d4-de-force'], traits: { force: 2 } });
    const ran = jet(given, 'Force 9', { dice: [3, [1, 2, 3, 4, 5]] });
    expect(ran.dice).toBe(5);
    expect(ran.events.map(({ type }) => type)).toEqual(['jetChanged', 'jetAnnounced', 'diceThrown', 'jetSettled']);
    expect(() => jet(given, 'Force 9', { dice: [5, [1]] })).toThrow('1d4');
    // Once thrown nobody is asked whether it counts.
    expect(ran.asked).toEqual([]);
    // The next Jet of the same hero throws it anew.
    expect(jet(ran.state, 'Force 9', { dice: [1, [1, 2, 3]] }).dice).toBe(3);
    expect(jet(alone({ talents: ['d4-ajoute'] }), 'Force 5', { dice: [4, [1, 1]] }).verdict).toMatchObject({
      base: 5,
      success: true,
    });
  });

  test('[AD2-POKER-16] its 6 is no Réussite, and opens no Coup de poker', () => {
    const ran = jet(alone({ talents: ['d6-de-force'], traits: { force: 1 } }), 'Force 9', {
      dice: [6, [1, 2, 3, 4, 5, 5, 5]],
    });
    expect([ran.dice, ran.verdict.best, ran.verdict.base, ran.verdict.reussites]).toEqual([7, 5, 5, 0]);
    expect(ran.asked).toEqual([]);
    // Nor is it thrown again by a Coup de poker, which rerolls the dice of the Jet.
    const again = jet(alone({ talents: ['d6-de-force'], traits: { force: 1 } }), 'Force 9', {
      dice: [1, [6, 2], [3, 3]],
      decisions: ['tenter'],
    });
    expect(again.verdict).toMatchObject({ best: 3, reussites: 1 });
  });

  test('[AD2-BONUS-09] other dice than the d6', () => {
    for (const sides of [2, 3, 4, 6, 8, 10, 12, 20])
      expect(parseAction(`Force 5 : Dommages d${sides}`).ok, `d${sides}`).toBe(true);
    expect(parseAction('Force 5 : Dommages d7').ok).toBe(false);
    expect(impose(alone(), 'Force 9 (Dommages d3/-)', { dice: [[1, 1], 3] }).lost).toBe(3);
    expect(() => impose(alone(), 'Force 9 (Dommages d3/-)', { dice: [[1, 1], 4] })).toThrow('1d3');
  });
});
