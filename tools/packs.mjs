// `npm run packs`: compiles the YAML packs of each system to the JSON its code imports. A test checks that it is fresh.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const systems = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'systems');
const KINDS = ['creatures', 'items', 'tables', 'tiles', 'scenery', 'encounters', 'peripeties', 'scenarios', 'heroes'];

/** The header of a pack, and every list of every file of it, by id. */
export function compile(folder) {
  const pack = Object.fromEntries(KINDS.map((kind) => [kind, {}]));
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.yaml')) continue;
    for (const [kind, entries] of Object.entries(parse(readFileSync(join(folder, name), 'utf8')) ?? {}))
      if (kind === 'pack') pack.pack = entries;
      else for (const entry of entries) pack[kind][entry.id] = entry;
  }
  return `${JSON.stringify(pack, null, 1)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const system of ['attention-donjon'])
    writeFileSync(join(systems, system, 'src', 'content', 'pack.gen.json'), compile(join(systems, system, 'packs')));
