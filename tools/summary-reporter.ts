import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line that any machine can read; before it, the slowest files, as many as SLOWEST says. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        if (state === 'passed') counts.passed++;
        else if (state === 'failed') counts.failed++;
        else counts.skipped++;
      }
      // A file that breaks before its tests are known has failed as a whole.
      if (tests.length === 0 || module.errors().length > 0) counts.failed++;
    }
    process.stdout.write(slowest(modules, Number(process.env.SLOWEST ?? 0)));
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}

/** Seconds of the tests of a file, its own hooks and imports included. */
function slowest(modules: readonly TestModule[], most: number): string {
  const times = modules.map((module) => {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    return {
      file: relative(process.cwd(), module.moduleId),
      seconds: (collectDuration + setupDuration + duration) / 1000,
    };
  });
  const lines = times
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}\n`);
  return lines.length > 0 ? `\n${lines.join('')}` : '';
}
