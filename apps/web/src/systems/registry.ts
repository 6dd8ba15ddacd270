import { SYSTEM_IDS } from '@souterrain/catalog';
import type { Packs } from '@souterrain/kernel';
import { language } from '../words/language.ts';
import type { Adaptor } from './adaptor.ts';
import { isOffered } from './drafts.ts';
import type { Manifest } from './manifest.ts';
import { MANIFESTS } from './manifests/list.gen.ts';

/** Gives a system as it is played with the packs a save carries: with its own alone, unless told. */
export type Loader = (carried?: Packs) => Promise<Adaptor>;

/** The systems that can be played here, in their order. */
export const systems: readonly Manifest[] = MANIFESTS.filter(({ id }) => isOffered(id)).sort(
  (one, other) => SYSTEM_IDS.indexOf(one.id) - SYSTEM_IDS.indexOf(other.id),
);

export const manifestOf = (id: string): Manifest | undefined => systems.find((system) => system.id === id);

/** Fetches a system when it is first needed, and its words in the reader's language beside it: the table waits for both. */
export function loaderOf(id: string): Loader | undefined {
  const manifest = manifestOf(id);
  return (
    manifest &&
    (async (carried = []) =>
      (await Promise.all([manifest.table(), manifest.texts[language.value]()]))[0].adaptorOf(carried) as Adaptor)
  );
}
