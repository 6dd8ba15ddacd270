import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { play } from '../../testing/given.ts';
import type { GivenCreature, GivenHero } from '../../testing/schema.ts';
import { all, walk } from '../../testing/walk.ts';
import { bandOf } from '../content/index.ts';
import { SQUARES } from '../state.ts';
import { cinquanteEtages } from '../system.ts';
import { view } from '../view.ts';

/** An open floor of 8x8 with a first row of its own. */
const row = (first: string): string => [first, ...Array.from({ length: 7 }, () => '........')].join('\n');
const frail = (x: number, y = 0): GivenCreature => ({ at: [x, y], id: 'rat-geant', car: 0, pv: 1, atk: -20 });
/** The faces of an exchange that a Massue wins. */
const WIN = [2, 19] as const;

describe('traversed squares', () => {
  test('[C50-CASE-01] each square passed through acts, not only the last', () => {
    const { events, end } = walk({ map: row('..^^....'), roll: 4, dice: [1, 1], choose: ['est'] });
    expect(all(events, 'trapSprung')).toHaveLength(2);
    expect(end).toBe('4,0');
  });

  test('[C50-CASE-02] the last square counts, the first does not', () => {
    const { events } = walk({ map: row('^...^...'), roll: 4, dice: [20], choose: ['est'] });
    const sprung = events.findIndex((e) => e.type === 'trapSprung');
    expect(all(events, 'trapSprung')).toHaveLength(1);
    expect(events[sprung - 1]).toMatchObject({ type: 'stepped', to: 4, left: 0 });
  });

  test('[C50-CASE-03] an effect is resolved whole before the next point is spent', () => {
    const { types, events } = walk({
      map: row('.f......'),
      creatures: [frail(2)],
      hero: { pv: 3, potions: [] },
      roll: 4,
      dice: [[...WIN]],
      choose: ['est', 'boire', 'arme-massue'],
    });
    expect(types.slice(3, 8)).toEqual(['stepped', 'fountainDrunk', 'healed', 'stepped', 'fightStarted']);
    expect(all(events, 'healed')).toMatchObject([{ amount: 8, pv: 11 }]);
    const ended = types.indexOf('fightEnded');
    expect(types.slice(ended, ended + 3)).toEqual(['fightEnded', 'goldGained', 'stepped']);
  });

  test('[C50-CASE-04] every entry counts again, also after a U-turn', () => {
    const { path, events } = walk({
      map: row('......^.'),
      from: [5, 0],
      roll: 4,
      dice: [1, 1],
      choose: ['est', 'ouest'],
    });
    expect(path).toBe('6,0 7,0 6,0 5,0');
    expect(all(events, 'trapSprung')).toHaveLength(2);
  });

  test('[C50-CASE-04] what is used up has no effect left', () => {
    const dice = [20, 5];
    const { path, events } = walk({ map: row('......c.'), from: [5, 0], roll: 4, dice, choose: ['est', 'ouest'] });
    expect(path).toBe('6,0 7,0 6,0 5,0');
    expect(all(events, 'chestOpened')).toHaveLength(1);
  });

  test('[C50-CASE-05] trap, chest, creature and guardian are imposed', () => {
    const next = (map: string, creatures: GivenCreature[] = []) =>
      walk({ map, creatures, roll: 4, choose: ['est'] }).stop;
    expect(next(row('.^......'))).toMatchObject({ kind: 'roll', sides: 20, rule: 'C50-CASE-10' });
    expect(next(row('.c......'))).toMatchObject({ kind: 'roll', sides: 100, rule: 'C50-TRE-01' });
    expect(next(row('........'), [frail(1)])).toMatchObject({ kind: 'ask', id: 'echange' });
    expect(next(row('.>......'))).toMatchObject({ kind: 'ask', id: 'echange' });
    for (const stop of [next(row('.>......')), next(row('........'), [frail(1)])])
      expect(stop?.kind === 'ask' && stop.options.map((o) => o.id)).toEqual(['arme-massue', 'mains-nues']);
  });

  test('[C50-CASE-05] fountain, merchant and stairs are offered, and declining uses nothing up', () => {
    const hurt = { pv: 3, potions: [], guardianBeaten: true };
    const script = { dice: [4], choose: ['est', 'passer', 'ouest', 'passer'] };
    for (const [square, id] of [
      ['f', 'fontaine'],
      ['m', 'marchand'],
      ['>', 'escalier'],
    ] as const) {
      const { asked, state, hero } = walk({ map: row(`..${square}.....`), roll: 4, hero: hurt, ...script });
      expect(asked.map((d) => d.id)).toEqual(['direction', id, 'direction', id]);
      expect(state.floors[0]!.cells[2]).toBe(square);
      expect([hero.drank, hero.gold, hero.pv, hero.floorsLeft]).toEqual([false, 0, 3, 0]);
    }
  });

  test('[C50-CASE-05] a fountain crossed at full PV is still there later', () => {
    const full = walk({ map: row('..f.....'), roll: 4, choose: ['est'] });
    expect(full.asked.map((d) => d.id)).toEqual(['direction']);
    expect(full.hero.drank).toBe(false);
  });

  test('[C50-CASE-06] death stops the move, and later squares apply nothing', () => {
    const hero = { pv: 2, potions: [] };
    const { events, end, state, stop } = walk({ map: row('.^c.....'), roll: 4, hero, dice: [20], choose: ['est'] });
    expect(events.slice(3)).toMatchObject([
      { type: 'stepped', to: 1, left: 3 },
      { type: 'trapSprung', avoided: false },
      { type: 'wounded', amount: 2, pv: 0, by: 'trap' },
      { type: 'died' },
    ]);
    expect(end).toBe('1,0');
    expect(state.floors[0]!.cells[2]).toBe(SQUARES.chest);
    expect(stop).toBeUndefined();
  });
});

