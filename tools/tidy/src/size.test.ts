import { expect, test } from 'vitest';
import { tidy } from './fixture.ts';

const long = (count: number) => 'export {};\n'.repeat(count);

test('a long file is warned about, not refused; tables and generated files are exempt', () => {
  expect(
    tidy('size', {
      'packages/one/src/short.ts': long(300),
      'packages/one/src/long.ts': long(301),
      'packages/one/src/table.ts': `// Data table: creatures by depth.\n${long(400)}`,
      'packages/one/src/ids.gen.ts': long(400),
    }),
  ).toEqual({
    findings: [],
    warnings: ['packages/one/src/long.ts:1:1 size: 301 lines, more than 300'],
    notes: [],
  });
});
