import { describe, expect, test } from 'vitest';
import { SPELLS } from '../../testing/content.ts';
import { type GivenHero, play } from '../../testing/index.ts';
import { meet } from '../../testing/meet.ts';
import { priceOf } from '../gear/items.ts';
import { cinquanteEtages } from '../system.ts';

const MAGE: GivenHero = { classe: 'mage', potions: [], end: 16 };
const idsOf = (stop: ReturnType<typeof play>['stop']) => (stop?.kind === 'ask' ? stop.options.map((o) => o.id) : []);

describe('attack spells', () => {
  test('[C50-MAG-01] are two a rank, alike in damage and price', () => {
    const rows = [
      ['etincelle', 1, 3, 20],
      ['dard-de-givre', 1, 3, 20],
      ['jet-d-acide', 2, 5, 40],
      ['souffle-ardent', 2, 5, 40],
      ['boule-de-feu', 3, 8, 70],
      ['pluie-de-grele', 3, 8, 70],
      ['foudre', 4, 11, 110],
      ['etau-de-pierre', 4, 11, 110],
      ['rayon-noir', 5, 14, 160],
      ['tempete-d-eclats', 5, 14, 160],
      ['desintegration', 6, 17, 220],
      ['colere-du-vide', 6, 17, 220],
    ];
    expect(Object.entries(SPELLS).map(([id, s]) => [id, s.rank, s.damage, s.price])).toEqual(rows);
    for (const [id, , , price] of rows)
      expect(priceOf(cinquanteEtages, { kind: 'scroll', id: id as string }, 1)).toBe(price);
  });

  test('[C50-MAG-02] Boule de feu 8, ATK 0, gap 4, armour 3: 4 + 8 - 3 = 9', () => {
    const { events } = meet(
      { ...MAGE, int: 8, spells: ['boule-de-feu'] },
      { id: 'spectre' },
      { dice: [[5, 12]], decisions: ['sort-boule-de-feu'] },
    );
    expect(events.find((e) => e.type === 'duelRolled')).toMatchObject({ heroMargin: 3, creatureMargin: -1 });
    expect(events.find((e) => e.type === 'creatureWounded')).toMatchObject({ amount: 9, pv: 21 });
  });

  test('[C50-MAG-02] Bonus ATK counts, and a spell is cast again and again', () => {
    const { events, hero, stop } = meet(
      { ...MAGE, int: 8, bonusAtk: 2, spells: ['boule-de-feu'] },
      { id: 'spectre', pv: 90 },
      {
        dice: [
          [5, 12],
          [5, 12],
          [19, 19],
        ],
        decisions: Array.from({ length: 3 }, () => 'sort-boule-de-feu'),
      },
    );
    expect(events.filter((e) => e.type === 'creatureWounded')).toMatchObject([{ amount: 11 }, { amount: 11 }]);
    expect(hero.spells).toEqual(['boule-de-feu']);
    expect(idsOf(stop)).toContain('sort-boule-de-feu');
  });

  test('[C50-MAG-03] Guerrier, scroll of Foudre, INT 1 (+2), D20 = 4 against -6, armour 3: 14, and the scroll is gone', () => {
    const { events, hero } = meet(
      { scrolls: ['foudre', 'foudre'], end: 16, potions: [] },
      { id: 'spectre' },
      { dice: [[4, 17]], decisions: ['parchemin-foudre'] },
    );
    expect(events.find((e) => e.type === 'duelRolled')).toMatchObject({ heroMargin: -1, creatureMargin: -6 });
    expect(events.find((e) => e.type === 'creatureWounded')).toMatchObject({ amount: 14, pv: 16 });
    expect(hero.scrolls).toEqual(['foudre']);
  });

  test('[C50-MAG-03] a scroll that misses is used up too, whoever reads it', () => {
    for (const classe of ['guerrier', 'rodeur', 'mage'] as const) {
      const { hero, types, stop } = meet(
        {
          classe,
          scrolls: ['foudre'],
          spells: classe === 'mage' ? ['foudre'] : [],
          end: 16,
          potions: [],
          sureStepUsed: true,
        },
        { id: 'spectre' },
        { dice: [[19, 2]], decisions: ['parchemin-foudre'] },
      );
      expect(types).toContain('wounded');
      expect(hero.scrolls).toEqual([]);
      expect(idsOf(stop)).not.toContain('parchemin-foudre');
    }
  });
});

