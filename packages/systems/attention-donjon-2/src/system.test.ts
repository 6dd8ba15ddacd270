import { DECK, pileOf, RANDOM_SCENARIO } from '@souterrain/crawl';
import { type Checkpoint, checkSetup, copy, Game, hashState, type Setup, worldOf } from '@souterrain/kernel';
import { playAtRandom } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { attentionDonjon2 as system } from './index.ts';
import type { AD2State } from './state.ts';

const party = (count: number, variants: Setup['variants'] = {}): Setup => ({
  seats: Object.keys(system.content.heroes)
    .slice(0, count)
    .map((heros, i) => ({ name: `J${i + 1}`, choices: { heros } })),
  variants,
});

const played = (seed: string, setup = party(2)) => playAtRandom(system, { ...setup, seed });

/** AD2-XESQ-01: when a dodge is needed, and when it is difficult. */
const KEPT: readonly string[] = ['AD1-DODGE-03', 'AD1-DODGE-04', 'AD1-DODGE-05'];

describe('a whole game', () => {
  test('the same seed and the same log give the same events and the same state', () => {
    const game = played('rejouer');
    expect(game.outcome).toBeDefined();
    const again = Game.start(system, { ...party(2), seed: 'rejouer' });
    if (!again.ok) throw new Error(JSON.stringify(again.fault));
    expect(again.value.follow(game.log)).toBeUndefined();
    expect(again.value.hash).toBe(game.hash);
    expect(JSON.stringify(again.value.events)).toBe(JSON.stringify(game.events));
  });

  test('a restart from a checkpoint, read from JSON, ends in the same state', () => {
    const setup = party(1);
    const game = played('reprise', setup);
    const other = Game.start(system, { ...setup, seed: 'reprise' });
    if (!other.ok) throw new Error(JSON.stringify(other.fault));
    const checkpoints = [copy(other.value.checkpoint)];
    for (const entry of game.log) {
      expect(other.value.follow([entry])).toBeUndefined();
      if (other.value.checkpoint.at !== checkpoints.at(-1)!.at) checkpoints.push(copy(other.value.checkpoint));
    }
    expect(checkpoints.length).toBeGreaterThan(10);
    for (const checkpoint of checkpoints) {
      const read: Checkpoint<AD2State> = JSON.parse(JSON.stringify(checkpoint));
      const restarted = Game.restore(system, game.header, read, game.log.slice(0, read.at));
      expect(restarted.follow(game.log.slice(read.at)), `from ${read.at}`).toBeUndefined();
      expect(restarted.hash, `from ${read.at}`).toBe(game.hash);
    }
  });

  test.each([...Object.keys(system.content.scenarios), RANDOM_SCENARIO])(
    '%s is played to its end within bounds',
    (scenario) => {
      const [least] = system.content.scenarios[scenario]?.heroes ?? [2];
      const setup = party(Math.max(2, least), { scenario });
      const game = played(`bornes-${scenario}`, setup);
      expect(game.outcome).toBeDefined();
      const state: AD2State = system.setup(setup);
      for (const event of game.events) {
        system.apply(worldOf(system, state), event);
        const { deck } = state;
        // AD1-DECK-01: 54 cards, each in one place.
        expect(new Set([...deck.discard, ...deck.held, ...pileOf(deck)]).size).toBe(DECK.length);
        expect(deck.discard.length + deck.held.length + pileOf(deck).length).toBe(DECK.length);
        for (const { sante, santeMax, hero } of state.figures) {
          expect(sante).toBeGreaterThanOrEqual(0);
          expect(sante).toBeLessThanOrEqual(santeMax);
          if (hero) expect(hero.heroisme).toBeGreaterThanOrEqual(0);
        }
      }
    },
  );

  test('[AD2-ENN-21] [AD2-PROF-02] every Jet is made by a hero', () => {
    const game = played('jets', party(3));
    const rollers = new Set(game.events.flatMap((e) => (e.type === 'jetAnnounced' ? [e.figure] : [])));
    expect(rollers.size).toBeGreaterThan(0);
    expect([...rollers].every((id) => /^h\d+$/.test(id))).toBe(true);
    expect(game.events.some((e) => e.type === 'enemyActed' && e.by !== null)).toBe(true);
  });

  test('[AD2-PREC-01] [AD2-PREC-03] [AD2-PREC-04] chapters of the first edition are played, but those that this one replaces', () => {
    const cited = new Set<string>();
    for (const scenario of ['le-nid', 'la-citerne', RANDOM_SCENARIO])
      for (const { rules } of played(`chapitres-${scenario}`, party(3, { scenario })).events)
        for (const rule of rules) cited.add(KEPT.includes(rule) ? rule : rule.replace(/-\d+$/, ''));
    const inherited = ['ROUND', 'INIT', 'TURN', 'RESOL', 'EXPLO', 'RENC', 'EVEN', 'MOVE', 'TRES', 'HRSM', 'IA', 'SCEN'];
    expect(inherited.filter((section) => !cited.has(`AD1-${section}`))).toEqual([]);
    const replaced = ['DERIV', 'DICE', 'POKER', 'MOD', 'DIFF', 'BLESS', 'OPPO', 'DODGE', 'DMG'];
    expect(replaced.filter((section) => cited.has(`AD1-${section}`))).toEqual([]);
    const own = ['JET', 'REU', 'POKER', 'ORDRE', 'ENN', 'EFF', 'XESQ'];
    expect(own.filter((section) => !cited.has(`AD2-${section}`))).toEqual([]);
  });

  test('what an event shows adds up to the figure beside it', () => {
    for (const event of played('sommes', party(3)).events)
      if (event.type === 'jetAnnounced') {
        const total = (label: string): number =>
          event.sums!.find((sum) => sum.label === label)!.terms.reduce((all, { value }) => all + value, 0);
        expect({ dice: total('des'), added: total('ajoute') }, JSON.stringify(event)).toEqual({
          dice: event.dice,
          added: event.added,
        });
        expect(Math.max(1, total('difficulte'))).toBe(event.difficulty);
      }
  });
});

describe('what a game starts from', () => {
  test('one to six heroes, where the scenario says nothing else', () => {
    const seats = Array.from({ length: 6 }, () => ({
      name: 'J',
      choices: { heros: Object.keys(system.content.heroes)[0]! },
    }));
    const variants = { scenario: RANDOM_SCENARIO };
    expect(checkSetup(system, { seats, variants }).ok).toBe(true);
    expect(checkSetup(system, { seats: [], variants }).ok).toBe(false);
    expect(checkSetup(system, { seats: [...seats, seats[0]!], variants }).ok).toBe(false);
  });

  test('plain JSON', () => {
    const state = system.setup(party(2));
    const read = JSON.parse(JSON.stringify(state));
    expect(read).toEqual(state);
    expect(hashState(read)).toBe(hashState(state));
  });
});
