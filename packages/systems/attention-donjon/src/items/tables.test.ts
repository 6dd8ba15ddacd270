import { salePrice } from '@souterrain/crawl/items';
import { describe, expect, test } from 'vitest';
import { finding as found, oneCard as one } from '../../testing/items.ts';
import { attentionDonjon } from '../system.ts';

describe('what it is worth', () => {
  const minor = (card: string) => {
    const [item] = one('mineur', card).items;
    return [item!.base, salePrice(attentionDonjon, item!)];
  };

  test('[AD1-TMIN-01] an empty purse', () => expect(minor('2-coeur')).toEqual(['bourse-vide', null]));
  test('[AD1-TMIN-02] a dead rat', () => expect(minor('3-coeur')).toEqual(['cadavre-de-rat', null]));
  test('[AD1-TMIN-03] bone dice', () => expect(minor('4-coeur')).toEqual(['des-en-os', 1]));
  test('[AD1-TMIN-04] a statuette', () => expect(minor('5-coeur')).toEqual(['statuette-abimee', 2]));
  test('[AD1-TMIN-05] a fur cap', () => expect(minor('6-coeur')).toEqual(['bonnet-de-ragondin', null]));
  test('[AD1-TMIN-06] a handkerchief', () => expect(minor('7-coeur')).toEqual(['mouchoir-brode', 3]));
  test('[AD1-TMIN-08] a hovering pebble', () => expect(minor('9-coeur')).toEqual(['galet-flottant', 4]));
  test('[AD1-TMIN-10] a broken dagger', () => expect(minor('valet-coeur')).toEqual(['dague-brisee', 5]));
  test('[AD1-TMIN-12] an acid flask', () => expect(minor('roi-coeur')).toEqual(['fiole-d-acide', 6]));

  test('[AD1-TMIN-07] four incomplete things, one a suit', () => {
    expect(['8-coeur', '8-carreau', '8-pique', '8-trefle'].map(minor)).toEqual([
      ['jeu-d-arcaniste-incomplet', 5],
      ['monture-de-lunettes', 1],
      ['echiquier-sans-rois', 2],
      ['livre-aux-pages-arrachees', 2],
    ]);
  });

  test('[AD1-TMIN-09] an idol of Pique, a medal of the other suits', () => {
    const medal = ['medaille-de-priere', 4];
    const rows = ['10-pique', '10-coeur', '10-carreau', '10-trefle'].map(minor);
    expect(rows).toEqual([['idole-grimacante', 10], medal, medal, medal]);
  });

  test('[AD1-TMIN-11] four pretty things, one a suit', () => {
    expect(['dame-coeur', 'dame-carreau', 'dame-pique', 'dame-trefle'].map(minor)).toEqual([
      ['peigne-d-argent', 8],
      ['elephant-de-porcelaine', 15],
      ['eventail-de-dentelle', 8],
      ['robe-de-courtisane', 50],
    ]);
  });

  test('[AD1-TMIN-13] powder of Trèfle, a sealed letter of the other suits', () => {
    const letter = ['lettre-scellee', 12];
    const rows = ['as-trefle', 'as-coeur', 'as-carreau', 'as-pique'].map(minor);
    expect(rows).toEqual([['poudre-changeante', null], letter, letter, letter]);
  });

  test('[AD1-TRES-19] valuables at full value, equipment at half; what has no value is not sold', () => {
    expect([
      salePrice(attentionDonjon, { base: 'statuette-abimee' }),
      salePrice(attentionDonjon, { base: 'epee' }),
    ]).toEqual([2, 4]);
    expect(salePrice(attentionDonjon, { base: 'bombe' })).toBeNull();
    expect(salePrice(attentionDonjon, { base: 'gemme', value: 14 })).toBe(14);
  });
});

