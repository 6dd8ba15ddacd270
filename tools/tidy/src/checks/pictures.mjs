import { posix } from 'node:path';
import { position } from '../finding.mjs';

const IMAGE = /!\[[^\]]*\]\(([^)\s]+)\)|<img\b[^>]*\bsrc="([^"]+)"/g;

/**
 * Every picture that a text shows is in the repository.
 * @type {import('../finding.mjs').Check}
 */
export function pictures(project) {
  const known = new Set(project.files);
  const findings = project.files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = project.read(file);
      return [...text.matchAll(IMAGE)].flatMap((match) => {
        const named = match[1] ?? match[2] ?? '';
        if (/^[a-z]+:/.test(named) || known.has(posix.join(posix.dirname(file), named))) return [];
        return [{ file, ...position(text, match.index), check: 'pictures', message: `${named} does not exist` }];
      });
    });
  return { findings };
}
