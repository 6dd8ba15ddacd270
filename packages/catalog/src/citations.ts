import { PREFIXES } from './systems.ts';

/** One place where the product cites a rule. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The line itself, without what stands around it. */
  readonly text: string;
}

const ID = String.raw`(?<![\w-])(?:${Object.values(PREFIXES).join('|')})-[A-Z]+(?:-[A-Z]+)?-\d+(?!\w)`;

/** Everything that is written like the id of a rule, in any text. */
export const RULE_ID = new RegExp(ID, 'g');

/** « C50-JET-05 to C50-JET-09 », also where the line of a comment breaks. */
const SPAN = new RegExp(String.raw`(${ID})[\s*/#]+(?:to|à)[\s*/#]+(${ID})`, 'g');

/** A span speaks for every rule of so many; a longer one is a title, and speaks for its ends. */
const LONGEST = 5;

const READ = [/^packages\/.+\/src\/.+\.tsx?$/, /^packages\/.+\/packs\/.+\.yaml$/, /^apps\/[^/]+\/src\/.+\.tsx?$/];

/** Tests say what a rule is, generated files and the type of all ids nothing, and a guide teaches what others apply. */
const NOT_READ = [/\.test\.tsx?$/, /\.gen\./, /^packages\/catalog\//, /^apps\/web\/src\/systems\/[\w-]+\/guide\.ts$/];

/** Whether a rule cited in this file is one that the file applies. */
export const applies = (file: string): boolean =>
  READ.some((kind) => kind.test(file)) && !NOT_READ.some((kind) => kind.test(file));

/** Every rule that a text cites, each once a line. */
export function citationsIn(file: string, text: string): Citation[] {
  const lines = text.split('\n');
  const found = new Map<string, Citation>();
  const note = (id: string, offset: number): void => {
    const line = lineAt(text, offset);
    found.set(`${id} ${line}`, { id, file, line, text: lines[line - 1]!.trim() });
  };
  for (const { 0: id, index } of text.matchAll(RULE_ID)) note(id, index);
  for (const { index, ...span } of text.matchAll(SPAN)) for (const id of between(span[1]!, span[2]!)) note(id, index);
  return [...found.values()].sort((a, b) => a.line - b.line);
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The rules between the two ends of a span. */
function between(first: string, last: string): string[] {
  const section = first.slice(0, first.lastIndexOf('-') + 1);
  const [from, to] = [first, last].map((id) => Number(id.slice(section.length)));
  if (!last.startsWith(section) || from === undefined || !to || to - from >= LONGEST) return [];
  const digits = first.length - section.length;
  return Array.from(
    { length: Math.max(0, to - from - 1) },
    (_, i) => section + `${from + 1 + i}`.padStart(digits, '0'),
  );
}

/** The games themselves first, what clients say of them last. */
const ORDER = ['packages/systems/', 'packages/crawl/', 'packages/', 'apps/'];

const rankOf = (file: string): number => ORDER.findIndex((start) => file.startsWith(start));

const byPlace = (a: string, b: string): number => rankOf(a) - rankOf(b) || (a < b ? -1 : 1);

/** Every citation of those of these files that apply rules. */
export const citationsOf = (files: readonly string[], read: (file: string) => string): Citation[] =>
  files
    .filter(applies)
    .sort(byPlace)
    .flatMap((file) => citationsIn(file, read(file)));
