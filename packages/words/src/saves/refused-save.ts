import type { Fault, JsonExcess } from '@souterrain/kernel';
import { faultText } from '../faults.ts';
import type { Lang } from '../lang.ts';
import { printable } from '../typography.ts';
import { jsonBreak } from './json-break.ts';
import { type SaveWords, saveWords } from './save-words.ts';

export interface RefusedSave {
  readonly fault: Fault;
  /** What the file holds, as far as it was read. */
  readonly text: string;
}

/** Why a file is no game that can be played here, and at which line: a sentence for whoever never looked inside one. */
export function refusedSave(lang: Lang, { fault, text }: RefusedSave): string {
  const said = saveWords[lang];
  const { code } = fault;
  const params = shown(fault.params);
  const plain = { code, params };
  switch (code) {
    case 'save-unreadable':
      return sayExcess(said, fault.params) ?? sayUnreadable(said, text);
    case 'save-foreign':
      return sayForeign(said, String(params.got)) ?? faultText(lang, plain);
    case 'save-newer':
      return Number.isNaN(Number(String(params.got).split('/')[1]))
        ? said.unknownFormat(String(params.got))
        : faultText(lang, plain);
    case 'save-corrupt':
      return sayCorrupt(said, plain, text) ?? faultText(lang, plain);
    case 'save-mismatch':
      return sayMismatch(said, { params: { ...params, expected: fault.params.expected ?? '' } }, text);
    case 'save-system':
      return params.expected === undefined ? said.unknownSystem(String(params.got)) : faultText(lang, plain);
    default:
      return faultText(lang, plain);
  }
}

function sayExcess({ excess }: SaveWords, { reason, line, column, most }: Fault['params']): string | undefined {
  const of = (Object.keys(excess) as JsonExcess['of'][]).find((known) => known === reason);
  return of && excess[of]({ line: Number(line), column: Number(column), most: Number(most) });
}

function sayUnreadable(said: SaveWords, text: string): string {
  if (text.trim() === '') return said.empty;
  if (isBinary(text)) return said.binary;
  const found = jsonBreak(text);
  if (!found || (found.line === 1 && found.column === 1)) return said.notSave;
  return found.isCut ? said.cut(found.line) : said.broken(found.line, found.column);
}

/** What is no text reads as signs that no text holds. */
const isBinary = (text: string): boolean => /[\0\ufffd]/.test(text.slice(0, 4_000));

function sayForeign(said: SaveWords, format: string): string | undefined {
  if (format.includes('/heros')) return said.hero;
  if (format.startsWith('souterrain-tout/')) return said.everything;
  return format === 'none' ? said.noFormat : undefined;
}

function sayCorrupt(said: SaveWords, { params }: Fault, text: string): string | undefined {
  if (params.field === undefined) return params.expected === 'undefined' ? said.noCheck : undefined;
  const field = String(params.field);
  return said.field(said.fields[field] ?? field, lineOf(text, `"${field}":`));
}

function sayMismatch(said: SaveWords, { params }: Pick<Fault, 'params'>, text: string): string {
  const misfit = sayMisfit(said, { params }, text);
  return params.checkpoint === undefined ? misfit : `${misfit} ${said.brokenCheckpoint}`;
}

function sayMisfit(said: SaveWords, { params }: Pick<Fault, 'params'>, text: string): string {
  const at = Number(params.at);
  const [got, expected] = [String(params.got), String(params.expected)];
  if (params.field === 'result') return said.result(got, expected);
  if (params.decision === undefined) return said.strayed(at);
  if (params.decision === 'none') return said.beyond(at);
  if (params.decision === 'frozen') return said.frozen(at, expected);
  // One decision a line, after the one that announces them.
  const start = lineOf(text, '"decisions":');
  const offered = expected === '' ? [] : expected.split(', ');
  return said.decision({ at, line: start && start + at, got, offered });
}

function lineOf(text: string, start: string): number | undefined {
  const at = text.split('\n').findIndex((line) => line.trimStart().startsWith(start));
  return at < 0 ? undefined : at + 1;
}

/** The longest word of a fault: a file may hold a whole sheet where a name is expected. */
const LONGEST = 60;

/** What a file says, as a sentence may repeat it: no sign that moves a cursor, and not too long. */
const shown = (params: Fault['params']): Fault['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === 'string' ? brief(printable(value)) : value]),
  );

const brief = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
