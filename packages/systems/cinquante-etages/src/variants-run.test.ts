import { Prng } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { type GivenHero, play } from '../testing/index.ts';
import { cinquanteEtages } from './system.ts';
import type { Variants } from './variants.ts';

const ROWS = (n: number) => '........\n'.repeat(n);
const rest = () => Prng.seeded('variantes', 'test');
const STAIRS = `.>......\n${ROWS(7)}`;

describe('[C50-Q-21] a forgotten spell', () => {
  /** Forgets Foudre in a fight, then leaves the floor. */
  const forget = (forgetDuration: Variants['forgetDuration']) =>
    play(
      {
        map: `..>.....\n${ROWS(7)}`,
        heroes: [{ classe: 'mage', potions: [], guardianBeaten: true, spells: ['foudre', 'etincelle'] }],
        creatures: [{ at: [1, 0], id: 'rat-geant', pv: 1 }],
      },
      { dice: [2, [20, 20], 5], decisions: ['est', 'sort-foudre', 'descendre', 'investir-for'], rest: rest() },
      { forgetDuration },
    );

  test('[C50-Q-21] stays forgotten until a scroll is copied, or comes back on the next floor', () => {
    const scroll = forget('scroll');
    const floor = forget('floor');
    for (const { types } of [scroll, floor]) expect(types).toContain('spellForgotten');
    expect(scroll.hero).toMatchObject({ floor: 2, spells: ['etincelle'], forgotten: [] });
    expect(scroll.types).not.toContain('spellsRecalled');
    expect(floor.hero).toMatchObject({ floor: 2, spells: ['etincelle', 'foudre'], forgotten: [] });
    expect(floor.types.indexOf('spellsRecalled')).toBeGreaterThan(floor.types.indexOf('floorOpened'));
  });

  test('[C50-Q-21][C50-MAG-04] does not come back as a fifth: its place in memory was taken', () => {
    const four: string[] = ['foudre', 'etincelle', 'dard-de-givre', 'jet-d-acide'];
    const { hero } = play(
      {
        map: `.......>\n${ROWS(7)}`,
        heroes: [
          { classe: 'mage', potions: [], guardianBeaten: true, spells: four, scrolls: ['rayon-noir'], at: [3, 0] },
        ],
        creatures: [{ at: [5, 0], id: 'rat-geant', pv: 1 }],
      },
      {
        dice: [2, [20, 20], 5, 2],
        decisions: [
          ...['passer', 'est', 'passer', 'sort-foudre'],
          ...['apprendre-rayon-noir', 'est', 'descendre', 'investir-for'],
        ],
        rest: rest(),
      },
      { forgetDuration: 'floor' },
    );
    expect(hero).toMatchObject({
      floor: 2,
      spells: ['etincelle', 'dard-de-givre', 'jet-d-acide', 'rayon-noir'],
      forgotten: [],
    });
  });

  test('[C50-Q-21] learned again from a scroll, it does not come back twice', () => {
    const { hero } = play(
      {
        map: `.......>\n${ROWS(7)}`,
        heroes: [
          { classe: 'mage', potions: [], guardianBeaten: true, spells: ['foudre'], scrolls: ['foudre'], at: [3, 0] },
        ],
        creatures: [{ at: [5, 0], id: 'rat-geant', pv: 1 }],
      },
      {
        dice: [2, [20, 20], 5, 2],
        decisions: ['est', 'sort-foudre', 'apprendre-foudre', 'est', 'descendre', 'investir-for'],
        rest: rest(),
      },
      { forgetDuration: 'floor' },
    );
    expect(hero).toMatchObject({ floor: 2, spells: ['foudre'], forgotten: [], scrolls: [] });
  });
});

test('[C50-Q-24] lingering brings a patrol on turns 12, 16, 20, or never', () => {
  const struck = (patrol: Variants['patrol']) =>
    Array.from({ length: 20 }, (_, i) => i + 1).filter(
      (turn) => play({ heroes: [{ turn: turn - 1 }] }, {}, { patrol }).stop?.kind === 'draw',
    );
  expect(struck('on')).toEqual([12, 16, 20]);
  expect(struck('off')).toEqual([]);
  const before = (patrol: Variants['patrol']) =>
    play({ heroes: [{ turn: 10, points: 1 }] }, { dice: [2], decisions: ['passer', 'est'] }, { patrol }).events.at(-1);
  expect(before('on')).toMatchObject({ type: 'moveEnded' });
  expect(before('off')).toMatchObject({ type: 'turnStarted', turn: 12 });
});

