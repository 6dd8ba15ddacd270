import type { Decision } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { play } from '../../testing/given.ts';
import type { Given } from '../../testing/schema.ts';
import { cinquanteEtages } from '../system.ts';
import { referencePolicy } from './policy.ts';

/** What the policy answers to the decision a scripted situation stops at. */
function answer(what: Given, script: { dice: number[]; decisions?: string[] }): string {
  const { state, stop } = play(what, script);
  const decision = stop as Decision;
  return decision.options[referencePolicy.choose(decision, { content: cinquanteEtages.content, state })]!.id;
}

const row = (first: string) => [first, ...Array.from({ length: 7 }, () => '........')].join('\n');

describe('[C50-BAL-02] the reference policy', () => {
  test('[C50-BAL-02] heads for a chest when one is left, and for the stairs when nothing is wanted', () => {
    expect(answer({ map: row('...c...>'), heroes: [{ at: [4, 0] }] }, { dice: [2] })).toBe('ouest');
    expect(answer({ map: row('.......>'), heroes: [{ at: [4, 0] }] }, { dice: [4] })).toBe('est');
  });

  test('[C50-BAL-02] drinks in a fight once its PV are low, and not before', () => {
    const fight = (pv: number): Given => ({
      map: row('.......>'),
      heroes: [{ at: [0, 0], pv, end: 4, potions: ['potion-de-soin'] }],
      creatures: [{ id: 'gobelin', at: [1, 0] }],
    });
    const into = { dice: [2], decisions: ['passer', 'est'] };
    const met = (pv: number) =>
      answer(fight(pv), { ...into, decisions: pv === 23 ? ['est'] : ['passer', 'est', 'passer'] });
    expect(met(3)).toBe('boire-potion-de-soin');
    expect(met(23)).toBe('arme-massue');
  });

  test('[C50-BAL-02] puts two points in its attack characteristic for one in END', () => {
    const spent = (hero: NonNullable<Given['heroes']>[number]) =>
      answer(
        { map: row('.>......'), heroes: [{ ...hero, guardianBeaten: true, floorsLeft: 0 }] },
        { dice: [2], decisions: ['est', 'descendre'] },
      );
    expect(spent({ for: 1, end: 1 })).toBe('investir-for');
    expect(spent({ for: 2, end: 1 })).toBe('investir-for');
    expect(spent({ for: 3, end: 1 })).toBe('investir-end');
    expect(spent({ classe: 'mage', int: 1, end: 1 })).toBe('investir-int');
  });
});
