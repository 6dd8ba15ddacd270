import { describe, expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { startToy, toySetup, unwrap } from '../testing/toy-table.ts';
import { PhysicalChance, SeededChance } from './chance.ts';
import { askSome, type Decision, option } from './decision.ts';
import { hashState } from './hash.ts';
import { type Policy, playOut } from './play.ts';
import { Prng } from './prng.ts';

/** Picks as a person would at random, from a stream of its own. */
function atRandom(seed: string): Policy {
  const prng = Prng.seeded(seed, 'people');
  return {
    choose: ({ options }) => prng.below(options.length),
    chooseSome: ({ options, min, max }) => {
      const count = min + prng.below(max - min + 1);
      return Array.from({ length: count }, (_, i) => i).filter((i) => i < options.length);
    },
  };
}

function play(seed: string, policy: Policy = atRandom(seed)) {
  const state = toy.setup(toySetup(3));
  const taken: [Decision, readonly number[]][] = [];
  const chance = new SeededChance(Prng.seeded(seed, 'game'));
  const played = playOut(toy, state, { chance, policy, onDecision: (d, picks) => taken.push([d, picks]) });
  return { ...played, state, taken };
}

describe('playOut', () => {
  test('plays to the outcome of the system and counts every decision', () => {
    const { outcome, decisions, state, taken } = play('une');
    expect(outcome).toEqual(toy.outcome(state));
    expect(outcome.id).toBe('fin');
    expect(decisions).toBe(taken.length);
    expect(decisions).toBeGreaterThan(12);
  });

  test('ends where the same decisions lead a game that people play', () => {
    for (const seed of ['une', 'deux', 'trois', 'quatre']) {
      const { state, taken } = play(seed);
      const game = startToy(3, { seed });
      for (const [decision, picks] of taken) {
        const ids = picks.map((i) => decision.options[i]!.id);
        unwrap(game.answer({ seq: game.seq, seat: decision.seat, picks: ids }));
      }
      expect(game.outcome?.id).toBe('fin');
      expect(game.hash).toBe(hashState(state));
    }
  });

  test('leaves the same trace for the same picks, and another for others', () => {
    expect(play('une').trace).toBe(play('une').trace);
    const seeds = Array.from({ length: 20 }, (_, i) => play(`graine ${i}`).trace);
    expect(new Set(seeds).size).toBe(20);
  });

  test('the trace tells which question was left empty', () => {
    const traceOf = (...picks: readonly (readonly number[])[]) => {
      const left = [...picks];
      const step = function* () {
        for (const id of ['un', 'deux'])
          yield* askSome({ id, seat: 0, rule: 'TOY-DISCARD', options: [option('a', 'a')] }, { min: 0, max: 1 });
        done = true;
      };
      let done = false;
      const twice = { ...toy, step, outcome: () => (done ? { id: 'fin', winners: [], scores: [] } : undefined) };
      const chance = new SeededChance(Prng.seeded('une', 'game'));
      const policy = { choose: () => 0, chooseSome: () => left.shift()! };
      return playOut(twice, toy.setup(toySetup(1)), { chance, policy }).trace;
    };
    const traces = [traceOf([], []), traceOf([0], []), traceOf([], [0]), traceOf([0], [0])];
    expect(new Set(traces).size).toBe(4);
  });

  test('needs a policy that can pick several where several may be picked', () => {
    const choose = ({ id, options }: Decision) => (id === 'agir' ? options.length - 1 : 0);
    expect(() => play('une', { choose })).toThrow('cannot pick several options of defausser');
  });

  test('cannot wait for people to throw dice', () => {
    const chance = new PhysicalChance(Prng.seeded('une', 'game'), []);
    const policy = { choose: () => 1 };
    expect(() => playOut(toy, toy.setup(toySetup(1)), { chance, policy })).toThrow('nobody is there to roll');
  });
});