describe('creatures', () => {
  test('[C50-CASE-07] entering the square of a creature starts a fight at once', () => {
    const { events, stop, state } = walk({ creatures: [frail(2)], roll: 6, choose: ['est'] });
    expect(events.at(-2)).toMatchObject({ type: 'stepped', to: 2 });
    expect(events.at(-1)).toMatchObject({ type: 'fightStarted', kind: 'square', creature: { id: 'rat-geant', pv: 1 } });
    expect(stop).toMatchObject({ id: 'echange' });
    expect(state.move!.left).toBe(4);
  });

  test('[C50-CASE-07] adjacent squares are safe, and creatures never move', () => {
    const around = [frail(2), frail(3, 1), frail(4, 1), frail(5, 1)];
    const { types, state, end } = walk({ creatures: around, from: [3, 0], roll: 4, choose: ['est'] });
    expect(types).not.toContain('fightStarted');
    expect(end).toBe('7,0');
    expect(Object.keys(state.floors[0]!.creatures)).toEqual(['2', '11', '12', '13']);
  });

  test('[C50-CASE-08] after a win the move goes on, and the square is empty', () => {
    const script = { dice: [[...WIN], 4], choose: ['est', 'arme-massue', 'ouest'] };
    const { path, asked, events, state } = walk({ creatures: [frail(2)], roll: 6, ...script });
    expect(path).toBe('1,0 2,0 3,0 4,0 5,0 6,0 5,0 4,0 3,0 2,0');
    expect(asked.map((d) => d.id)).toEqual(['direction', 'echange', 'direction']);
    expect(all(events, 'fightStarted')).toHaveLength(1);
    expect(state.floors[0]!.creatures).toEqual({});
  });
});

