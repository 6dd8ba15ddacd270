import type { ItemEntry } from '@souterrain/crawl/content';
import { describe, expect, test } from 'vitest';
import { oneCard as one } from '../../testing/items.ts';
import { attentionDonjon } from '../system.ts';

/** What a card of a table gives, the first thing of it. */
const entryOf = (table: string, card: string, decisions: string[] = []): ItemEntry =>
  attentionDonjon.content.items[one(table, card, decisions.length > 0 ? { decisions } : {}).bases[0]!]!;

/** Each way to attack with it: skill, Allonge, the attribute of its damage, what is added, Pénétration, special rules. */
const waysOf = ({ attacks = [] }: ItemEntry) =>
  attacks.map(({ skill, reach, damage, penetration = 0, once, ammunition, reload, features = [] }) => [
    ...[skill, reach, damage?.attribute ?? 'fixe', damage?.plus ?? null, penetration],
    ...[once && 'usage-unique', ammunition, reload && 'rechargement', ...features].filter(Boolean),
  ]);

describe('magic items', () => {
  test.each([
    ['AD1-TMAG-01', '2', 'bandeau-du-troisieme-oeil', 'tete', 30],
    ['AD1-TMAG-02', '3', 'passe-partout', undefined, 20],
    ['AD1-TMAG-03', '4', 'patte-de-lapin', 'talisman', 40],
    ['AD1-TMAG-04', '5', 'diablotin-medecin', undefined, 45],
    ['AD1-TMAG-05', '6', 'bottes-de-stabilite', 'bottes', 40],
    ['AD1-TMAG-06', '7', 'potion-de-rebond', undefined, 15],
    ['AD1-TMAG-07', '8', 'anneau-de-bravoure', 'anneau', 50],
    ['AD1-TMAG-08', '9', 'amulette-canope', 'talisman', 50],
    ['AD1-TMAG-09', '10', 'cape-evasive', 'vetement', 55],
    ['AD1-TMAG-10', 'valet', 'masque-de-bouffon', 'tete', 45],
    ['AD1-TMAG-11', 'dame', 'gants-de-force', 'gants', 70],
    ['AD1-TMAG-12', 'roi', 'couronne-de-premonitions', 'tete', 80],
    ['AD1-TMAG-13', 'as', 'calice-de-renaissance', undefined, 120],
  ] as const)('[%s] %s: %s, where it is worn and its price, whatever the suit', (_id, rank, base, slot, price) => {
    for (const suit of ['coeur', 'carreau', 'pique', 'trefle']) {
      const entry = entryOf('objet-magique', `${rank}-${suit}`);
      expect([entry.id, entry.slot, entry.price, entry.magic]).toEqual([base, slot, price, true]);
    }
  });
});

describe('exceptional treasures', () => {
  test.each([
    ['AD1-TEXC-02', '3', 'memoires-d-un-heros', undefined, 50],
    ['AD1-TEXC-03', '4', 'elixir-d-heroisme', undefined, null],
    ['AD1-TEXC-04', '5', 'cartes-a-lancer', 'main', 150, ['lancer', 3, 'fixe', 3, 0]],
    ['AD1-TEXC-05', '6', 'carte-vivante', undefined, 150],
    ['AD1-TEXC-06', '7', 'pierre-de-vie', 'talisman', 180],
    ['AD1-TEXC-07', '8', 'arc-du-tir-sur', 'main', 200, ['tir', 3, 'fixe', 4, 0, 'fleches']],
    ['AD1-TEXC-08', '9', 'lame-vipere', 'main', 180, ['melee', 1, 'force', 0, 0, 'lame-vipere']],
    ['AD1-TEXC-09', '10', 'anneau-eclipseur', 'anneau', 200],
    ['AD1-TEXC-10', 'valet', 'cor-de-protection', undefined, 160],
    ['AD1-TEXC-11', 'dame', 'cristal-de-feu', undefined, 160],
    ['AD1-TEXC-12', 'roi', 'armure-de-l-empereur', 'armure', 250],
    ['AD1-TEXC-13', 'as', 'relique-des-arcanes', 'talisman', 300],
  ] as const)('[%s] %s: %s, where it is worn and its price', (_id, rank, base, slot, price, ...ways) => {
    const entry = entryOf('exceptionnel', `${rank}-coeur`);
    expect([entry.id, entry.slot, entry.price]).toEqual([base, slot, price]);
    expect(waysOf(entry)).toEqual(ways);
    // All are magic but a book of memoirs, and so are their blows.
    expect(entry.magic ?? false).toBe(base !== 'memoires-d-un-heros');
    for (const attack of entry.attacks ?? []) expect(attack.magic).toBe(true);
  });

  test('[AD1-TEXC-04] [AD1-TEXC-07] [AD1-TEXC-08] cards and blade in one hand, the bow in two', () => {
    expect(['5', '8', '9'].map((rank) => entryOf('exceptionnel', `${rank}-pique`).hands)).toEqual([1, 2, 1]);
  });
});

