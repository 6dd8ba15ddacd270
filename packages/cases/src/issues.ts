import type { Path } from '@souterrain/content';
import { z } from 'zod';
import { type Lang, type Reason, reasonText } from './words.ts';

export interface Found {
  readonly path: Path;
  readonly message: string;
}

type ZodIssue = z.core.$ZodIssue;

const pathOf = (path: readonly PropertyKey[]): Path => path.map((step) => (typeof step === 'symbol' ? '' : step));

/** The sentences of zod for one issue, one for each unknown key, placed on the key itself. */
function found(issue: ZodIssue, lang: Lang): Found[] {
  const path = pathOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: issue.message }));
  }
  if (issue.code === 'custom' && issue.params?.reason) {
    return [{ path, message: reasonText(lang, issue.params.reason as Reason) }];
  }
  if (issue.code !== 'invalid_union') return [{ path, message: issue.message }];
  const branches = issue.errors.flatMap((errors) => errors.slice(0, 1).flatMap((e) => found(e, lang)));
  const deepest = branches.reduce<Found | undefined>(
    (a, b) => (b.path.length > (a?.path.length ?? 0) ? b : a),
    undefined,
  );
  if (deepest) return [{ path: [...path, ...deepest.path], message: deepest.message }];
  return [{ path, message: [...new Set(branches.map((b) => b.message))].join(' / ') || issue.message }];
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly found: readonly Found[] };

export function parseWith<T>(schema: z.ZodType<T>, value: unknown, lang: Lang): Parsed<T> {
  const { localeError } = z.locales[lang]();
  const parsed = schema.safeParse(value, localeError ? { error: localeError } : {});
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, found: parsed.error.issues.flatMap((issue) => found(issue, lang)) };
}
