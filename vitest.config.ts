import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tools/sequencer.ts';

/** Nothing is slow enough to be wrong: these bounds only stop a run that hangs, on a busy machine too. */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000 };

const exclude = ['**/node_modules/**', '**/dist/**'];
const browser = 'apps/web/e2e/**/*.test.ts';
/** Tests that listen to everything there is: they share no module with others. */
const apart = ['packages/**/exhaustive.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: '100%',
    reporters: ['default', './tools/summary-reporter.ts'],
    sequence: { sequencer: SlowestFirst },
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
          isolate: false,
          ...PATIENCE,
        },
      },
      // A real browser on a busy machine now and then loses a page: what it was shown is shown once more. A worker starts
      // one browser for all its files, each page in a context of its own.
      {
        test: {
          name: 'browser',
          include: [browser],
          exclude,
          globalSetup: 'apps/web/e2e/built.ts',
          isolate: false,
          retry: 1,
          ...PATIENCE,
        },
      },
    ],
  },
});
