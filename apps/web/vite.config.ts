import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { loadCatalogue, type SystemId, texts } from '../../packages/catalog/src/load.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RULES = 'virtual:rules/';
const TEXT = '@souterrain/cinquante-etages/text';

/**
 * Few chunks compress better than many: what a first decision needs is one, what stands around it another. A page that is
 * opened later (a replay, a new game, an import) keeps its own.
 */
const GROUPS = [
  { name: 'core', priority: 3, test: /node_modules|apps.web.src.(page|ink|home|icons.home|save.(store|title)|words.(language|fault.ts))/ },
  { name: 'around', priority: 2, test: /apps.web.src.(table.around|systems.[^/]+.sheets)./ },
  {
    name: 'game',
    priority: 1,
    test: /packages.(words|kernel).src.(?!load|save-shape|faults)|systems.[^/]+.src.(?!text)|apps.web.src.(table|systems)./,
  },
] as const;

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
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [...GROUPS] } } },
  },
});
