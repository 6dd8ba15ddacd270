// `npm run screenshots [name...]`: plays the app to the scenes that the READMEs show and writes them into docs/pictures, one
// folder a language. The same sources give the same pictures: games have fixed seeds and nothing moves.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = join(ROOT, 'docs/pictures');
/** All of them together, in bytes: they live in the repository. */
const MOST = 1_500_000;

const loader = await createServer({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { SCENES } = await loader.ssrLoadModule('/apps/web/e2e/pictures/scenes.ts');
  const { takePictures } = await loader.ssrLoadModule('/apps/web/e2e/pictures/take.ts');
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !SCENES.some((scene) => scene.name === name));
  if (unknown.length > 0) throw new Error(`no scene named ${unknown.join(', ')}`);
  mkdirSync(FOLDER, { recursive: true });
  const kept = new Set(names.length === 0 ? [] : pictures());
  const scenes = SCENES.filter(({ name }) => names.length === 0 || names.includes(name));
  for await (const { file, bytes } of takePictures(scenes)) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
    writeFileSync(join(FOLDER, file), bytes);
    kept.add(file);
    console.log(`docs/pictures/${file}  ${kilobytes(bytes.length)}`);
  }
  for (const file of pictures()) if (!kept.has(file)) rmSync(join(FOLDER, file));
} finally {
  await loader.close();
}

const total = pictures().reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
console.log(`all together  ${kilobytes(total)}`);
if (total > MOST) {
  console.error(`more than ${kilobytes(MOST)}`);
  process.exitCode = 1;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function pictures() {
  return readdirSync(FOLDER, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.webp'));
}
