import { describe, expect, test } from 'vitest';
import { toy } from '../testing/toy.ts';
import { startToy, toySetup } from '../testing/toy-table.ts';
import { SeededChance } from './chance.ts';
import { EngineError } from './errors.ts';
import { LIMITS, type Limits, Meter } from './limits.ts';
import { playOut } from './play.ts';
import { Prng } from './prng.ts';

const small: Limits = { requestsPerStep: 40, eventsPerStep: 50, stepsPerGame: 60 };

function crossed(boucle: string, limits: Limits): EngineError {
  const chance = new SeededChance(Prng.seeded('graine', 'game'));
  const state = toy.setup(toySetup(1, { variants: { boucle } }));
  try {
    playOut(toy, state, { chance, policy: { choose: () => 0 }, limits });
  } catch (error) {
    if (error instanceof EngineError) return error;
  }
  throw new Error('a limit should have been crossed');
}

describe('a loop without end', () => {
  test.each([
    ['demandes', 'requestsPerStep', 40],
    ['evenements', 'eventsPerStep', 50],
    ['pas', 'stepsPerGame', 60],
  ] as const)('of %s crosses %s, and the rules that led there are told', (boucle, limit, most) => {
    const { message, report } = crossed(boucle, small);
    expect(message).toBe(`limit crossed: ${limit} (${most})`);
    expect(report).toEqual({ limit, trail: new Array(16).fill('TOY-LOOP') });
  });

  test.each([
    ['demandes', 'requestsPerStep'],
    ['evenements', 'eventsPerStep'],
  ] as const)('of %s freezes a table with the limits of every game', (boucle, limit) => {
    const frozen = startToy(1, { variants: { boucle } }).frozen;
    expect(frozen?.message).toBe(`limit crossed: ${limit} (${LIMITS[limit]})`);
    expect(frozen?.report).toMatchObject({ limit, decisions: [], header: { seed: 'graine' } });
  });
});

describe('the meter', () => {
  const meter = () => new Meter({ requestsPerStep: 3, eventsPerStep: 2, stepsPerGame: 100 });
  const die = { kind: 'roll', seat: 0, count: 1, sides: 6, rule: 'TOY-ROLL' } as const;

  const event = (rule: `TOY-${string}`) => ({ type: 'earned', rules: [rule] });

  test('allows exactly the limit in a step, and starts again with the next', () => {
    const counted = meter();
    for (let step = 0; step < 5; step++) {
      counted.step();
      for (let i = 0; i < 3; i++) counted.request(die);
      for (let i = 0; i < 2; i++) counted.event(event('TOY-ROLL'));
    }
    expect(() => counted.request(die)).toThrow('requestsPerStep (3)');
    expect(() => counted.event(event('TOY-ROLL'))).toThrow('eventsPerStep (2)');
  });

  test('keeps only the last rules, in order', () => {
    const counted = new Meter({ ...LIMITS, eventsPerStep: 30 });
    counted.step();
    for (let i = 1; i <= 30; i++) counted.event(event(`TOY-${i}`));
    let trail: unknown;
    try {
      counted.event(event('TOY-31'));
    } catch (error) {
      trail = (error as EngineError).report.trail;
    }
    expect(trail).toEqual(Array.from({ length: 16 }, (_, i) => `TOY-${i + 16}`));
  });

  test('names the rule of the first of several questions', () => {
    const counted = new Meter({ ...LIMITS, requestsPerStep: 0 });
    const decision = {
      kind: 'ask',
      id: 'voter',
      seat: 0,
      rule: 'TOY-VOTE',
      prompt: 'voter',
      options: [],
      min: 1,
      max: 1,
    } as const;
    let trail: unknown;
    try {
      counted.request({ kind: 'askAll', decisions: [decision] });
    } catch (error) {
      trail = (error as EngineError).report.trail;
    }
    expect(trail).toEqual(['TOY-VOTE']);
  });
});
