import { describe, expect, test } from 'vitest';
import { finding as found, oneCard as one } from '../../testing/items.ts';
import { ITEMS } from '../content/index.ts';
import { salePrice } from './treasure.ts';

describe('what it is worth', () => {
  test.each([
    ['AD1-TMIN-01', '2-coeur', 'bourse-vide', null],
    ['AD1-TMIN-02', '3-coeur', 'cadavre-de-rat', null],
    ['AD1-TMIN-03', '4-coeur', 'des-en-os', 1],
    ['AD1-TMIN-04', '5-coeur', 'statuette-abimee', 2],
    ['AD1-TMIN-05', '6-coeur', 'bonnet-de-ragondin', null],
    ['AD1-TMIN-06', '7-coeur', 'mouchoir-brode', 3],
    ['AD1-TMIN-07', '8-coeur', 'jeu-d-arcaniste-incomplet', 5],
    ['AD1-TMIN-07', '8-carreau', 'monture-de-lunettes', 1],
    ['AD1-TMIN-07', '8-pique', 'echiquier-sans-rois', 2],
    ['AD1-TMIN-07', '8-trefle', 'livre-aux-pages-arrachees', 2],
    ['AD1-TMIN-08', '9-coeur', 'galet-flottant', 4],
    ['AD1-TMIN-09', '10-pique', 'idole-grimacante', 10],
    ['AD1-TMIN-09', '10-coeur', 'medaille-de-priere', 4],
    ['AD1-TMIN-10', 'valet-coeur', 'dague-brisee', 5],
    ['AD1-TMIN-11', 'dame-carreau', 'elephant-de-porcelaine', 15],
    ['AD1-TMIN-11', 'dame-trefle', 'robe-de-courtisane', 50],
    ['AD1-TMIN-11', 'dame-coeur', 'peigne-d-argent', 8],
    ['AD1-TMIN-11', 'dame-pique', 'eventail-de-dentelle', 8],
    ['AD1-TMIN-12', 'roi-coeur', 'fiole-d-acide', 6],
    ['AD1-TMIN-13', 'as-coeur', 'lettre-scellee', 12],
    ['AD1-TMIN-13', 'as-trefle', 'poudre-changeante', null],
  ] as const)('[%s] minor treasure, %s: %s, sold for %s', (_id, card, base, price) => {
    const [item] = one('mineur', card).items;
    expect(item!.base).toBe(base);
    expect(salePrice(item!)).toBe(price);
  });

  test('[AD1-TRES-19] valuables at full value, equipment at half; what has no value is not sold', () => {
    expect([salePrice({ base: 'statuette-abimee' }), salePrice({ base: 'epee' })]).toEqual([2, 4]);
    expect(salePrice({ base: 'bombe' })).toBeNull();
    expect(salePrice({ base: 'gemme', value: 14 })).toBe(14);
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
    ['AD1-TCOM-06', '7-coeur', 'bouclier-de-bois'],
    ['AD1-TCOM-06', '7-carreau', 'armure-legere'],
    ['AD1-TCOM-06', '7-pique', 'bouclier-en-acier'],
    ['AD1-TCOM-06', '7-trefle', 'armure-moyenne'],
    ['AD1-TCOM-09', '10-coeur', 'lance'],
    ['AD1-TCOM-09', '10-carreau', 'epee-longue'],
    ['AD1-TCOM-09', '10-pique', 'arme-a-deux-mains'],
    ['AD1-TCOM-09', '10-trefle', 'hallebarde'],
    ['AD1-TCOM-11', 'dame-coeur', 'armure-legere'],
    ['AD1-TCOM-11', 'dame-carreau', 'armure-moyenne'],
    ['AD1-TCOM-11', 'dame-pique', 'armure-lourde'],
    ['AD1-TCOM-11', 'dame-trefle', 'grand-bouclier'],
    ['AD1-TCOM-12', 'roi-coeur', 'fouet'],
    ['AD1-TCOM-12', 'roi-carreau', 'filet'],
    ['AD1-TCOM-12', 'roi-pique', 'mousquet'],
    ['AD1-TCOM-12', 'roi-trefle', 'fleau'],
  ] as const)('[%s] %s: %s', (_id, card, base) => {
    expect(one('commun', card).bases).toEqual([base]);
  });

  test('[AD1-TCOM-04] purses', () => {
    expect(one('commun', '5-coeur', { dice: [[1, 2, 6]] }).deniers).toBe(9);
    expect(one('commun', '5-carreau', { dice: [4] }).items).toMatchObject([{ base: 'gemme', value: 14 }]);
    const purse = one('commun', '5-pique', { dice: [5] });
    expect([purse.deniers, salePrice(purse.items[0]!)]).toEqual([5, 8]);
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
    expect([casket.deniers, salePrice(casket.items[0]!)]).toEqual([60, 30]);
    expect(one('commun', '9-trefle', { dice: [2] }).deniers).toBe(50);
  });

  test('[AD1-TCOM-10] ceremonial pieces serve as the plain ones and sell as three times their price', () => {
    const sold = ['valet-coeur', 'valet-carreau', 'valet-pique', 'valet-trefle'].map((c) => one('commun', c).items[0]!);
    expect(sold.map((i) => [i.base, salePrice(i)])).toEqual([
      ['armure-de-defile', 37],
      ['epee-d-orfevre', 12],
      ['bouclier-du-souvenir', 12],
      ['arc-naturel', 18],
    ]);
    expect(ITEMS['epee-d-orfevre']!.attacks![0]!.damage).toEqual(ITEMS.epee!.attacks![0]!.damage);
    expect(ITEMS['armure-de-defile']).toMatchObject({ endurance: 2, agiliteCap: 3, price: 25 });
  });

  test('[AD1-TCOM-13] chests', () => {
    expect(one('commun', 'as-coeur', { dice: [[2, 3, 4, 5]] }).deniers).toBe(140);
    const more = found('commun', { cards: [['as-carreau'], ['6-coeur']], dice: [[1, 1]] });
    expect([more.deniers, more.bases]).toEqual([20, ['epee']]);
    expect(found('commun', { cards: [['as-pique'], ['5-carreau']], dice: [[1, 1]] }).bases).toEqual(['bombe']);
    expect(found('commun', { cards: [['as-trefle'], ['3-coeur']], dice: [1] }).bases).toEqual(['passe-partout']);
  });
});
