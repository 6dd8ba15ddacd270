import { expect, test } from 'vitest';
import { framed } from '../../testing/drawing.ts';
import { play } from '../../testing/index.ts';
import { strike } from '../combat/strike.ts';
import type { AD1Attack } from '../world/features.ts';

const bow: AD1Attack = { id: 'arc', skill: 'tir', reach: 3, damage: { plus: 3 } };
const legend = { B: { zone: 'a', feature: 'barricade' } };

/** Dice of a shot of Tir 3, or of another attack of 3, at an orc three squares away. */
function diceOf(row: string, talents: readonly string[], count: number, attack = bow) {
  const { of } = play(
    {
      drawing: framed(row),
      legend,
      heroes: [{ at: [0, 0], traits: { tir: 3, lancer: 3, arcane: 3 }, talents: [...talents], heroisme: 0 }],
      creatures: [{ id: 'orque', at: [3, 0] }],
    },
    (g, find) => strike(g, { attacker: find('h1'), target: find('orque-1'), attack, how: 'standard' }),
    { dice: [Array<number>(count).fill(2)] },
  );
  return of('rollAnnounced')[0]!.dice;
}

test('[AD1-GRID-09] Couvert takes one die from a shot; Regard perçant ignores it', () => {
  expect(diceOf('aaaa', [], 3)).toBe(3);
  expect(diceOf('aaBa', [], 2)).toBe(2);
  expect(diceOf('aaBa', ['regard-percant'], 3)).toBe(3);
});

test('[AD1-GRID-09] and from a throw or a spell', () => {
  for (const skill of ['lancer', 'arcane'] as const) {
    expect([skill, diceOf('aaaa', [], 3, { ...bow, skill })]).toEqual([skill, 3]);
    expect([skill, diceOf('aaBa', [], 2, { ...bow, skill })]).toEqual([skill, 2]);
  }
});
