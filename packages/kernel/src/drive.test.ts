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

test('a step cannot begin inside another, nor be resumed outside one', () => {
  const drive = new Drive(toy, toy.setup(toySetup(1)), { chance: new SeededChance(prng()) });
  expect(() => drive.resume(wait)).toThrow('no step is running');
  drive.begin();
  expect(() => drive.begin()).toThrow('a step is already running');
});
