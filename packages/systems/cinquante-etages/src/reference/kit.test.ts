import { option } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { given } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';
import type { Characteristic, Hero } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { forgetChoice, freeActionChoice, rarityChoice } from './kit.ts';
import { nextPoint } from './points.ts';
import { purchaseFor } from './shopping.ts';
import type { Build } from './style.ts';

const heroOf = (hero: GivenHero): Hero => given({ heroes: [hero] }).heroes[0]!;
const buys = (hero: GivenHero, band: number) => purchaseFor(cinquanteEtages, heroOf(hero), band)?.id;

describe('the shop', () => {
  const set: GivenHero = { weapons: ['massue', 'massue'], potions: ['potion-de-soin'], gold: 300 };

  test('[C50-BAL-02] a missing weapon first, the strongest that can be paid', () => {
    expect(buys({ ...set, weapons: [], potions: [] }, 1)).toBe('hache-de-guerre');
    expect(buys({ ...set, weapons: ['dague'], potions: [], gold: 39 }, 1)).toBe('massue');
    expect(buys({ ...set, classe: 'mage', spells: [], potions: [] }, 1)).toBe('jet-d-acide');
  });

  test('[C50-BAL-02] then one potion, the best armour, the best weapon, a spare one, and potions', () => {
    expect(buys({ ...set, potions: [] }, 3)).toBe('grande-potion');
    expect(buys({ ...set, potions: [], gold: 18 }, 3)).toBe('potion-de-soin');
    expect(buys(set, 3)).toBe('ecailles');
    expect(buys({ ...set, gold: 149 }, 3)).toBe('cotte-de-mailles');
    expect(buys({ ...set, worn: 'ecailles' }, 3)).toBe('marteau-de-guerre');
    expect(buys({ ...set, worn: 'ecailles', weapons: ['marteau-de-guerre'] }, 3)).toBe('epee-a-deux-mains');
    const spare: GivenHero = { ...set, worn: 'ecailles', weapons: ['marteau-de-guerre', 'massue'] };
    expect(buys(spare, 3)).toBe('grande-potion');
    expect(buys({ ...spare, potions: ['potion-de-soin', 'potion-de-soin', 'potion-de-soin'] }, 3)).toBeUndefined();
  });

  test('[C50-BAL-02] no armour beyond the limit of the class', () => {
    expect(buys({ ...set, classe: 'mage', spells: ['foudre', 'foudre'], worn: 'cuir-cloute' }, 3)).toBe(
      'grande-potion',
    );
    expect(buys({ ...set, classe: 'rodeur', weapons: ['rapiere', 'dague'], worn: 'ecailles' }, 5)).not.toBe('harnois');
  });
});

describe('skill points', () => {
  /** The characteristics after some points. */
  function after(points: number, build: Build, classe: Hero['classe'] = 'guerrier'): Record<Characteristic, number> {
    const hero = heroOf({ classe });
    for (let i = 0; i < points; i++) hero.car[nextPoint(cinquanteEtages, hero, build)]++;
    return hero.car;
  }

  test('[C50-BAL-02] two in the attack characteristic for one in END, to 16 each, then CHA', () => {
    expect(after(6, 'two-for-one')).toMatchObject({ for: 5, end: 3 });
    expect(after(20, 'two-for-one', 'rodeur')).toMatchObject({ agi: 15, end: 7 });
    expect(after(30, 'two-for-one', 'mage')).toMatchObject({ int: 16, end: 16, cha: 0 });
    expect(after(45, 'two-for-one')).toMatchObject({ for: 16, end: 16, cha: 15 });
  });

  test('[C50-BAL-02][C50-BAL-03] the other builds', () => {
    expect(after(16, 'attack-first')).toMatchObject({ for: 16, end: 2 });
    expect(after(16, 'end-first')).toMatchObject({ for: 2, end: 16 });
    expect(after(8, 'cha-first')).toMatchObject({ for: 3, end: 2, cha: 5 });
  });
});

describe('free actions', () => {
  const passer = option('passer', null);
  const wear = (armour: string) => option(`porter-${armour}`, null, { label: 'porter', params: { armour } });
  const learn = (spell: string) => option(`apprendre-${spell}`, null, { label: 'apprendre', params: { spell } });
  const pick = (hero: GivenHero, ...options: ReturnType<typeof option>[]) =>
    [passer, ...options][
      freeActionChoice(cinquanteEtages, heroOf(hero), { options: [passer, ...options], build: 'two-for-one' })
    ]!.id;

  test('[C50-BAL-02] the best armour is put on, points are spent, potions wait for a fight', () => {
    expect(pick({}, wear('cotte-de-mailles'), wear('ecailles'))).toBe('porter-ecailles');
    expect(pick({}, option('investir-end', 'end'), option('investir-for', 'for'))).toBe('investir-for');
    expect(pick({}, option('boire-potion-de-soin', null), option('lire-pas-regle', null))).toBe('passer');
  });

  test('[C50-BAL-02] a Mage learns what memory has room for, then only better', () => {
    const full: GivenHero = { classe: 'mage', spells: ['boule-de-feu', 'foudre', 'rayon-noir', 'jet-d-acide'] };
    expect(pick({ classe: 'mage' }, learn('jet-d-acide'))).toBe('apprendre-jet-d-acide');
    expect(pick(full, learn('souffle-ardent'))).toBe('passer');
    expect(pick(full, learn('pluie-de-grele'))).toBe('apprendre-pluie-de-grele');
    const known = full.spells!.map((id) => option(id, id));
    expect(known[forgetChoice(cinquanteEtages, known)]!.id).toBe('jet-d-acide');
  });

  test('[C50-BAL-02] of a rare find, what the class fights with', () => {
    const finds = [
      option('hache-de-guerre', { kind: 'weapon', id: 'hache-de-guerre' }),
      option('epee-courte', { kind: 'weapon', id: 'epee-courte' }),
      option('jet-d-acide', { kind: 'scroll', id: 'jet-d-acide' }),
      option('souffle-ardent', { kind: 'scroll', id: 'souffle-ardent' }),
    ];
    const found = (hero: GivenHero) => finds[rarityChoice(cinquanteEtages, heroOf(hero), finds)]!.id;
    expect(found({ classe: 'guerrier' })).toBe('hache-de-guerre');
    expect(found({ classe: 'rodeur' })).toBe('epee-courte');
    expect(found({ classe: 'mage' })).toBe('jet-d-acide');
    expect(found({ classe: 'mage', spells: ['jet-d-acide'] })).toBe('souffle-ardent');
  });
});
