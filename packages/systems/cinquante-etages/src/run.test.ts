import { Game, Prng } from '@souterrain/kernel';
import { playAtRandom } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type GivenHero, given, play } from '../testing/index.ts';
import { above, anyHero, anyVariants, wander } from '../testing/wander.ts';
import { bandOf } from './content/index.ts';
import type { C50Event } from './events.ts';
import { ranking, scoreOf } from './outcome.ts';
import { maxPv } from './state.ts';
import { isPatrolTurn } from './step.ts';
import { cinquanteEtages } from './system.ts';

const rest = () => Prng.seeded('etages', 'test');
/** The stairs are one step to the east of the hero. */
const STAIRS = `.>......\n${'........\n'.repeat(7)}`;
/** Stairs, then a trap, on the way east. */
const STAIRS_THEN_TRAP = `.>^.....\n${'........\n'.repeat(7)}`;
const soloSetup = (classe: string) => ({ seats: [{ name: 'A', choices: { classe } }], variants: {}, seed: 'graine' });

function leaving(floor: number, hero: GivenHero = {}) {
  const decisions = floor < 46 ? ['est', 'descendre', 'passer'] : ['est', 'descendre'];
  const heroes = [{ guardianBeaten: true, floorsLeft: floor - 1, ...hero }];
  return play({ floor, map: STAIRS, heroes }, { dice: [2], decisions, rest: rest() });
}

describe('floors', () => {
  test('[C50-RUN-01] floors 1 to 49 each lead to the next, and floor 50 to none', () => {
    for (let floor = 1; floor < 50; floor++) {
      const { state, hero } = leaving(floor);
      expect(state.floors.map((f) => f.number)).toEqual([floor + 1]);
      expect(hero).toMatchObject({ floor: floor + 1, floorsLeft: floor, status: 'exploring' });
      expect(cinquanteEtages.outcome(state)).toBeUndefined();
    }
    const last = leaving(50);
    expect(last.types).not.toContain('floorOpened');
    expect(last.hero).toMatchObject({ floor: 50, floorsLeft: 50, status: 'out' });
    expect(last.stop).toBeUndefined();
  });

  test('[C50-RUN-01] floors 1 to 45 are the ordinary dungeon, 46 to 50 the final zone', () => {
    const finalZone = Array.from({ length: 50 }, (_, i) => i + 1).filter(
      (floor) => bandOf(cinquanteEtages, floor).rank === 6,
    );
    expect(finalZone).toEqual([46, 47, 48, 49, 50]);
  });

  test('[C50-RUN-02] a new Rôdeur enters floor 1 with the equipment of the class and nothing else', () => {
    const started = Game.start(cinquanteEtages, soloSetup('rodeur'));
    if (!started.ok) throw new Error(started.fault.code);
    const { state } = started.value;
    const hero = state.heroes[0]!;
    expect(hero).toMatchObject({
      classe: 'rodeur',
      floor: 1,
      status: 'exploring',
      pv: 13,
      gold: 0,
      points: 0,
      weapons: ['dague', 'fronde'],
      armours: ['tunique'],
      worn: 'tunique',
      shields: 1,
      scrolls: [],
      spells: [],
      potions: ['potion-de-soin'],
      floorsLeft: 0,
    });
    expect(maxPv(hero)).toBe(13);
    expect(hero.cell).toBe(state.floors[0]!.entry);
  });

  test('[C50-RUN-03] 9/16 PV and 12 gold on leaving floor 4 are 11/16 and 12 gold at the entry of floor 5', () => {
    const hurt: GivenHero = { classe: 'mage', end: 2, pv: 9, gold: 12, potions: [], scrolls: ['foudre'] };
    const { state, hero, events } = play(
      {
        floor: 4,
        map: STAIRS,
        heroes: [{ ...hurt, guardianBeaten: true, drank: true }],
      },
      { dice: [2], decisions: ['passer', 'est', 'descendre', 'passer'], rest: rest() },
    );
    expect(events.filter((e) => e.type === 'healed')).toMatchObject([{ amount: 2, pv: 11, by: 'rest' }]);
    expect(hero).toMatchObject({ pv: 11, gold: 12, scrolls: ['foudre'], weapons: ['baton'], floor: 5, points: 1 });
    expect(maxPv(hero)).toBe(16);
    expect(hero.cell).toBe(state.floors[0]!.entry);
    expect(hero).toMatchObject({ drank: false, guardianBeaten: false });
    expect(state.floors.map((f) => f.number)).toEqual([5]);
  });
});

