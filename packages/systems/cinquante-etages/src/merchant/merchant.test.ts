import { describe, expect, test } from 'vitest';
import { POTIONS } from '../../testing/content.ts';
import { type GivenHero, play } from '../../testing/index.ts';
import { priceOf } from '../gear/items.ts';
import { cinquanteEtages } from '../system.ts';
import { saleOf } from './merchant.ts';

const MAP = `.m......\n${'........\n'.repeat(7)}`;
/** One floor of each band that a merchant may stand on. */
const FLOORS = [5, 15, 25, 35, 45, 46];

/** What the merchant of a floor offers to a hero, by option id and price. */
function shop(floor: number, hero: GivenHero) {
  const { stop } = play({ floor, map: MAP, heroes: [hero] }, { dice: [2], decisions: ['est'] });
  if (stop?.kind !== 'ask' || stop.id !== 'marchand') throw new Error('no merchant');
  return Object.fromEntries(stop.options.map((o) => [o.id, o.params?.price]));
}

describe('the stall', () => {
  const rich: GivenHero = { gold: 9999, weapons: [], armours: [], potions: [] };

  test('[C50-TRE-06] floor 5: ranks 1 and 2, utility scrolls, Targe and potions; Cotte de mailles is not on sale', () => {
    expect(shop(5, rich)).toEqual({
      passer: undefined,
      'acheter-potion-de-soin': 10,
      'acheter-grande-potion': 20,
      'acheter-massue': 20,
      'acheter-dague': 20,
      'acheter-fronde': 20,
      'acheter-hache-de-guerre': 40,
      'acheter-epee-courte': 40,
      'acheter-arc-court': 40,
      'acheter-cuir': 30,
      'acheter-cuir-cloute': 60,
      'acheter-targe': 15,
      'acheter-parchemin-etincelle': 20,
      'acheter-parchemin-dard-de-givre': 20,
      'acheter-parchemin-jet-d-acide': 40,
      'acheter-parchemin-souffle-ardent': 40,
      'acheter-parchemin-peau-de-pierre': 15,
      'acheter-parchemin-soin': 15,
      'acheter-parchemin-pas-regle': 15,
      'acheter-parchemin-fumee': 15,
    });
  });

  test('[C50-TRE-06] each band sells ranks t and t + 1, 6 at most', () => {
    const armours = [1, 2, 3, 4, 5, 6].map((band) =>
      cinquanteEtages.content.stock[band]!.flatMap((i) => (i.kind === 'armour' ? [i.id] : [])),
    );
    expect(armours).toEqual([
      ['cuir', 'cuir-cloute'],
      ['cuir-cloute', 'cotte-de-mailles'],
      ['cotte-de-mailles', 'ecailles'],
      ['ecailles', 'harnois'],
      ['harnois', 'armure-runique'],
      ['armure-runique'],
    ]);
    expect([1, 2, 3, 4, 5, 6].map((band) => cinquanteEtages.content.stock[band]!.length)).toEqual([
      19, 19, 19, 19, 19, 13,
    ]);
  });

  test('[C50-TRE-06] prices do not depend on CHA, and the stock never runs out', () => {
    expect(shop(35, { ...rich, cha: 16 })).toEqual(shop(35, rich));
    const { hero } = play(
      { floor: 5, map: MAP, heroes: [{ ...rich, gold: 65 }] },
      { dice: [2], decisions: ['est', ...Array.from({ length: 3 }, () => 'acheter-massue'), 'passer'] },
    );
    expect(hero).toMatchObject({ weapons: ['massue', 'massue', 'massue'], gold: 5 });
  });

  test('[C50-TRE-06] what costs more than the purse is not offered', () => {
    expect(Object.keys(shop(5, { ...rich, gold: 19 }))).toEqual([
      'passer',
      'acheter-potion-de-soin',
      'acheter-targe',
      'acheter-parchemin-peau-de-pierre',
      'acheter-parchemin-soin',
      'acheter-parchemin-pas-regle',
      'acheter-parchemin-fumee',
    ]);
  });

  test('[C50-TRE-05] potions heal 10 and 25 and cost more in each band: 14 and 28 on floor 15', () => {
    expect([POTIONS['potion-de-soin']!.heals, POTIONS['grande-potion']!.heals]).toEqual([10, 25]);
    const prices = FLOORS.map((floor) => {
      const offer = shop(floor, rich);
      return [offer['acheter-potion-de-soin'], offer['acheter-grande-potion']];
    });
    expect(prices).toEqual([
      [10, 20],
      [14, 28],
      [18, 36],
      [22, 44],
      [26, 52],
      [30, 60],
    ]);
  });

  test('[C50-EQP-05][C50-TRE-06] with a full belt a potion is sold only to whoever can drink it at once', () => {
    const full: GivenHero = { ...rich, potions: ['potion-de-soin', 'potion-de-soin', 'potion-de-soin'] };
    expect(shop(5, full)).not.toHaveProperty('acheter-grande-potion');
    const { hero, types } = play(
      { floor: 5, map: MAP, heroes: [{ ...full, end: 16, pv: 20 }] },
      { dice: [2], decisions: ['passer', 'est', 'passer', 'acheter-grande-potion', 'boire', 'passer'] },
    );
    expect(hero).toMatchObject({ pv: 45, gold: 9979 });
    expect(hero.potions.length).toBe(3);
    expect(types).not.toContain('itemGained');
  });

  test('[C50-TRE-09][C50-EQP-05] a potion may be drunk in front of the stall, to make room for a better one', () => {
    const full: GivenHero = {
      ...rich,
      end: 16,
      pv: 20,
      potions: ['potion-de-soin', 'potion-de-soin', 'potion-de-soin'],
    };
    const { hero } = play(
      { floor: 5, map: MAP, heroes: [full] },
      { dice: [2], decisions: ['passer', 'est', 'boire-potion-de-soin', 'passer', 'acheter-grande-potion', 'passer'] },
    );
    expect(hero).toMatchObject({ pv: 30, potions: ['potion-de-soin', 'potion-de-soin', 'grande-potion'] });
  });
});

