export interface Issue {
  readonly file: string;
  readonly line: number;
  readonly col: number;
  readonly path: string;
  readonly message: string;
}

export const issueLine = ({ file, line, col, path, message }: Issue): string =>
  `${file}:${line}:${col} ${path === '' ? '' : `${path}: `}${message}`;

/** Thrown once for a whole catalogue, with every issue found: a faulty catalogue is refused whole. */
export class CatalogueError extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(issueLine).join('\n'));
    this.name = 'CatalogueError';
    this.issues = issues;
  }
}
