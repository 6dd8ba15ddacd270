import { afterAll, beforeAll } from 'vitest';
import { editionWith } from '../src/edition.ts';
import { registryWith } from '../src/figures/registry.ts';
import { attentionDonjon, systemOf } from '../src/system.ts';
import type { Feature } from '../src/world/features.ts';
import { playWith } from './played.ts';

/** Makes features known for the tests of one file: give them to a figure as marks. */
export function know(...features: readonly Feature[]): void {
  beforeAll(() => playWith(systemOf(attentionDonjon.content, editionWith(registryWith(features)))));
  afterAll(() => playWith(attentionDonjon));
}
