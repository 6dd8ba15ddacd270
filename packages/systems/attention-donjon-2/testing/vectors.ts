import { loadCatalogue } from '@souterrain/catalog/load';

/** The machine-readable examples of the catalogue: what its header calls parse, roll and damage vectors. */
const catalogue = loadCatalogue(new URL('../../../..', import.meta.url).pathname, 'attention-donjon-2');

export interface ParseVector {
  readonly line: string;
  /** A record, or a code and its column. */
  readonly expected: object;
}

export interface FigureVector {
  readonly given: Readonly<Record<string, unknown>>;
  readonly expected: object;
}

const HEADS = { parse: /parse `/g, roll: /roll \{/g, damage: /damage \{/g };

/** Every rule that has a vector of that kind. */
export const rulesWith = (kind: keyof typeof HEADS): string[] =>
  catalogue.rules.filter(({ vector = '' }) => vector.match(HEADS[kind])).map(({ id }) => id);

export function parseVectors(id: string): ParseVector[] {
  const text = vectorOf(id);
  const matches = [...text.matchAll(/parse `([^`]+)` => (?:(E_\w+) at column (\d+)|(?=\{))/g)];
  mustBeAll(matches.length, text.match(HEADS.parse), id);
  return matches.map(({ 0: head, 1: line = '', 2: code, 3: column, index }) => ({
    line,
    expected: code === undefined ? jsonAt(text, index + head.length) : { code, column: Number(column) },
  }));
}

export function figureVectors(id: string, kind: 'roll' | 'damage'): FigureVector[] {
  const text = vectorOf(id);
  const matches = [...text.matchAll(new RegExp(`${kind} (\\{[^}]*\\}) => `, 'g'))];
  mustBeAll(matches.length, text.match(HEADS[kind]), id);
  return matches.map(({ 0: head, 1: given = '', index }) => ({
    given: JSON.parse(given),
    expected: jsonAt(text, index + head.length),
  }));
}

function vectorOf(id: string): string {
  const vector = catalogue.rules.find((rule) => rule.id === id)?.vector;
  if (vector === undefined) throw new Error(`${id} has no vector`);
  return vector;
}

/** A vector that is not understood must not pass for one that holds. */
function mustBeAll(read: number, heads: readonly string[] | null, id: string): void {
  if (read === 0 || read !== heads?.length) throw new Error(`${id}: ${read} vectors read of ${heads?.length ?? 0}`);
}

/** The JSON object that starts there. */
function jsonAt(text: string, start: number): object {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === '{') depth++;
    if (text[i] === '}') depth--;
    if (depth === 0) return JSON.parse(text.slice(start, i + 1));
  }
  throw new Error(`no JSON at ${start} in ${text}`);
}
