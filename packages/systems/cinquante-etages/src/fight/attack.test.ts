import { describe, expect, test } from 'vitest';
import { CLASS_IDS, WEAPONS } from '../../testing/content.ts';
import { all, duel, only } from '../../testing/duel.ts';
import { scene } from '../../testing/given.ts';
import type { GivenHero } from '../../testing/schema.ts';
import { learnOptions, readSoin } from '../magic/spells.ts';
import { cinquanteEtages } from '../system.ts';
import { variantsOf } from '../variants.ts';
import { attackDamage, attacksOf, characteristicOf, heroValue, shieldOf, UNARMED } from './attack.ts';

const variants = variantsOf({});
const CREATURE = { id: 'gobelin', pv: 200 } as const;

/** The réussite of the hero and the terms it is made of, for one exchange. */
function rolled(hero: GivenHero, attack: string, die: number) {
  const { events } = duel({ hero, creature: CREATURE }, { decisions: [attack], dice: [[die, 10]] });
  const { heroMargin, heroSucceeded, sums } = only(events, 'duelRolled');
  return { margin: heroMargin, succeeded: heroSucceeded, terms: sums![0]!.terms.map((t) => [t.label, t.value]) };
}

/** What every weapon of a category rolls. */
function rolledBy(category: string): ReadonlySet<string> {
  const ids = Object.keys(WEAPONS).filter((id) => WEAPONS[id]!.category === category);
  const { hero } = scene({ heroes: [{ for: 9, agi: 3, int: 12, weapons: ids }] });
  const attacks = attacksOf(cinquanteEtages, hero).filter((a) => a.kind === 'weapon');
  expect(attacks).toHaveLength(ids.length);
  return new Set(attacks.map((a) => characteristicOf(cinquanteEtages, hero, a)));
}

test('[C50-JET-05] a heavy weapon uses FOR: Hache de guerre, FOR 9, D20 = 5, réussite 4', () => {
  expect(rolled({ for: 9, agi: 3, weapons: ['hache-de-guerre'] }, 'arme-hache-de-guerre', 5)).toEqual({
    margin: 4,
    succeeded: true,
    terms: [
      ['for', 9],
      ['d20', -5],
    ],
  });
  expect(rolledBy('lourde')).toEqual(new Set(['for']));
});

test('[C50-JET-06] a short weapon uses AGI: Rapière, AGI 3, D20 = 5, réussite −2', () => {
  expect(rolled({ for: 9, agi: 3, weapons: ['rapiere'] }, 'arme-rapiere', 5)).toEqual({
    margin: -2,
    succeeded: false,
    terms: [
      ['agi', 3],
      ['d20', -5],
    ],
  });
  expect(rolledBy('courte')).toEqual(new Set(['agi']));
});

test('[C50-JET-07] a ranged weapon uses AGI: Arc court, AGI 3, D20 = 5, réussite −2', () => {
  expect(rolled({ for: 9, agi: 3, weapons: ['arc-court'] }, 'arme-arc-court', 5)).toEqual({
    margin: -2,
    succeeded: false,
    terms: [
      ['agi', 3],
      ['d20', -5],
    ],
  });
  expect(rolledBy('distance')).toEqual(new Set(['agi']));
});

const INT_8 = {
  margin: 3,
  succeeded: true,
  terms: [
    ['int', 8],
    ['d20', -5],
  ],
};

test('[C50-JET-08] a spell uses INT: Mage, Boule de feu, INT 8, D20 = 5, réussite 3', () => {
  const mage: GivenHero = { classe: 'mage', int: 8, for: 2, agi: 2, spells: ['boule-de-feu'] };
  expect(rolled(mage, 'sort-boule-de-feu', 5)).toEqual(INT_8);
});

test('[C50-JET-09] a scroll uses INT: Mage, scroll of Boule de feu, INT 8, D20 = 5, réussite 3', () => {
  const mage: GivenHero = { classe: 'mage', int: 8, for: 2, agi: 2, spells: [], scrolls: ['boule-de-feu'] };
  expect(rolled(mage, 'parchemin-boule-de-feu', 5)).toEqual(INT_8);
});

