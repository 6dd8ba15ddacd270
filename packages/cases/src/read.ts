import type { Found, Issue, YamlFile } from '@souterrain/content';
import type { CaseSystem } from './case-system.ts';
import { parseWith } from './issues.ts';
import { type Case, caseFileSchema } from './schema.ts';
import { unknownIn } from './unknown.ts';
import { type Lang, reasonText } from './words.ts';

/** The system a file speaks of: named at its top, or by the folder it lies in. */
export function systemIdOf({ value, file }: Pick<YamlFile, 'value' | 'file'>): string {
  if (typeof value === 'object' && value !== null && 'system' in value && typeof value.system === 'string') {
    return value.system;
  }
  return file.replaceAll('\\', '/').split('/').at(-2) ?? '';
}

export type ReadCases =
  | { readonly ok: true; readonly cases: readonly Case[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Checks a whole file: a faulty one is refused whole, with every issue found. */
export function readCases(source: YamlFile, caseSystem: CaseSystem, lang: Lang): ReadCases {
  if (source.issues.length > 0) return { ok: false, issues: source.issues };
  const { givenSchema, gives } = caseSystem;
  const parsed = parseWith(caseFileSchema(givenSchema, { gives: gives !== undefined }), source.value, lang);
  if (!parsed.ok) return { ok: false, issues: parsed.found.map(({ path, message }) => source.issueAt(path, message)) };
  const cases = parsed.value.cases as readonly Case[];
  const found = [...duplicates(cases, lang), ...cases.flatMap((one, i) => unknownIn(one, caseSystem, { lang, at: i }))];
  if (found.length === 0) return { ok: true, cases };
  return { ok: false, issues: found.map(({ path, message }) => source.issueAt(path, message)) };
}

const duplicates = (cases: readonly Case[], lang: Lang): Found[] =>
  cases.flatMap(({ id }, i) =>
    cases.findIndex((c) => c.id === id) < i
      ? [{ path: ['cases', i, 'id'], message: reasonText(lang, 'duplicate-id') }]
      : [],
  );
