import type { Catalogue } from '@souterrain/catalog/load';
import type { Chapter } from './src/rulebook/rule-book.ts';

const VARIANTS = { fr: 'Variantes', en: 'Variants' };

/** The rules of a catalogue by chapter; the points that a variant settles otherwise are the last one. */
export function chaptersOf({ sections, rules, questions }: Catalogue): readonly Chapter[] {
  const chapters: Chapter[] = sections.map(({ id, title }) => ({
    id,
    title,
    rules: rules.filter(({ section }) => section === id).map((rule) => rule.id),
  }));
  chapters.push({ id: 'variantes', title: VARIANTS, rules: questions.map(({ id }) => id) });
  return chapters.filter((chapter) => chapter.rules.length > 0);
}
