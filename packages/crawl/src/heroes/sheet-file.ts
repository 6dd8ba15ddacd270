import { openHero, writeHero } from '@souterrain/content/hero-file';
import type { ShapeIssue } from '@souterrain/content/shape';
import type { SeatId } from '@souterrain/kernel';
import type { Stocked } from '../content/content.ts';
import type { CrawlState, Sheet } from '../state.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetIssue } from './sheet-issue.ts';

/** What is wrong with a file: a shape that no sheet has, or a sheet that breaks a rule. */
export type FileIssue = SheetIssue | ShapeIssue;

export type Imported =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly issues: readonly FileIssue[] };

/** How an edition marks the sheets it writes, and what it asks of those it reads. */
export interface SheetFile {
  readonly format: string;
  check(g: Stocked, sheet: Sheet): readonly SheetIssue[];
  /** Sheets of other editions that it reads, by their format, and what they become (AD2-XESQ-16). */
  readonly from?: Readonly<Record<string, (sheet: Sheet) => Sheet>>;
}

/** A sheet to keep between two games. */
export const writeSheet = ({ format }: Pick<SheetFile, 'format'>, sheet: Sheet): string => writeHero(format, sheet);

export function sheetOfSeat(state: CrawlState, seat: SeatId): Sheet {
  const hero = state.figures.find((figure) => figure.hero?.seat === seat)?.hero;
  if (!hero) throw new Error(`seat ${seat} has no hero`);
  return hero.sheet;
}

/** Reads what `writeSheet` wrote; refused whole, with every issue. */
export function parseSheet(g: Stocked, { format, check, from = {} }: SheetFile, text: string): Imported {
  const file = openHero(text, [format, ...Object.keys(from)]);
  if (file.sheet === undefined) return refused(file.issues);
  const shape = readSheet(file.sheet);
  const issues: FileIssue[] = [...file.issues, ...shape];
  if (shape.length > 0) return refused(issues);
  const convert = from[file.format];
  const sheet = convert ? convert(file.sheet as Sheet) : (file.sheet as Sheet);
  issues.push(...check(g, sheet));
  return issues.length === 0 ? { ok: true, sheet } : refused(issues);
}

const refused = (issues: readonly FileIssue[]): Imported => ({ ok: false, issues });
