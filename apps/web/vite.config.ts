import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { loadCatalogue, type SystemId, texts } from '../../packages/catalog/src/load.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RULES = 'virtual:rules/';
const TEXT = '@souterrain/cinquante-etages/text';

/** Rule texts, compiled from the YAML catalogues: a chunk a system, loaded when somebody first asks why. */
const rules = (): Plugin => ({
  name: 'souterrain-rules',
  resolveId: (id) => (id.startsWith(RULES) ? `\0${id}` : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${RULES}`)) return undefined;
    const catalogue = loadCatalogue(ROOT, id.slice(RULES.length + 1) as SystemId);
    return `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(texts(catalogue)))});`;
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [rules()],
  resolve: { alias: { [TEXT]: `${ROOT}packages/systems/cinquante-etages/src/text` } },
  build: {
    // light-dark() and CSS nesting are used as they are.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
