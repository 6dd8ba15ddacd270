import { Prng } from '@souterrain/kernel';
import { followScript } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type GivenHero, given, play } from '../../testing/index.ts';
import { cellAt } from '../floors/grid.ts';
import { cinquanteEtages } from '../system.ts';

const rest = () => Prng.seeded('tas', 'test');
const ROWS = (n: number) => '........\n'.repeat(n);
/** Dead on (3,3), with all that a heap may hold and all that is lost. */
const FALLEN: GivenHero = {
  at: [3, 3],
  status: 'dead',
  classe: 'mage',
  gold: 20,
  weapons: ['dague', 'dague'],
  armours: ['cuir'],
  shields: 1,
  scrolls: ['foudre'],
  potions: ['potion-de-soin', 'grande-potion'],
  spells: ['etincelle'],
  points: 2,
  bonusAtk: 2,
  bonusPv: 3,
};
const BARE: GivenHero = { at: [3, 2], potions: [] };

describe('a heap', () => {
  test('[C50-MULT-06] A dies on (3,3) with 20 gold; B crosses (3,3) and may take the 20 gold', () => {
    const { state, events, types } = play(
      {
        map: `${ROWS(3)}...^....\n${ROWS(4)}`,
        heroes: [{ at: [2, 3], pv: 2, gold: 20, potions: [], weapons: [], armours: [] }, BARE],
      },
      { dice: [2, 20, 2, 1], decisions: ['est', 'sud', ['or']] },
    );
    expect(state.heroes[0]).toMatchObject({ status: 'dead', cell: cellAt(8, 3, 3), gold: 0 });
    expect(state.heroes[1]).toMatchObject({ gold: 20, cell: cellAt(8, 3, 4) });
    expect(events.find((e) => e.type === 'pickedUp')).toEqual({
      type: 'pickedUp',
      seat: 1,
      from: 0,
      items: [],
      gold: 20,
      rules: ['C50-MULT-06', 'C50-MULT-10'],
    });
    // C50-MULT-10: the trap of the square comes first.
    expect(types.slice(types.lastIndexOf('trapSprung'))).toEqual([
      'trapSprung',
      'pickedUp',
      'stepped',
      'moveEnded',
      'turnStarted',
    ]);
  });

  test('[C50-MULT-10][C50-MULT-06] the Orque that killed A stays at 5 PV on (3,3): B fights it, then may pick', () => {
    const { state, events, asked } = play(
      {
        floor: 11,
        heroes: [{ at: [2, 3], pv: 1, gold: 20 }, BARE],
        creatures: [{ at: [3, 3], id: 'orque' }],
      },
      {
        // 1 - 2 against 6 - 16: gap 9, + 4 + 1 - 1 = 13 of its 18 PV; then the Orque kills.
        dice: [2, [2, 16], [19, 2], 2, [2, 16]],
        decisions: [
          ...['passer', 'est', 'passer', 'arme-massue', 'arme-massue'],
          ...['sud', 'arme-massue', ['or', 'massue', 'potion-de-soin']],
        ],
      },
    );
    expect(events.filter((e) => e.type === 'fightStarted')).toMatchObject([
      { seat: 0, creature: { id: 'orque', pv: 18 } },
      { seat: 1, creature: { id: 'orque', pv: 5 } },
    ]);
    const last = asked.at(-1)!;
    expect([last.id, last.seat, last.min, last.max]).toEqual(['ramasser', 1, 0, 4]);
    expect(last.options.map((o) => o.id)).toEqual(['or', 'massue', 'cuir-cloute', 'potion-de-soin']);
    expect(state.floors[0]!.creatures).toEqual({});
    expect(state.heroes[1]).toMatchObject({
      gold: 30,
      weapons: ['massue', 'massue'],
      armours: ['cuir-cloute'],
      potions: ['potion-de-soin'],
    });
    expect(state.heroes[0]).toMatchObject({ gold: 0, weapons: [], armours: ['cuir-cloute'], potions: [] });
  });

  test('[C50-MULT-10] holds gold, weapons, armour, scrolls and potions; talismans, spells and points are lost', () => {
    const { state, asked } = play(
      { heroes: [FALLEN, BARE] },
      {
        dice: [2],
        decisions: ['sud', ['or', 'dague', 'dague-2', 'cuir', 'targe', 'parchemin-foudre', 'grande-potion']],
      },
    );
    expect(asked.at(-1)!.options.map((o) => o.id)).toEqual([
      'or',
      'dague',
      'dague-2',
      'cuir',
      'targe',
      'parchemin-foudre',
      'potion-de-soin',
      'grande-potion',
    ]);
    expect(state.heroes[1]).toMatchObject({
      gold: 20,
      weapons: ['massue', 'dague', 'dague'],
      armours: ['cuir-cloute', 'cuir'],
      worn: 'cuir-cloute',
      shields: 1,
      scrolls: ['foudre'],
      potions: ['grande-potion'],
      spells: [],
      points: 0,
      bonusAtk: 1,
      bonusPv: 1,
    });
  });

  test('[C50-MULT-10] keeps what is not taken, for whoever enters next', () => {
    const { asked } = play(
      { heroes: [FALLEN, BARE, { at: [2, 3], potions: [] }] },
      { dice: [2, 2, 2], decisions: ['sud', ['or', 'cuir'], 'est', [], 'nord'] },
    );
    const left = ['dague', 'dague-2', 'targe', 'parchemin-foudre', 'potion-de-soin', 'grande-potion'];
    const offers = asked.filter((d) => d.id === 'ramasser');
    expect(offers.map((d) => [d.seat, d.options.length])).toEqual([
      [1, 8],
      [2, 6],
      [1, 6],
    ]);
    expect(offers[2]!.options.map((o) => o.id)).toEqual(left);
  });

  test('[C50-MULT-10][C50-EQP-05] leaves on the ground the potions that the belt cannot hold', () => {
    const belt: GivenHero = { at: [3, 2], potions: ['potion-de-soin', 'potion-de-soin'] };
    const { state } = play(
      { heroes: [FALLEN, belt] },
      { dice: [2], decisions: ['sud', ['potion-de-soin', 'grande-potion']] },
    );
    expect(state.heroes.map((h) => h.potions)).toEqual([
      ['grande-potion'],
      ['potion-de-soin', 'potion-de-soin', 'potion-de-soin'],
    ]);
  });

  test('[C50-MULT-10][C50-TRE-09] a full belt may be relieved in front of it', () => {
    const belt: GivenHero = { at: [3, 2], pv: 3, potions: ['potion-de-soin', 'potion-de-soin', 'potion-de-soin'] };
    const { state } = play(
      { heroes: [FALLEN, belt] },
      { dice: [2], decisions: ['passer', 'sud', 'boire-potion-de-soin', 'passer', ['grande-potion']] },
    );
    expect(state.heroes[1]).toMatchObject({ pv: 13, potions: ['potion-de-soin', 'potion-de-soin', 'grande-potion'] });
  });
});

