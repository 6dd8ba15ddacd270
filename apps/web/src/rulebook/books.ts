import type { SystemId } from '@souterrain/catalog';
import type { Chapter, RuleBook } from './rule-book.ts';

const first = (): Promise<RuleBook> => import('virtual:rules/attention-donjon');

const BOOKS: Readonly<Record<SystemId, () => Promise<RuleBook>>> = {
  'cinquante-etages': () => import('virtual:rules/cinquante-etages'),
  'attention-donjon': first,
  'attention-donjon-2': async () => inherit(await import('virtual:rules/attention-donjon-2'), await first()),
  'heros-bataillons': () => import('virtual:rules/heros-bataillons'),
};

/** The rules of a system; undefined where there is no such system. */
export const readBook = async (system: string): Promise<RuleBook | undefined> =>
  (BOOKS as Partial<Record<string, () => Promise<RuleBook>>>)[system]?.();

/** AD2-PREC-03: the chapters of the first edition still stand, and the second cites them. */
export function inherit(own: RuleBook, older: RuleBook): RuleBook {
  const again = ({ id, title, rules }: Chapter): Chapter => ({
    id: `premiere-${id}`,
    title: { fr: `Première édition · ${title.fr}`, en: `First edition · ${title.en}` },
    rules,
  });
  return {
    texts: { ...older.texts, ...own.texts },
    chapters: [...own.chapters, ...older.chapters.map(again)],
  };
}
