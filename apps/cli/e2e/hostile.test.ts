import { closeSync, openSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, souterrain } from './command.ts';

const nested = (unit: string) => unit.repeat(50_000);
const DEEP = 'des listes et des champs s’emboîtent trop ici';

/** Small files of YAML, and what is said of each. */
const HOSTILE = {
  'accolades.yaml': [nested('{'), `1:65 ce YAML ne se lit pas (${DEEP})`],
  'listes.yaml': [`creatures:\n  ${nested('[')}`, `2:67 ce YAML ne se lit pas (${DEEP})`],
  'renvoi.yaml': ['creatures: *gobelin\n', '1:12 ce YAML ne se lit pas (aucune ancre &gobelin n’est posée avant'],
  'bombe.yaml': [
    `a: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [${'*a, '.repeat(10)}]\nc: [${'*b, '.repeat(10)}]\n`,
    '2:8 ce YAML ne se lit pas (les renvois (*nom) répètent trop de choses',
  ],
} as const;

test.each(Object.entries(HOSTILE))(
  '%s is refused with its file and its place, as a pack and as a case',
  (name, given) => {
    const [text, said] = given;
    const file = join(freshFolder(), name);
    writeFileSync(file, text);
    for (const args of [
      ['pack', 'attention-donjon', file],
      ['case', file],
      ['play', 'attention-donjon', '--pack', file],
    ]) {
      const { status, stdout, stderr } = souterrain(args);
      expect(status).toBe(1);
      expect(stdout + stderr).toContain(`${file}:${said}`);
      expect(stdout + stderr).not.toContain('Erreur interne');
    }
  },
);

test('a file of 200 MB is refused by its size, and one of no end is not read to it', () => {
  const folder = freshFolder();
  const file = join(folder, 'a.json');
  closeSync(openSync(file, 'w'));
  truncateSync(file, 200_000_000);
  for (const [args, most] of [
    [['replay', file], 16],
    [['play', 'cinquante-etages', '--load', file], 16],
    [['pack', 'cinquante-etages', file], 4],
    [['case', file], 4],
  ] as const) {
    const { status, stderr } = souterrain(args);
    expect([status, stderr]).toEqual([
      2,
      `${file} est trop gros (${most}\u202fMo au plus)\u00a0: ce n’est sans doute pas le bon fichier.\n`,
    ]);
  }
  expect(readdirSync(folder)).toEqual(['a.json']);
});
