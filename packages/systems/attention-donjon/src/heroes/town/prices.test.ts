import type { Item } from '@souterrain/crawl';
import { goodsIn, priceFor, rarityFor, saleOf } from '@souterrain/crawl/heroes/town';
import { describe, expect, test } from 'vitest';
import { sheetOf } from '../../../testing/sheets.ts';
import { attentionDonjon } from '../../system.ts';

const item = (base: string, more: Partial<Item> = {}): Item => ({ id: 'i', base, place: 'stocke', ...more });
const plain = sheetOf();
const citadin = sheetOf({ talents: ['citadin'] });
const scarred = sheetOf({ wounds: [{ id: 'cicatrices' }] });

describe('prices in town', () => {
  test('[AD1-TOWN-04] [AD1-TRES-19] equipment sells at half its price, valuables at full value', () => {
    expect(saleOf(attentionDonjon, plain, item('epee'))).toBe(4);
    // 25 / 2, rounded down.
    expect(saleOf(attentionDonjon, plain, item('armure-moyenne'))).toBe(12);
    expect(saleOf(attentionDonjon, plain, item('gemme', { value: 14 }))).toBe(14);
    expect(saleOf(attentionDonjon, plain, item('cadavre-de-rat'))).toBe(undefined);
  });

  test('[AD1-IMPE-11] Citadin: prices 20% lower, rarity 2 less, sales at 75%', () => {
    expect([priceFor(attentionDonjon, citadin, 18), rarityFor(attentionDonjon, citadin, 8)]).toEqual([15, 6]);
    expect(saleOf(attentionDonjon, citadin, item('epee-longue'))).toBe(7);
    expect(rarityFor(attentionDonjon, plain, 8)).toBe(8);
  });

  test('[AD1-GRAVE-15] [AD1-IMPE-11] scars make everything dearer, and cancel out with Citadin', () => {
    expect([priceFor(attentionDonjon, scarred, 8), saleOf(attentionDonjon, scarred, item('epee'))]).toEqual([10, 3]);
    const both = sheetOf({ talents: ['citadin'], wounds: [{ id: 'cicatrices' }] });
    expect([priceFor(attentionDonjon, both, 18), saleOf(attentionDonjon, both, item('epee'))]).toEqual([18, 4]);
  });

  test('[AD1-TOWN-02] what lasting wounds cost', () => {
    const lasting = ['jambe-fracturee', 'bras-casse', 'cicatrices', 'main-tranchee'];
    expect(lasting.map((id) => attentionDonjon.edition.featureOf(id)!.care)).toEqual([15, 15, 30, 40]);
  });

  test('[AD1-TOWN-03] [AD1-TOWN-05] what is on sale', () => {
    expect(goodsIn(attentionDonjon).some(({ id }) => attentionDonjon.content.items[id]!.magic)).toBe(false);
    const listed = (id: string) =>
      goodsIn(attentionDonjon)
        .filter((g) => g.id === id)
        .map(({ price, rarity }) => [price, rarity])[0];
    expect(listed('bandages')).toEqual([3, 3]);
    expect(listed('gomme-de-soins')).toEqual([4, 5]);
    expect(listed('fiole-de-palinque')).toEqual([4, 4]);
    expect(listed('anti-poison')).toEqual([6, 6]);
    expect(listed('potion-de-soins-mineurs')).toEqual([10, 7]);
    expect(listed('boule-fumigene')).toEqual([5, 7]);
    expect([listed('corde'), listed('outils')]).toEqual([
      [3, 2],
      [3, 2],
    ]);
    expect(listed('large-ceinture')).toEqual([8, 6]);
    expect(listed('grande-sacoche')).toEqual([10, 6]);
    expect(attentionDonjon.content.items.bandages!.charges).toBe(3);
  });
});
