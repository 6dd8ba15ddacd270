import { hasRoom, salePrice, TYPE_OF } from '@souterrain/crawl/items';
import { describe, expect, test } from 'vitest';
import { on, play, type Scene } from '../../testing/index.ts';
import { finding, plain } from '../../testing/items.ts';
import { canSearch, search, searchActions } from '../exploration/search.ts';
import type { AD2State } from '../state.ts';
import { attentionDonjon2 } from '../system.ts';

const TREASURE = { id: 1, zones: 'partout', type: null, failures: 0, tried: [], revealed: false } as const;
const searched = (
  script: Parameters<typeof play>[2],
  more: Scene = {},
  treasure: Partial<AD2State['treasures'][number]> = {},
) =>
  play(
    {
      heroes: [plain(), plain({ at: [1, 1] })],
      state: { treasures: [{ ...TREASURE, tried: [], ...treasure }] },
      ...more,
    },
    (g, find) => search(g, find('h1'), g.state.treasures[0]!),
    script,
  );

describe('treasures', () => {
  test('[AD2-XTRES-01] the first card gives the type', () => {
    expect((['2', '3', '4', '5', '6'] as const).map((rank) => TYPE_OF[rank])).toEqual(Array(5).fill('mineur'));
    const types = (['7', '8', '9', '10', 'valet', 'dame', 'roi', 'as'] as const).map((rank) => TYPE_OF[rank]);
    expect(types).toEqual([
      'consommable',
      'consommable',
      'commun',
      'commun',
      'objet-magique',
      'armure-magique',
      'arme-magique',
      'exceptionnel',
    ]);
  });

  test('[AD2-XTRES-02] `Savoir 4`, one more for each enemy near and each failure of others', () => {
    const ran = searched({ dice: [[5, 1]] }, { creatures: [{ id: 'gobelin', at: [5, 5] }] }, { failures: 1 });
    expect(ran.of('jetAnnounced')).toMatchObject([{ attribute: 'savoir', skill: null, difficulty: 6 }]);
    const found = searched({ dice: [[4, 1]], cards: [['4-coeur'], ['3-coeur']] });
    expect(found.of('jetAnnounced')).toMatchObject([{ difficulty: 4 }]);
    expect(found.find('h1').hero!.sheet.items).toMatchObject([{ base: 'cadavre-de-rat' }]);
  });

  test('[AD2-PREC-05] a joker drawn for a treasure is discarded, and the next card drawn', () => {
    const cards = [['joker-1'], ['4-coeur'], ['joker-2'], ['3-coeur']];
    const ran = searched({ dice: [[4, 1]], cards });
    expect(ran.find('h1').hero!.sheet.items).toMatchObject([{ base: 'cadavre-de-rat' }]);
    expect(ran.state.deck.discard).toEqual(expect.arrayContaining(['joker-1', 'joker-2']));
    expect(ran.find('h1').hero!.jokers).toEqual([]);
  });

  test('[AD2-XTRES-03] who failed does not try again; another may, at one more', () => {
    const ran = searched({ dice: [[3, 1]] });
    const [treasure] = ran.state.treasures;
    expect(treasure).toMatchObject({ failures: 1, tried: ['h1'] });
    expect([
      canSearch(on(ran.state), ran.find('h1'), treasure!),
      canSearch(on(ran.state), ran.find('h2'), treasure!),
    ]).toEqual([false, true]);
    play(ran.state, function* (g, find) {
      expect(searchActions(g, find('h1'))).toEqual([]);
      expect(searchActions(g, find('h2'))).toHaveLength(1);
    });
    const next = play(ran.state, (g, find) => search(g, find('h2'), treasure!), { dice: [[3, 1]] });
    expect(next.of('jetAnnounced')).toMatchObject([{ difficulty: 5 }]);
  });

  test('[AD2-XTRES-04] [AD2-Q-14] a Réussite draws two cards for the type, one of that type; or two Réussites', () => {
    const two = searched({
      dice: [[6, 1]],
      decisions: ['garder', 'acheter-1', 'roi-coeur'],
      cards: [['5-coeur'], ['roi-coeur'], ['7-pique']],
    });
    expect(two.find('h1').hero!.sheet.items).toMatchObject([{ base: 'dague-enchantee' }]);
    const one = searched(
      { dice: [[6, 1]], decisions: ['garder'], cards: [['5-coeur'], ['3-coeur']] },
      { variants: { treasureSecondCard: 'two' } },
    );
    expect(one.find('h1').hero!.sheet.items).toHaveLength(1);
  });

  test('[AD2-XTRES-05] a Roi, then the tables of the first edition by rank and suit', () => {
    const { items } = finding(null, { cards: [['roi-pique'], ['9-pique']] });
    expect(items).toMatchObject([{ base: 'arc-court-enchante', enchantment: 'enchantement-arme-pique' }]);
    const suits = ['coeur', 'carreau', 'pique', 'trefle'] as const;
    expect(suits.flatMap((suit) => finding('consommable', { cards: [[`4-${suit}`]] }).bases)).toEqual([
      'pierre-a-aiguiser',
      'fiole-de-palinque',
      'craies',
      'saindoux',
    ]);
  });

  test('[AD2-XTRES-06] a value is what it sells for; without one it cannot be sold', () => {
    const [dice] = finding('mineur', { cards: [['4-coeur']] }).items;
    const [purse] = finding('mineur', { cards: [['2-coeur']] }).items;
    expect([salePrice(attentionDonjon2, dice!), salePrice(attentionDonjon2, purse!)]).toEqual([1, null]);
  });

  test('[AD2-XTRES-06] a quiver has no bulk: it takes no room', () => {
    const carried = (...bases: string[]) => {
      const given = { heroes: [plain({ items: bases.map((base) => ({ base, place: 'porte' as const })) })] };
      return play(given, function* (_g, find) {
        return hasRoom(_g, find('h1').hero!.sheet, 'porte');
      }).value;
    };
    expect([carried('corde', 'corde', 'carquois'), carried('corde', 'corde', 'corde')]).toEqual([true, false]);
  });
});
