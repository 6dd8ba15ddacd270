import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects one after the other: a worker keeps the modules it has read, and the browser it has started, only as long as the
 * next file is of the same project. The last one has many short files, so that no core is left alone for long at the end.
 */
const PROJECTS = ['browser', 'apart', 'code'];

/** What takes long although its file is short: `SLOWEST=20 npx vitest run` says what. */
const SLOW = [
  '/exhaustive',
  '/balance.test',
  '/whole-game.test',
  '/offline.test',
  '/axe',
  '/bundled.test',
  '/properties.test',
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * PROJECTS.indexOf(project.name) + (SLOW.some((name) => moduleId.includes(name)) ? 0 : 1);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