describe('sales', () => {
  test('[C50-TRE-07] Rapière (70) 17, Potion de soin on floor 15 (14) 3, Targe (15) 3', () => {
    expect(saleOf(cinquanteEtages, { kind: 'weapon', id: 'rapiere' }, 2)).toBe(17);
    expect(saleOf(cinquanteEtages, { kind: 'potion', id: 'potion-de-soin' }, 2)).toBe(3);
    expect(saleOf(cinquanteEtages, { kind: 'shield', id: 'targe' }, 2)).toBe(3);
  });

  test('[C50-TRE-07] a quarter of the price, rounded down object by object; starting-only objects are not bought', () => {
    const carried: GivenHero = {
      gold: 0,
      weapons: ['rapiere', 'rapiere', 'baton'],
      armours: ['robe-epaisse', 'tunique', 'cuir'],
      shields: 1,
      scrolls: ['foudre', 'soin'],
      potions: ['potion-de-soin', 'grande-potion'],
      worn: 'cuir',
    };
    expect(shop(15, carried)).toEqual({
      passer: undefined,
      'vendre-rapiere': 17,
      'vendre-cuir': 7,
      'vendre-targe': 3,
      'vendre-parchemin-foudre': 27,
      'vendre-parchemin-soin': 3,
      'vendre-potion-de-soin': 3,
      'vendre-grande-potion': 7,
    });
    const sold = ['vendre-rapiere', 'vendre-rapiere', 'vendre-cuir', 'vendre-potion-de-soin', 'passer'];
    const { hero } = play(
      { floor: 15, map: MAP, heroes: [{ ...carried, cha: 16 }] },
      { dice: [2], decisions: ['est', ...sold] },
    );
    // C50-CHA-08: sales are no gains, so Charisma adds nothing.
    expect(hero.gold).toBe(17 + 17 + 7 + 3);
    expect(hero).toMatchObject({ weapons: ['baton'], worn: null, potions: ['grande-potion'] });
  });

  test('[C50-TRE-07] every price is quartered and rounded down', () => {
    for (const band of [1, 2, 3, 4, 5, 6])
      for (const item of cinquanteEtages.content.stock[band]!) {
        const four = 4 * saleOf(cinquanteEtages, item, band);
        expect(four).toBeLessThanOrEqual(priceOf(cinquanteEtages, item, band));
        expect(four).toBeGreaterThan(priceOf(cinquanteEtages, item, band) - 4);
      }
  });
});
