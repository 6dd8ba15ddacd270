import type { Sheet } from '@souterrain/crawl/state';
import type { SeatId } from '@souterrain/kernel';
import type { State } from '../state.ts';
import { checkSheet, type SheetIssue } from './legality.ts';
import { readSheet } from './read-sheet.ts';

const FORMAT = 'attention-donjon/heros';
const VERSION = 1;

/** What is wrong with a file: a shape that no sheet has, or a sheet that breaks a rule. */
export type FileIssue = SheetIssue | { readonly rule: null; readonly path: string; readonly problem: string };

export type Imported =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly issues: readonly FileIssue[] };

/** The sheet of a seat's hero, to keep between two games. */
export function exportSheet(state: State, seat: SeatId): string {
  const hero = state.figures.find((figure) => figure.hero?.seat === seat)?.hero;
  if (!hero) throw new Error(`seat ${seat} has no hero`);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sheet: hero.sheet }, null, 1)}\n`;
}

/** Reads what `exportSheet` wrote; refused whole, with every issue. */
export function importSheet(text: string): Imported {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refused([{ rule: null, path: '', problem: 'json-illisible' }]);
  }
  if (!isRecord(file)) return refused([{ rule: null, path: '', problem: 'pas-un-objet' }]);
  const issues: FileIssue[] = [];
  for (const key of Object.keys(file))
    if (!['format', 'version', 'sheet'].includes(key)) issues.push({ rule: null, path: key, problem: 'champ-inconnu' });
  if (file.format !== FORMAT) issues.push({ rule: null, path: 'format', problem: 'format-inconnu' });
  if (file.version !== VERSION) issues.push({ rule: null, path: 'version', problem: 'version-inconnue' });
  const shape = readSheet(file.sheet);
  issues.push(...shape);
  if (shape.length === 0) issues.push(...checkSheet(file.sheet as Sheet));
  return issues.length === 0 ? { ok: true, sheet: file.sheet as Sheet } : refused(issues);
}

const refused = (issues: readonly FileIssue[]): Imported => ({ ok: false, issues });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
