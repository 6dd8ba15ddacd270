import type { Chapter, RuleBook } from '../../rulebook/rule-book.ts';

/** AD2-PREC-03: the chapters of the first edition still stand, and the second cites them. */
export const book = async (): Promise<RuleBook> =>
  inherit(await import('virtual:rules/attention-donjon-2'), await import('virtual:rules/attention-donjon'));

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
