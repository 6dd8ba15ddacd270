import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Issue } from './issue.ts';

export type Path = readonly (string | number)[];

const dotted = (path: Path): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? step : `.${step}`)).join('');

/** One YAML file that remembers where each of its values stands. */
export interface CatalogueFile {
  readonly file: string;
  readonly value: unknown;
  readonly issues: readonly Issue[];
  issue(path: Path, message: string): Issue;
}

export function parseSource(file: string, text: string): CatalogueFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const issues = document.errors.map(({ pos, message }) => {
    const at = lines.linePos(pos[0]);
    const [first = message] = message.split('\n');
    return { file, line: at.line, col: at.col, path: '', message: first.replace(/ at line \d+, column \d+:?$/, '') };
  });

  // A missing value has no place of its own: its closest existing parent is shown.
  const place = (path: Path): { line: number; col: number } => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]);
    }
    return { line: 1, col: 1 };
  };

  return {
    file,
    value: issues.length > 0 ? undefined : document.toJS(),
    issues,
    issue: (path, message) => ({ file, ...place(path), path: dotted(path), message }),
  };
}
