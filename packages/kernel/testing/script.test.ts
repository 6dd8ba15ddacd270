import { ask, draw, option, Prng, type Rule, roll, SeededChance } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { followScript, run, watchedWorld } from './run.ts';
import { toy } from './toy.ts';
import { toySetup } from './toy-table.ts';

const dice = { seat: 0, count: 2, sides: 6, rule: 'TOY-ROLL' } as const;
const choice = { id: 'choisir', seat: 0, rule: 'TOY-ASK', options: [option('a', 1), option('b', 2)] } as const;

function* both(): Rule<number> {
  const faces = yield* roll({}, dice);
  return faces[0]! + (yield* ask(choice));
}

describe('a scripted rule', () => {
  test('receives its faces and its picks in order', () => {
    expect(run(both(), { dice: [[4, 1]], decisions: ['b'] }).value).toBe(6);
  });

  test('fails on a roll, a draw or a decision that is not scripted, and names it', () => {
    const pile = { deck: 'pioche', from: ['as', 'roi'], count: 1, rule: 'TOY-DRAW' } as const;
    expect(() => run(roll({}, dice))).toThrow('unscripted roll of 2d6 (TOY-ROLL)');
    expect(() => run(draw({}, pile))).toThrow('unscripted draw of 1 from pioche (TOY-DRAW)');
    expect(() => run(ask(choice))).toThrow('unscripted decision choisir: a, b');
  });

  test('fails when something of the script is left', () => {
    const script = { dice: [[4, 1], 3], cards: [['as']], decisions: ['b', 'a'] };
    expect(() => run(both(), script)).toThrow('script not used up: dice 3; cards as; decision a');
  });

  test('fails on faces, cards or options that do not fit', () => {
    const pile = { deck: 'pioche', from: ['as', 'roi'], count: 1, rule: 'TOY-DRAW' } as const;
    expect(() => run(roll({}, dice), { dice: [[7, 1]] })).toThrow('7, 1 does not fit 2d6');
    expect(() => run(roll({}, dice), { dice: [[1]] })).toThrow('1 does not fit 2d6');
    expect(() => run(draw({}, pile), { cards: [['dame']] })).toThrow('cards dame do not fit');
    expect(() => run(ask(choice), { decisions: ['c'] })).toThrow('unknown-option');
  });

  test('may leave the draws it does not script to a generator', () => {
    const pile = { deck: 'cases', from: ['as', 'roi', 'dame'], count: 2, rule: 'TOY-DRAW' } as const;
    const prng = () => Prng.seeded('graine', 'game');
    const { value } = run(draw({}, pile), { rest: prng() });
    expect(value).toEqual(new SeededChance(prng()).draw({ kind: 'draw', seat: 0, ...pile }));
  });
});

describe('a scripted game', () => {
  test('stops where the script ends, with every event and every question', () => {
    const state = toy.setup(toySetup(1));
    const { events, stop, asked } = followScript(toy, state, { dice: [[2, 3], 4], decisions: ['lancer', 'passer'] });
    expect(events).toEqual([
      { type: 'earned', seat: 0, gold: 9, rules: ['TOY-ROLL'] },
      { type: 'passedOn', rules: ['TOY-TURN'] },
    ]);
    expect(stop).toMatchObject({ kind: 'askAll' });
    expect(asked.map((d) => d.id)).toEqual(['agir', 'relancer', 'voter']);
  });

  test('goes to the end of the game when the script does', () => {
    const state = toy.setup(toySetup(1));
    const decisions = ['attendre', 'haut', 'attendre', 'attendre', 'bas', 'attendre'];
    expect(followScript(toy, state, { decisions }).stop).toBeUndefined();
    expect(toy.outcome(state)?.scores).toEqual([10]);
  });

  test('fails when the game is over before the script', () => {
    const decisions = ['attendre', 'haut', 'attendre', 'attendre', 'bas', 'attendre', 'attendre'];
    expect(() => followScript(toy, toy.setup(toySetup(1)), { decisions })).toThrow('script not used up');
  });

  test('stops at dice nobody scripted', () => {
    const { stop } = followScript(toy, toy.setup(toySetup(1)), { decisions: ['lancer'] });
    expect(stop).toMatchObject({ kind: 'roll', count: 2 });
  });
});

test('a world applies its events and keeps them', () => {
  const world = watchedWorld(toy, toy.setup(toySetup(1)));
  world.emit({ type: 'earned', seat: 0, gold: 3, rules: ['TOY-WAIT'] });
  expect(world.state.gold).toEqual([3]);
  expect(world.events).toHaveLength(1);
});
