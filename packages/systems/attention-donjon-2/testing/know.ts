import { afterAll, beforeAll } from 'vitest';
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
