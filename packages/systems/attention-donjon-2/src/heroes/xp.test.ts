import { spendXp } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { type GivenHero, on, play, scene } from '../../testing/index.ts';
import type { Variants } from '../variants.ts';
import { raisable, raiseCost } from './raises.ts';

const sheetOf = (given: GivenHero) => scene({ heroes: [given] }).figures[0]!.hero!.sheet;
const spent = (hero: GivenHero, decisions: readonly string[], variants: Partial<Variants> = {}) => {
  const ran = play({ heroes: [hero], variants }, (g, find) => spendXp(g, find('h1'), 'interlude'), { decisions });
  const offers = ran.asked.map(({ options }) => options.map(({ id }) => id));
  return { ...ran, sheet: ran.find('h1').hero!.sheet, offers };
};
const PLAIN: GivenHero = { origin: 'felis', careers: ['berserker'], xp: 9 };

describe('raising traits', () => {
  test('[AD2-XHEROS-06] a Compétence costs its new value + 2, an Attribute + 3, up to 4 and 5', () => {
    const sheet = sheetOf({ traits: { melee: 2, force: 3, tir: 4, vigueur: 5, arcane: null } });
    expect(raiseCost(sheet, 'melee')).toBe(5);
    expect(raiseCost(sheet, 'force')).toBe(7);
    expect(raiseCost(sheet, 'lancer')).toBe(3);
    expect([raiseCost(sheet, 'tir'), raiseCost(sheet, 'vigueur')]).toEqual([undefined, undefined]);
    expect([raiseCost(sheet, 'arcane'), raiseCost(sheet, 'soins')]).toEqual([undefined, undefined]);
  });

  test('[AD2-XHEROS-06] one raise of +1 between two adventures', () => {
    const { sheet, offers, of } = spent({ ...PLAIN, traits: { melee: 2 } }, ['augmenter-melee', 'garder']);
    expect(sheet).toMatchObject({ xp: 4, traits: { melee: 3 } });
    expect(offers[1]!.some((id) => id.startsWith('augmenter'))).toBe(false);
    expect(of('traitRaised')).toMatchObject([{ trait: 'melee', value: 3, xp: 5, rules: ['AD2-XHEROS-06'] }]);
  });

  test('[AD2-Q-29] experience may buy talents only', () => {
    const { offers } = spent(PLAIN, ['garder'], { attributeXp: 'no' });
    expect(offers[0]!.some((id) => id.startsWith('augmenter'))).toBe(false);
    expect(offers[0]).toContain('talent-rage');
    expect(spent(PLAIN, ['garder']).offers[0]).toContain('augmenter-force');
    expect(raisable(on(scene({ variants: { attributeXp: 'no' } })), sheetOf({}))).toEqual([]);
  });
});
