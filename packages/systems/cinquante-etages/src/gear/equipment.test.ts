import { describe, expect, test } from 'vitest';
import { ARMOURS, TARGE, WEAPONS } from '../../testing/content.ts';
import { type GivenHero, play, runRule, scene } from '../../testing/index.ts';
import { saleOf } from '../merchant/merchant.ts';
import { maxPv } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { openChest } from '../treasure/chest.ts';
import { belongings, priceOf } from './items.ts';

const ROWS = (n: number) => '........\n'.repeat(n);

describe('tables', () => {
  test('[C50-EQP-01] hold one heavy, one short and one ranged weapon a rank, and the Bâton', () => {
    const rows = [
      ['massue', 'lourde', 1, 4, 20],
      ['dague', 'courte', 1, 2, 20],
      ['fronde', 'distance', 1, 2, 20],
      ['hache-de-guerre', 'lourde', 2, 6, 40],
      ['epee-courte', 'courte', 2, 3, 40],
      ['arc-court', 'distance', 2, 3, 40],
      ['epee-a-deux-mains', 'lourde', 3, 8, 70],
      ['rapiere', 'courte', 3, 5, 70],
      ['arbalete', 'distance', 3, 5, 70],
      ['marteau-de-guerre', 'lourde', 4, 10, 110],
      ['cimeterre', 'courte', 4, 7, 110],
      ['arc-long', 'distance', 4, 6, 110],
      ['fleau-d-acier', 'lourde', 5, 12, 160],
      ['sabre-runique', 'courte', 5, 9, 160],
      ['arbalete-lourde', 'distance', 5, 8, 160],
      ['lame-du-gouffre', 'lourde', 6, 14, 220],
      ['croc-d-ombre', 'courte', 6, 11, 220],
      ['arc-d-etoiles', 'distance', 6, 10, 220],
      ['baton', 'courte', 0, 1, 0],
    ];
    const written = Object.entries(WEAPONS).map(([id, w]) => [id, w.category, w.rank, w.damage, w.price]);
    expect(written).toEqual(rows);
  });

  test('[C50-EQP-02] hold one armour a rank, the two starting ones and the Targe', () => {
    const rows = [
      ['cuir', 1, 2, 30],
      ['cuir-cloute', 2, 3, 60],
      ['cotte-de-mailles', 3, 4, 100],
      ['ecailles', 4, 5, 150],
      ['harnois', 5, 6, 210],
      ['armure-runique', 6, 7, 280],
      ['tunique', 0, 1, 0],
      ['robe-epaisse', 0, 1, 0],
    ];
    expect(Object.entries(ARMOURS).map(([id, a]) => [id, a.rank, a.value, a.price])).toEqual(rows);
    expect(TARGE).toMatchObject({ value: 1, price: 15 });
  });
});

/** The armour that the damage formula subtracts when a creature hits, with an attack chosen by its id. */
function armourWith(hero: GivenHero, attack: string): number {
  const { events } = play(
    { heroes: [{ end: 16, ...hero, potions: [] }], creatures: [{ at: [2, 0], id: 'ogre', damage: 20 }] },
    { dice: [2, [19, 2]], decisions: ['est', attack] },
  );
  const wound = events.find((e) => e.type === 'wounded')!;
  return -(wound.sums![0]!.terms.find((t) => t.label === 'armure')?.value ?? 0);
}

describe('wearing', () => {
  test('[C50-EQP-03] a Rôdeur who buys a Harnois (6) carries it and cannot wear it', () => {
    const { state, stop } = play(
      {
        floor: 35,
        map: `.m......\n${ROWS(7)}`,
        heroes: [{ classe: 'rodeur', gold: 360, potions: [], sureStepUsed: true }],
      },
      { dice: [2], decisions: ['est', 'acheter-harnois', 'acheter-ecailles', 'passer'] },
    );
    expect(state.heroes[0]).toMatchObject({ armours: ['tunique', 'harnois', 'ecailles'], worn: 'tunique', gold: 0 });
    expect(stop?.kind === 'ask' && stop.options.map((o) => o.id)).toEqual(['passer', 'porter-ecailles']);
  });

  test('[C50-EQP-03] one armour counts at a time: the one worn', () => {
    expect(armourWith({ armours: ['harnois', 'cuir'], worn: 'harnois' }, 'arme-massue')).toBe(6);
    const { hero } = play({ heroes: [{ armours: ['cuir', 'harnois'] }] }, { decisions: ['porter-harnois'] });
    expect(hero.worn).toBe('harnois');
  });

  test('[C50-EQP-03] a Targe adds 1 without a heavy weapon, nothing with one', () => {
    const guerrier: GivenHero = { shields: 1, weapons: ['massue', 'dague', 'fronde'], scrolls: ['foudre'] };
    const attacks = ['arme-massue', 'arme-dague', 'arme-fronde', 'parchemin-foudre', 'mains-nues'];
    expect(attacks.map((a) => armourWith(guerrier, a))).toEqual([3, 4, 4, 4, 4]);
  });

  test('[C50-EQP-03] two Targes do not stack, and a Mage cannot use one', () => {
    expect(armourWith({ classe: 'rodeur', shields: 2, sureStepUsed: true }, 'arme-dague')).toBe(2);
    expect(armourWith({ classe: 'mage', shields: 1 }, 'arme-baton')).toBe(1);
    expect(armourWith({ classe: 'mage', shields: 1 }, 'sort-etincelle')).toBe(1);
  });
});

