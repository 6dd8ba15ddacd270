import { afterAll, beforeAll } from 'vitest';
import { contentOf, SHIPPED } from '../src/content/index.ts';
import type { CreatureEntry } from '../src/content/types/creature.ts';
import { editionWith } from '../src/edition.ts';
import { registryWith } from '../src/figures/registry.ts';
import { attentionDonjon2, systemOf } from '../src/system.ts';
import type { Feature } from '../src/world/features.ts';
import { played, playWith } from './played.ts';

/** Features of a test that a sheet may name among its talents, forgotten once the suite is over. */
export function know(...features: readonly Feature[]): void {
  beforeAll(() => playWith(systemOf(played().content, editionWith(registryWith(features)))));
  afterAll(() => playWith(attentionDonjon2));
}

/** The same for a creature: an ogre, but for what is told of it. */
export function breed(id: string, more: Partial<CreatureEntry>): void {
  beforeAll(() => {
    const { content, edition } = played();
    const creatures = { ...content.creatures, [id]: { ...content.creatures.ogre!, id, ...more } };
    const bred = { pack: { id: 'essai', version: '1.0.0', hash: id }, creatures };
    playWith(systemOf(contentOf([...SHIPPED, bred]), edition));
  });
  afterAll(() => playWith(attentionDonjon2));
}
