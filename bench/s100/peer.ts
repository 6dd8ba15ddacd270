import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SkirmishState } from './skirmish.ts';

/** Plays one game; `choose` picks an index below the number of legal moves. */
export type PlayPeer = (choose: (count: number) => number) => SkirmishState;

export interface Peer {
  createPeer(roll?: (random: unknown, count: number) => readonly number[]): PlayPeer;
}

// The bundle lies in bench/dist.
const folder = fileURLToPath(new URL('../s100/peer/', import.meta.url));

/** Loads the same game on boardgame.io, and first installs that into its own folder when it is not there. */
export async function loadPeer(): Promise<Peer> {
  const wanted: string = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies['boardgame.io'];
  const manifest = join(folder, 'node_modules/boardgame.io/package.json');
  const found = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined;
  if (found !== wanted) {
    process.stderr.write(`Installing boardgame.io ${wanted} into bench/s100/peer (once)…\n`);
    const { status } = spawnSync('npm', ['install', '--loglevel=error'], { cwd: folder, stdio: ['ignore', 2, 2] });
    if (status !== 0) {
      process.stderr.write('boardgame.io could not be installed; `--alone` times the kernel without it.\n');
      process.exit(1);
    }
  }
  return import(pathToFileURL(join(folder, 'skirmish.mjs')).href);
}
