import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface PeerOrder {
  /** The benchmark: the other libraries are installed into `bench/<of>/peer`. */
  readonly of: string;
  /** The module of that folder which uses them. */
  readonly module: string;
  /** What `--alone` times without them. */
  readonly alone: string;
}

const manifestIn = (path: string) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));

/** Loads what other libraries do of the same, and first installs those into their own folder when they are not there. */
export async function loadPeer<Peer>({ of, module, alone }: PeerOrder): Promise<Peer> {
  // The bundle lies in bench/dist.
  const folder = fileURLToPath(new URL(`../${of}/peer/`, import.meta.url));
  const wanted: Record<string, string> = manifestIn(folder).dependencies;
  const isThere = Object.entries(wanted).every(([name, version]) => {
    const path = join(folder, 'node_modules', name);
    return existsSync(path) && manifestIn(path).version === version;
  });
  const names = Object.keys(wanted).join(' and ');
  if (!isThere) {
    process.stderr.write(`Installing ${names} into bench/${of}/peer (once)…\n`);
    const { status } = spawnSync('npm', ['install', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 2, 2] });
    if (status !== 0) {
      process.stderr.write(`${names} could not be installed; \`--alone\` times ${alone} without.\n`);
      process.exit(1);
    }
  }
  return import(pathToFileURL(join(folder, module)).href);
}
