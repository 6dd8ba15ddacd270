import type { SystemId } from '@souterrain/catalog';
import type { Adaptor } from './adaptor.ts';

type Loader = () => Promise<Adaptor>;

const loaders: Partial<Record<SystemId, Loader>> = {
  'cinquante-etages': () =>
    import('./cinquante-etages/adaptor.ts').then((m) => m.cinquanteEtages as unknown as Adaptor),
  'attention-donjon': () =>
    import('./attention-donjon/adaptor.ts').then((m) => m.attentionDonjon as unknown as Adaptor),
  'heros-bataillons': () =>
    import('./heros-bataillons/adaptor.ts').then((m) => m.herosBataillons as unknown as Adaptor),
};

/** The systems that can be played here, each fetched when it is first needed. */
export const loaderOf = (id: string): Loader | undefined => loaders[id as SystemId];
