// `npm run packs`: compiles YAML packs to the JSON its code imports. A test checks that it is fresh.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { evaluate } from './evaluate.mjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages');
/**
 * Kinds of entries that a package uses as another package wrote them.
 * @type {Record<string, Record<string, string>>}
 */
const USED = { 'systems/attention-donjon-2': { 'systems/attention-donjon': 'encounters' } };

/** Packs are named as the kernel names those that people give. */
const { packHash } = await evaluate(
  `export { packHash } from './packs.ts';`,
  new URL('../packages/kernel/src/', import.meta.url),
);

/** Every list of every file of a folder: its kind and its entries; the header has the kind `pack`. */
const listsOf = (folder) =>
  readdirSync(folder)
    .sort()
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => Object.entries(parse(readFileSync(join(folder, name), 'utf8')) ?? {}));

/** The header of a pack, and every list of every file of it, by id; then what it uses of others. */
function compile(home) {
  const own = listsOf(join(packages, home, 'packs'));
  const used = Object.entries(USED[home] ?? {}).flatMap(([other, shared]) =>
    listsOf(join(packages, other, 'packs')).filter(([kind]) => shared.split(' ').includes(kind)),
  );
  const { pack: header } = Object.fromEntries(own);
  const pack = {};
  for (const [kind, entries] of [...own, ...used].filter(([name]) => name !== 'pack'))
    pack[kind] = { ...pack[kind], ...Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
  if (used.length > 0)
    header.uses = Object.fromEntries(used.map(([kind, entries]) => [kind, entries.map(({ id }) => id)]));
  const hash = packHash({ ...pack, pack: header });
  return `${JSON.stringify({ ...pack, pack: { ...header, hash } }, null, 1)}\n`;
}

const homes = ['crawl', ...readdirSync(join(packages, 'systems')).map((name) => `systems/${name}`)];
for (const home of homes.filter((name) => existsSync(join(packages, name, 'packs'))))
  writeFileSync(join(packages, home, 'src', 'content', 'pack.gen.json'), compile(home));
