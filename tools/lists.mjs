// `npm run lists`: what a folder of features or of manifests holds, read from its files. A folder has a list where it has a `list.gen.ts`,
// which keeps the name it was first given. A check of tidy says when one is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const LIST = 'list.gen.ts';

/** One of them, or several that are made alike: `export const rage = defineFeature(`, `export const BOMBS: readonly ItemEffect[] =`. */
const DEFINED =
  /^export const (\w+)(?: = define[A-Z]\w*\(|: (readonly )?(?:Feature|ItemEffect|SharedEffect)(?:\[\])? =)/gm;

/**
 * The list of a folder, as it should be.
 * @param {readonly string[]} names the files of the folder
 * @param {(name: string) => string} read
 */
export function listOf(names, read) {
  const name = /^export const (\w+)/m.exec(read(LIST))?.[1] ?? 'ALL';
  const files = [...names].sort().flatMap((file) => {
    if (!file.endsWith('.ts') || /\.(test|gen)\.ts$/.test(file)) return [];
    const held = [...read(file).matchAll(DEFINED)].map(([, id, several]) => ({ id, several: several !== undefined }));
    return held.length > 0 ? [{ file, held }] : [];
  });
  return `// Made by tools/lists.mjs from the files of this folder.
${files.map(({ file, held }) => `import { ${held.map(({ id }) => id).join(', ')} } from './${file}';`).join('\n')}

export const ${name} = [
${files.flatMap(({ held }) => held.map(({ id, several }) => `  ${several ? '...' : ''}${id},`)).join('\n')}
];
`;
}

/** @param {string} folder @returns {string[]} */
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    if (entry.isDirectory()) return foldersIn(join(folder, entry.name));
    return entry.name === LIST ? [folder] : [];
  });

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const folder of ['packages', 'apps'].flatMap((home) =>
    foldersIn(fileURLToPath(new URL(`../${home}`, import.meta.url))),
  ))
    writeFileSync(
      join(folder, LIST),
      listOf(readdirSync(folder), (name) => readFileSync(join(folder, name), 'utf8')),
    );