describe('traps', () => {
  const spring = (die: number, more: GivenHero = {}) =>
    walk({ floor: 12, map: row('.^......'), hero: { agi: 4, ...more }, roll: 2, dice: [die], choose: ['est'] });

  test('[C50-CASE-10] floor 12, AGI 4: a 4 avoids it, a 5 costs 3 PV', () => {
    expect(all(spring(4).events, 'trapSprung')).toMatchObject([{ die: 4, value: 4, avoided: true }]);
    expect(all(spring(4).events, 'wounded')).toEqual([]);
    expect(all(spring(5).events, 'trapSprung')).toMatchObject([{ die: 5, value: 4, avoided: false }]);
    expect(all(spring(5).events, 'wounded')).toMatchObject([{ amount: 3, by: 'trap' }]);
  });

  test('[C50-CASE-10] a Rôdeur counts AGI + 4', () => {
    const rodeur = { classe: 'rodeur', sureStepUsed: true } as const;
    expect(all(spring(8, rodeur).events, 'trapSprung')).toMatchObject([{ value: 8, avoided: true }]);
    expect(all(spring(9, rodeur).events, 'trapSprung')).toMatchObject([{ value: 8, avoided: false }]);
  });

  test('[C50-CASE-10] armour does not help, 1 and 20 have no special meaning, the trap stays armed', () => {
    const plated = spring(20, { armours: ['armure-runique'] });
    expect(all(plated.events, 'wounded')).toMatchObject([{ amount: 3 }]);
    expect(plated.state.floors[0]!.cells[1]).toBe(SQUARES.trap);
    expect(all(spring(1, { agi: 0 }).events, 'trapSprung')).toMatchObject([{ avoided: false }]);
    expect(all(spring(20, { agi: 20 }).events, 'trapSprung')).toMatchObject([{ avoided: true }]);
    expect(all(spring(20).events, 'fumbled')).toEqual([]);
  });

  test('[C50-CASE-10] the damage of bands 1 to 6 is 2, 3, 4, 5, 6, 7', () => {
    const damage = [1, 11, 21, 31, 41, 46].map((floor) => {
      const hero = { end: 16 };
      const { events } = walk({ floor, map: row('.^......'), hero, roll: 2, dice: [20], choose: ['est'] });
      return all(events, 'wounded')[0]!.amount;
    });
    expect(damage).toEqual([2, 3, 4, 5, 6, 7]);
  });
});

describe('chests, fountains and merchants', () => {
  test('[C50-CASE-11] a chest is opened at once, for free and once; it is an empty square then', () => {
    const script = { dice: [20, 6], choose: ['est', 'sud'] };
    const { events, path, state } = walk({ map: row('...c....'), roll: 8, ...script });
    const opened = events.findIndex((e) => e.type === 'chestOpened');
    expect(events[opened - 1]).toMatchObject({ type: 'stepped', to: 3, cost: 1, left: 5 });
    expect(events.slice(opened).find((e) => e.type === 'stepped')).toMatchObject({ to: 4, left: 4 });
    expect(all(events, 'chestOpened')).toHaveLength(1);
    expect(path).toBe('1,0 2,0 3,0 4,0 5,0 6,0 7,0 7,1');
    expect(state.floors[0]!.cells[3]).toBe(SQUARES.open);
  });

  test('[C50-CASE-12] +6 + 2 x END up to the maximum: 9/22 with END 4 drinks 14, hence 22/22', () => {
    const hero: GivenHero = { classe: 'mage', end: 4, pv: 9, potions: [] };
    const what = { map: row('..f.....'), hero };
    const first = walk({ ...what, roll: 4, choose: ['est'] });
    expect(first.stop).toMatchObject({ id: 'fontaine', params: { amount: 14 } });
    const drunk = walk({ ...what, roll: 4, dice: [4], choose: ['est', 'boire', 'ouest'] });
    expect(all(drunk.events, 'healed')).toMatchObject([{ amount: 13, pv: 22, by: 'fountain' }]);
    expect(drunk.asked.map((d) => d.id)).toEqual(['direction', 'fontaine', 'direction']);
  });

  test('[C50-CASE-12] once per player and per floor: a hurt player is not offered a second cup', () => {
    const hero = { pv: 1, potions: [], end: 8 };
    const mates = [{ at: [0, 1] as [number, number], pv: 1, potions: [] }];
    const script = { dice: [3, 2], choose: ['est', 'boire', 'nord-est', 'boire', 'sud-est', 'ouest'] };
    const { asked, events, path } = walk({ map: row('.f......'), hero, mates, roll: 2, ...script });
    expect(path).toBe('1,0 2,0 1,0 2,1 3,2 1,0 0,0');
    expect(asked.map((d) => d.id)).toEqual(['direction', 'fontaine', 'direction', 'fontaine', 'rebond', 'direction']);
    expect(all(events, 'healed')).toMatchObject([
      { seat: 0, amount: 22, pv: 23 },
      { seat: 1, amount: 8, pv: 9 },
    ]);
  });

  test('[C50-CASE-13] any number of deals, then the move goes on; each crossing reopens the shop', () => {
    const hero = { gold: 60, potions: [] };
    const deals = ['acheter-dague', 'acheter-fronde', 'vendre-dague', 'passer'];
    const script = { dice: [2], choose: ['est', ...deals, 'ouest', 'passer'] };
    const { asked, events, path, hero: after } = walk({ map: row('..m.....'), roll: 4, hero, ...script });
    const left = events.findIndex((e) => e.type === 'stepped' && e.to === 2);
    expect(events[left]).toMatchObject({ left: 2 });
    expect(path).toBe('1,0 2,0 3,0 4,0 3,0 2,0');
    expect(asked.filter((d) => d.id === 'marchand')).toHaveLength(5);
    expect(after.gold).toBe(60 - 20 - 20 + 5);
  });
});