describe('consumables', () => {
  test.each([
    ['AD1-TCON-01', '2-pique', 'fiole-trouble'],
    ['AD1-TCON-02', '3-pique', 'flacon-instable'],
    ['AD1-TCON-03', '4-coeur', 'pierre-a-aiguiser'],
    ['AD1-TCON-03', '4-carreau', 'fiole-de-palinque'],
    ['AD1-TCON-03', '4-trefle', 'saindoux'],
    ['AD1-TCON-04', '5-coeur', 'fiole-d-effroi'],
    ['AD1-TCON-04', '5-carreau', 'bombe'],
    ['AD1-TCON-04', '5-pique', 'bombe-incendiaire'],
    ['AD1-TCON-04', '5-trefle', 'bombe-assourdissante'],
    ['AD1-TCON-05', '6-carreau', 'biere-d-ipah'],
    ['AD1-TCON-05', '6-pique', 'biscuit-de-voyage'],
    ['AD1-TCON-05', '6-trefle', 'fortifiant'],
    ['AD1-TCON-07', '8-coeur', 'huile-sacree'],
    ['AD1-TCON-07', '8-carreau', 'vernis-de-pierre'],
    ['AD1-TCON-07', '8-pique', 'poudre-de-hargne'],
    ['AD1-TCON-07', '8-trefle', 'potion-de-celerite'],
    ['AD1-TCON-09', '10-coeur', 'potion-de-soins-mineurs'],
    ['AD1-TCON-09', '10-pique', 'huile-vampirique'],
    ['AD1-TCON-09', '10-trefle', 'onguent'],
    ['AD1-TCON-10', 'valet-coeur', 'anti-poison'],
    ['AD1-TCON-10', 'valet-pique', 'poison-corrosif'],
    ['AD1-TCON-10', 'valet-trefle', 'poison-paralysant'],
    ['AD1-TCON-11', 'dame-coeur', 'potion-de-vigueur'],
    ['AD1-TCON-11', 'dame-carreau', 'potion-d-agilite'],
    ['AD1-TCON-11', 'dame-pique', 'potion-de-force'],
    ['AD1-TCON-11', 'dame-trefle', 'potion-de-mental'],
    ['AD1-TCON-12', 'roi-coeur', 'parchemin-de-guerison'],
    ['AD1-TCON-12', 'roi-carreau', 'parchemin-de-rempart'],
    ['AD1-TCON-12', 'roi-pique', 'parchemin-de-flammes'],
    ['AD1-TCON-12', 'roi-trefle', 'parchemin-de-confusion'],
  ] as const)('[%s] %s: %s', (_id, card, base) => {
    expect(one('consommable', card).bases).toEqual([base]);
  });

  test.each([
    ['AD1-TCON-05', '6-coeur', 'gomme-de-soins', 3],
    ['AD1-TCON-06', '7-carreau', 'boule-fumigene', 5],
    ['AD1-TCON-10', 'valet-carreau', 'poison-commun', 4],
    ['AD1-TCON-13', 'as-coeur', 'baguette-de-soin', 2],
    ['AD1-TCON-13', 'as-carreau', 'baguette-de-bouclier', 2],
    ['AD1-TCON-13', 'as-pique', 'baguette-d-eclairs', 2],
    ['AD1-TCON-13', 'as-trefle', 'baguette-de-lumiere', 2],
  ] as const)('[%s] %s: %s, as many as the die says', (_id, card, base, face) => {
    expect(one('consommable', card, { dice: [face] }).items).toMatchObject([{ base, charges: face }]);
  });

  test('[AD1-TCON-03] [AD1-TCON-09] six chalks, three bandages', () => {
    expect(one('consommable', '4-pique').items).toMatchObject([{ base: 'craies', charges: 6 }]);
    expect(one('consommable', '10-carreau').items).toMatchObject([{ base: 'bandages', charges: 3 }]);
  });

  test('[AD1-TCON-08] two more cards; a further 9 gives 10 deniers', () => {
    const ran = found('consommable', { cards: [['9-coeur'], ['4-carreau'], ['9-pique']] });
    expect([ran.bases, ran.deniers]).toEqual([['fiole-de-palinque'], 10]);
  });
});

