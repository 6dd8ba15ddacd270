import { describe, expect, test } from 'vitest';
import { CLASS_IDS, CREATURES } from '../../testing/content.ts';
import { duel, only } from '../../testing/duel.ts';
import { given, runRule, scene } from '../../testing/given.ts';
import type { C50Attack } from '../events.ts';
import { attacksOf, characteristicOf, heroValue } from '../fight/attack.ts';
import { fumbleShares } from '../fight/exchange.ts';
import { creatureOn } from '../floors/bestiary.ts';
import { CHARACTERISTICS, type Hero, maxPv } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { openChest } from '../treasure/chest.ts';
import { variantsOf } from '../variants.ts';
import { offerPoints } from './points.ts';

const variants = variantsOf({});

const newHeroes = (): readonly Hero[] =>
  cinquanteEtages.setup({
    seats: CLASS_IDS.map((classe) => ({ name: classe, choices: { classe } })),
    variants: {},
  }).heroes;

const rollOf = (hero: Hero, id: string): number => {
  const attack = attacksOf(cinquanteEtages, hero).find((a) => a.id === id)!;
  return heroValue(cinquanteEtages, hero, { attack, variants });
};

/** A hero who can attack in every way there is. */
const armed = (cars: Partial<Record<'for' | 'agi' | 'end' | 'int' | 'cha', number>> = {}): Hero =>
  given({
    heroes: [{ classe: 'mage', weapons: ['massue', 'dague', 'fronde'], scrolls: ['foudre'], ...cars }],
  }).heroes[0]!;

test('[C50-CAR-01] a sheet has FOR, AGI, END, INT and CHA, whole numbers, and no other characteristic', () => {
  for (const hero of newHeroes()) {
    expect(Object.keys(hero.car).sort()).toEqual(['agi', 'cha', 'end', 'for', 'int']);
    expect(Object.values(hero.car).every(Number.isInteger)).toBe(true);
  }
  expect([...CHARACTERISTICS].sort()).toEqual(['agi', 'cha', 'end', 'for', 'int']);
});

test('[C50-CAR-02] a heavy weapon rolls FOR: Massue, FOR 6, AGI 2 uses 6', () => {
  expect(rollOf(armed({ for: 6, agi: 2 }), 'massue')).toBe(6);
});

test('[C50-CAR-03] short and ranged weapons roll AGI: Dague or Fronde, FOR 6, AGI 2 uses 2', () => {
  const hero = armed({ for: 6, agi: 2 });
  expect([rollOf(hero, 'dague'), rollOf(hero, 'fronde')]).toEqual([2, 2]);
});

test('[C50-CAR-04] END feeds the PV maximum (END 3: 19) and is never rolled', () => {
  const [low, high] = [armed({ end: 3 }), armed({ end: 16 })];
  expect([maxPv(low), maxPv(high)]).toEqual([19, 58]);
  const attacks = attacksOf(cinquanteEtages, low);
  expect(attacks.map((a) => a.kind)).toEqual([
    'weapon',
    'weapon',
    'weapon',
    'spell',
    'spell',
    'scroll',
    'unarmed',
  ] satisfies C50Attack['kind'][]);
  for (const attack of attacks) {
    expect(characteristicOf(cinquanteEtages, high, attack)).not.toBe('end');
    expect(heroValue(cinquanteEtages, high, { attack, variants })).toBe(
      heroValue(cinquanteEtages, low, { attack, variants }),
    );
  }
});

test('[C50-CAR-05] magic rolls INT: a Mage with INT 5 casts Étincelle with 5', () => {
  expect(rollOf(armed({ int: 5, for: 9, agi: 8 }), 'etincelle')).toBe(5);
});

describe('[C50-CAR-06] CHA 10 changes three matters and no opposed roll', () => {
  test('[C50-CAR-06] no attack, no PV, no figure of an exchange', () => {
    const [plain, lucky] = [armed({ cha: 0 }), armed({ cha: 10 })];
    for (const attack of attacksOf(cinquanteEtages, plain)) {
      expect(characteristicOf(cinquanteEtages, lucky, attack)).not.toBe('cha');
      expect(heroValue(cinquanteEtages, lucky, { attack, variants })).toBe(
        heroValue(cinquanteEtages, plain, { attack, variants }),
      );
    }
    expect(maxPv(lucky)).toBe(maxPv(plain));
    const exchangeOf = (cha: number) =>
      duel({ hero: { cha }, creature: { id: 'gobelin', pv: 90 } }, { decisions: ['arme-massue'], dice: [[9, 12]] })
        .events;
    expect(exchangeOf(10)).toEqual(exchangeOf(0));
  });

  test('[C50-CAR-06] critical failures, chests and gold gains', () => {
    expect([fumbleShares(0), fumbleShares(10)]).toEqual([
      [30, 65, 5],
      [20, 65, 15],
    ]);
    const chestOf = (cha: number) => {
      const { g, hero } = scene({ heroes: [{ cha }] });
      runRule(openChest(g, hero, 0), { dice: [20, 10] });
      return [only(g.events, 'chestOpened').total, only(g.events, 'goldGained').amount];
    };
    // 1D10 + 2 x band: 12 gold, then half as much again.
    expect([chestOf(0), chestOf(10)]).toEqual([
      [20, 12],
      [40, 18],
    ]);
  });
});