/** A thing without what makes it magic: its use. */
const bare = ({ slot, hands, endurance, parade, agiliteCap, requirement, features = [] }: ItemEntry) => ({
  ...{ slot, hands, endurance, parade, agiliteCap, requirement },
  features: features.filter((id) => id !== 'arme-de-renom'),
});

describe('magic armours', () => {
  const piece = (rank: string) => entryOf('armure-magique', `${rank}-coeur`, rank === 'dame' ? ['gants'] : []);

  test('[AD1-TARM-01] the rank gives the piece', () => {
    expect(['2', '3', '4', '5', '6', '8'].map((rank) => piece(rank).slot)).toEqual([
      ...['gants', 'tete', 'bottes', 'vetement', 'gants', 'tete'],
    ]);
    expect(['2', '3', '4', '5', '6', '8', 'dame'].map((rank) => piece(rank).id)).toEqual([
      ...['gants-enchantes', 'chapeau-enchante', 'bottes-enchantees', 'tunique-enchantee', 'gantelets-enchantes'],
      ...['heaume-enchante', 'piece-de-renom'],
    ]);
    for (const rank of ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'valet', 'dame', 'roi', 'as'])
      expect(piece(rank).magic).toBe(true);
    expect(attentionDonjon.content.items['piece-de-renom']!.slots).toEqual(['gants', 'bottes', 'tete', 'vetement']);
  });

  test.each([
    ['7', 'armure-legere', 60],
    ['9', 'bouclier-de-bois', 56],
    ['10', 'armure-lourde', 160],
    ['valet', 'grand-bouclier', 110],
    ['roi', 'bouclier-en-acier', 120],
  ] as const)('[AD1-TARM-01] %s: it protects as %s, and is worth %i', (rank, plain, price) => {
    expect(bare(piece(rank))).toEqual(bare(attentionDonjon.content.items[plain]!));
    expect([piece(rank).kind, piece(rank).price]).toEqual([attentionDonjon.content.items[plain]!.kind, price]);
  });

  test('[AD1-TARM-01] As: a medium armour without a cap of Agilité', () => {
    expect(bare(piece('as'))).toEqual({
      ...bare(attentionDonjon.content.items['armure-moyenne']!),
      agiliteCap: undefined,
    });
  });
});

describe('magic weapons', () => {
  const weapon = (rank: string) => entryOf('arme-magique', `${rank}-coeur`);

  test.each([
    ['2', 'epee', 56],
    ['7', 'dague', 48],
    ['8', 'baton', 46],
    ['9', 'arc-court', 64],
    ['10', 'arme-a-deux-mains', 70],
    ['valet', 'hallebarde', 80],
    ['dame', 'hache', 150],
    ['roi', 'arc-court', 150],
    ['as', 'epee-longue', 150],
  ] as const)('[AD1-TWEA-01] %s: it serves as %s, and is worth %i', (rank, plain, price) => {
    const entry = weapon(rank);
    expect(waysOf(entry)).toEqual(waysOf(attentionDonjon.content.items[plain]!));
    const features = bare(entry).features.filter((id) => id !== 'lame-maudite');
    expect({ ...bare(entry), features }).toEqual(bare(attentionDonjon.content.items[plain]!));
    expect(entry.price).toBe(price);
  });

  test('[AD1-TWEA-01] the wand, the faithful axe, the sceptre and the quiver', () => {
    expect(['4', '5', '6'].map((rank) => [weapon(rank).slot, weapon(rank).hands, weapon(rank).price])).toEqual([
      ['main', 1, 40],
      ['main', 1, 50],
      ['main', 1, 40],
    ]);
    expect(waysOf(weapon('4'))).toEqual([['lancer', 3, 'fixe', 3, 0]]);
    // It returns to the hand: thrown, it is not used up.
    expect(waysOf(weapon('5'))).toEqual([
      ['lancer', 2, 'force', 0, 0],
      ['melee', 1, 'force', -1, 0],
    ]);
    expect(waysOf(weapon('6'))).toEqual([['melee', 1, 'force', 0, 0, 'fige-les-morts-vivants']]);
    expect(weapon('3')).toMatchObject({ id: 'carquois-enchante', lends: 'tir', carried: true, price: 52 });
  });

  test('[AD1-TWEA-01] the suit is the enchantment of every one of them', () => {
    for (const rank of ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'valet', 'dame', 'roi', 'as'])
      expect(one('arme-magique', `${rank}-pique`).items[0]!.enchantment).toBe('enchantement-arme-pique');
  });

  test('[AD1-TARM-01] the suit is the enchantment of every armour too', () => {
    for (const rank of ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'valet', 'roi', 'as'])
      expect(one('armure-magique', `${rank}-pique`).items[0]!.enchantment).toBe('enchantement-armure-pique');
  });
});

