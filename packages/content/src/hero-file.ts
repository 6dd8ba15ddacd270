import { type JsonLimits, jsonExcess } from '@souterrain/kernel';
import { isRecord, type ShapeIssue, wrong } from './shape.ts';

const VERSION = 1;
/** Some fifty times what the fullest sheet holds. */
const LIMITS: JsonLimits = { length: 200_000, depth: 16, values: 10_000 };
const FIELDS = ['format', 'version', 'sheet'];

/** The text of a hero that goes from one game to the next. */
export const writeHero = (format: string, sheet: unknown): string =>
  `${JSON.stringify({ format, version: VERSION, sheet }, null, 1)}\n`;

export interface HeroFile {
  readonly format: string;
  /** Undefined where the text holds none. */
  readonly sheet: unknown;
  readonly issues: readonly ShapeIssue[];
}

/** Opens what `writeHero` wrote, of one of these formats; the sheet itself is still to be read. */
export function openHero(text: string, formats: readonly string[]): HeroFile {
  if (jsonExcess(text, LIMITS)) return { format: '', sheet: undefined, issues: wrong('', 'fiche-trop-grosse') };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { format: '', sheet: undefined, issues: wrong('', 'json-illisible') };
  }
  if (!isRecord(file)) return { format: '', sheet: undefined, issues: wrong('', 'pas-un-objet') };
  const format = String(file.format);
  const issues = Object.keys(file).flatMap((key) => (FIELDS.includes(key) ? [] : wrong(key, 'champ-inconnu')));
  if (!formats.includes(format)) issues.push(...wrong('format', 'format-inconnu'));
  if (file.version !== VERSION) issues.push(...wrong('version', 'version-inconnue'));
  return { format, sheet: file.sheet ?? null, issues };
}
