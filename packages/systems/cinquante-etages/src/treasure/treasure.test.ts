import type { Rule } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { type GivenHero, runRule, scene } from '../../testing/index.ts';
import type { C50Event } from '../events.ts';
import { openChest } from './chest.ts';

/** First floors of the six bands. */
const FLOORS = [1, 11, 21, 31, 41, 46];

function open(floor: number, dice: readonly number[], more: { hero?: GivenHero; decisions?: readonly string[] } = {}) {
  const { g, hero } = scene({ floor, heroes: [{ end: 16, pv: 20, potions: [], ...more.hero }] });
  runRule(openChest(g, hero, 0), { dice, decisions: more.decisions ?? [] });
  return { hero, events: g.events, last: g.events.at(-1)! };
}

/** Opens a chest with every later die at 1 and every choice the first offered. */
function contentAt(die: number, cha: number): C50Event {
  const { g, hero } = scene({ heroes: [{ end: 16, pv: 20, potions: [], cha }] });
  const rule: Rule<void> = openChest(g, hero, 0);
  let turn = rule.next();
  for (let first = true; !turn.done; first = false) {
    const request = turn.value;
    turn = rule.next(request.kind === 'ask' ? request.options[0]! : [first ? die : 1]);
  }
  return g.events.at(-1)!;
}

function kindOf(event: C50Event): string {
  if (event.type === 'itemGained') return event.rules.includes('C50-TRE-03') ? 'rare' : event.item.kind;
  if (event.type === 'goldGained') return 'gold';
  return event.type === 'wounded' ? 'trap' : event.type;
}

