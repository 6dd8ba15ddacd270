import { afterAll, beforeAll } from 'vitest';
import type { Feature } from '../src/figures/features.ts';
import { learn } from '../src/figures/registry.ts';

/** Makes features known for the tests of one file: give them to a figure as marks. */
export function know(...features: readonly Feature[]): void {
  let forget: () => void;
  beforeAll(() => {
    forget = learn(features);
  });
  afterAll(() => forget());
}
