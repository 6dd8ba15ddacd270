import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { defineConfig, type Plugin } from 'vite';
import { loadCatalogue, type SystemId, texts } from '../../packages/catalog/src/load.ts';
import { chaptersOf } from './rule-book.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RULES = 'virtual:rules/';

/** Rule texts, compiled from the YAML catalogues: a chunk a system, loaded when somebody first asks why. */
const rules = (): Plugin => ({
  name: 'souterrain-rules',
  resolveId: (id) => (id.startsWith(RULES) ? `\0${id}` : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${RULES}`)) return undefined;
    const catalogue = loadCatalogue(ROOT, id.slice(RULES.length + 1) as SystemId);
    const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
    return `export const texts = ${parsed(texts(catalogue))}; export const chapters = ${parsed(chaptersOf(catalogue))};`;
  },
});

/** Writes the worker that keeps the app on a device, with the list of all that was built. */
const offline = (): Plugin => ({
  name: 'souterrain-offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const source = (path: string) => readFileSync(new URL(path, import.meta.url));
      const standing = readdirSync(new URL('public', import.meta.url));
      const built = Object.keys(bundle).filter((name) => name !== 'index.html');
      const files = ['./', ...standing, ...built].sort();
      const worker = source('src/offline/sw.ts').toString();
      const hash = createHash('sha256').update(worker).update(files.join());
      for (const name of standing) hash.update(source(`public/${name}`));
      const page = bundle['index.html'];
      if (page?.type === 'asset') hash.update(page.source);
      const define = { FILES: JSON.stringify(files), VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)) };
      const { code } = await transform(worker, { loader: 'ts', format: 'iife', minify: true, define });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [rules(), offline()],
  build: {
    // light-dark() and CSS nesting are used as they are.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
});