describe('memory', () => {
  const four: string[] = ['etincelle', 'dard-de-givre', 'jet-d-acide', 'foudre'];

  test('[C50-MAG-04] four spells known, Rayon noir learned: one of the four is dropped', () => {
    for (const dropped of four) {
      const { hero, asked, events } = play(
        { heroes: [{ ...MAGE, spells: four, scrolls: ['rayon-noir'] }] },
        { decisions: ['apprendre-rayon-noir', dropped] },
      );
      expect(asked[1]).toMatchObject({ id: 'oublier-un-sort', params: { spell: 'rayon-noir' } });
      expect(asked[1]!.options.map((o) => o.id)).toEqual(four);
      expect(events.slice(1)).toMatchObject([
        { type: 'itemSpent', item: { kind: 'scroll', id: 'rayon-noir' }, why: 'learned' },
        { type: 'spellLearned', spell: 'rayon-noir', dropped },
      ]);
      expect(hero.spells).toEqual([...four.filter((s) => s !== dropped), 'rayon-noir']);
    }
  });

  test('[C50-MAG-04] with three known nothing is dropped, and no spell is learned twice', () => {
    const { hero, asked } = play(
      { heroes: [{ ...MAGE, spells: four.slice(0, 3), scrolls: ['rayon-noir', 'rayon-noir', 'etincelle'] }] },
      { decisions: ['apprendre-rayon-noir'] },
    );
    expect(asked[0]!.options.map((o) => o.id)).toEqual(['passer', 'apprendre-rayon-noir']);
    expect(asked.length).toBe(1);
    expect(hero.spells).toEqual([...four.slice(0, 3), 'rayon-noir']);
    expect(hero.scrolls).toEqual(['rayon-noir', 'etincelle']);
  });

  test('[C50-MAG-05] outside fights a Mage copies Jet d’acide without a roll, and the scroll is gone', () => {
    const { hero, events, stop } = play(
      { heroes: [{ ...MAGE, scrolls: ['jet-d-acide'] }] },
      { decisions: ['apprendre-jet-d-acide'] },
    );
    expect(hero).toMatchObject({ spells: ['etincelle', 'dard-de-givre', 'jet-d-acide'], scrolls: [] });
    expect(events.map((e) => e.type)).toEqual(['turnStarted', 'itemSpent', 'spellLearned']);
    expect(stop).toMatchObject({ kind: 'roll', sides: 10 });
  });

  test('[C50-MAG-05] non-Mages cannot learn, and nobody learns in a fight', () => {
    for (const classe of ['guerrier', 'rodeur'] as const) {
      const { stop } = play({ heroes: [{ classe, scrolls: ['jet-d-acide'] }] }, {});
      expect(stop).toMatchObject({ kind: 'roll', sides: 10 });
    }
    const { stop } = meet({ ...MAGE, scrolls: ['jet-d-acide'], spells: [] }, { id: 'spectre' }, { passing: true });
    expect(stop).toMatchObject({ id: 'echange' });
    expect(idsOf(stop)).toEqual(['arme-baton', 'parchemin-jet-d-acide', 'mains-nues', 'peau-de-pierre']);
  });

  test('[C50-MAG-05] a spell forgotten on a 20 is learned again from a scroll', () => {
    const { hero, events } = play(
      {
        heroes: [{ ...MAGE, spells: ['foudre'], scrolls: ['foudre'] }],
        creatures: [{ at: [2, 0], id: 'rat-geant', pv: 1 }],
      },
      // 1 - 20 against 0 - 20: the rat is hit, and the d100 makes the Mage forget.
      { dice: [2, [20, 20], 5], decisions: ['est', 'sort-foudre', 'apprendre-foudre'] },
    );
    expect(events.flatMap((e) => (e.type === 'spellForgotten' || e.type === 'spellLearned' ? [e.type] : []))).toEqual([
      'spellForgotten',
      'spellLearned',
    ]);
    expect(hero).toMatchObject({ spells: ['foudre'], scrolls: [] });
  });
});
