import { type Erratum, KINDS, type RuleKind, type Section } from './catalogue.ts';
import type { Reader } from './reader.ts';
import { PREFIXES, type SystemId } from './systems.ts';
import { typographie, typography } from './typographie.ts';

/** What the English file says of a rule; its French text lives in the file of the same name under `fr/`. */
export interface EnglishRule {
  readonly id: string;
  readonly section: string;
  readonly kind: RuleKind;
  readonly source: string;
  readonly titleFr: string;
  readonly titleEn: string;
  readonly text: string;
  readonly ruling: string | undefined;
  readonly vector: string | undefined;
}

export interface EnglishQuestion {
  readonly id: string;
  readonly variant: string;
  readonly about: readonly string[];
  readonly question: string;
  readonly chosen: string;
  readonly alternative: string;
}

export function readSections(reader: Reader, value: unknown): Section[] {
  return reader.list(value, ['sections']).map((item, i) => {
    const path = ['sections', i];
    const fields = reader.fields(item, path);
    reader.only(fields, path, ['id', 'title_fr', 'title_en']);
    return {
      id: reader.text(fields, [...path, 'id']),
      title: {
        fr: typographie(reader.text(fields, [...path, 'title_fr'])),
        en: typography(reader.text(fields, [...path, 'title_en'])),
      },
    };
  });
}

export function readRules(reader: Reader, value: unknown, system: SystemId): EnglishRule[] {
  const shape = new RegExp(`^${PREFIXES[system]}-([A-Z0-9]+)-\\d{2,}$`);
  return reader.list(value, ['rules']).map((item, i) => {
    const path = ['rules', i];
    const fields = reader.fields(item, path);
    reader.only(fields, path, ['id', 'source', 'kind', 'title_fr', 'title_en', 'rule', 'ruling', 'vector']);
    const id = reader.text(fields, [...path, 'id']);
    const section = shape.exec(id)?.[1];
    if (id !== '' && section === undefined) reader.fault([...path, 'id'], `${id} does not look like ${shape.source}`);
    const kind = reader.text(fields, [...path, 'kind']);
    if (!KINDS.includes(kind as RuleKind)) reader.fault([...path, 'kind'], `${kind} is none of ${KINDS.join(', ')}`);
    return {
      id,
      section: section ?? '',
      kind: kind as RuleKind,
      source: reader.text(fields, [...path, 'source']),
      titleFr: reader.text(fields, [...path, 'title_fr']),
      titleEn: reader.text(fields, [...path, 'title_en']),
      text: reader.text(fields, [...path, 'rule']),
      ruling: reader.optionalText(fields, [...path, 'ruling']),
      vector: reader.optionalText(fields, [...path, 'vector']),
    };
  });
}

export function readQuestions(reader: Reader, value: unknown, system: SystemId): EnglishQuestion[] {
  const shape = new RegExp(`^${PREFIXES[system]}-Q-\\d{2,}$`);
  return reader.list(value, ['questions']).map((item, i) => {
    const path = ['questions', i];
    const fields = reader.fields(item, path);
    reader.only(fields, path, ['id', 'variant', 'about', 'question', 'chosen', 'alternative']);
    const id = reader.text(fields, [...path, 'id']);
    if (id !== '' && !shape.test(id)) reader.fault([...path, 'id'], `${id} does not look like ${shape.source}`);
    return {
      id,
      variant: reader.text(fields, [...path, 'variant']),
      about: reader.list(fields.about, [...path, 'about']).map(String),
      question: reader.text(fields, [...path, 'question']),
      chosen: reader.text(fields, [...path, 'chosen']),
      alternative: reader.text(fields, [...path, 'alternative']),
    };
  });
}

export function readErrata(reader: Reader, value: unknown): Erratum[] {
  if (value === undefined) return [];
  return reader.list(value, ['errata']).map((item, i) => {
    const path = ['errata', i];
    const fields = reader.fields(item, path);
    reader.only(fields, path, ['id', 'date', 'was', 'now', 'why']);
    const read = (name: string) => reader.text(fields, [...path, name]);
    return { id: read('id'), date: read('date'), was: read('was'), now: read('now'), why: read('why') };
  });
}
