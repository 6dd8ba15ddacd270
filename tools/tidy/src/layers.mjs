/**
 * Who may import whom, by folder. `uses` is by value or by type, `types` by type alone; a name is a folder under packages/
 * and `systems` stands for them all. Tests are leaves: nothing imports them, so they may use any package by its exports.
 * @type {Record<string, { uses: string[], types?: string[] }>}
 */
export const LAYERS = {
  'packages/words': { uses: [], types: ['kernel', 'odds'] },
  'packages/catalog': { uses: [] },
  'packages/kernel': { uses: [], types: ['catalog'] },
  'packages/dungeon': { uses: ['kernel', 'catalog'] },
  'packages/content': { uses: ['kernel'] },
  'packages/crawl': { uses: ['kernel', 'catalog', 'words', 'dungeon', 'content'] },
  'packages/systems': { uses: ['kernel', 'catalog', 'words', 'dungeon', 'crawl', 'content', 'odds'] },
  'packages/bots': { uses: ['kernel'] },
  'packages/odds': { uses: ['kernel'] },
  'packages/lab': { uses: ['kernel', 'systems', 'bots', 'odds'] },
  'packages/cases': { uses: ['kernel', 'content'] },
  'packages/shelf': { uses: ['kernel'] },
  'packages/protocol': { uses: ['kernel'] },
};

/** Folders whose code must give the same result everywhere and always: no clock, no chance of its own, no I/O. */
export const PURE = ['words', 'kernel', 'dungeon', 'crawl', 'systems', 'bots', 'odds', 'lab'].map(
  (name) => `packages/${name}/`,
);

/** @param {string} file */
export const isTest = (file) => /\.test\.tsx?$|\/e2e\//.test(file);

/** @param {string} file */
export const isScript = (file) => /\.(tsx?|mts|mjs|js)$/.test(file) && !file.endsWith('.d.mts');
