import { afterAll, beforeAll } from 'vitest';
import { CREATURES } from '../src/content/index.ts';
import type { CreatureEntry } from '../src/content/types/creature.ts';
import type { Feature } from '../src/figures/features.ts';
import { learn } from '../src/figures/registry.ts';

/** Features of a test that a sheet may name among its talents, forgotten once the suite is over. */
export function know(...features: readonly Feature[]): void {
  let forget = (): void => {};
  beforeAll(() => {
    forget = learn(features);
  });
  afterAll(() => forget());
}

/** The same for a creature: an ogre, but for what is told of it. */
export function breed(id: string, more: Partial<CreatureEntry>): void {
  const creatures = CREATURES as Record<string, CreatureEntry>;
  beforeAll(() => {
    creatures[id] = { ...CREATURES.ogre!, id, ...more };
  });
  afterAll(() => {
    delete creatures[id];
  });
}
