import type { EnglishQuestion, EnglishRule } from './english.ts';
import type { Fields, Reader } from './reader.ts';

interface Named {
  readonly id: string;
}

/** No id twice, every section titled, every id cited inside the catalogue known to it. */
export function checkIds(read: {
  en: Reader;
  sections: readonly Named[];
  rules: readonly EnglishRule[];
  questions: readonly EnglishQuestion[];
  errata: readonly Named[];
}): void {
  const { en, sections, rules, questions, errata } = read;
  const duplicates = (list: readonly Named[], name: string, seen: Set<string>) => {
    for (const [i, { id }] of list.entries()) {
      if (id !== '' && seen.has(id)) en.fault([name, i, 'id'], `${id} is there twice`);
      seen.add(id);
    }
    return seen;
  };
  const sectionIds = duplicates(sections, 'sections', new Set());
  const ids = duplicates(questions, 'questions', duplicates(rules, 'rules', new Set()));
  for (const [i, { id, section }] of rules.entries()) {
    if (section !== '' && !sectionIds.has(section)) {
      en.fault(['rules', i, 'id'], `${id}: section ${section} has no title`);
    }
  }
  for (const [i, { about }] of questions.entries()) {
    for (const [j, id] of about.entries()) {
      if (!ids.has(id)) en.fault(['questions', i, 'about', j], `${id} is not in this catalogue`);
    }
  }
  for (const [i, { id }] of errata.entries()) {
    if (id !== '' && !ids.has(id)) en.fault(['errata', i, 'id'], `${id} is not in this catalogue`);
  }
}

/** Both files speak of the same ids, and a ruling exists in both languages or in none. */
export function checkLanguages(read: {
  en: Reader;
  fr: Reader;
  texts: Fields;
  rules: readonly EnglishRule[];
  questions: readonly EnglishQuestion[];
}): void {
  const { en, fr, texts, rules, questions } = read;
  const known = new Map<string, readonly string[]>();
  for (const [i, { id, ruling }] of rules.entries()) {
    known.set(id, ruling === undefined ? ['rule'] : ['rule', 'ruling']);
    if (id !== '' && !(id in texts)) en.fault(['rules', i, 'id'], `${id} has no French text in ${fr.source.file}`);
  }
  for (const [i, { id }] of questions.entries()) {
    known.set(id, ['question', 'chosen', 'alternative', 'label_fr', 'label_en']);
    if (id !== '' && !(id in texts)) en.fault(['questions', i, 'id'], `${id} has no French text in ${fr.source.file}`);
  }
  for (const [id, text] of Object.entries(texts)) {
    const names = known.get(id);
    if (names === undefined) fr.fault([id], `${id} has no English text in ${en.source.file}`);
    else fr.only(fr.fields(text, [id]), [id], names);
  }
}
