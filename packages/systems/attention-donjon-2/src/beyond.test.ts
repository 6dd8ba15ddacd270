import { ITEMS } from '@souterrain/crawl/content/index';
import { playAtRandom } from '@souterrain/kernel/testing';
import { expect, test } from 'vitest';
import { bringRules } from './bring.ts';
import { CREATURES, HEROES, SCENARIOS } from './content/index.ts';
import { featureOf } from './figures/registry.ts';
import { sheetOfReadyMade } from './heroes/ready-made.ts';
import { attentionDonjon2, opensBeyond } from './system.ts';

const heroes = Object.keys(HEROES);
const scenarios = Object.keys(SCENARIOS);

/** What figures of an adventure can bear that is known without the rules beyond it. */
const known = (): readonly string[] =>
  [
    ...heroes.flatMap((id) => sheetOfReadyMade(id).talents),
    ...Object.values(ITEMS).flatMap(({ features = [], attacks = [] }) => [
      ...features,
      ...attacks.flatMap((attack) => attack.features ?? []),
    ]),
    ...Object.values(CREATURES).flatMap(({ features = [] }) => features),
  ].filter((id) => featureOf(id) !== undefined);

function hashes(): readonly string[] {
  return Array.from({ length: 6 }, (_, i) => {
    const seats = [0, 1, 2].map((k) => ({ name: `J${k}`, choices: { heros: heroes[(i + k) % heroes.length]! } }));
    const setup = { seats, variants: { scenario: scenarios[i % scenarios.length]! }, seed: `seul ${i}` };
    expect(opensBeyond(setup)).toBe(false);
    return playAtRandom(attentionDonjon2, setup).hash;
  });
}

// What is brought stays: all that must be seen without it comes before, in one test.
test('an adventure of ready-made heroes is played to its end without the rules beyond it, as it is with them', () => {
  const [alone, bears] = [hashes(), known()];
  expect(() => playAtRandom(attentionDonjon2, { seats: [nobody], variants: {}, seed: 'neuf' })).toThrow('beyond');
  bringRules();
  expect(hashes()).toEqual(alone);
  expect(known()).toEqual(bears);
});

const nobody = { name: 'J1', choices: { heros: 'nouveau' } };

test.each([
  [{ seats: [nobody], variants: {} }],
  [{ seats: [{ name: 'J1', choices: { fiche: '{}' } }], variants: {} }],
  [{ seats: [], variants: { campagne: 'oui' } }],
  [{ seats: [], variants: { scenario: 'hasard' } }],
])('%j opens them', (setup) => {
  expect(opensBeyond({ ...setup, seed: '' })).toBe(true);
});
