import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Peer {
  checkTable(order: { dice: number; difficulty: number }): readonly (readonly number[])[];
  opposedTable(order: { dice: number; minimum: number }): readonly (readonly number[])[];
  jetTable(order: { dice: number; skills: readonly number[]; difficulties: readonly number[] }): readonly number[];
}

// The bundle lies in bench/dist.
const folder = fileURLToPath(new URL('../odds/peer/', import.meta.url));

const manifestIn = (path: string) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));

/** Loads the same questions asked of other libraries, and first installs those into their own folder. */
export async function loadPeer(): Promise<Peer> {
  const wanted: Record<string, string> = manifestIn(folder).dependencies;
  const isThere = Object.entries(wanted).every(([name, version]) => {
    const path = join(folder, 'node_modules', name);
    return existsSync(path) && manifestIn(path).version === version;
  });
  if (!isThere) {
    process.stderr.write(`Installing ${Object.keys(wanted).join(' and ')} into bench/odds/peer (once)…\n`);
    const { status } = spawnSync('npm', ['install', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 2, 2] });
    if (status !== 0) {
      process.stderr.write('They could not be installed; `--alone` times the odds without them.\n');
      process.exit(1);
    }
  }
  return import(pathToFileURL(join(folder, 'questions.mjs')).href);
}