describe('stairs', () => {
  const guardian = frail(3);
  const climb = (choose: readonly string[], dice: readonly (number | readonly number[])[] = []) =>
    walk({ map: row('...>....'), guardian, roll: 8, dice, choose });

  test('[C50-CASE-14] the guardian first, on point 3; leaving then ends the move and the floor', () => {
    const reached = climb(['est']);
    expect(reached.events.at(-1)).toMatchObject({ type: 'fightStarted', kind: 'guardian' });
    expect(reached.state.move!.left).toBe(5);
    const won = climb(['est', 'arme-massue'], [[...WIN]]);
    expect(won.stop).toMatchObject({ id: 'escalier', rule: 'C50-CASE-14', params: { left: 5 } });
    const left = climb(['est', 'arme-massue', 'descendre'], [[...WIN]]);
    expect(left.types.slice(left.types.indexOf('guardianBeaten'))).toEqual([
      'guardianBeaten',
      'floorLeft',
      'pointGained',
    ]);
    expect(left.path).toBe('1,0 2,0 3,0');
    expect(left.state.move).toBeNull();
  });

  test('[C50-CASE-14] going on spends the 5 other points; a later crossing only asks', () => {
    const script = ['est', 'arme-massue', 'passer', 'sud', 'nord', 'ouest', 'ouest', 'descendre'];
    const { asked, path, types } = climb(script, [[...WIN], 4, 2]);
    expect(path).toBe('1,0 2,0 3,0 4,0 5,0 6,0 7,0 7,1 7,0 6,0 5,0 4,0 3,0');
    expect(asked.map((d) => d.id).slice(0, 4)).toEqual(['direction', 'echange', 'escalier', 'rebond']);
    expect(types.filter((t) => t === 'fightStarted')).toHaveLength(1);
    expect(types).toContain('floorLeft');
  });
});

describe('the whole floor', () => {
  test('[C50-CASE-09] no square of a generated floor holds two features, and the entry holds none', () => {
    for (const floor of [5, 15, 25, 35, 45, 46]) {
      const before = {
        map: '>.\n..',
        heroes: [{ guardianBeaten: true, status: 'landing' as const, floorsLeft: floor - 1 }],
      };
      const { state } = play({ ...before, floor: floor - 1 }, { rest: Prng.seeded(`etage ${floor}`, 'cases') });
      const { cells, creatures, entry } = state.floors[0]!;
      expect(state.floors[0]!.number).toBe(floor);
      expect(cells[entry]).toBe(SQUARES.open);
      expect(creatures[entry]).toBeUndefined();
      for (const cell of Object.keys(creatures)) expect(cells[Number(cell)]).toBe(SQUARES.open);
      const { webs, traps, chests, creatures: beasts } = bandOf(cinquanteEtages, floor);
      const features = [...cells].filter((c) => c !== SQUARES.open && c !== SQUARES.wall).length;
      // One fountain, one merchant, one stairs.
      expect(features + Object.keys(creatures).length).toBe(webs + traps + chests + beasts + 3);
    }
  });

  test('[C50-CASE-15] every seat sees every square, the creatures and the guardian with their figures', () => {
    const map = row('#~^cfm>.');
    const { state } = play({ map, creatures: [{ at: [7, 7], id: 'gobelin' }], heroes: [{ at: [3, 3] }, {}] }, {});
    for (const seat of [0, 1, undefined]) {
      const { floor } = view({ state }, seat);
      expect(floor!.cells).toBe(map.replaceAll('\n', ''));
      expect(floor!.stairs).toBe(6);
      expect(floor!.creatures).toEqual({
        63: { id: 'gobelin', car: 1, pv: 5, damage: 1, atk: -2, armour: 0, gold: 6 },
      });
      expect(floor!.guardian).toEqual({ id: 'gobelin', car: 1, pv: 6, damage: 1, atk: -2, armour: 0, gold: 6 });
    }
  });
});