test('[C50-JET-10] a non-Mage casts with INT + 2, a Mage with INT', () => {
  const cast = (classe: string) => rolled({ classe, int: 1, scrolls: ['foudre'] }, 'parchemin-foudre', 6);
  expect(cast('guerrier')).toEqual({
    margin: -3,
    succeeded: false,
    terms: [
      ['int', 1],
      ['non-mage', 2],
      ['d20', -6],
    ],
  });
  expect([cast('rodeur').margin, cast('mage').margin]).toEqual([-3, -5]);
});

describe('[C50-JET-11] the +2 is for the magic roll alone', () => {
  test('[C50-JET-11] non-Mage INT 16: the roll uses 18, the sheet stays 16', () => {
    const { events, hero } = duel(
      { hero: { int: 16, scrolls: ['foudre'] }, creature: CREATURE },
      { decisions: ['parchemin-foudre'], dice: [[18, 20]] },
    );
    expect(only(events, 'duelRolled')).toMatchObject({ heroMargin: 0, heroSucceeded: true });
    expect(hero.car.int).toBe(16);
  });

  test('[C50-JET-11] neither weapons nor bare hands get it', () => {
    const { hero } = scene({ heroes: [{ for: 4, agi: 3, int: 12, weapons: ['massue', 'dague', 'fronde'] }] });
    expect(
      attacksOf(cinquanteEtages, hero).map((a) => heroValue(cinquanteEtages, hero, { attack: a, variants })),
    ).toEqual([4, 3, 3, 4]);
  });

  test('[C50-JET-11] it does not help the Soin scroll nor the learning of spells', () => {
    const { g, hero } = scene({ heroes: [{ classe: 'rodeur', end: 4, int: 1, pv: 5, scrolls: ['soin', 'foudre'] }] });
    expect(learnOptions(cinquanteEtages, hero)).toEqual([]);
    readSoin(g, hero);
    expect(only(g.events, 'healed').amount).toBe(9);
  });
});

describe('[C50-JET-12] scrolls for all, memory for the Mage', () => {
  test('[C50-JET-12] a Rôdeur casts Foudre once: the scroll is gone whatever the dice', () => {
    for (const dice of [
      [2, 19],
      [19, 2],
      [5, 3],
    ]) {
      const { hero, events, asked } = duel(
        { hero: { classe: 'rodeur', scrolls: ['foudre'] }, creature: CREATURE },
        { decisions: ['parchemin-foudre'], dice: [dice] },
      );
      expect(hero.scrolls).toEqual([]);
      expect(only(events, 'itemSpent')).toMatchObject({ item: { kind: 'scroll', id: 'foudre' }, why: 'used' });
      expect(asked[1]!.options.map((o) => o.id)).not.toContain('parchemin-foudre');
    }
  });

  test('[C50-JET-12] of two copies one is used', () => {
    const { hero, asked } = duel(
      { hero: { scrolls: ['foudre', 'foudre'] }, creature: CREATURE },
      { decisions: ['parchemin-foudre'], dice: [[5, 3]] },
    );
    expect(hero.scrolls).toEqual(['foudre']);
    expect(asked[1]!.options.map((o) => o.id)).toContain('parchemin-foudre');
  });

  test('[C50-JET-12] a Mage casts a memorised spell again and again', () => {
    const { hero, events } = duel(
      { hero: { classe: 'mage' }, creature: CREATURE },
      {
        decisions: ['sort-etincelle', 'sort-etincelle', 'sort-etincelle'],
        dice: [
          [5, 5],
          [5, 5],
          [5, 5],
        ],
      },
    );
    expect(hero.spells).toEqual(['etincelle', 'dard-de-givre']);
    expect(all(events, 'itemSpent')).toEqual([]);
  });

  test('[C50-JET-12] only a Mage may learn from a scroll; utility scrolls are no attack', () => {
    const learners = CLASS_IDS.filter((classe) => {
      const { hero } = scene({ heroes: [{ classe, scrolls: ['foudre', 'soin', 'fumee'] }] });
      expect(attacksOf(cinquanteEtages, hero).filter((a) => a.kind === 'scroll')).toEqual([
        { kind: 'scroll', id: 'foudre' },
      ]);
      return learnOptions(cinquanteEtages, hero).length > 0;
    });
    expect(learners).toEqual(['mage']);
  });
});

