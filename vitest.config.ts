import { defineConfig } from 'vitest/config';

/** Nothing is slow enough to be wrong: these bounds only stop a run that hangs, on a busy machine too. */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000 };

const exclude = ['**/node_modules/**', '**/dist/**'];
const browser = 'apps/web/e2e/**/*.test.ts';
/** Tests of what is there before everything is brought, or of everything there is: they share no module with others. */
const apart = ['packages/**/beyond.test.ts', 'packages/**/exhaustive.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default', './tools/summary-reporter.ts'],
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...exclude, ...apart],
          // Rules keep nothing between games: their modules are read once for all the files of a worker.
          isolate: false,
          ...PATIENCE,
        },
      },
      { test: { name: 'apart', include: apart, exclude, ...PATIENCE } },
      {
        test: {
          name: 'apps',
          include: ['apps/**/*.test.ts', 'apps/**/*.test.tsx'],
          exclude: [...exclude, browser],
          ...PATIENCE,
        },
      },
      // A real browser on a busy machine now and then loses a page: what it was shown is shown once more.
      { test: { name: 'browser', include: [browser], exclude, retry: 1, ...PATIENCE } },
    ],
  },
});