describe('common things', () => {
  test.each([
    ['valet-coeur', 'armure-moyenne', 75],
    ['valet-carreau', 'epee', 24],
    ['valet-pique', 'bouclier-de-bois', 24],
    ['valet-trefle', 'arc-court', 36],
  ] as const)('[AD1-TCOM-10] %s serves as %s, and is sold as if it cost %i', (card, plain, resale) => {
    const entry = entryOf('commun', card);
    expect([bare(entry), waysOf(entry), entry.kind]).toEqual([
      bare(attentionDonjon.content.items[plain]!),
      waysOf(attentionDonjon.content.items[plain]!),
      attentionDonjon.content.items[plain]!.kind,
    ]);
    expect([entry.price, entry.resale]).toEqual([attentionDonjon.content.items[plain]!.price, resale]);
  });

  test.each([
    ['roi-coeur', 'fouet', ['main', 1, 20], ['melee', 2, 'force', -1, 0]],
    ['roi-carreau', 'filet', ['main', 1, 20], ['lancer', 2, 'fixe', null, 0, 'usage-unique', 'entrave-au-toucher']],
    ['roi-pique', 'mousquet', ['main', 2, 60], ['tir', 3, 'fixe', 6, 2, 'balles', 'rechargement']],
    ['roi-trefle', 'fleau', ['main', 1, 20], ['melee', 1, 'force', 0, 0, 'ignore-bouclier']],
  ] as const)('[AD1-TCOM-12] %s: %s', (card, base, held, way) => {
    const entry = entryOf('commun', card);
    expect([entry.id, [entry.slot, entry.hands, entry.price], waysOf(entry)]).toEqual([base, held, [way]]);
  });

  test('[AD1-TCOM-12] the musket comes with its bullets', () => {
    expect(one('commun', 'roi-pique').items[0]!.dry ?? false).toBe(false);
  });

  test('[AD1-TCON-12] [AD1-TCON-13] scrolls and wands are magic', () => {
    for (const rank of ['roi', 'as'])
      for (const suit of ['coeur', 'carreau', 'pique', 'trefle']) {
        const script = rank === 'as' ? { dice: [1] } : {};
        expect(attentionDonjon.content.items[one('consommable', `${rank}-${suit}`, script).bases[0]!]!.magic).toBe(
          true,
        );
      }
  });

  test('[AD1-TCOM-05] a balanced staff is a staff that deals Force', () => {
    const entry = entryOf('commun', '6-trefle');
    expect(bare(entry)).toEqual(bare(attentionDonjon.content.items.baton!));
    expect(waysOf(entry)).toEqual([['melee', 1, 'force', 0, 0]]);
  });

  test('[AD1-TCOM-01] [AD1-TCOM-02] tools are worth 3 deniers, what helps to explore 4', () => {
    expect(entryOf('commun', '2-coeur').price).toBe(3);
    const worth = (card: string) => one('commun', card).items[0]!.value ?? entryOf('commun', card).price;
    expect(['3-coeur', '3-carreau', '3-pique', '3-trefle'].map(worth)).toEqual([4, 4, 4, 4]);
  });

  test('[AD1-TCOM-03] what holds things: where it is worn and what it costs', () => {
    const cards = ['4-coeur', '4-carreau', '4-pique', '4-trefle'];
    expect(cards.map((card) => entryOf('commun', card)).map(({ id, slot, price }) => [id, slot, price])).toEqual([
      ['large-ceinture', 'ceinture', 8],
      ['grande-sacoche', 'sac', 10],
      ['carquois', undefined, 6],
      ['boite-de-fer', undefined, 6],
    ]);
  });
});
