import { availableParallelism } from 'node:os';
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
    // One more than there are cores: a browser, or a command in a process of its own, is waited for.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', './tools/summary-reporter.ts'],
    sequence: { sequencer: SlowestFirst },
    projects: [
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
      { test: { name: 'apart', include: apart, exclude, ...PATIENCE } },
      // Modules keep nothing between games: they are read once for all the files of a worker.
      {
        test: {
          name: 'code',
          include: ['{packages,tools,bench,apps}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, browser, ...apart],
          isolate: false,
          ...PATIENCE,
        },
      },
    ],
  },
});