test('[C50-CAR-07] FOR, AGI, END and INT start at 1', () => {
  for (const { car } of newHeroes()) expect([car.for, car.agi, car.end, car.int]).toEqual([1, 1, 1, 1]);
});

test('[C50-CAR-08] CHA starts at 0', () => {
  expect(newHeroes().map((h) => h.car.cha)).toEqual([0, 0, 0]);
});

test('[C50-CAR-09] every class starts from the same line', () => {
  const heroes = newHeroes();
  expect(heroes.map((h) => h.classe)).toEqual(['guerrier', 'rodeur', 'mage']);
  for (const { car } of heroes) expect(car).toEqual({ for: 1, agi: 1, end: 1, int: 1, cha: 0 });
});

describe('[C50-CAR-10] no characteristic exceeds 16', () => {
  test('[C50-CAR-10] FOR 15 becomes 16', () => {
    const { g, hero } = scene({ heroes: [{ for: 15, points: 1 }] });
    runRule(offerPoints(g, hero), { decisions: ['investir-for'] });
    expect([hero.car.for, hero.points]).toEqual([16, 0]);
  });

  test('[C50-CAR-10] FOR 16: the point is refused and kept', () => {
    const refused = scene({ heroes: [{ for: 16, points: 1 }] });
    expect(() => runRule(offerPoints(refused.g, refused.hero), { decisions: ['investir-for'] })).toThrow(
      'unknown-option',
    );
    expect([refused.hero.car.for, refused.hero.points]).toEqual([16, 1]);
  });

  test('[C50-CAR-10] each of the five is capped alike', () => {
    for (const c of CHARACTERISTICS) {
      const { g, hero } = scene({ heroes: [{ [c]: 15, points: 2 }] });
      runRule(offerPoints(g, hero), { decisions: [`investir-${c}`, 'passer'] });
      expect([hero.car[c], hero.points]).toEqual([16, 1]);
      expect(() => runRule(offerPoints(g, hero), { decisions: [`investir-${c}`] })).toThrow('unknown-option');
    }
  });
});

test('[C50-CAR-11] the cap bounds the sheet, not a roll, PV, armour, damage or gold', () => {
  const { state, events, hero } = duel(
    {
      hero: { int: 16, end: 16, bonusPv: 0, gold: 200, armours: ['armure-runique'], scrolls: ['colere-du-vide'] },
      creature: { id: 'gobelin', pv: 90 },
    },
    { decisions: ['parchemin-colere-du-vide'], dice: [[5, 19]] },
  );
  const rolled = only(events, 'duelRolled');
  expect(rolled.heroMargin).toBe(18 - 5);
  expect(hero.car.int).toBe(16);
  expect(maxPv(hero)).toBe(58);
  expect(only(events, 'creatureWounded').amount).toBe(13 + 18 + 17 + 1);
  expect(state.heroes[0]!.gold).toBe(200);
});

test('[C50-CAR-12] creatures obey the cap after progression', () => {
  expect(creatureOn(cinquanteEtages, 40, 'vampire').car).toBe(16);
  // A computed 17, and a computed 18, are written 16.
  expect(creatureOn(cinquanteEtages, 40, 'demon').car).toBe(16);
  expect(creatureOn(cinquanteEtages, 40, 'ombre').car).toBe(16);
  const ids = Object.keys(CREATURES);
  for (let floor = 1; floor <= 50; floor++)
    for (const id of ids) expect(creatureOn(cinquanteEtages, floor, id).car).toBeLessThanOrEqual(16);
});

test('[C50-CAR-13] a creature may have 0: Rat géant on floor 1, D20 = 12, réussite −12', () => {
  expect(creatureOn(cinquanteEtages, 1, 'rat-geant').car).toBe(0);
  const { events } = duel({ creature: { id: 'rat-geant' } }, { decisions: ['arme-massue'], dice: [[13, 12]] });
  expect(only(events, 'duelRolled')).toMatchObject({ creature: 12, creatureMargin: -12, creatureSucceeded: false });
});
