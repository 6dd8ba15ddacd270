import { position } from '../finding.mjs';

/** What only makes sense on one machine or one network, and must not be published. */
const PRIVATE = [
  { shape: /(?<![\w.~})-])\/(?:root|home|work|Users)\/[\w-]*/g, what: 'is a path of one machine' },
  { shape: /(?<!\w)[A-Za-z]:\\+Users\\+\w*/g, what: 'is a path of one machine' },
  { shape: /https?:\/\/[^\s"'/]*registry[^\s"'/]*/gi, what: 'names a package registry' },
  { shape: /"resolved": "https?:\/\/[^\s"/]*/g, what: 'names a package registry' },
  { shape: /^\s*(?:@[\w-]+:)?registry\s*=.*/gm, what: 'names a package registry' },
];

/** @type {import('../finding.mjs').Check} */
export function paths(project) {
  const findings = project.files.flatMap((file) => {
    const content = project.read(file);
    if (content.includes('\0')) return [];
    return PRIVATE.flatMap(({ shape, what }) =>
      [...content.matchAll(shape)].map(({ 0: text, index }) => ({
        file,
        ...position(content, index),
        check: 'paths',
        message: `${text} ${what}`,
      })),
    );
  });
  return { findings };
}
