import { Game, Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { type GivenHero, given, play } from '../testing/index.ts';
import { cellAt } from './floors/grid.ts';
import { ranking, scoreOf } from './outcome.ts';
import { SQUARES } from './state.ts';
import { cinquanteEtages } from './system.ts';

const rest = () => Prng.seeded('ensemble', 'test');
const EMPTY_ROWS = (n: number) => '........\n'.repeat(n);
const STAIRS = `.>......\n${EMPTY_ROWS(7)}`;
/** Nothing to drink, so that nothing is asked before the D10. */
const BARE: GivenHero = { potions: [] };
const count = (cells: string, square: string) => [...cells].filter((c) => c === square).length;

describe('the table', () => {
  test('[C50-MULT-01] four players of one class start on one floor; five are refused', () => {
    const start = (players: number) =>
      Game.start(cinquanteEtages, {
        seats: Array.from({ length: players }, (_, i) => ({ name: `J${i}`, choices: { classe: 'mage' } })),
        variants: {},
        seed: 'graine',
      });
    for (const players of [1, 2, 3, 4]) {
      const game = start(players);
      if (!game.ok) throw new Error(game.fault.code);
      const { heroes, floors } = game.value.state;
      expect(heroes.map((h) => [h.classe, h.floor, h.cell])).toEqual(
        Array.from({ length: players }, () => ['mage', 1, floors[0]!.entry]),
      );
      expect(floors.length).toBe(1);
    }
    for (const players of [0, 5]) {
      const params = { what: 'seats', got: players, min: 1, max: 4 };
      expect(start(players)).toEqual({ ok: false, fault: { code: 'bad-setup', params } });
    }
  });

  test('[C50-MULT-02] A, B, C with B gone play A, C, A, C, each counting their own turns', () => {
    const turns = (second: GivenHero) =>
      play(
        { heroes: [{ at: [0, 0] }, { at: [0, 3], ...second }, { at: [0, 6], turn: 4 }] },
        { dice: [2, 2, 2, 2], decisions: ['est', 'est', 'est', 'est'] },
      ).events.flatMap((e) => (e.type === 'turnStarted' ? [[e.seat, e.turn]] : []));
    const withoutB = [
      [0, 1],
      [2, 5],
      [0, 2],
      [2, 6],
      [0, 3],
    ];
    expect(turns({ status: 'landing' })).toEqual(withoutB);
    expect(turns({ status: 'dead' })).toEqual(withoutB);
    expect(turns({})).toEqual([
      [0, 1],
      [1, 1],
      [2, 5],
      [0, 2],
      [1, 2],
    ]);
  });
});

describe('what is shared', () => {
  test('[C50-MULT-03] the chest that A opens on (2,2) is empty for B', () => {
    const { state, events } = play(
      {
        map: `${EMPTY_ROWS(2)}..c.....\n${EMPTY_ROWS(5)}`,
        heroes: [
          { at: [1, 2], ...BARE },
          { at: [2, 1], ...BARE },
        ],
      },
      { dice: [2, 20, 5, 2], decisions: ['est', 'sud'] },
    );
    expect(events.flatMap((e) => (e.type === 'chestOpened' ? [[e.seat, e.cell]] : []))).toEqual([[0, 18]]);
    expect(state.heroes.map((h) => [h.gold, h.cell])).toEqual([
      [7, 19],
      [0, 26],
    ]);
  });

  test('[C50-MULT-03] the creature that A beats is gone for B', () => {
    const { events } = play(
      {
        heroes: [
          { at: [1, 2], ...BARE },
          { at: [2, 1], ...BARE },
        ],
        creatures: [{ at: [2, 2], id: 'rat-geant' }],
      },
      { dice: [2, [2, 19], 2], decisions: ['est', 'arme-massue', 'sud'] },
    );
    expect(events.flatMap((e) => (e.type === 'fightStarted' ? [e.seat] : []))).toEqual([0]);
  });

  test('[C50-MULT-03] the fountain gives to each player once, and the merchant serves them all', () => {
    const map = `.f.m....\n${EMPTY_ROWS(7)}`;
    const hero = { pv: 1, gold: 20, potions: [] };
    const { events, asked } = play(
      { map, floor: 5, heroes: [hero, hero] },
      {
        dice: [2, 2, 4, 4],
        decisions: [
          // Standing together, they may give; the fountain is crossed on the way.
          ...['passer', 'est', 'boire'],
          ...['est', 'boire', 'passer'],
          ...['passer', 'est', 'acheter-potion-de-soin', 'passer'],
          ...['est', 'acheter-potion-de-soin', 'passer', 'passer'],
        ],
      },
    );
    expect(events.flatMap((e) => (e.type === 'fountainDrunk' ? [e.seat] : []))).toEqual([0, 1]);
    expect(events.flatMap((e) => (e.type === 'bought' ? [e.seat] : []))).toEqual([0, 1]);
    const shops = asked.filter((d) => d.id === 'marchand').map((d) => d.options.map((o) => o.id));
    expect(shops[0]).toEqual(shops[2]);
  });

  test('[C50-MULT-04] the guardian that A beats stands fresh before B, who must beat it too', () => {
    const { events, hero, state } = play(
      {
        map: STAIRS,
        heroes: [BARE, { at: [1, 1], ...BARE }],
        guardian: { id: 'squelette' },
      },
      {
        dice: [2, [2, 19], 2, [2, 3], [2, 19]],
        decisions: ['est', 'arme-massue', 'descendre', 'passer', 'nord', 'arme-massue', 'arme-massue', 'passer'],
      },
    );
    const fights = events.filter((e) => e.type === 'fightStarted');
    const squelette = { id: 'squelette', car: 0, pv: 7, damage: 1, atk: -2, armour: 1, gold: 5 };
    expect(fights).toMatchObject([
      { seat: 0, kind: 'guardian', creature: squelette },
      { seat: 1, kind: 'guardian', creature: squelette },
    ]);
    expect(hero).toMatchObject({ status: 'landing', gold: 5, guardianBeaten: true });
    expect(state.heroes[1]).toMatchObject({ gold: 5, guardianBeaten: true });
  });

  test('[C50-MULT-04] a guardian that was wounded by the player it killed is unwounded for the next', () => {
    const { events } = play(
      {
        map: STAIRS,
        heroes: [
          { pv: 1, ...BARE },
          { at: [1, 1], ...BARE },
        ],
        guardian: { id: 'squelette', pv: 20 },
      },
      { dice: [2, [2, 5], [19, 2], 2], decisions: ['est', 'arme-massue', 'arme-massue', 'nord'] },
    );
    expect(events.filter((e) => e.type === 'creatureWounded')).toMatchObject([{ seat: 0, amount: 8, pv: 12 }]);
    expect(events.at(-1)).toMatchObject({ type: 'fightStarted', seat: 1, creature: { pv: 20 } });
  });

  test('[C50-MULT-05] A leaves on turn 4 and B on turn 9: they start the next floor together', () => {
    const { events, state } = play(
      {
        floor: 3,
        map: STAIRS,
        heroes: [
          { end: 2, pv: 9, turn: 3, guardianBeaten: true, ...BARE },
          { at: [1, 3], turn: 7, guardianBeaten: true, ...BARE },
        ],
      },
      {
        dice: [2, 2, 2],
        decisions: [
          'est',
          'descendre',
          'investir-for',
          'nord',
          'nord',
          'descendre',
          'passer',
          'passer',
          'passer',
          'passer',
        ],
        rest: rest(),
      },
    );
    const seen = events.flatMap((e) => {
      if (e.type === 'turnStarted') return [`tour ${e.turn} de ${e.seat}`];
      if (e.type === 'floorLeft' || e.type === 'pointGained' || e.type === 'healed') return [`${e.type} ${e.seat}`];
      return e.type === 'floorOpened' ? [`étage ${e.floor.number} pour ${e.seats.join(' et ')}`] : [];
    });
    expect(seen).toEqual([
      'tour 4 de 0',
      'floorLeft 0',
      'healed 0',
      'pointGained 0',
      'tour 8 de 1',
      'tour 9 de 1',
      'floorLeft 1',
      'pointGained 1',
      'étage 4 pour 0 et 1',
      'tour 1 de 0',
    ]);
    expect(state.heroes.map((h) => [h.floor, h.cell])).toEqual([
      [4, state.floors[0]!.entry],
      [4, state.floors[0]!.entry],
    ]);
  });
});

describe('numbers', () => {
  test('[C50-MULT-08] floor 3 holds 8 chests and 5 creatures for 4 alive, 2 and 2 for 1; the rest is as in solo', () => {
    const floorFor = (alive: number, dead = 0) => {
      const heroes = Array.from({ length: alive + dead }, (_, i): GivenHero => {
        return { ...BARE, weapons: [], armours: [], status: i < alive ? 'landing' : 'dead' };
      });
      const { state } = play({ floor: 2, heroes }, { rest: rest() });
      const { cells, creatures } = state.floors[0]!;
      const { chest, wall, web, trap, fountain, stairs, merchant } = SQUARES;
      const others = [wall, web, trap, fountain, stairs, merchant].map((square) => count(cells, square));
      return { chests: count(cells, chest), creatures: Object.keys(creatures).length, others };
    };
    const others = [6, 2, 2, 1, 1, 0];
    expect(floorFor(1)).toEqual({ chests: 2, creatures: 2, others });
    expect(floorFor(2)).toEqual({ chests: 4, creatures: 3, others });
    expect(floorFor(3)).toEqual({ chests: 6, creatures: 4, others });
    expect(floorFor(4)).toEqual({ chests: 8, creatures: 5, others });
    expect(floorFor(2, 2)).toEqual(floorFor(2));
  });

  test('[C50-MULT-09] A dead on floor 8 with 37 gold scores 737, or 700 once B has taken it; B out with 120 scores 6120', () => {
    const situation = {
      floor: 8,
      heroes: [{ status: 'dead', at: [2, 0], floorsLeft: 7, gold: 37, weapons: [], armours: [], ...BARE }, BARE],
    } satisfies Parameters<typeof play>[0];
    const left = play(situation, { dice: [2], decisions: ['est', []] });
    const taken = play(situation, { dice: [2], decisions: ['est', ['or']] });
    expect(left.state.heroes.map(scoreOf)).toEqual([737, 0]);
    expect(taken.state.heroes.map(scoreOf)).toEqual([700, 37]);
    const end = given({
      floor: 50,
      heroes: [
        { status: 'dead', floorsLeft: 7, turns: 10 },
        { status: 'out', floorsLeft: 50, gold: 120, turns: 400 },
        { status: 'out', floorsLeft: 50, gold: 120, turns: 399 },
      ],
    });
    expect(cinquanteEtages.outcome(end)).toEqual({ id: 'victoire', winners: [1, 2], scores: [700, 6120, 6120] });
    expect(ranking(end).map((h) => h.seat)).toEqual([2, 1, 0]);
  });
});

test('[C50-MULT-06] all dead is a defeat; floor 50 left by one and the others dead is a victory', () => {
  const end = (...statuses: readonly NonNullable<GivenHero['status']>[]) =>
    cinquanteEtages.outcome(given({ floor: 50, heroes: statuses.map((status) => ({ status })) }))?.id;
  expect(end('dead', 'dead')).toBe('defaite');
  expect(end('dead', 'out')).toBe('victoire');
  expect(end('out', 'exploring')).toBeUndefined();
  expect(end('dead', 'landing')).toBeUndefined();
});

test('[C50-MULT-02] whoever falls is skipped from then on', () => {
  const { state, events } = play(
    {
      map: `.^......\n${EMPTY_ROWS(7)}`,
      heroes: [
        { pv: 1, ...BARE },
        { at: [0, 4], ...BARE },
      ],
    },
    { dice: [2, 20, 2, 2], decisions: ['est', 'est', 'est'] },
  );
  expect(state.heroes[0]).toMatchObject({ status: 'dead', cell: cellAt(8, 1, 0) });
  expect(events.flatMap((e) => (e.type === 'turnStarted' ? [e.seat] : []))).toEqual([0, 1, 1, 1]);
});
