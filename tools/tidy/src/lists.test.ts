import { expect, test } from 'vitest';
import { tidy } from './fixture.ts';

const FOLDER = 'packages/one/src/talents/';
const RAGE = "export const rage = defineFeature({ id: 'rage' });\n";
const BOMBS = 'export const BOMBS: readonly ItemEffect[] = [];\nconst kept = defineFeature({});\n';
const list = (imports: string, held: string) =>
  `// Made by tools/lists.mjs; the order of these lines is kept.\n${imports}\n\nexport const TALENTS = [\n${held}\n];\n`;

test('a list holds what the files of its folder define, one or several, and nothing of tests; its order is kept', () => {
  const files = {
    [`${FOLDER}rage.ts`]: RAGE,
    [`${FOLDER}bombs.ts`]: BOMBS,
    [`${FOLDER}rage.test.ts`]: RAGE,
    [`${FOLDER}deeper/frenzy.ts`]: RAGE,
  };
  const whole = list("import { BOMBS } from './bombs.ts';\nimport { rage } from './rage.ts';", '  rage,\n  ...BOMBS,');
  expect(tidy('lists', { ...files, [`${FOLDER}list.gen.ts`]: whole }).findings).toEqual([]);
  const stale = list("import { BOMBS } from './bombs.ts';", '  ...BOMBS,');
  expect(tidy('lists', { ...files, [`${FOLDER}list.gen.ts`]: stale }).findings).toEqual([
    `${FOLDER}list.gen.ts:1:1 lists: stale: run npm run lists`,
  ]);
});

test('the list of `text` holds what rules ask anywhere in the package, and no thing', () => {
  const files = {
    'packages/one/src/rounds/wait.ts': 'export const waitWords = defineWords({});\n',
    [`${FOLDER}rage.ts`]: RAGE,
  };
  const words = `// Made by tools/lists.mjs; the order of these lines is kept.
import { waitWords } from '../rounds/wait.ts';

export const WORDS = [
  waitWords,
];
`;
  expect(tidy('lists', { ...files, 'packages/one/src/text/list.gen.ts': words }).findings).toEqual([]);
});
