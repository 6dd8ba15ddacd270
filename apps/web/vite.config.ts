import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { loadCatalogue, type SystemId, texts } from '../../packages/catalog/src/load.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RULES = 'virtual:rules/';

/** Pages bring their own few styles along, so that nothing has to be preloaded before a page is fetched. */
const noPreload = (): Plugin => ({
  name: 'souterrain-no-preload',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  // What the usual helper would be told of every page.
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk') part.code = part.code.replaceAll(',[],import.meta.url)', ')');
    },
  },
});

/**
 * Few chunks compress better than many: what a first decision needs is one, what stands around it another. A page that is
 * opened later (a replay, a new game, an import) keeps its own.
 */
const GROUPS = [
  {
    name: 'core',
    priority: 3,
    test: /node_modules|preload-helper|apps.web.src.(page|ink.(?!union)|home.(?!saved)|icons.(home|authors|dice)|save.(store|database|title)|words.(language|fault.ts))/,
  },
  {
    name: 'game',
    priority: 2,
    test: /packages.kernel.src.(?!load|explore|outcomes)|packages.words.src.(?!faults|figures|odds)|packages.systems.cinquante-etages.src.(?!text.(fr|en)|odds|reference)|web.src.(save.keeper|table.(?!around))|web.src.systems.(adaptor|registry|words|cinquante-etages.(?!sheets))/,
  },
  {
    name: 'around',
    priority: 1,
    test: /packages.systems.cinquante-etages.src.odds|web.src.(table.around|systems.cinquante-etages.sheets|icons.tabs|styles.(around|sheets|odds-panel))/,
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
  plugins: [rules(), noPreload()],
  build: {
    // light-dark() and CSS nesting are used as they are.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /packages/, sideEffects: false }] },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [...GROUPS] } },
    },
  },
});