describe('common treasures', () => {
  test.each([
    ['AD1-TCOM-01', '2-pique', 'outils'],
    ['AD1-TCOM-02', '3-coeur', 'corde'],
    ['AD1-TCOM-02', '3-carreau', 'lanterne'],
    ['AD1-TCOM-02', '3-pique', 'grappin'],
    ['AD1-TCOM-02', '3-trefle', 'fragment-de-carte'],
    ['AD1-TCOM-03', '4-coeur', 'large-ceinture'],
    ['AD1-TCOM-05', '6-coeur', 'epee'],
    ['AD1-TCOM-05', '6-carreau', 'dague'],
    ['AD1-TCOM-05', '6-pique', 'hache'],
    ['AD1-TCOM-05', '6-trefle', 'baton-equilibre'],
    ['AD1-TCOM-12', 'roi-coeur', 'fouet'],
    ['AD1-TCOM-12', 'roi-carreau', 'filet'],
    ['AD1-TCOM-12', 'roi-pique', 'mousquet'],
    ['AD1-TCOM-12', 'roi-trefle', 'fleau'],
  ] as const)('[%s] %s: %s', (_id, card, base) => {
    expect(one('commun', card).bases).toEqual([base]);
  });

  const SUITS = ['coeur', 'carreau', 'pique', 'trefle'];
  const row = (rank: string) => SUITS.map((suit) => one('commun', `${rank}-${suit}`).bases[0]);

  test('[AD1-TCOM-06] protections', () => {
    expect(row('7')).toEqual(['bouclier-de-bois', 'armure-legere', 'bouclier-en-acier', 'armure-moyenne']);
    expect(attentionDonjon.content.items[one('commun', '7-pique').bases[0]!]).toMatchObject({
      kind: 'bouclier',
      parade: 2,
    });
  });

  test('[AD1-TCOM-09] great weapons', () => {
    expect(row('10')).toEqual(['lance', 'epee-longue', 'arme-a-deux-mains', 'hallebarde']);
    expect(attentionDonjon.content.items[one('commun', '10-pique').bases[0]!]!.attacks).toMatchObject([
      { damage: { attribute: 'force', plus: 2 }, penetration: 1 },
    ]);
  });

  test('[AD1-TCOM-11] armours', () => {
    expect(row('dame')).toEqual(['armure-legere', 'armure-moyenne', 'armure-lourde', 'grand-bouclier']);
    expect(attentionDonjon.content.items[one('commun', 'dame-pique').bases[0]!]).toMatchObject({
      kind: 'armure',
      endurance: 3,
    });
  });

  test('[AD1-TCOM-04] purses', () => {
    expect(one('commun', '5-coeur', { dice: [[1, 2, 6]] }).deniers).toBe(9);
    expect(one('commun', '5-carreau', { dice: [4] }).items).toMatchObject([{ base: 'gemme', value: 14 }]);
    const purse = one('commun', '5-pique', { dice: [5] });
    expect([purse.deniers, salePrice(attentionDonjon, purse.items[0]!)]).toEqual([5, 8]);
    expect(one('commun', '5-trefle', { dice: [3] }).deniers).toBe(12);
  });

  test('[AD1-TCOM-07] [AD1-ARME-19] ranged weapons come with their ammunition; a magic bow does not', () => {
    const bases = ['8-coeur', '8-carreau', '8-pique', '8-trefle'].map((card) => one('commun', card).items[0]!);
    expect(bases.map((i) => [i.base, i.dry ?? false])).toEqual([
      ['arc-court', false],
      ['arbalete', false],
      ['fronde', false],
      ['shurikens', false],
    ]);
    expect(bases[3]!.charges).toBe(3);
    expect(one('arme-magique', '9-pique').items).toMatchObject([{ base: 'arc-court-enchante', dry: true }]);
  });

  test('[AD1-TCOM-08] caskets', () => {
    expect(one('commun', '9-coeur', { dice: [[3, 4]] }).deniers).toBe(70);
    expect(one('commun', '9-carreau', { dice: [[1, 2, 3, 4]] }).items).toMatchObject([{ base: 'gemmes', value: 50 }]);
    const casket = one('commun', '9-pique', { dice: [6] });
    expect([casket.deniers, salePrice(attentionDonjon, casket.items[0]!)]).toEqual([60, 30]);
    expect(one('commun', '9-trefle', { dice: [2] }).deniers).toBe(50);
  });

  test('[AD1-TCOM-10] ceremonial pieces serve as the plain ones and sell as three times their price', () => {
    const sold = ['valet-coeur', 'valet-carreau', 'valet-pique', 'valet-trefle'].map((c) => one('commun', c).items[0]!);
    expect(sold.map((i) => [i.base, salePrice(attentionDonjon, i)])).toEqual([
      ['armure-de-defile', 37],
      ['epee-d-orfevre', 12],
      ['bouclier-du-souvenir', 12],
      ['arc-naturel', 18],
    ]);
    expect(attentionDonjon.content.items['epee-d-orfevre']!.attacks![0]!.damage).toEqual(
      attentionDonjon.content.items.epee!.attacks![0]!.damage,
    );
    expect(attentionDonjon.content.items['armure-de-defile']).toMatchObject({ endurance: 2, agiliteCap: 3, price: 25 });
  });

  test('[AD1-TCOM-13] chests', () => {
    expect(one('commun', 'as-coeur', { dice: [[2, 3, 4, 5]] }).deniers).toBe(140);
    const more = found('commun', { cards: [['as-carreau'], ['6-coeur']], dice: [[1, 1]] });
    expect([more.deniers, more.bases]).toEqual([20, ['epee']]);
    const bombs = found('commun', { cards: [['as-pique'], ['5-carreau']], dice: [[1, 1]] });
    expect([bombs.deniers, bombs.bases]).toEqual([20, ['bombe']]);
    const key = found('commun', { cards: [['as-trefle'], ['3-coeur']], dice: [1] });
    expect([key.deniers, key.bases]).toEqual([10, ['passe-partout']]);
  });
});
