import type { SystemId } from '@souterrain/catalog';
import type { ByLang } from '@souterrain/words';
import { language } from '../words/language.ts';
import type { Adaptor } from './adaptor.ts';
import { texts as first } from './attention-donjon/texts.ts';
import { texts as second } from './attention-donjon-2/texts.ts';
import { texts as floors } from './cinquante-etages/texts.ts';
import { texts as heroes } from './heros-bataillons/texts.ts';

type Loader = () => Promise<Adaptor>;

/** A system, and its words in the reader's language beside it: the table waits for both. */
const beside =
  (adaptor: () => Promise<unknown>, texts: ByLang<() => Promise<unknown>>): Loader =>
  async () =>
    (await Promise.all([adaptor(), texts[language.value]()]))[0] as Adaptor;

/** The systems that can be played here, each fetched when it is first needed. */
const loaders: Readonly<Record<SystemId, Loader>> = {
  'cinquante-etages': beside(() => import('./cinquante-etages/adaptor.ts').then((m) => m.cinquanteEtages), floors),
  'attention-donjon': beside(() => import('./attention-donjon/adaptor.ts').then((m) => m.attentionDonjon), first),
  'attention-donjon-2': beside(() => import('./attention-donjon-2/adaptor.ts').then((m) => m.attentionDonjon2), second),
  'heros-bataillons': beside(() => import('./heros-bataillons/adaptor.ts').then((m) => m.herosBataillons), heroes),
};

export const loaderOf = (id: string): Loader | undefined => (loaders as Partial<Record<string, Loader>>)[id];
