import type { Figure } from '@souterrain/crawl';
import { buyAtCreation, xpEarned } from '@souterrain/crawl/heroes';
import { saleOf, sell, shop } from '@souterrain/crawl/heroes/town';
import type { Rule } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play, quiet, scene } from '../../../testing/index.ts';
import { on } from '../../../testing/played.ts';
import { sheetOf } from '../../../testing/sheets.ts';
import { attentionDonjon } from '../../system.ts';
import type { AD1 } from '../../world/ad1.ts';

type Deals = (g: AD1, hero: Figure) => Rule<void>;

/** What a hero is offered, in town or at its creation. */
function offered(
  deals: Deals,
  heroes: readonly GivenHero[],
  { dead = [] as readonly number[] } = {},
): readonly string[] {
  const state = scene({ heroes, state: { generated: quiet() } });
  for (const seat of dead) state.figures[seat]!.status = 'mort';
  const { asked } = play(state, (g, find) => deals(g, find('h1')), { decisions: ['terminer'] });
  return asked[0]?.options.map(({ id }) => id) ?? [];
}

describe('the shop', () => {
  const goods = (hero: GivenHero) => offered(shop, [hero]);

  test('[AD1-TOWN-03] rarity 7 is always there, 8 is asked for; nothing dearer than the purse', () => {
    expect(goods({ deniers: 18 })).toEqual(
      expect.arrayContaining(['acheter-potion-de-soins-mineurs', 'demander-arbalete']),
    );
    expect(goods({ deniers: 17 })).not.toContain('demander-arbalete');
    expect(goods({ deniers: 10 })).toContain('acheter-potion-de-soins-mineurs');
    expect(goods({ deniers: 9 })).not.toContain('acheter-potion-de-soins-mineurs');
  });

  test('[AD1-TOWN-05] what costs nothing is taken once; what is paid for as often as one likes', () => {
    expect(goods({})).toContain('acheter-caillou');
    expect(goods({ items: ['caillou'], deniers: 8 })).not.toContain('acheter-caillou');
    expect(goods({ items: ['epee'], deniers: 8 })).toContain('acheter-epee');
  });

  test('[AD1-GRAVE-08] a broken sword of 8 is repaired for 4; neither a whole one, nor what was magic', () => {
    const repairs = (deniers: number) =>
      goods({
        deniers,
        items: [
          { base: 'epee', broken: true },
          { base: 'dague', place: 'porte' },
          { base: 'lame-vipere', place: 'porte', broken: true },
        ],
      }).filter((id) => id.startsWith('reparer'));
    expect([repairs(4), repairs(3), repairs(500)]).toEqual([['reparer-i1-1'], [], ['reparer-i1-1']]);
    // Half of 15, rounded up.
    const twoHanded = (deniers: number) =>
      goods({ deniers, items: [{ base: 'arme-a-deux-mains', broken: true }] }).includes('reparer-i1-1');
    expect([twoHanded(8), twoHanded(7)]).toEqual([true, false]);
  });

  test.each([
    ['jambe-fracturee', 15],
    ['bras-casse', 15],
    ['cicatrices', 30],
  ])('[AD1-GRAVE-12] [AD1-GRAVE-13] [AD1-GRAVE-15] %s is cured for %i deniers', (id, price) => {
    const hero = (deniers: number) => ({ deniers, wounds: [{ id, ...(id === 'bras-casse' ? { hand: 0 } : {}) }] });
    expect([goods(hero(price)), goods(hero(price - 1))].map((ids) => ids.includes(`soigner-${id}`))).toEqual([
      true,
      false,
    ]);
    const state = scene({ heroes: [hero(price + 2)], state: { generated: quiet() } });
    const { find } = play(state, (g, get) => shop(g, get('h1')), { decisions: [`soigner-${id}`, 'terminer'] });
    expect(find('h1').hero!.sheet).toMatchObject({ deniers: 2, wounds: [] });
  });

  test('[AD1-GRAVE-15] a sword of 8 costs the scarred 10', () => {
    const scarred = (deniers: number) => goods({ deniers, wounds: [{ id: 'cicatrices' }] }).includes('acheter-epee');
    expect([scarred(10), scarred(9)]).toEqual([true, false]);
  });

  test('[AD1-TOWN-02] care for what the living can pay together; no second prosthesis, no care for a nose', () => {
    const wounds = [
      { id: 'jambe-fracturee' },
      { id: 'nez-casse' },
      { id: 'main-tranchee', hand: 1, prosthesis: true as const },
    ];
    const care = (mine: number, theirs: number, dead: readonly number[] = []) =>
      offered(shop, [{ deniers: mine, wounds }, { deniers: theirs }], { dead }).filter((id) =>
        id.startsWith('soigner'),
      );
    expect([care(15, 0), care(10, 5), care(10, 4)]).toEqual([
      ['soigner-jambe-fracturee'],
      ['soigner-jambe-fracturee'],
      [],
    ]);
    expect([care(10, 50, [1]), care(100, 0)]).toEqual([[], ['soigner-jambe-fracturee']]);
  });
});

