import { loadCatalogue } from '@souterrain/catalog/load';
import { ITEMS } from '@souterrain/crawl/content/index';
import { describe, expect, test } from 'vitest';
import { offered } from '../testing/combat.ts';
import { ROW } from '../testing/groups.ts';
import { alone, impose, jet, performing } from '../testing/jets.ts';
import { know } from '../testing/know.ts';
import type { Feature } from './figures/features.ts';
import { members } from './figures/registry.ts';
import { lineOf, parseAction } from './notation/index.ts';

const strong: Feature = { id: 'd6-de-force', rule: 'AD2-BONUS-03', bonusDie: () => ({ sides: 6, to: 'des' }) };
const skilled: Feature = { id: 'd4-ajoute', rule: 'AD2-BONUS-03', bonusDie: () => ({ sides: 4, to: 'ajoute' }) };

describe('what the second edition redefines', () => {
  test('[AD2-PREC-01] [AD2-PREC-03] Jets are its own; the other chapters cite the first edition', () => {
    const ran = jet(alone(), 'Force 5', { dice: [[5, 1]] });
    expect(ran.events.every(({ rules }) => rules.every((rule) => rule.startsWith('AD2-')))).toBe(true);
    const own = ['dice', 'added', 'imposes', 'couverture', 'armure'];
    expect(own.every((member) => members.includes(member))).toBe(true);
    expect(members).not.toContain('parade');
    const first = loadCatalogue(new URL('../../../..', import.meta.url).pathname, 'attention-donjon');
    const cited = performing(alone({ sante: 2 }), 'Savoir 2 : Soins 1', { dice: [[2, 2]] });
    expect(cited.of('healed')).toHaveLength(1);
    expect(first.rules.some(({ id }) => id === 'AD1-ROUND-02')).toBe(true);
  });

  test('[AD2-PREC-06] a Jet may succeed without a Réussite, and a failed one has none', () => {
    const { verdict } = jet(alone(), 'Force 5', { dice: [[5, 1]] });
    expect([verdict.success, verdict.reussites]).toEqual([true, 0]);
    const failed = jet(alone(), 'Force 9', { dice: [[6, 1]], decisions: ['garder'] });
    expect([failed.verdict.success, failed.verdict.surplus]).toEqual([false, 0]);
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
    const held = alone({ items: ['epee'], marks: ['paralyse'] }, { creatures: [{ id: 'ogre', at: [1, 1] }] });
    expect(offered(held, 'attaquer')).toEqual([]);
    expect(ITEMS.epee).toBeDefined();
  });
});

describe('variable bonuses', () => {
  know(strong, skilled);

  test('[AD2-BONUS-03] [AD2-BONUS-04] a die thrown for each Jet, before its dice', () => {
    const given = alone({ talents: ['d6-de-force'], traits: { force: 2 } });
    const ran = jet(given, 'Force 9', { dice: [3, [1, 2, 3, 4, 5]] });
    expect(ran.dice).toBe(5);
    expect(ran.events.map(({ type }) => type).slice(0, 3)).toEqual(['jetChanged', 'jetAnnounced', 'diceThrown']);
    expect(jet(given, 'Force 9', { dice: [1, [1, 2, 3]] }).dice).toBe(3);
    expect(jet(alone({ talents: ['d4-ajoute'] }), 'Force 5', { dice: [4, [1, 1]] }).verdict).toMatchObject({
      base: 5,
      success: true,
    });
  });

  test('[AD2-POKER-16] its 6 is no Réussite, and opens no Coup de poker', () => {
    const ran = jet(alone({ talents: ['d6-de-force'], traits: { force: 1 } }), 'Force 9', {
      dice: [6, [1, 2, 3, 4, 5, 5, 5]],
    });
    expect(ran.verdict.reussites).toBe(0);
    expect(ran.asked).toEqual([]);
  });

  test('[AD2-BONUS-09] other dice than the d6', () => {
    for (const sides of [2, 3, 4, 6, 8, 10, 12, 20])
      expect(parseAction(`Force 5 : Dommages d${sides}`).ok, `d${sides}`).toBe(true);
    expect(parseAction('Force 5 : Dommages d7').ok).toBe(false);
    expect(impose(alone(), 'Force 9 (Dommages d3/-)', { dice: [[1, 1], 3] }).lost).toBe(3);
  });
});
