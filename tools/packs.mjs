// `npm run packs`: compiles YAML packs to the JSON its code imports. A test checks that it is fresh.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages');
/** The kinds of entries of each package, in the order they are written. */
const KINDS = {
  crawl: 'items tables tiles scenery',
  'systems/attention-donjon': 'creatures encounters peripeties scenarios heroes',
  'systems/heros-bataillons':
    'items services creatures talents kits schools effects administrations heroes checks adventures',
};

/** The header of a pack, and every list of every file of it, by id. */
export function compile(folder, kinds) {
  const pack = Object.fromEntries(kinds.split(' ').map((kind) => [kind, {}]));
  let header;
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.yaml')) continue;
    for (const [kind, entries] of Object.entries(parse(readFileSync(join(folder, name), 'utf8')) ?? {}))
      if (kind === 'pack') header = entries;
      else for (const entry of entries) pack[kind][entry.id] = entry;
  }
  const hash = createHash('sha256').update(JSON.stringify(pack)).digest('hex').slice(0, 16);
  return `${JSON.stringify({ ...pack, pack: { ...header, hash } }, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [folder, kinds] of Object.entries(KINDS)) {
    const compiled = compile(join(packages, folder, 'packs'), kinds);
    writeFileSync(join(packages, folder, 'src', 'content', 'pack.gen.json'), compiled);
  }