describe('where a heap lies', () => {
  test('[C50-MULT-10] under a guardian it is offered once the guardian is beaten, before the choice to leave', () => {
    const { asked, types } = play(
      {
        map: `${ROWS(3)}...>....\n${ROWS(4)}`,
        heroes: [{ at: [2, 3], pv: 1, gold: 9, potions: [], weapons: [], armours: [] }, BARE],
        guardian: { id: 'gobelin' },
      },
      {
        dice: [2, [19, 2], 2, [2, 19]],
        decisions: ['est', 'sud', 'arme-massue', ['or'], 'passer'],
      },
    );
    expect(asked.map((d) => d.id)).toEqual(['direction', 'direction', 'echange', 'ramasser', 'escalier']);
    expect(types.slice(types.indexOf('guardianBeaten'))).toEqual([
      'guardianBeaten',
      'pickedUp',
      'stepped',
      'moveEnded',
      'turnStarted',
    ]);
  });

  test('[C50-MULT-10] a player killed by a patrol leaves it where they stood', () => {
    const { state } = play(
      { heroes: [{ at: [5, 5], turn: 11, pv: 1, weapons: [], potions: [] }, BARE] },
      { cards: [['gobelin']], dice: [[19, 2]] },
    );
    expect(state.heroes[0]).toMatchObject({ status: 'dead', cell: cellAt(8, 5, 5) });
  });

  test('[C50-MULT-10] it goes with its floor: nobody finds it on the same square of the next', () => {
    const { state, hero } = play(
      {
        map: `.>......\n${ROWS(7)}`,
        heroes: [{ guardianBeaten: true, potions: [], weapons: [], armours: [] }, FALLEN],
      },
      { dice: [2], decisions: ['est', 'descendre', 'passer'], rest: rest() },
    );
    expect(hero.floor).toBe(2);
    expect(state.floors.map((f) => f.number)).toEqual([2]);
    expect(state.heroes[1]).toMatchObject({ floor: 1, gold: 20 });
  });

  test('[C50-MULT-10][C50-Q-25] in a race its floor waits for those who are still above, heap and all', () => {
    const race = { multiMode: 'race' } as const;
    const map = `.>......\n${ROWS(7)}`;
    const runner: GivenHero = { guardianBeaten: true, potions: [], weapons: [], armours: [] };
    const state = given({ floor: 3, map, heroes: [FALLEN, runner] }, race);
    const deep = given({ floor: 5, map }, race).floors[0]!;
    state.heroes[0]!.floor = 5;
    state.floors.push(deep);
    followScript(cinquanteEtages, state, { dice: [2], decisions: ['est', 'descendre', 'passer'], rest: rest() });
    expect(state.floors.map((f) => f.number)).toEqual([5, 4]);
    Object.assign(state.heroes[1]!, { status: 'landing' });
    followScript(cinquanteEtages, state, { rest: rest() });
    expect(state.heroes[1]).toMatchObject({ floor: 5, status: 'exploring', cell: deep.entry });
    expect(state.floors.find((f) => f.number === 5)).toBe(deep);
  });
});