describe('turns', () => {
  test('[C50-RUN-04] the third D10 rolled on a floor is turn 3, and the count starts again on the next floor', () => {
    const { events } = play({}, { dice: [2, 2, 2], decisions: ['est', 'est', 'est'] });
    const counted = events.flatMap<number | string>((e) =>
      e.type === 'turnStarted' ? [e.turn] : e.type === 'moveRolled' ? ['D10'] : [],
    );
    expect(counted).toEqual([1, 'D10', 2, 'D10', 3, 'D10', 4]);
    const next = leaving(7, { turn: 5, turns: 30 });
    expect(next.events.flatMap((e) => (e.type === 'turnStarted' ? [e.turn] : []))).toEqual([6, 1]);
    expect(next.hero.turns).toBe(32);
  });

  test('[C50-RUN-04] a turn is the patrol, then the free actions, then the D10, then the movement', () => {
    const { types, asked } = play(
      { heroes: [{ turn: 11, points: 1 }] },
      {
        cards: [['rat-geant']],
        dice: [[2, 19], 2],
        decisions: ['arme-massue', 'investir-cha', 'est'],
      },
    );
    expect(types.slice(0, types.indexOf('moveEnded') + 1)).toEqual([
      'turnStarted',
      'fightStarted',
      'attackChosen',
      'duelRolled',
      'exchangeSettled',
      'creatureWounded',
      'fightEnded',
      'pointSpent',
      'moveRolled',
      'headed',
      'stepped',
      'stepped',
      'moveEnded',
    ]);
    expect(asked.map((d) => d.id)).toEqual(['echange', 'actions-libres', 'direction']);
  });

  test('[C50-RUN-04] potions, points and equipment are open before the D10 and between two squares, not in a fight', () => {
    const { asked } = play(
      {
        heroes: [{ pv: 5, points: 1, armours: ['cuir', 'cuir-cloute'], worn: 'cuir' }],
        creatures: [{ at: [2, 0], id: 'rat-geant' }],
      },
      { dice: [2], decisions: ['passer', 'est', 'passer'] },
    );
    const free = [
      'passer',
      'boire-potion-de-soin',
      'investir-for',
      'investir-agi',
      'investir-end',
      'investir-int',
      'investir-cha',
      'porter-cuir-cloute',
    ];
    const offered = asked.map((d) => [d.id, d.options.map((o) => o.id)]);
    expect(offered).toEqual([
      ['actions-libres', free],
      ['direction', ['est', 'sud']],
      ['actions-libres', free],
      ['echange', ['arme-massue', 'mains-nues', 'boire-potion-de-soin']],
    ]);
  });
});

describe('the patrol', () => {
  test('[C50-RUN-05] strikes at the start of turns 12, 16, 20, 24 and so on, and on no other', () => {
    const struck = Array.from({ length: 30 }, (_, i) => i + 1).filter((turn) => {
      const { stop } = play({ heroes: [{ turn: turn - 1 }] }, {});
      return stop?.kind === 'draw';
    });
    expect(struck).toEqual([12, 16, 20, 24, 28]);
    expect([11, 12, 13, 14, 15, 16].map(isPatrolTurn)).toEqual([false, true, false, false, false, true]);
  });

  test('[C50-RUN-05] is a row of the band drawn with equal chances, at the progression of the floor, without gold', () => {
    for (const floor of [1, 16, 25, 35, 45, 50]) {
      const { stop } = play({ floor, heroes: [{ turn: 11 }] }, {});
      expect(stop).toMatchObject({ kind: 'draw', count: 1, from: bandOf(cinquanteEtages, floor).ordinary });
    }
    const { events, hero, stop } = play(
      { floor: 16, heroes: [{ for: 16, weapons: ['lame-du-gouffre'], turn: 11 }] },
      { cards: [['orque']], dice: [[2, 19], 4], decisions: ['arme-lame-du-gouffre'] },
    );
    const orque = { id: 'orque', car: 8, pv: 23, damage: 6, atk: 0, armour: 1, gold: 10 };
    expect(events[1]).toMatchObject({ type: 'fightStarted', kind: 'patrol', creature: orque });
    expect(events.find((e) => e.type === 'fightEnded')).toMatchObject({ result: 'won' });
    expect(hero.gold).toBe(0);
    // The movement of the turn follows.
    expect(stop).toMatchObject({ id: 'direction', params: { points: 4 } });
  });

  test('[C50-RUN-05] has a last word before it: what is done at the end of turn 11 is done in time', () => {
    const hero: GivenHero = { turn: 10, pv: 3, potions: ['potion-de-soin'], points: 1 };
    const { asked, stop } = play({ heroes: [hero] }, { dice: [2], decisions: ['passer', 'est', 'passer'] });
    expect(asked.map((d) => d.id)).toEqual(['actions-libres', 'direction', 'actions-libres']);
    expect(stop).toMatchObject({ kind: 'draw', deck: 'bestiaire' });
    const later = play({ heroes: [{ ...hero, turn: 11 }] }, { cards: [['rat-geant']] });
    expect(later.stop).toMatchObject({ id: 'echange' });
  });
});

