import { type Found, foundIn } from '@souterrain/content';
import type { z } from 'zod';
import { isReason, type Lang, reasonText } from './words.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly found: readonly Found[] };

export function parseWith<T>(schema: z.ZodType<T>, value: unknown, lang: Lang): Parsed<T> {
  const custom = ({ reason }: Readonly<Record<string, unknown>>) =>
    isReason(reason) ? reasonText(lang, reason) : undefined;
  const found = foundIn(schema, value, { lang, custom });
  return found.length === 0 ? { ok: true, value: schema.parse(value) } : { ok: false, found };
}