describe('[C50-Q-25] several players', () => {
  const runner: GivenHero = { guardianBeaten: true, potions: [], weapons: [], armours: [] };
  const first = (multiMode: Variants['multiMode']) =>
    play(
      { floor: 3, map: STAIRS, heroes: [runner, { ...runner, at: [1, 3] }] },
      { dice: [2], decisions: ['est', 'descendre', 'investir-for'], rest: rest() },
      { multiMode },
    );

  test('[C50-Q-25] wait for one another on the landing, or leave for the next floor alone', () => {
    const together = first('cooperative');
    expect(together.state.heroes.map((h) => [h.status, h.floor])).toEqual([
      ['landing', 3],
      ['exploring', 3],
    ]);
    expect(together.state.floors.map((f) => f.number)).toEqual([3]);
    const race = first('race');
    expect(race.state.heroes.map((h) => [h.status, h.floor])).toEqual([
      ['exploring', 4],
      ['exploring', 3],
    ]);
    expect(race.state.floors.map((f) => f.number)).toEqual([3, 4]);
    for (const { events } of [together, race]) expect(events.at(-1)).toMatchObject({ type: 'turnStarted', seat: 1 });
  });

  test('[C50-Q-25] in a race, whoever comes later enters the floor that is already open', () => {
    const { state, events } = play(
      { floor: 3, map: STAIRS, heroes: [runner, { ...runner, at: [1, 1] }] },
      {
        dice: [2, 2],
        decisions: ['est', 'descendre', 'investir-for', 'nord', 'descendre', 'investir-for'],
        rest: rest(),
      },
      { multiMode: 'race' },
    );
    const openings = events.flatMap((e) =>
      e.type === 'floorOpened' ? [`ouvert par ${e.seats}`] : e.type === 'floorEntered' ? [`rejoint par ${e.seat}`] : [],
    );
    expect(openings).toEqual(['ouvert par 0', 'rejoint par 1']);
    expect(state.heroes.map((h) => [h.floor, h.cell])).toEqual([
      [4, state.floors[1]!.entry],
      [4, state.floors[1]!.entry],
    ]);
  });

  test('[C50-Q-25] go on until all are out or dead, or stop as soon as one is out of floor 50', () => {
    const out = (multiMode: Variants['multiMode']) =>
      play(
        {
          floor: 50,
          map: STAIRS,
          heroes: [
            { ...runner, floorsLeft: 49 },
            { ...runner, floorsLeft: 49, at: [1, 3] },
          ],
        },
        { dice: [2], decisions: ['est', 'descendre'] },
        { multiMode },
      );
    const together = out('cooperative');
    expect(cinquanteEtages.outcome(together.state)).toBeUndefined();
    expect(together.stop).toMatchObject({ kind: 'roll', seat: 1 });
    const race = out('race');
    expect(cinquanteEtages.outcome(race.state)).toEqual({ id: 'victoire', winners: [0], scores: [6000, 4900] });
    expect(race.stop).toBeUndefined();
  });
});

describe('[C50-Q-26] the guardian', () => {
  const openings = (guardianShare: Variants['guardianShare'], floor: number) =>
    [1, 2, 3, 4].map((players) => {
      const heroes = Array.from({ length: players }, (): GivenHero => {
        return { status: 'landing', weapons: [], armours: [], potions: [], floorsLeft: 0 };
      });
      return play({ floor: floor - 1, heroes }, { rest: rest() }, { guardianShare }).state.floors[0]!.guardian;
    });

  test('[C50-Q-26] has its own PV for each, or PV x (1 + 0.75 x (players - 1)) for all', () => {
    expect(openings('each', 10).map((g) => g.pv)).toEqual([22, 22, 22, 22]);
    expect(openings('shared', 10).map((g) => g.pv)).toEqual([22, 38, 55, 71]);
    const each = openings('each', 3);
    const shared = openings('shared', 3);
    for (const [i, guardian] of each.entries())
      expect(shared[i]).toEqual({ ...guardian, pv: Math.floor(guardian.pv * (1 + 0.75 * i)) });
  });

  const meet = (guardianShare: Variants['guardianShare']) =>
    play(
      {
        map: STAIRS,
        heroes: [
          { pv: 1, potions: [] },
          { at: [1, 1], potions: [] },
        ],
        guardian: { id: 'squelette', pv: 20 },
      },
      { dice: [2, [2, 5], [19, 2], 2], decisions: ['est', 'arme-massue', 'arme-massue', 'nord'] },
      { guardianShare },
    );

  test('[C50-Q-26] is unwounded for the next player, or keeps its wounds between duels', () => {
    expect(meet('each').events.at(-1)).toMatchObject({ type: 'fightStarted', seat: 1, creature: { pv: 20 } });
    expect(meet('shared').events.at(-1)).toMatchObject({ type: 'fightStarted', seat: 1, creature: { pv: 12 } });
    // The first fight still began against 20 PV.
    const began = meet('shared').events.filter((e) => e.type === 'fightStarted');
    expect(began.map((e) => e.creature.pv)).toEqual([20, 12]);
  });

  test('[C50-Q-26] must be beaten by each, or once for all', () => {
    const cross = (guardianShare: Variants['guardianShare']) =>
      play(
        {
          map: STAIRS,
          heroes: [{ potions: [] }, { at: [1, 1], potions: [] }],
          guardian: { id: 'squelette', pv: 1 },
        },
        { dice: [2, [2, 19], 2], decisions: ['est', 'arme-massue', 'passer', 'nord'] },
        { guardianShare },
      ).stop;
    expect(cross('each')).toMatchObject({ id: 'echange', seat: 1 });
    expect(cross('shared')).toMatchObject({ id: 'escalier', seat: 1 });
  });
});
