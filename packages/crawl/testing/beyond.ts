import type { GameEvent, NewGame, System } from '@souterrain/kernel';
import { playAtRandom } from '@souterrain/kernel/testing';
import { expect, test } from 'vitest';
import { ITEMS } from '../src/content/index.ts';

interface Edition<S, E extends GameEvent, V> {
  readonly system: System<S, E, V>;
  readonly heroes: readonly string[];
  readonly scenarios: readonly string[];
  /** What the ready-made heroes and the creatures of the pack bear. */
  readonly borne: readonly string[];
  isKnown(feature: string): boolean;
  opensBeyond(setup: NewGame): boolean;
  bringRules(): void;
}

const NEW = { name: 'J1', choices: { heros: 'nouveau' } };
const CARRIED = Object.values(ITEMS).flatMap(({ features = [], attacks = [] }) => [
  ...features,
  ...attacks.flatMap((attack) => attack.features ?? []),
]);

/** What an edition starts without is missed by nobody who plays one adventure with ready-made heroes. */
export function testsBeyond<S, E extends GameEvent, V>(edition: Edition<S, E, V>): void {
  const { system, heroes, scenarios, opensBeyond } = edition;
  const hashes = (): readonly string[] =>
    Array.from({ length: 6 }, (_, i) => {
      const seats = [0, 1, 2].map((k) => ({ name: `J${k}`, choices: { heros: heroes[(i + k) % heroes.length]! } }));
      const setup = { seats, variants: { scenario: scenarios[i % scenarios.length]! }, seed: `seul ${i}` };
      expect(opensBeyond(setup)).toBe(false);
      return playAtRandom(system, setup).hash;
    });
  const known = (): readonly string[] => [...edition.borne, ...CARRIED].filter(edition.isKnown);

  // What is brought stays: all that must be seen without it comes before, in one test.
  test('an adventure of ready-made heroes is played to its end without the rules beyond it, as it is with them', () => {
    const [alone, bears] = [hashes(), known()];
    expect(() => playAtRandom(system, { seats: [NEW], variants: {}, seed: 'neuf' })).toThrow('beyond');
    edition.bringRules();
    expect(hashes()).toEqual(alone);
    expect(known()).toEqual(bears);
  });

  test.each([
    [{ seats: [NEW], variants: {} }],
    [{ seats: [{ name: 'J1', choices: { fiche: '{}' } }], variants: {} }],
    [{ seats: [], variants: { campagne: 'oui' } }],
    [{ seats: [], variants: { scenario: 'hasard' } }],
  ])('%j opens them', (setup) => {
    expect(opensBeyond({ ...setup, seed: '' })).toBe(true);
  });
}