describe('sales', () => {
  test('[AD1-TOWN-04] what is worth nothing is not sold', () => {
    const items = ['epee', 'caillou', 'cadavre-de-rat'].map((base) => ({ base, place: 'stocke' as const }));
    expect(offered(sell, [{ items }])).toEqual(['vendre-i1-1', 'terminer']);
  });

  test('[AD1-IMPE-11] [AD1-TRES-19] a Citadin sells valuables at their value, no more and no less', () => {
    const gem = { id: 'i', base: 'gemme', place: 'stocke', value: 14 } as const;
    expect(saleOf(attentionDonjon, sheetOf({ talents: ['citadin'] }), gem)).toBe(14);
  });
});

describe('purchases at creation', () => {
  const career = {
    specials: [{ id: 'lame-vipere', price: 1 }, { id: 'anneau-de-bravoure', price: 2 }, { id: 'arbalete' }],
  };

  test('[AD1-TOWN-05] a potion, gum and bandages: 17 deniers, three items, 3 left', () => {
    const state = scene({ heroes: [{ deniers: 20 }], state: { generated: quiet() } });
    const goods = ['potion-de-soins-mineurs', 'gomme-de-soins', 'bandages'];
    const { find, of } = play(state, (g, get) => buyAtCreation(g, get('h1'), { specials: [] }), {
      decisions: goods.map((id) => `acheter-${id}`),
    });
    const { sheet } = find('h1').hero!;
    expect([sheet.deniers, sheet.items.map(({ base }) => base)]).toEqual([3, goods]);
    expect(of('bought').map(({ price }) => price)).toEqual([10, 4, 3]);
  });

  test('[AD1-HERO-17] [AD1-HERO-19] what the purse pays, of rarity 7 or less unless the career says otherwise', () => {
    const wares = (deniers: number, specials: typeof career.specials | []) =>
      offered((g, hero) => buyAtCreation(g, hero, { specials }), [{ deniers }]);
    expect(wares(18, career.specials)).toContain('acheter-arbalete');
    expect(wares(17, career.specials)).not.toContain('acheter-arbalete');
    expect(wares(18, [])).not.toContain('acheter-arbalete');
    expect(wares(8, [])).toContain('acheter-epee');
    expect(wares(7, [])).not.toContain('acheter-epee');
  });

  test('[AD1-HERO-20] [AD1-HERO-22] one thing of the career alone', () => {
    const { asked } = play(
      { heroes: [{ deniers: 20 }], state: { generated: quiet() } },
      (g, find) => buyAtCreation(g, find('h1'), career),
      { decisions: ['acheter-lame-vipere', 'terminer'] },
    );
    const specials = asked.map(({ options }) => options.filter(({ id }) => /vipere|bravoure|arbalete/.test(id)).length);
    expect(specials).toEqual([3, 0]);
    expect(asked[1]!.options.map(({ id }) => id)).toContain('acheter-epee');
  });
});

test('[AD1-XP-10] the bonus of the scenario is added to a victory, not to a defeat', () => {
  const earned = (result: 'victoire' | 'defaite', bonusXp?: number) =>
    xpEarned(on(scene({ state: { generated: quiet(bonusXp === undefined ? {} : { bonusXp }), result } })));
  expect([earned('victoire', 2), earned('victoire'), earned('defaite', 2)]).toEqual([4, 2, 1]);
});
