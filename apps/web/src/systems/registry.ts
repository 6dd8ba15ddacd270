import type { SystemId } from '@souterrain/catalog';
import type { Packs } from '@souterrain/kernel';
import type { ByLang } from '@souterrain/words';
import { language } from '../words/language.ts';
import type { Adaptor } from './adaptor.ts';
import { texts as first } from './attention-donjon/texts.ts';
import { texts as second } from './attention-donjon-2/texts.ts';
import { texts as floors } from './cinquante-etages/texts.ts';
import { texts as heroes } from './heros-bataillons/texts.ts';

/** Gives a system as it is played with the packs a save carries: with its own alone, unless told. */
export type Loader = (carried?: Packs) => Promise<Adaptor>;

/** A system, and its words in the reader's language beside it: the table waits for both. */
const beside =
  (
    system: () => Promise<{ readonly adaptorOf: (carried: Packs) => unknown }>,
    texts: ByLang<() => Promise<unknown>>,
  ): Loader =>
  async (carried = []) =>
    (await Promise.all([system(), texts[language.value]()]))[0].adaptorOf(carried) as Adaptor;

/** The systems that can be played here, each fetched when it is first needed. */
const loaders: Readonly<Record<SystemId, Loader>> = {
  'cinquante-etages': beside(() => import('./cinquante-etages/adaptor.ts'), floors),
  'attention-donjon': beside(() => import('./attention-donjon/adaptor.ts'), first),
  'attention-donjon-2': beside(() => import('./attention-donjon-2/adaptor.ts'), second),
  'heros-bataillons': beside(() => import('./heros-bataillons/adaptor.ts'), heroes),
};

export const loaderOf = (id: string): Loader | undefined => (loaders as Partial<Record<string, Loader>>)[id];
