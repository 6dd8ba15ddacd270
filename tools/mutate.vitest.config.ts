import { defineConfig } from 'vitest/config';

/** The quick tests of one system: each mutant runs those that reach it. */
export default defineConfig({
  test: {
    include: [
      'packages/systems/cinquante-etages/src/{*,{fight,floors,gear,heroes,magic,merchant,movement,treasure}/*}.test.ts',
    ],
    exclude: ['**/{exhaustive,golden,system,arithmetic,closure}.test.ts'],
  },
});
