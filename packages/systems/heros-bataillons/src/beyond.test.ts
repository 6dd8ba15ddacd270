import { playAtRandom } from '@souterrain/kernel/testing';
import { expect, test } from 'vitest';
import { bringRules } from './bring.ts';
import { readyMade } from './setup.ts';
import { herosBataillons, opensBeyond } from './system.ts';

const MODES = ['escarmouche', 'bataille'] as const;

function hashes(): readonly string[] {
  return Array.from({ length: 6 }, (_, i) => {
    const seats = [0, 1].map((k) => ({
      name: `J${k}`,
      choices: { heros: readyMade(herosBataillons)[(i + k) % readyMade(herosBataillons).length]! },
    }));
    const setup = { seats, variants: { mode: MODES[i % 2]! }, seed: `seul ${i}` };
    expect(opensBeyond(setup)).toBe(false);
    return playAtRandom(herosBataillons, setup).hash;
  });
}

const nobody = { name: 'J1', choices: { heros: 'nouveau' } };

// What is brought stays: all that must be seen without it comes before, in one test.
test('a fight of ready-made heroes is played to its end without the rules beyond it, as it is with them', () => {
  const alone = hashes();
  expect(() => playAtRandom(herosBataillons, { seats: [nobody], variants: {}, seed: 'neuf' })).toThrow('beyond');
  bringRules();
  expect(hashes()).toEqual(alone);
});

test.each([
  [{ seats: [nobody], variants: {} }],
  [{ seats: [], variants: { mode: 'exploration' } }],
  [{ seats: [], variants: { mode: 'table' } }],
])('%j opens them', (setup) => {
  expect(opensBeyond({ ...setup, seed: '' })).toBe(true);
});
