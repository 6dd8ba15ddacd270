import { position } from '../finding.mjs';

/**
 * A package says by name what it lends: behind a pattern, each of its files is a promise to all the others.
 * @type {import('../finding.mjs').Check}
 */
export function exports(project) {
  const findings = project
    .workspaces()
    .filter(({ folder }) => folder.startsWith('packages/'))
    .flatMap(({ folder, name, exports }) => {
      const file = `${folder}/package.json`;
      const text = project.read(file);
      return Object.keys(exports)
        .filter((door) => door.includes('*'))
        .map((door) => ({
          file,
          ...position(text, text.indexOf(`"${door}"`)),
          check: 'exports',
          message: `${name} exports ${door}: name what it lends`,
        }));
    });
  return { findings };
}
