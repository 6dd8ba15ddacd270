import { type ByLang, pluralEn, pluralFr, quoted, WIDE } from '@souterrain/words';

export interface RulebookWords {
  readonly heading: string;
  readonly search: string;
  readonly hint: string;
  found(count: number): string;
  nothing(query: string): string;
  readonly clear: string;
  more(count: number): string;
  /** Back to the rule that cited the one on the page. */
  back(id: string): string;
  /** The same rule in the other language. */
  readonly other: string;
  readonly ruling: string;
  readonly alternative: string;
  readonly close: string;
  readonly page: string;
  count(rules: number): string;
  opens(id: string): string;
}

export const rulebookWords: ByLang<RulebookWords> = {
  fr: {
    heading: 'Règles',
    search: 'Chercher une règle',
    hint: 'Un mot, dans une langue ou l’autre, ou un numéro de règle.',
    found: (count) => pluralFr(count, `${count} règle trouvée`, `${count} règles trouvées`),
    nothing: (query) => `Aucune règle ne parle de ${quoted(query)}. Essayez un mot plus court, ou dans l’autre langue.`,
    clear: 'Tout montrer',
    more: (count) => pluralFr(count, 'Montrer encore 1 règle', `Montrer encore ${count} règles`),
    back: (id) => `Retour à ${id}`,
    other: 'English',
    ruling: `Précision${WIDE}:`,
    alternative: `Autre lecture${WIDE}:`,
    close: 'Fermer les règles',
    page: 'Ouvrir en grand',
    count: (rules) => pluralFr(rules, `${rules} règle`, `${rules} règles`),
    opens: (id) => `${id}, ouvrir dans les règles`,
  },
  en: {
    heading: 'Rules',
    search: 'Search the rules',
    hint: 'A word in either language, or the number of a rule.',
    found: (count) => pluralEn(count, `${count} rule found`, `${count} rules found`),
    nothing: (query) => `No rule speaks of “${query}”. Try a shorter word, or the other language.`,
    clear: 'Show all',
    more: (count) => pluralEn(count, 'Show 1 more rule', `Show ${count} more rules`),
    back: (id) => `Back to ${id}`,
    other: 'Français',
    ruling: 'Ruling:',
    alternative: 'Other reading:',
    close: 'Close the rules',
    page: 'Open as a page',
    count: (rules) => pluralEn(rules, `${rules} rule`, `${rules} rules`),
    opens: (id) => `${id}, open in the rules`,
  },
};
