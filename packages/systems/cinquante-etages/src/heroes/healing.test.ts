import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play, runRule, scene } from '../../testing/index.ts';
import { fight } from '../fight/fight.ts';
import { guardianOn } from '../floors/bestiary.ts';
import { maxPv } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { openChest } from '../treasure/chest.ts';

const ROWS = (n: number) => '........\n'.repeat(n);
const rest = () => Prng.seeded('repos', 'test');

describe('gold', () => {
  const beat = (cha: number) => {
    const { g, hero } = scene({ floor: 21, heroes: [{ for: 16, weapons: ['lame-du-gouffre'], cha }] });
    const creature = { ...guardianOn(cinquanteEtages, 21, 'ogre'), pv: 1 };
    runRule(fight(g, hero, { kind: 'guardian', creature, from: 0 }), {
      dice: [[2, 19]],
      decisions: ['arme-lame-du-gouffre'],
    });
    return hero.gold;
  };

  test('[C50-TRE-04] an Ogre guardian gives 12, as the ordinary Ogre does; 18 with CHA 10', () => {
    expect(beat(0)).toBe(12);
    expect(beat(10)).toBe(18);
  });

  test('[C50-TRE-04] the gold of a chest is adjusted by CHA, and is a whole number', () => {
    const opened = (cha: number, die: number) => {
      const { g, hero } = scene({ heroes: [{ cha }] });
      runRule(openChest(g, hero, 0), { dice: [20, die] });
      return hero.gold;
    };
    expect(opened(0, 7)).toBe(9);
    expect(opened(5, 7)).toBe(11); // 9 x 1.25 = 11.25
    expect(opened(10, 7)).toBe(13); // 9 x 1.5 = 13.5
  });

  test('[C50-TRE-04] a boss gives its column, and what has none gives nothing', () => {
    const left = (floor: number) =>
      play(
        {
          floor,
          map: `.>......\n${ROWS(7)}`,
          heroes: [{ for: 16, weapons: ['lame-du-gouffre'], bonusAtk: 60, potions: [] }],
        },
        { dice: [2, [2, 19]], decisions: ['est', 'arme-lame-du-gouffre'] },
      );
    expect(left(10).hero.gold).toBe(15);
    expect(left(45).hero.gold).toBe(90);
    expect(left(46).types).not.toContain('goldGained');
  });
});

describe('healing', () => {
  test('[C50-TRE-05] 3/30 and a Grande potion: 28/30; a Potion de soin: 13/30', () => {
    const hurt: GivenHero = { classe: 'mage', end: 6, bonusPv: 2, pv: 3, potions: ['potion-de-soin', 'grande-potion'] };
    const great = play({ heroes: [hurt] }, { decisions: ['boire-grande-potion'] });
    expect([great.hero.pv, maxPv(great.hero), great.hero.potions]).toEqual([28, 30, ['potion-de-soin']]);
    const small = play({ heroes: [hurt] }, { decisions: ['boire-potion-de-soin'] });
    expect([small.hero.pv, small.hero.potions]).toEqual([13, ['grande-potion']]);
  });

  test('[C50-TRE-08] each source gives its own amount: END 1, fountain 6 + 2 x END, potions 10 and 25, Soin 8 + INT', () => {
    const hurt: GivenHero = {
      classe: 'mage',
      end: 2,
      int: 3,
      bonusPv: 60,
      pv: 4,
      points: 1,
      potions: ['potion-de-soin', 'grande-potion'],
      scrolls: ['soin'],
    };
    const healed = (action: string) => play({ heroes: [hurt] }, { decisions: [action] }).hero.pv - 4;
    const actions = ['investir-end', 'boire-potion-de-soin', 'boire-grande-potion', 'lire-soin'];
    expect(actions.map(healed)).toEqual([1, 10, 25, 11]);
    expect(['investir-for', 'investir-agi', 'investir-int', 'investir-cha'].map(healed)).toEqual([0, 0, 0, 0]);
  });

  test('[C50-TRE-08] END 2, 4/16: the fountain gives 10, hence 14/16', () => {
    const { hero, events, asked } = play(
      { map: `.f......\n${ROWS(7)}`, heroes: [{ classe: 'mage', end: 2, pv: 4, potions: [] }] },
      { dice: [2], decisions: ['est', 'boire'] },
    );
    expect([hero.pv, maxPv(hero)]).toEqual([14, 16]);
    expect(asked.at(-1)).toMatchObject({ id: 'fontaine', params: { amount: 10 } });
    expect(events.find((e) => e.type === 'healed')).toMatchObject({ amount: 10, pv: 14, by: 'fountain' });
  });

  test('[C50-TRE-08][C50-PC-07] a point kept for END may be spent in front of the fountain, which then gives 2 more', () => {
    const { hero } = play(
      { map: `..f.....\n${ROWS(7)}`, heroes: [{ classe: 'mage', end: 2, bonusPv: 60, pv: 4, points: 1, potions: [] }] },
      { dice: [2], decisions: ['passer', 'est', 'investir-end', 'boire'] },
    );
    expect(hero.pv).toBe(4 + 1 + 12);
  });

  test('[C50-TRE-08] a Talisman de vie gives 3; armour, gold, won fights and turns give nothing', () => {
    const { g, hero } = scene({ heroes: [{ pv: 5 }] });
    runRule(openChest(g, hero, 0), { dice: [100, 4] });
    expect(hero.pv).toBe(8);
    const walk = play(
      { heroes: [{ pv: 5, potions: [] }], creatures: [{ at: [2, 0], id: 'rat-geant' }] },
      { dice: [4, [2, 19], 2], decisions: ['est', 'arme-massue', 'est'] },
    );
    expect(walk.hero).toMatchObject({ pv: 5, gold: 3 });
  });
});

