import { readMemoirs, TYPE_OF } from '@souterrain/crawl/items';
import { describe, expect, test } from 'vitest';
import { play, quiet } from '../../testing/index.ts';
import { finding as found, oneCard as one, plain } from '../../testing/items.ts';
import { attentionDonjon } from '../system.ts';

describe('drawing a treasure', () => {
  test('[AD1-TRES-14] [AD1-TRES-15] the first card gives the type', () => {
    const at = (ranks: readonly (keyof typeof TYPE_OF)[]) => ranks.map((rank) => TYPE_OF[rank]);
    expect(at(['2', '6', '7', '8', '9', '10'])).toEqual([
      'mineur',
      'mineur',
      'consommable',
      'consommable',
      'commun',
      'commun',
    ]);
    expect(at(['2', '3', '4', '5', '6'])).toEqual(Array<string>(5).fill('mineur'));
    expect(at(['valet', 'dame', 'roi', 'as'])).toEqual([
      'objet-magique',
      'armure-magique',
      'arme-magique',
      'exceptionnel',
    ]);
    expect(found(null, { cards: [['9-coeur'], ['6-coeur']] }).bases).toEqual(['epee']);
  });

  test('[AD1-TRES-17] a Valet, then an 8: the ring of bravery', () => {
    expect(found(null, { cards: [['valet-pique'], ['8-trefle']] }).bases).toEqual(['anneau-de-bravoure']);
  });

  test('[AD1-TRES-14] two cards: the Roi is kept rather than the 3', () => {
    const ran = found(
      null,
      { cards: [['3-coeur'], ['roi-pique'], ['7-pique']], decisions: ['roi-pique'] },
      { cards: 2 },
    );
    expect(ran.items).toMatchObject([{ base: 'dague-enchantee', enchantment: 'enchantement-arme-pique' }]);
  });

  test('[AD1-TRES-18] the suit picks the item where the row lists suits; jokers are replaced', () => {
    expect(found('consommable', { cards: [['joker-1'], ['valet-pique']] }).bases).toEqual(['poison-corrosif']);
  });

  test('[AD1-TRES-16] [AD1-TRES-18] a scenario imposes an item on a card, a type, or a row', () => {
    const generated = quiet({
      treasures: { as: 'passe-partout', '2': 'exceptionnel' },
      treasureRows: { mineur: { '3': [{ item: 'epee' }] } },
    });
    const given = { state: { generated } };
    expect(found(null, { cards: [['as-coeur']] }, given).bases).toEqual(['passe-partout']);
    expect(found(null, { cards: [['2-coeur'], ['9-coeur']] }, given).bases).toEqual(['lame-vipere']);
    expect(found(null, { cards: [['4-coeur'], ['3-coeur']] }, given).bases).toEqual(['epee']);
  });

  test('[AD1-TRES-20] it goes to the hero who revealed it, with a number of its own', () => {
    expect(one('mineur', '9-coeur').items).toEqual([{ id: 'objet-1', base: 'galet-flottant', place: 'porte' }]);
  });
});

describe('magic and exceptional treasures', () => {
  const row = (table: string) =>
    Object.values(attentionDonjon.content.tables[table]!.rows).map((gifts) => (gifts as { item?: string }[])[0]!.item);
  const prices = (table: string) =>
    row(table).map((id) => (id === undefined ? undefined : attentionDonjon.content.items[id]!.price));

  test('[AD1-TMAG-01] [AD1-TMAG-13] thirteen magic items, the suit ignored, at their prices', () => {
    expect(prices('objet-magique')).toEqual([30, 20, 40, 45, 40, 15, 50, 50, 55, 45, 70, 80, 120]);
    expect(one('objet-magique', 'roi-pique').bases).toEqual(['couronne-de-premonitions']);
    expect(attentionDonjon.content.items['couronne-de-premonitions']).toMatchObject({
      slot: 'tete',
      features: ['premonitions'],
    });
  });

  test('[AD1-TARM-01] magic armours: 40 and twice the plain price, 120 when renowned', () => {
    expect(prices('armure-magique')).toEqual([40, 40, 40, 40, 40, 60, 40, 56, 160, 110, 120, 120, 120]);
    const light = one('armure-magique', '7-coeur').items[0]!;
    expect([attentionDonjon.content.items[light.base]!.endurance, light.enchantment]).toEqual([
      1,
      'enchantement-armure-coeur',
    ]);
    expect(attentionDonjon.content.items['armure-de-renom']!.agiliteCap).toBeUndefined();
    const piece = one('armure-magique', 'dame-carreau', { decisions: ['bottes'] }).items[0];
    expect(piece).toMatchObject({ slot: 'bottes', enchantment: 'enchantement-renom-carreau' });
  });

  test('[AD1-TARM-02] a renowned piece has permanent Carreau and Trèfle, the same Cœur and Pique', () => {
    const suits = ['coeur', 'carreau', 'pique', 'trefle'].map(
      (s) => one('armure-magique', `roi-${s}`).items[0]!.enchantment,
    );
    expect(suits).toEqual([
      'enchantement-armure-coeur',
      'enchantement-renom-carreau',
      'enchantement-armure-pique',
      'enchantement-renom-trefle',
    ]);
  });

  test('[AD1-TWEA-01] magic weapons: 40 and twice the plain price, 150 when renowned; all magical', () => {
    expect(prices('arme-magique')).toEqual([56, 52, 40, 50, 40, 48, 46, 64, 70, 80, 150, 150, 150]);
    for (const id of row('arme-magique')) {
      expect(attentionDonjon.content.items[id!]!.magic).toBe(true);
      for (const attack of attentionDonjon.content.items[id!]!.attacks ?? []) expect(attack.magic).toBe(true);
    }
    expect(attentionDonjon.content.items['hache-fidele']!.attacks!.some((a) => a.once)).toBe(false);
    expect(attentionDonjon.content.items['baguette-de-guerre']!.attacks).toMatchObject([
      { skill: 'lancer', reach: 3, damage: { plus: 3 } },
    ]);
  });

  test('[AD1-TEXC-01] 100 and 4d6 x 10 deniers', () => {
    expect(one('exceptionnel', '2-coeur', { dice: [[3, 3, 3, 3]] }).deniers).toBe(220);
    expect(prices('exceptionnel').slice(1)).toEqual([50, null, 150, 150, 180, 200, 180, 200, 160, 160, 250, 300]);
  });

  test('[AD1-TEXC-02] memoirs are read once, for one XP', () => {
    const ran = play({ heroes: [plain({ xp: 2, items: ['memoires-d-un-heros'] })] }, function* (g, find) {
      readMemoirs(g, find('h1'));
      readMemoirs(g, find('h1'));
    });
    expect(ran.find('h1').hero!.sheet.xp).toBe(3);
  });
});
