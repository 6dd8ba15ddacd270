import { marks as shared } from '@souterrain/crawl/text';
import type { ByLang } from '@souterrain/words';

/** States, effects and lasting wounds, as a token says them. */
const fr: Readonly<Record<string, string>> = {
  'serieusement-secoue': 'Sérieusement secoué',
  entrave: 'Entravé',
  'nez-casse': 'Nez cassé',
};

const en: Readonly<Record<string, string>> = {
  'serieusement-secoue': 'Badly Secoué',
  entrave: 'Bound',
  'nez-casse': 'Broken nose',
};

export const marks: ByLang<Readonly<Record<string, string>>> = {
  fr: { ...shared.fr, ...fr },
  en: { ...shared.en, ...en },
};
