import type { SystemId } from '@souterrain/catalog';
import type { Lang } from '@souterrain/words';
import type { Printer } from './model.ts';

type Loader = (lang: Lang) => Promise<Printer>;

const loaders: Readonly<Record<SystemId, Loader>> = {
  'attention-donjon': (lang) => import('./crawl/first-edition.ts').then((m) => m.printer(lang) as Promise<Printer>),
  'attention-donjon-2': (lang) => import('./crawl/second-edition.ts').then((m) => m.printer(lang) as Promise<Printer>),
  'heros-bataillons': () => import('./heros-bataillons/printer.ts').then((m) => m.printer as unknown as Printer),
  'cinquante-etages': () => import('./cinquante-etages/printer.ts').then((m) => m.printer as unknown as Printer),
};

/** Fetched when somebody prints, or looks at a hero kept on this device. */
export const printerOf = (system: SystemId, lang: Lang): Promise<Printer> => loaders[system](lang);