describe('when', () => {
  test('[C50-TRE-09] two potions before the D10, or on the square before the stairs in mid-move', () => {
    const potions = ['potion-de-soin', 'grande-potion'] as const;
    const hurt: GivenHero = { end: 16, pv: 3, potions: [...potions] };
    const before = play({ heroes: [hurt] }, { decisions: ['boire-potion-de-soin', 'boire-grande-potion'] });
    expect(before.hero).toMatchObject({ pv: 38, potions: [] });
    expect(before.stop).toMatchObject({ kind: 'roll', sides: 10 });
    const midway = play(
      { map: `..>.....\n${ROWS(7)}`, heroes: [hurt] },
      { dice: [4], decisions: ['passer', 'est', 'boire-potion-de-soin', 'boire-grande-potion'] },
    );
    expect(midway.hero).toMatchObject({ pv: 38, cell: 2 });
    const types = midway.types;
    expect(types.indexOf('healed')).toBe(types.indexOf('stepped') + 2);
    expect(types.indexOf('fightStarted')).toBeGreaterThan(types.lastIndexOf('healed'));
  });

  test('[C50-TRE-09] in a fight, one object an exchange', () => {
    const hurt: GivenHero = { end: 16, pv: 3, potions: ['potion-de-soin', 'grande-potion'] };
    const { stop, hero } = play(
      { heroes: [hurt], creatures: [{ at: [2, 0], id: 'rat-geant' }] },
      { dice: [2], decisions: ['passer', 'est', 'passer', 'boire-grande-potion'] },
    );
    expect(hero.pv).toBe(28);
    expect(stop).toMatchObject({ id: 'attaque' });
    expect(stop?.kind === 'ask' && stop.options.map((o) => o.id)).toEqual(['arme-massue', 'mains-nues']);
  });

  test('[C50-TRE-10] on leaving a floor, 12/13 is 13/13 and 5/16 is 7/16, before the skill point', () => {
    const leave = (hero: GivenHero) =>
      play(
        { map: `.>......\n${ROWS(7)}`, heroes: [{ classe: 'mage', potions: [], guardianBeaten: true, ...hero }] },
        { dice: [2], decisions: ['est', 'descendre', 'investir-end'], rest: rest() },
      );
    const full = leave({ pv: 12 });
    expect(full.events.find((e) => e.type === 'healed')).toMatchObject({ amount: 1, pv: 13, by: 'rest' });
    const hurt = leave({ end: 2, pv: 5 });
    expect(hurt.events.find((e) => e.type === 'healed')).toMatchObject({ amount: 2, pv: 7, by: 'rest' });
    const { types } = hurt;
    expect(types.slice(types.indexOf('floorLeft'), types.indexOf('floorOpened'))).toEqual([
      'floorLeft',
      'healed',
      'pointGained',
      'pointSpent',
    ]);
    expect([hurt.hero.pv, maxPv(hurt.hero)]).toEqual([8, 19]);
  });
});
