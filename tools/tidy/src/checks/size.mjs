const LIMIT = 300;

/**
 * A long file is a smell, not a fault. Generated files and data tables, which say so in their first comment, are exempt.
 * @type {import('../finding.mjs').Check}
 */
export function size(project) {
  const warnings = project.files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.gen.'))
    .flatMap((file) => {
      const lines = project.read(file).trimEnd().split('\n');
      const exempt = lines.slice(0, 5).some((text) => /^\s*(\/\/|\/?\*).*\bdata table\b/i.test(text));
      if (lines.length <= LIMIT || exempt) return [];
      return [{ file, line: 1, col: 1, check: 'size', message: `${lines.length} lines, more than ${LIMIT}` }];
    });
  return { findings: [], warnings };
}
