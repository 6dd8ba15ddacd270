// `npm run packs`: compiles YAML packs to the JSON its code imports. A test checks that it is fresh.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { evaluate } from './evaluate.mjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages');
/**
 * The kinds of entries of each package, in the order they are written, and those it uses as another package wrote them.
 * @type {Record<string, { kinds: string, uses?: Record<string, string> }>}
 */
const PACKS = {
  crawl: { kinds: 'items tables tiles scenery' },
  'systems/attention-donjon': { kinds: 'creatures encounters peripeties scenarios heroes' },
  'systems/attention-donjon-2': {
    kinds: 'creatures encounters peripeties scenarios heroes',
    uses: { 'systems/attention-donjon': 'encounters' },
  },
  'systems/cinquante-etages': {
    kinds: 'creatures weapons armours shields spells scrolls potions classes bands floors tables shops',
  },
  'systems/heros-bataillons': {
    kinds: 'items services creatures talents kits schools effects administrations heroes checks adventures',
  },
};

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
function compile(home, { kinds, uses = {} }) {
  const pack = Object.fromEntries(kinds.split(' ').map((kind) => [kind, {}]));
  const own = listsOf(join(packages, home, 'packs'));
  const used = Object.entries(uses).flatMap(([other, shared]) =>
    listsOf(join(packages, other, 'packs')).filter(([kind]) => shared.split(' ').includes(kind)),
  );
  const header = Object.fromEntries(own).pack;
  for (const [kind, entries] of [...own, ...used])
    if (kind !== 'pack') for (const entry of entries) pack[kind][entry.id] = entry;
  if (used.length > 0)
    header.uses = Object.fromEntries(used.map(([kind, entries]) => [kind, entries.map(({ id }) => id)]));
  const hash = packHash({ ...pack, pack: header });
  return `${JSON.stringify({ ...pack, pack: { ...header, hash } }, null, 1)}\n`;
}

for (const [home, pack] of Object.entries(PACKS))
  writeFileSync(join(packages, home, 'src', 'content', 'pack.gen.json'), compile(home, pack));
