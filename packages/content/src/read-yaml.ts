import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { type Lang, schemaWords } from './schema-words.ts';

export type Path = readonly (string | number)[];

/** Something wrong in a file of content, where its author can find it. */
export interface Issue {
  readonly file: string;
  readonly line: number;
  readonly col: number;
  readonly path: string;
  readonly message: string;
}

/** A YAML text that remembers where each of its values stands. */
export interface YamlFile {
  readonly file: string;
  readonly value: unknown;
  /** What makes it no YAML at all. */
  readonly issues: readonly Issue[];
  issueAt(path: Path, message: string): Issue;
}

export function readYaml(text: string, file: string, lang: Lang = 'en'): YamlFile {
  const said = schemaWords[lang];
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placed = (offset: number): { line: number; col: number } => lines.linePos(offset);
  const issues: Issue[] = document.errors.map(({ pos, message }) => ({
    file,
    ...placed(pos[0]),
    path: '',
    message: said.noYaml(message),
  }));

  // A value that is missing has no place: its nearest existing parent is shown instead.
  const place = (path: Path): { line: number; col: number } => {
    for (let length = path.length; length > 0; length--) {
      const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const last = path[length - 1];
      const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === last);
      const node = pair ? pair.key : document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return placed(node.range[0]);
    }
    return { line: 1, col: 1 };
  };

  let value: unknown;
  try {
    if (issues.length === 0) value = document.toJS();
    // An alias may lead back to what holds it: JSON has none.
    JSON.stringify(value);
  } catch (error) {
    issues.push({ file, line: 1, col: 1, path: '', message: said.noYaml((error as Error).message.split('\n')[0]!) });
  }

  return {
    file,
    value: issues.length > 0 ? undefined : value,
    issues,
    issueAt: (path, message) => ({ file, ...place(path), path: path.join('.'), message }),
  };
}
