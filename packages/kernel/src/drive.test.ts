import { expect, test } from 'vitest';
import { type ToyEvent, toy } from '../testing/toy.ts';
import { toySetup } from '../testing/toy-table.ts';
import { PhysicalChance, SeededChance } from './chance.ts';
import { option } from './decision.ts';
import { Drive } from './drive.ts';
import { Prng } from './prng.ts';

const prng = () => Prng.seeded('graine', 'game');
const wait = option('attendre', 'attendre');

test('a step runs from its question to its boundary, and every event is applied before it is told', () => {
  const told: [string, number][] = [];
  const state = toy.setup(toySetup(2));
  const onEvent = (event: ToyEvent) => told.push([event.type, state.gold[0]! + state.turn * 10]);
  const drive = new Drive(toy, state, { chance: new SeededChance(prng()), onEvent });
  expect(drive.atBoundary).toBe(true);
  expect(drive.begin()).toMatchObject({ kind: 'ask', id: 'agir', seat: 0 });
  expect(drive.atBoundary).toBe(false);
  expect(drive.resume(wait)).toBeUndefined();
  expect(drive.atBoundary).toBe(true);
  expect(told).toEqual([
    ['earned', 1],
    ['passedOn', 11],
  ]);
});

test('chance is answered without stopping, and counted', () => {
  let seen = 0;
  const onChance = () => {
    seen++;
  };
  const drive = new Drive(toy, toy.setup(toySetup(1)), { chance: new SeededChance(prng()), onChance });
  drive.begin();
  expect(drive.resume(option('lancer', 'lancer'))).toMatchObject({ id: 'relancer' });
  expect(seen).toBe(1);
  drive.resume(option('relancer', true));
  expect(seen).toBe(3);
});

test('chance that people must supply stops the step', () => {
  const drive = new Drive(toy, toy.setup(toySetup(1)), { chance: new PhysicalChance(prng(), ['pioche']) });
  drive.begin();
  expect(drive.resume(option('lancer', 'lancer'))).toMatchObject({ kind: 'roll', count: 2, sides: 6 });
  expect(drive.resume([3, 4])).toMatchObject({ id: 'relancer' });
});

const dice = { kind: 'roll', seat: 0, count: 2, sides: 6, rule: 'TOY-ROLL' } as const;

test('a rule may take chance at once: the same stream, counted alike, and undefined where people must supply it', () => {
  const taken: unknown[] = [];
  const atOnce = {
    ...toy,
    *step(world: Parameters<typeof toy.step>[0]) {
      taken.push(world.chance!.roll(dice), world.chance!.draw({ ...dice, kind: 'draw', deck: 'pioche', from: [1, 2] }));
    },
  };
  let seen = 0;
  const onChance = () => {
    seen++;
  };
  new Drive(atOnce, toy.setup(toySetup(1)), { chance: new SeededChance(prng()), onChance }).begin();
  const same = new SeededChance(prng());
  expect(taken).toEqual([same.roll(dice), same.draw({ ...dice, kind: 'draw', deck: 'pioche', from: [1, 2] })]);
  expect(seen).toBe(2);
  new Drive(atOnce, toy.setup(toySetup(1)), { chance: new PhysicalChance(prng(), ['pioche']), onChance }).begin();
  expect(taken.slice(2)).toEqual([undefined, undefined]);
  expect(seen).toBe(2);
});

test('what is taken at once counts towards the limits', () => {
  const forEver = {
    ...toy,
    *step(world: Parameters<typeof toy.step>[0]) {
      for (;;) world.chance!.roll(dice);
    },
  };
  const drive = new Drive(forEver, toy.setup(toySetup(1)), { chance: new SeededChance(prng()) });
  expect(() => drive.begin()).toThrow('limit crossed: requestsPerStep');
});

test('a step cannot begin inside another, nor be resumed outside one', () => {
  const drive = new Drive(toy, toy.setup(toySetup(1)), { chance: new SeededChance(prng()) });
  expect(() => drive.resume(wait)).toThrow('no step is running');
  drive.begin();
  expect(() => drive.begin()).toThrow('a step is already running');
});
