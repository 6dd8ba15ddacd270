import { LIST, listOf } from '../../../lists.mjs';

/**
 * What lists the files of a folder is read from the folder.
 * @type {import('../finding.mjs').Check}
 */
export function lists(project) {
  const lists = project.files.filter((file) => file.endsWith(`/${LIST}`));
  const findings = lists.flatMap((file) => {
    const folder = file.slice(0, -LIST.length);
    const names = project.files
      .filter((other) => other.startsWith(folder) && !other.slice(folder.length).includes('/'))
      .map((other) => other.slice(folder.length));
    if (listOf(names, (name) => project.read(folder + name)) === project.read(file)) return [];
    return [{ file, line: 1, col: 1, check: 'lists', message: 'stale: run npm run lists' }];
  });
  return { findings };
}
