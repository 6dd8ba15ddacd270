import { randomBot } from '@souterrain/bots';
import {
  type Checkpoint,
  checkSetup,
  copy,
  Game,
  hashState,
  Prng,
  playOut,
  SeededChance,
  type Setup,
} from '@souterrain/kernel';
import { playAtRandom } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { herosBataillons } from './index.ts';
import { readyMade } from './setup.ts';
import type { HBState } from './state.ts';

const party = (heroes: readonly string[], variants: Setup['variants'] = {}): Setup => ({
  seats: heroes.map((heros, i) => ({ name: `J${i + 1}`, choices: { heros } })),
  variants,
});
const three = readyMade(herosBataillons).slice(0, 3);

function played(setup: Setup, seed: string) {
  const state = herosBataillons.setup(setup);
  const chance = new SeededChance(Prng.seeded(seed, 'chance'));
  const { outcome, decisions } = playOut(herosBataillons, state, {
    chance,
    policy: randomBot(Prng.seeded(seed, 'bots')),
  });
  return { state, outcome, decisions };
}

describe('whole games with random bots', () => {
  test.each(['escarmouche', 'bataille', 'exploration'])(
    '[HB-SOLO-16] [HB-SOLO-18] %s: each comes to its end',
    (mode) => {
      for (let seed = 0; seed < 12; seed++) {
        const { state, outcome, decisions } = played(party(three, { mode }), `${mode}-${seed}`);
        expect(['victoire', 'defaite', 'nul']).toContain(outcome.id);
        expect(decisions).toBeGreaterThan(0);
        expect(state.phase).toBe('fin');
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }
    },
  );

  test.each(['facile', 'standard', 'dangereux', 'mortel'])('[HB-SOLO-06] against a budget: %s', (budget) => {
    expect(played(party(three, { budget }), budget).outcome).toBeDefined();
  });

  test('[HB-CRE-01] heroes made by decisions, then a delve of six rooms', () => {
    const { state } = played(
      party(['nouveau', 'nouveau'], { mode: 'exploration', longueur: 'courte', attributs: 'des' }),
      'n',
    );
    expect(state.beings.slice(0, 2).map(({ id, kind }) => [id, kind])).toEqual([
      ['h1', 'heros'],
      ['h2', 'heros'],
    ]);
    expect(state.delve!.length).toBe(6);
  });

  test('[HB-SOLO-16] people on both sides', () => {
    const { outcome } = played(party([...three.slice(0, 2), 'adversaires']), 'camps');
    expect(outcome.winners.includes(2)).toBe(outcome.id === 'defaite');
  });
});

describe('a game', () => {
  const setup = party(three.slice(0, 2), { mode: 'exploration' });

  test('[HB-SOLO-17] the same seed and the same log give the same events and the same state', () => {
    const game = playAtRandom(herosBataillons, { ...setup, seed: 'rejouer' });
    const again = Game.start(herosBataillons, { ...setup, seed: 'rejouer' });
    if (!again.ok) throw new Error(JSON.stringify(again.fault));
    expect(again.value.follow(game.log)).toBeUndefined();
    expect(again.value.hash).toBe(game.hash);
    expect(JSON.stringify(again.value.events)).toBe(JSON.stringify(game.events));
  });

  test.each([
    ['escarmouche', 'reprise'],
    ['exploration', 'reprise-21'],
  ])('%s restarts from every checkpoint, fights included, to the same state', (mode, seed) => {
    const given = { ...party(three.slice(0, 2), { mode, longueur: 'courte' }), seed };
    const game = playAtRandom(herosBataillons, given);
    const other = Game.start(herosBataillons, given);
    if (!other.ok) throw new Error(JSON.stringify(other.fault));
    const checkpoints = [copy(other.value.checkpoint)];
    for (const entry of game.log) {
      expect(other.value.follow([entry])).toBeUndefined();
      if (other.value.checkpoint.at !== checkpoints.at(-1)!.at) checkpoints.push(copy(other.value.checkpoint));
    }
    const fighting = checkpoints.filter(({ state }) => state.combat !== null);
    expect(fighting.length).toBeGreaterThan(3);
    for (const checkpoint of checkpoints) {
      const read: Checkpoint<HBState> = JSON.parse(JSON.stringify(checkpoint));
      const restarted = Game.restore(herosBataillons, game.header, read, game.log.slice(0, read.at));
      expect(restarted.follow(game.log.slice(read.at)), `from ${read.at}`).toBeUndefined();
      expect(restarted.hash, `from ${read.at}`).toBe(game.hash);
    }
  });
});

describe('what a game starts from', () => {
  const accepts = (setup: Setup) => checkSetup(herosBataillons as never, setup).ok;

  test('[HB-CRE-09] one to six heroes, two suggested', () => {
    expect(accepts(party(three.slice(0, 1)))).toBe(true);
    expect(accepts(party(Array.from({ length: 6 }, () => three[0]!)))).toBe(true);
    expect(accepts(party([]))).toBe(false);
    expect(accepts(party(Array.from({ length: 7 }, () => three[0]!)))).toBe(false);
    expect(herosBataillons.seats.usual).toBe(2);
  });

  test('somebody plays a hero, and a delve has no seat for adversaries', () => {
    expect(accepts(party(['adversaires']))).toBe(false);
    expect(accepts(party([three[0]!, 'adversaires']))).toBe(true);
    expect(accepts(party([three[0]!, 'adversaires'], { mode: 'exploration' }))).toBe(false);
  });

  test('[HB-TIME-02] [HB-SOLO-05] [HB-BAT-19] day 1 at 06:00; eight rooms; the gold of an army', () => {
    const delve = herosBataillons.setup(party(three, { mode: 'exploration' }));
    expect([delve.clock, delve.delve!.length, delve.delve!.leader]).toEqual([360, 8, 0]);
    const roomsOf = (longueur: string) =>
      herosBataillons.setup(party(three, { mode: 'exploration', longueur })).delve!.length;
    expect([roomsOf('courte'), roomsOf('longue')]).toEqual([6, 12]);
    expect(herosBataillons.setup(party(three, { mode: 'bataille', armee: '2000' })).gold).toBe(2000);
    expect(hashState(JSON.parse(JSON.stringify(delve)))).toBe(hashState(delve));
  });
});
