import type { SystemId } from '@souterrain/catalog';
import type { Adaptor } from './adaptor.ts';

type Loader = () => Promise<Adaptor>;

const loaders: Record<SystemId, Loader> = {
  'cinquante-etages': () =>
    import('./cinquante-etages/adaptor.ts').then((m) => m.cinquanteEtages as unknown as Adaptor),
  'attention-donjon': () =>
    import('./attention-donjon/adaptor.ts').then((m) => m.attentionDonjon as unknown as Adaptor),
  'attention-donjon-2': () =>
    import('./attention-donjon-2/adaptor.ts').then((m) => m.attentionDonjon2 as unknown as Adaptor),
  'heros-bataillons': () =>
    import('./heros-bataillons/adaptor.ts').then((m) => m.herosBataillons as unknown as Adaptor),
};

/** The systems that can be played here, each fetched when it is first needed. */
export const loaderOf = (id: string): Loader | undefined => (loaders as Partial<Record<string, Loader>>)[id];
