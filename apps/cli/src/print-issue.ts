import type { Issue } from '@souterrain/content';

/** Something wrong in a file, where an editor can find it. */
export const printIssue = ({ file, line, col, path, message }: Issue): string =>
  `${file}:${line}:${col} ${path === '' ? '' : `${path}: `}${message}`;
