import type { SystemId } from '@souterrain/catalog';
import type { Adaptor } from './adaptor.ts';

type Loader = () => Promise<Adaptor>;

const loaders: Readonly<Record<SystemId, Loader>> = {
  'cinquante-etages': () =>
    import('./cinquante-etages/adaptor.ts').then((m) => m.cinquanteEtages as unknown as Adaptor),
  'attention-donjon': () =>
    import('./attention-donjon/adaptor.ts').then((m) => m.attentionDonjon as unknown as Adaptor),
  'attention-donjon-2': () =>
    import('./attention-donjon-2/adaptor.ts').then((m) => m.attentionDonjon2 as unknown as Adaptor),
  'heros-bataillons': () =>
    import('./heros-bataillons/adaptor.ts').then((m) => m.herosBataillons as unknown as Adaptor),
};

/** A system without the rules beyond its usual games: whoever starts one brings them where they are opened. */
export const leanLoaderOf = (id: string): Loader | undefined => (loaders as Partial<Record<string, Loader>>)[id];

/** The systems that can be played here, each fetched when it is first needed, with all its rules. */
export function loaderOf(id: string): Loader | undefined {
  const load = leanLoaderOf(id);
  return (
    load &&
    (async () => {
      const adaptor = await load();
      await adaptor.beyond?.bring();
      return adaptor;
    })
  );
}
