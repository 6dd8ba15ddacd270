// `npm run lists`: what folders hold, read from their files. A folder has a list where it has a `list.gen.ts`, which keeps
// the name it was first given and the order it has; what is new comes last. A check of tidy says when one is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const LIST = 'list.gen.ts';

/** One of them, or several that are made alike: `export const rage = defineFeature(`, `export const BOMBS: readonly ItemEffect[] =`. */
const THINGS =
  /^export const (\w+)(?: = define(?!Words)[A-Z]\w*\(|: (readonly )?(?:Feature|ItemEffect|SharedEffect)(?:\[\])? =)/gm;

/** What rules ask stands beside them, anywhere in a package: its `text` lists all of it. */
const WORDS = /^export const (\w+) = defineWords\(/gm;

/** @param {string} file */
export const isList = (file) => posix.basename(file) === LIST;

/**
 * A list, as it should be.
 * @param {string} list
 * @param {readonly string[]} files of the whole project
 * @param {(file: string) => string} read
 */
export function listOf(list, files, read) {
  const folder = posix.dirname(list);
  const saysAll = posix.basename(folder) === 'text';
  const root = saysAll ? posix.dirname(folder) : folder;
  const old = read(list);
  const name = /^export const (\w+)/m.exec(old)?.[1] ?? 'ALL';
  const known = [...old.matchAll(/^ {2}(?:\.\.\.)?(\w+),$/gm)].map(([, id]) => id);
  const place = (/** @type {string} */ id) => (known.includes(id) ? known.indexOf(id) : known.length);
  const held = files
    .filter((file) => file.startsWith(`${root}/`) && (saysAll || posix.dirname(file) === root))
    .filter((file) => file.endsWith('.ts') && !/\.(test|gen)\.ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const names = [...read(file).matchAll(saysAll ? WORDS : THINGS)];
      return names.map(([, id = '', several]) => ({ id, several: several !== undefined, file }));
    });
  const sources = [...new Set(held.map(({ file }) => file))];
  const imports = sources.map((file) => {
    const path = posix.relative(folder, file);
    const ids = held.filter((each) => each.file === file).map(({ id }) => id);
    return `import { ${ids.join(', ')} } from '${path.startsWith('.') ? path : `./${path}`}';`;
  });
  const lines = held
    .sort((a, b) => place(a.id) - place(b.id))
    .map(({ id, several }) => `${several ? '...' : ''}${id},`);
  return `// Made by tools/lists.mjs; the order of these lines is kept.
${imports.join('\n')}

export const ${name} = [
${lines.map((line) => `  ${line}`).join('\n')}
];
`;
}

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  const files = ['packages', 'apps'].flatMap(filesIn);
  for (const list of files.filter(isList))
    writeFileSync(
      list,
      listOf(list, files, (file) => readFileSync(file, 'utf8')),
    );
}