describe('the chest table', () => {
  test('[C50-TRE-01] d100 + 2 x CHA falls in seven ranges, each total checked', () => {
    const expected = (total: number) => {
      if (total <= 8) return 'trap';
      if (total <= 45) return 'gold';
      if (total <= 65) return 'potion';
      if (total <= 75) return 'scroll';
      if (total <= 87) return 'weapon';
      return total <= 97 ? 'armour' : 'rare';
    };
    for (const cha of [0, 3, 4, 10, 16])
      for (let die = 1; die <= 100; die++)
        expect(kindOf(contentAt(die, cha)), `d100 ${die}, CHA ${cha}`).toBe(expected(die + 2 * cha));
  });

  test('[C50-TRE-01] floor 14, d100 = 30, 1D10 = 6: 6 + 4 = 10 gold; d100 = 80, 1D3 = 2: Épée courte', () => {
    expect(open(14, [30, 6]).events).toMatchObject([
      { type: 'chestOpened', die: 30, total: 30 },
      { type: 'lootRolled', sides: 10, die: 6 },
      { type: 'goldGained', amount: 10, from: 'chest' },
    ]);
    expect(open(14, [80, 2]).events.slice(1)).toMatchObject([
      { type: 'lootRolled', sides: 3, die: 2 },
      { type: 'itemGained', item: { kind: 'weapon', id: 'epee-courte' } },
    ]);
  });

  test('[C50-TRE-01] CHA 10, d100 = 78: 98 is a rare find', () => {
    expect(open(1, [78, 4], { hero: { cha: 10 } }).events).toMatchObject([
      { type: 'chestOpened', die: 78, total: 98 },
      { type: 'lootRolled', sides: 4, die: 4 },
      { type: 'talismanTaken', talisman: 'talisman-de-vie' },
    ]);
  });

  test('[C50-TRE-01] a trapped chest costs the trap damage of the band, with no test and no armour', () => {
    const lost = FLOORS.map((floor) => {
      const { events, hero } = open(floor, [8], { hero: { agi: 16, armours: ['armure-runique'] } });
      expect(events.map((e) => e.type)).toEqual(['chestOpened', 'wounded']);
      return 20 - hero.pv;
    });
    expect(lost).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('[C50-TRE-01] gold is 1D10 + 2 x t in every band', () => {
    for (const [i, floor] of FLOORS.entries())
      for (const die of [1, 10]) expect(open(floor, [9, die]).hero.gold).toBe(die + 2 * (i + 1));
  });

  test('[C50-TRE-01] a weapon of rank t: 1 heavy, 2 short, 3 ranged', () => {
    const found = FLOORS.map((floor) => [1, 2, 3].map((die) => open(floor, [76, die]).hero.weapons[1]));
    expect(found).toEqual([
      ['massue', 'dague', 'fronde'],
      ['hache-de-guerre', 'epee-courte', 'arc-court'],
      ['epee-a-deux-mains', 'rapiere', 'arbalete'],
      ['marteau-de-guerre', 'cimeterre', 'arc-long'],
      ['fleau-d-acier', 'sabre-runique', 'arbalete-lourde'],
      ['lame-du-gouffre', 'croc-d-ombre', 'arc-d-etoiles'],
    ]);
  });

  test('[C50-TRE-01] 88 to 97: armour of rank t on 1 to 7, a Targe on 8 to 10', () => {
    const armours = ['cuir', 'cuir-cloute', 'cotte-de-mailles', 'ecailles', 'harnois', 'armure-runique'];
    for (const [i, floor] of FLOORS.entries())
      for (let die = 1; die <= 10; die++) {
        const { hero } = open(floor, [88, die]);
        expect(hero.armours).toEqual(die <= 7 ? ['cuir-cloute', armours[i]] : ['cuir-cloute']);
        expect(hero.shields).toBe(die <= 7 ? 0 : 1);
      }
  });
});

describe('a found scroll', () => {
  test('[C50-TRE-02] 1 to 3 either attack spell of rank t, 4 Peau de pierre, 5 Soin, 6 Pas réglé or Fumée', () => {
    const pairs = [
      ['etincelle', 'dard-de-givre'],
      ['jet-d-acide', 'souffle-ardent'],
      ['boule-de-feu', 'pluie-de-grele'],
      ['foudre', 'etau-de-pierre'],
      ['rayon-noir', 'tempete-d-eclats'],
      ['desintegration', 'colere-du-vide'],
    ];
    for (const [i, floor] of FLOORS.entries()) {
      for (const die of [1, 2, 3])
        expect([1, 2].map((half) => open(floor, [66, die, half]).hero.scrolls[0])).toEqual(pairs[i]);
      expect(open(floor, [66, 4]).hero.scrolls).toEqual(['peau-de-pierre']);
      expect(open(floor, [66, 5]).hero.scrolls).toEqual(['soin']);
      expect([1, 2].map((half) => open(floor, [66, 6, half]).hero.scrolls[0])).toEqual(['pas-regle', 'fumee']);
    }
  });

  test('[C50-TRE-02] floor 33, 1D6 = 2: Foudre or Étau de pierre, at even chances', () => {
    const { events } = open(33, [70, 2, 1]);
    expect(events.slice(1)).toMatchObject([
      { type: 'lootRolled', sides: 6, die: 2, rules: ['C50-TRE-02'] },
      { type: 'lootRolled', sides: 2, die: 1, rules: ['C50-TRE-02'] },
      { type: 'itemGained', item: { kind: 'scroll', id: 'foudre' } },
    ]);
    expect(open(33, [70, 2, 2]).hero.scrolls).toEqual(['etau-de-pierre']);
  });
});

describe('a rare find', () => {
  test('[C50-TRE-03] floor 8, 1D4 = 1, heavy chosen: Hache de guerre', () => {
    const { hero, events } = open(8, [98, 1], { decisions: ['hache-de-guerre'] });
    expect(hero.weapons).toEqual(['massue', 'hache-de-guerre']);
    expect(events.at(-1)).toMatchObject({ type: 'itemGained', from: 'chest', rules: ['C50-TRE-03'] });
  });

  test('[C50-TRE-03] the opener chooses a weapon of any category or either scroll, of rank t + 1, 6 at most', () => {
    const offered = FLOORS.map((floor) => {
      const { g, hero } = scene({ floor, heroes: [{}] });
      const rule = openChest(g, hero, 0);
      rule.next();
      rule.next([98]);
      const request = rule.next([1]).value;
      return request && request.kind === 'ask' ? request.options.map((o) => o.id) : [];
    });
    const best = ['lame-du-gouffre', 'croc-d-ombre', 'arc-d-etoiles', 'desintegration', 'colere-du-vide'];
    expect(offered).toEqual([
      ['hache-de-guerre', 'epee-courte', 'arc-court', 'jet-d-acide', 'souffle-ardent'],
      ['epee-a-deux-mains', 'rapiere', 'arbalete', 'boule-de-feu', 'pluie-de-grele'],
      ['marteau-de-guerre', 'cimeterre', 'arc-long', 'foudre', 'etau-de-pierre'],
      ['fleau-d-acier', 'sabre-runique', 'arbalete-lourde', 'rayon-noir', 'tempete-d-eclats'],
      best,
      best,
    ]);
    expect(open(8, [98, 1], { decisions: ['souffle-ardent'] }).hero.scrolls).toEqual(['souffle-ardent']);
  });

  test('[C50-TRE-03] 2 armour of rank t + 1, 3 Talisman de rage, 4 Talisman de vie', () => {
    const armours = ['cuir-cloute', 'cotte-de-mailles', 'ecailles', 'harnois', 'armure-runique', 'armure-runique'];
    expect(FLOORS.map((floor) => open(floor, [100, 2]).hero.armours[1])).toEqual(armours);
    expect(open(8, [100, 3]).last).toMatchObject({ type: 'talismanTaken', talisman: 'talisman-de-rage' });
    expect(open(8, [100, 4]).last).toMatchObject({ type: 'talismanTaken', talisman: 'talisman-de-vie' });
  });
});
