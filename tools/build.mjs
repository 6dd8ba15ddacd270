// What is built, and from what. Used by the command's launcher, by `npm start` and by `npm pack`:
//
//   node tools/build.mjs [cli] [web] [--pack] [--force]
//
// A target is built again when one of its sources is newer than its result. --pack adds to the command's dist all that an
// installed package needs, and takes away what an earlier build left there.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const CLI = join(ROOT, 'apps/cli');
const WEB = join(ROOT, 'apps/web');
const SKIPPED = new Set(['node_modules', 'dist', 'e2e']);

/**
 * When anything under a path last changed. A folder counts too: it changes when a file is taken away.
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return /\.test\.tsx?$/.test(path) ? 0 : stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !SKIPPED.has(name));
  return Math.max(stat.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

/** What Vite reads beside the sources. */
const OF_THE_BUILD = ['vite.config.ts', 'rule-book.ts'];

/** @param {string} folder */
const sourcesUnder = (folder) =>
  ['src', 'testing', 'content', 'public', 'index.html', ...OF_THE_BUILD, 'package.json'].map((name) =>
    join(folder, name),
  );

const packages = () =>
  ['packages', 'packages/systems'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => join(ROOT, folder, name)),
  );

const shared = () => [...packages().flatMap(sourcesUnder), join(ROOT, 'rules'), fileURLToPath(import.meta.url)];

/**
 * @param {string} result
 * @param {string[]} sources
 */
function isStale(result, sources) {
  const built = statSync(result, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return sources.some((source) => newest(source) > built);
}

/** What the command reads to say where rules are cited, and nothing else. */
const cited = () => [...packages().map((folder) => join(folder, 'packs')), join(WEB, 'src')];

export const cliIsStale = () => isStale(join(CLI, 'dist/cli.js'), [...shared(), ...sourcesUnder(CLI), ...cited()]);
export const webIsStale = () => isStale(join(WEB, 'dist/index.html'), [...shared(), ...sourcesUnder(WEB)]);

/** The command: its workspace packages bundled in, its npm dependencies left outside, rules and their places as JSON. */
export async function buildCli() {
  const { build } = await import('esbuild');
  const { catalog } = await import('../packages/catalog/load.mjs');
  const { dependencies } = JSON.parse(readFileSync(join(CLI, 'package.json'), 'utf8'));
  const dist = join(CLI, 'dist');
  const built = await build({
    // Files are named by what they hold, and that names its sources: the same names wherever the build is asked for.
    absWorkingDir: ROOT,
    entryPoints: ['cli', 'worker', 'start'].map((name) => join(CLI, `src/${name}.ts`)),
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
    write: false,
    logLevel: 'silent',
  });
  const catalogues = catalog.loadCatalogues(ROOT);
  for (const catalogue of catalogues)
    put(join(dist, `rules/${catalogue.system}.json`), `${JSON.stringify(catalogue)}\n`);
  const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), 'utf8');
  const citations = catalog.citationsOf([...filesUnder('packages'), ...filesUnder('apps')], read);
  put(join(dist, 'rules/citations.json'), `${JSON.stringify(citations)}\n`);
  // The entries come last: a command started meanwhile sees the whole of the old build or of the new one.
  const last = (/** @type {{ path: string }} */ file) => /[\\/](cli|worker|start)\.js$/.test(file.path);
  for (const file of built.outputFiles.filter((f) => !last(f))) put(file.path, file.contents);
  for (const file of built.outputFiles.filter(last)) put(file.path, file.contents);
  return built.outputFiles.map((file) => basename(file.path));
}

/**
 * Every file of a folder of the repository, by its path from the root.
 * @param {string} folder
 * @returns {string[]}
 */
const filesUnder = (folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesUnder(path);
    return entry.isFile() ? [path] : [];
  });

/**
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
function put(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, contents);
  renameSync(`${path}.${process.pid}`, path);
}

export async function buildWeb() {
  const { build } = await import('vite');
  await build({ configFile: join(WEB, 'vite.config.ts'), root: WEB, logLevel: 'warn' });
  compress(join(WEB, 'dist'));
}

/** What takes a second more presses a hundredth more. */
const PRESSED = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Texts are compressed once, and served so.
 * @param {string} folder
 */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compress(path);
    else if (/\.(js|css|html|svg|json)$/.test(entry.name)) {
      const text = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(text, PRESSED));
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  }
}

/** All that the packed command needs beside its code, and nothing of an earlier build. */
async function buildPack() {
  const dist = join(CLI, 'dist');
  const code = await buildCli();
  if (webIsStale()) await buildWeb();
  for (const name of readdirSync(dist)) {
    if (name !== 'rules' && !code.includes(name)) rmSync(join(dist, name), { recursive: true });
  }
  cpSync(join(WEB, 'dist'), join(dist, 'web'), { recursive: true });
  cpSync(join(ROOT, 'schemas'), join(dist, 'schemas'), { recursive: true });
  for (const name of ['LICENSE', 'CREDITS.md'])
    if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(dist, name));
}

/** @param {string[]} args */
async function main(args) {
  const force = args.includes('--force');
  if (args.includes('--pack')) return buildPack();
  if (args.includes('cli') && (force || cliIsStale())) await buildCli();
  if (args.includes('web') && (force || webIsStale())) await buildWeb();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
