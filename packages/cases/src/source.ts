import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

export type Path = readonly (string | number)[];

export interface CaseIssue {
  readonly file: string;
  readonly line: number;
  readonly col: number;
  readonly path: string;
  readonly message: string;
}

/** A YAML text that remembers where each of its values stands. */
export interface Source {
  readonly file: string;
  readonly value: unknown;
  /** What makes it no YAML at all. */
  readonly issues: readonly CaseIssue[];
  issue(path: Path, message: string): CaseIssue;
}

const dotted = (path: Path): string => path.join('.');

export function readSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const issues = document.errors.map(({ pos, message }) => {
    const { line, col } = lines.linePos(pos[0]);
    return { file, line, col, path: '', message };
  });

  // A value that is missing has no place: its nearest existing parent is shown instead.
  const place = (path: Path): { line: number; col: number } => {
    for (let length = path.length; length > 0; length--) {
      const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
      const last = path[length - 1];
      const pair = isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === last);
      const node = pair ? pair.key : document.getIn(path.slice(0, length), true);
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