describe('the end', () => {
  test('[C50-RUN-06] PV 0 on floor 8 ends a solo run with 7 floors completed', () => {
    const { state, hero, stop, types } = play(
      { floor: 8, map: STAIRS_THEN_TRAP, heroes: [{ at: [3, 0], pv: 2, floorsLeft: 7, potions: [] }] },
      { dice: [2, 20], decisions: ['ouest'] },
    );
    expect(hero).toMatchObject({ status: 'dead', pv: 0, floorsLeft: 7 });
    expect(types.at(-1)).toBe('died');
    expect(stop).toBeUndefined();
    expect(cinquanteEtages.outcome(state)).toEqual({ id: 'defaite', winners: [], scores: [700] });
  });

  test('[C50-RUN-07] leaving floor 50 wins; beating its boss and dying on a trap does not', () => {
    const boss = { id: 'maitre-du-cinquantieme', pv: 1 } as const;
    const situation = {
      floor: 50,
      map: STAIRS_THEN_TRAP,
      heroes: [{ pv: 1, floorsLeft: 49, potions: [] }],
      guardian: boss,
    };
    const blow = [2, 19];
    const killed = play(situation, { dice: [2, blow, 20], decisions: ['est', 'arme-massue', 'passer'] });
    expect(killed.types).toContain('guardianBeaten');
    expect(cinquanteEtages.outcome(killed.state)).toEqual({ id: 'defaite', winners: [], scores: [4900] });
    const left = play(situation, { dice: [2, blow], decisions: ['est', 'arme-massue', 'descendre'] });
    expect(cinquanteEtages.outcome(left.state)).toEqual({ id: 'victoire', winners: [0], scores: [6000] });
  });

  test('[C50-RUN-08] 737 for a death on floor 8 with 37 gold, 6120 for a victory with 120', () => {
    const { heroes } = given({
      heroes: [
        { status: 'dead', floorsLeft: 7, gold: 37 },
        { status: 'out', floorsLeft: 50, gold: 120 },
        { status: 'exploring', floorsLeft: 50, gold: 120 },
      ],
    });
    expect(heroes.map(scoreOf)).toEqual([737, 6120, 5120]);
  });

  test('[C50-RUN-08] the best score comes first, and ties are ranked by fewer turns in all', () => {
    const state = given({
      heroes: [
        { floorsLeft: 7, gold: 37, turns: 60 },
        { floorsLeft: 7, gold: 38, turns: 90 },
        { floorsLeft: 7, gold: 37, turns: 59 },
      ],
    });
    expect(ranking(state).map((h) => h.seat)).toEqual([1, 2, 0]);
  });
});

describe('chance', () => {
  test('[C50-RUN-09] every die thrown is told by an event, in order, with its rule', () => {
    for (let game = 0; game < 40; game++) {
      const prng = Prng.seeded(`des/${game}`, 'party');
      const state = above(1 + prng.below(50), [anyHero(prng), anyHero(prng)], anyVariants(prng));
      const thrown: number[] = [];
      const told: number[] = [];
      const onEvent = (event: C50Event) => {
        expect(event.rules.length, event.type).toBeGreaterThan(0);
        told.push(...facesOf(event));
      };
      wander(state, { seed: `des/${game}`, most: 60, onEvent, onRoll: (faces) => thrown.push(...faces) });
      expect(told).toEqual(thrown);
    }
  });

  test('[C50-RUN-09] the same seed and the same choices give the same log, byte for byte', () => {
    const setup = soloSetup('mage');
    const game = playAtRandom(cinquanteEtages, setup);
    const { decisions, hashes, format: _, checkpoint: __, result: ___, ...header } = game.save();
    const again = Game.replay(cinquanteEtages, { ...header, decisions, hashes });
    if (!again.ok) throw new Error(again.fault.code);
    expect(JSON.stringify(again.value.events)).toBe(JSON.stringify(game.events));
    const other = playAtRandom(cinquanteEtages, { ...setup, seed: 'autre graine' });
    expect(JSON.stringify(other.events)).not.toBe(JSON.stringify(game.events));
  });
});

function facesOf(event: C50Event): readonly number[] {
  switch (event.type) {
    case 'moveRolled':
      return event.declared ? [] : [event.result];
    case 'duelRolled':
      return [event.hero, event.creature];
    case 'trapSprung':
    case 'fumbled':
    case 'chestOpened':
    case 'lootRolled':
    case 'retreatRolled':
      return [event.die];
    default:
      return [];
  }
}
