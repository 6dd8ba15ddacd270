import { isList, listOf } from '../../../lists.mjs';

/**
 * What lists the files of a folder is read from the folder.
 * @type {import('../finding.mjs').Check}
 */
export function lists({ files, read }) {
  const findings = files
    .filter(isList)
    .filter((file) => listOf(file, files, read) !== read(file))
    .map((file) => ({ file, line: 1, col: 1, check: 'lists', message: 'stale: run npm run lists' }));
  return { findings };
}