describe('talismans', () => {
  const found = (hero: GivenHero, d4: number) => {
    const opened = scene({ heroes: [hero] });
    runRule(openChest(opened.g, opened.hero, 0), { dice: [100, d4] });
    return { ...opened, taken: opened.g.events.find((e) => e.type === 'talismanTaken') };
  };

  test('[C50-EQP-04] Talisman de rage: Bonus ATK +1 at once, +4 at most in all', () => {
    for (const bonusAtk of [0, 1, 2, 3]) {
      const { hero, taken } = found({ bonusAtk, pv: 5 }, 3);
      expect(taken).toMatchObject({ talisman: 'talisman-de-rage' });
      expect(hero).toMatchObject({ bonusAtk: bonusAtk + 1, bonusPv: 1, pv: 5 });
    }
  });

  test('[C50-EQP-04] at +4 a Talisman de rage is a Talisman de vie: B +3 instead', () => {
    const { hero, taken } = found({ bonusAtk: 4, pv: 5 }, 3);
    expect(taken).toMatchObject({ talisman: 'talisman-de-vie' });
    expect(hero).toMatchObject({ bonusAtk: 4, bonusPv: 4, pv: 8 });
  });

  test('[C50-EQP-04] Talisman de vie: B +3, maximum and current alike; neither can be sold', () => {
    const { hero } = found({ classe: 'rodeur', end: 2, pv: 12 }, 4);
    expect([hero.pv, maxPv(hero)]).toEqual([15, 19]);
    expect(belongings(hero).map((item) => item.id)).toEqual(['dague', 'fronde', 'tunique', 'targe', 'potion-de-soin']);
  });
});

describe('the belt', () => {
  const belt = ['potion-de-soin', 'grande-potion', 'potion-de-soin'] as const;
  const withPotions = (pv: number, count: number): GivenHero => ({ end: 4, pv, potions: belt.slice(0, count) });
  const open = (hero: GivenHero, decisions: readonly string[]) => {
    const opened = scene({ heroes: [hero] });
    runRule(openChest(opened.g, opened.hero, 0), { dice: [50], decisions });
    return { ...opened, types: opened.g.events.map((e) => e.type) };
  };

  test('[C50-EQP-05] takes a third potion without a question', () => {
    const { hero, types } = open(withPotions(5, 2), []);
    expect(types).toEqual(['chestOpened', 'itemGained']);
    expect(hero.potions).toEqual(['potion-de-soin', 'grande-potion', 'potion-de-soin']);
  });

  test('[C50-EQP-05] full, a fourth is drunk on the spot or lost', () => {
    const drunk = open(withPotions(5, 3), ['boire']);
    expect(drunk.types).toEqual(['chestOpened', 'healed']);
    expect(drunk.hero).toMatchObject({ pv: 15, potions: belt });
    const left = open(withPotions(5, 3), ['laisser']);
    expect(left.types).toEqual(['chestOpened', 'potionLeft']);
    expect(left.hero).toMatchObject({ pv: 5, potions: belt });
  });

  test('[C50-EQP-05] full at full PV, a fourth is lost', () => {
    expect(open(withPotions(23, 3), []).types).toEqual(['chestOpened', 'potionLeft']);
  });

  test('[C50-EQP-05] nothing else is limited', () => {
    const weapons = Object.keys(WEAPONS);
    const hoard: GivenHero = { weapons, armours: Object.keys(ARMOURS), shields: 9, gold: 15 };
    const { hero } = play(
      { floor: 5, map: `.m......\n${ROWS(7)}`, heroes: [hoard] },
      { dice: [2], decisions: ['porter-armure-runique', 'est', 'acheter-targe'] },
    );
    expect(hero.shields).toBe(10);
  });
});

test('[C50-EQP-01][C50-EQP-02] prices hold at every band, and starting-only objects have none', () => {
  for (const band of [1, 2, 3, 4, 5, 6]) {
    for (const id of Object.keys(WEAPONS))
      expect(priceOf(cinquanteEtages, { kind: 'weapon', id }, band)).toBe(WEAPONS[id]!.price);
    expect(priceOf(cinquanteEtages, { kind: 'armour', id: 'harnois' }, band)).toBe(210);
    expect(priceOf(cinquanteEtages, { kind: 'shield', id: 'targe' }, band)).toBe(15);
    expect(saleOf(cinquanteEtages, { kind: 'weapon', id: 'baton' }, band)).toBe(0);
    expect(saleOf(cinquanteEtages, { kind: 'armour', id: 'tunique' }, band)).toBe(0);
    expect(saleOf(cinquanteEtages, { kind: 'armour', id: 'robe-epaisse' }, band)).toBe(0);
  }
});
