import type { SystemId } from '@souterrain/catalog';
import type { Adaptor } from './adaptor.ts';
import { cinquanteEtages } from './cinquante-etages/adaptor.ts';

type Loader = () => Promise<Adaptor>;

const loaders: Record<SystemId, Loader> = {
  // Part of what the table is built with: a first game waits for nothing more.
  'cinquante-etages': async () => cinquanteEtages as unknown as Adaptor,
  'attention-donjon': () =>
    import('./attention-donjon/adaptor.ts').then((m) => m.attentionDonjon as unknown as Adaptor),
  'attention-donjon-2': () =>
    import('./attention-donjon-2/adaptor.ts').then((m) => m.attentionDonjon2 as unknown as Adaptor),
  'heros-bataillons': () =>
    import('./heros-bataillons/adaptor.ts').then((m) => m.herosBataillons as unknown as Adaptor),
};

/** The systems that can be played here, the others fetched when they are first needed. */
export const loaderOf = (id: string): Loader | undefined => (loaders as Partial<Record<string, Loader>>)[id];
