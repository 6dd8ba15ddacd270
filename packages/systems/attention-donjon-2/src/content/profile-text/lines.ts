import { fold } from '../../notation/fold.ts';

/** What a line of a profile is, in the only order in which they may come (AD2-MON-08). */
export const PARTS = ['traits', 'action', 'reaction', 'rule', 'tags'] as const;
type Part = (typeof PARTS)[number];

export interface Line {
  readonly part: Part;
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

// « Force 3 » reads as a bare test too, which no profile may hold: names with a number are traits.
const TRAITS = /^\s*\p{L}[\p{L}\p{M}'’-]*\s+(?:\d+|[-−–])\s*(?:\/\s*\p{L}[\p{L}\p{M}'’-]*\s+(?:\d+|[-−–])\s*)*$/u;

/** The lines that say something; the first is the title and has no part. */
export function linesOf(text: string): { readonly title: Omit<Line, 'part'>; readonly rest: readonly Line[] } {
  const [title = { number: 1, text: '' }, ...rest] = text
    .split('\n')
    .map((line, i) => ({ number: i + 1, text: line.trimEnd() }))
    .filter((line) => line.text !== '');
  return { title, rest: rest.map((line) => ({ ...line, part: partOf(line.text) })) };
}

function partOf(text: string): Part {
  const folded = fold(text).trimStart();
  if (/^\*\s*tags\s*:/.test(folded)) return 'tags';
  if (folded.startsWith('*')) return 'rule';
  if (/^reaction\s*\/\s*esquive/.test(folded)) return 'reaction';
  return TRAITS.test(text) ? 'traits' : 'action';
}
