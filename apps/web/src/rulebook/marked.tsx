import type { JSX } from 'preact';
import { Coded } from '../page/coded.tsx';
import { placesOf } from './search.ts';

interface MarkedProps {
  readonly text: string;
  /** The words of the search, marked where they stand. */
  readonly words: readonly string[];
  /** Opens a rule that the text cites; ids it does not know stay plain. */
  cite?(id: string): (() => void) | undefined;
}

const CITED = /\b(?:C50|AD1|AD2|HB)-[A-Z0-9]+-\d+\b/g;

/** A text of the rules: what was looked for is marked, the rules it cites are links. */
export const Marked = ({ text, words, cite }: MarkedProps) => (
  <Coded text={text} part={(part) => markedIn(part, { words, ...(cite && { cite }) })} />
);

function markedIn(text: string, { words, cite }: Omit<MarkedProps, 'text'>): JSX.Element {
  const parts: (string | JSX.Element)[] = [];
  let at = 0;
  for (const { 0: id, index } of cite ? text.matchAll(CITED) : []) {
    const open = cite?.(id);
    if (!open) continue;
    parts.push(...lit(text.slice(at, index), words, at));
    parts.push(
      <button key={`cite-${index}`} class="rid" type="button" onClick={open}>
        {lit(id, words, index)}
      </button>,
    );
    at = index + id.length;
  }
  return <>{[...parts, ...lit(text.slice(at), words, at)]}</>;
}

function lit(text: string, words: readonly string[], offset: number): (string | JSX.Element)[] {
  const parts: (string | JSX.Element)[] = [];
  let done = 0;
  for (const [from, to] of placesOf(text, words)) {
    parts.push(text.slice(done, from), <mark key={offset + from}>{text.slice(from, to)}</mark>);
    done = to;
  }
  return [...parts, text.slice(done)];
}