test('[C50-JET-05][C50-JET-08][C50-JET-10][C50-JET-19] an option shows the value and the damage that are then used', () => {
  const hero: GivenHero = {
    classe: 'rodeur',
    for: 7,
    agi: 5,
    int: 3,
    weapons: ['massue', 'dague', 'fronde'],
    scrolls: ['foudre'],
    potions: [],
  };
  const { options } = duel({ hero, creature: CREATURE }, {}).asked[0]!;
  expect(options.map(({ id, params }) => [id, params?.characteristic, params?.value, params?.damage])).toEqual([
    ['arme-massue', 'for', 7, 4],
    ['arme-dague', 'agi', 5, 2],
    ['arme-fronde', 'agi', 5, 2],
    ['parchemin-foudre', 'int', 5, 11],
    ['mains-nues', 'for', 7, 0],
  ]);
  for (const { id, params } of options) expect(rolled(hero, id, 4).margin).toBe((params!.value as number) - 4);
});

test('[C50-JET-18] a creature has one value: Orque on floor 11, FOR 6, D20 = 10, réussite −4', () => {
  const { events } = duel({ floor: 11, creature: { id: 'orque' } }, { decisions: ['arme-massue'], dice: [[13, 10]] });
  const { creatureMargin, sums } = only(events, 'duelRolled');
  expect(creatureMargin).toBe(-4);
  expect(sums![1]).toEqual({
    label: 'reussite-creature',
    terms: [
      { label: 'for', value: 6, rule: 'C50-JET-18' },
      { label: 'd20', value: -10, rule: 'C50-JET-13' },
    ],
    total: -4,
  });
});

test('[C50-JET-18] the +2 of casters is not for creatures of INT', () => {
  const { events } = duel(
    { floor: 11, creature: { id: 'cultiste' } },
    { decisions: ['arme-massue'], dice: [[13, 10]] },
  );
  expect(only(events, 'duelRolled').creatureMargin).toBe(-4);
});

describe('[C50-JET-19] unarmed', () => {
  test('[C50-JET-19] FOR 4, AGI 2, D20 = 6 against Car 1, D20 = 11: gap 8 + 0 + ATK - armour', () => {
    const { events } = duel(
      { hero: { for: 4, agi: 2, bonusAtk: 3 }, creature: { ...CREATURE, car: 1, armour: 2 } },
      { decisions: ['mains-nues'], dice: [[6, 11]] },
    );
    expect(only(events, 'duelRolled')).toMatchObject({ heroMargin: -2, creatureMargin: -10 });
    expect(only(events, 'exchangeSettled').gap).toBe(8);
    expect(only(events, 'creatureWounded').amount).toBe(8 + 0 + 3 - 2);
  });

  test('[C50-JET-19] the higher of FOR and AGI', () => {
    const value = (strength: number, agi: number) => {
      const { hero } = scene({ heroes: [{ for: strength, agi, int: 16 }] });
      return heroValue(cinquanteEtages, hero, { attack: UNARMED, variants });
    };
    expect([value(4, 2), value(2, 5), value(3, 3)]).toEqual([4, 5, 3]);
    expect(attackDamage(cinquanteEtages, { attack: UNARMED, variants })).toBe(0);
  });

  test('[C50-JET-19] the shield still counts', () => {
    const { hero } = scene({ heroes: [{ classe: 'rodeur', shields: 1 }] });
    expect(shieldOf(cinquanteEtages, hero, UNARMED)).toBe(1);
  });

  test('[C50-JET-19] offered by choice, and alone when nothing else is left', () => {
    const { hero: armed } = scene({ heroes: [{}] });
    expect(attacksOf(cinquanteEtages, armed).map((a) => a.id)).toEqual(['massue', 'mains-nues']);
    const { hero: bare } = scene({ heroes: [{ weapons: [], scrolls: ['soin'] }] });
    expect(attacksOf(cinquanteEtages, bare)).toEqual([UNARMED]);
  });
});
