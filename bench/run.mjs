// Bundles one bench and runs it: the figures are those of built JavaScript. Usage: node bench/run.mjs <name> [options].
// `--prof` before the name writes a CPU profile into bench/dist and sums it up.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { summarise } from './profile.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const args = process.argv.slice(2);
const profile = args[0] === '--prof';
if (profile) args.shift();
const [name, ...rest] = args;
const entry = join(here, name ?? '', 'main.ts');

if (!name || !existsSync(entry)) {
  const names = readdirSync(here).filter((folder) => existsSync(join(here, folder, 'main.ts')));
  process.stderr.write(`usage: node bench/run.mjs [--prof] <${names.join('|')}> [options]\n`);
  process.exit(2);
}

const dist = join(here, 'dist');
const outfile = join(dist, `${name}.mjs`);
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // A browser is driven by what is installed, not by what is bundled.
  external: ['playwright-core', '@sparticuz/chromium'],
  logLevel: 'warning',
});

const cpuprofile = join(dist, `${name}.cpuprofile`);
if (profile) rmSync(cpuprofile, { force: true });
const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${dist}`, `--cpu-prof-name=${name}.cpuprofile`] : [];
const { status } = spawnSync(process.execPath, [...flags, outfile, ...rest], { stdio: 'inherit' });
if (profile && status === 0) process.stdout.write(summarise(cpuprofile));
process.exit(status ?? 1);
