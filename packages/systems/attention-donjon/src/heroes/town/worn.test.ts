import { placeHeroes } from '@souterrain/crawl/exploration';
import { heroFigure } from '@souterrain/crawl/heroes';
import { exchange, priceFor, saleOf, sell } from '@souterrain/crawl/heroes/town';
import { describe, expect, test } from 'vitest';
import { dungeon, play, type Scene, scene } from '../../../testing/index.ts';
import { sheetOf } from '../../../testing/sheets.ts';
import { attentionDonjon } from '../../system.ts';

const HEART = { base: 'tunique-enchantee', place: 'equipe', enchantment: 'enchantement-armure-coeur' } as const;

describe('what is worn in town', () => {
  test('[AD1-TMAG-01] the third-eye band makes its wearer pay 20% more', () => {
    const band = sheetOf({ items: ['bandeau-du-troisieme-oeil'] });
    expect([priceFor(attentionDonjon, band, 8), priceFor(attentionDonjon, band, 10)]).toEqual([10, 12]);
    const bag = sheetOf({ items: [{ base: 'bandeau-du-troisieme-oeil', place: 'stocke' }] });
    expect(priceFor(attentionDonjon, bag, 10)).toBe(10);
    expect(priceFor(attentionDonjon, sheetOf({ items: ['bandeau-du-troisieme-oeil'], talents: ['citadin'] }), 10)).toBe(
      10,
    );
    expect(saleOf(attentionDonjon, band, { id: 'i', base: 'epee', place: 'stocke' })).toBe(4);
  });

  test('[AD1-TCOM-10] [AD1-TRES-19] a ceremonial sword sells for 8 × 3 / 2, for three quarters by a Citadin', () => {
    const sword = { id: 'i', base: 'epee-d-orfevre', place: 'stocke' } as const;
    expect(saleOf(attentionDonjon, sheetOf(), sword)).toBe(12);
    expect(saleOf(attentionDonjon, sheetOf({ talents: ['citadin'] }), sword)).toBe(18);
  });

  const dressed = (): Scene => ({ heroes: [{ items: [HEART] }, {}] });
  /** As at the start of an adventure: what is worn counts. */
  const inTown = () => {
    const state = scene(dressed());
    state.figures[0]!.santeMax = 5;
    state.figures[0]!.sante = 5;
    return state;
  };

  test('[AD1-TARM-02] sold, a heart-enchanted piece takes its point of Santé away', () => {
    const { find } = play(inTown(), (g, get) => sell(g, get('h1')), { decisions: ['vendre-i1-1'] });
    expect(find('h1')).toMatchObject({ santeMax: 4, sante: 4, hero: { sheet: { items: [], santeMax: 4 } } });
  });

  test('[AD1-TARM-02] handed over, it is no more worn by anybody', () => {
    const { find } = play(inTown(), (g, get) => exchange(g, get('h1')), { decisions: ['donner-i1-1-a-h2'] });
    expect([find('h1').santeMax, find('h2').santeMax]).toEqual([4, 4]);
  });

  test('[AD1-TARM-02] [AD1-SCEN-02] a hero placed with it starts with one more point', () => {
    const state = dungeon();
    state.figures = [heroFigure(attentionDonjon, 0, sheetOf({ items: [HEART] }))];
    const { find } = play(state, (g) => placeHeroes(g), { decisions: ['case-0-2', 'tel-quel'] });
    expect(find('h1')).toMatchObject({ santeMax: 5, sante: 5 });
  });
});
