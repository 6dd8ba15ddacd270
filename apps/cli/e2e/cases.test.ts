import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, ROOT, souterrain } from './command.ts';

const CASE = `cases:
  - id: jet-pair
    title: { fr: Un jet pair va tout droit, en: An even roll goes straight }
    rules: [C50-MOVE-05]
    given: { heroes: [{ at: [3, 3] }] }
    dice: [2]
    expect:
      includes: [{ type: moveRolled, result: 2 }]
      asks: { id: direction, options: [nord, est, sud, ouest] }
`;

const write = (folder: string, name: string, text: string) => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
};

test('[C50-MOVE-05][C50-MOVE-06] a case passes from its file, from its folder, and with its system named inside', () => {
  const folder = freshFolder();
  write(folder, 'cinquante-etages/a.yaml', CASE);
  write(folder, 'ailleurs/b.yaml', `system: cinquante-etages\n${CASE}`);
  expect(souterrain(['case', folder])).toEqual({
    status: 0,
    stderr: '',
    stdout: '2 fichiers\u00A0: 2 cas réussis, 0 raté\n',
  });
  expect(JSON.parse(souterrain(['case', join(folder, 'ailleurs/b.yaml'), '--json']).stdout)).toMatchObject({
    files: 1,
    passed: 1,
    failed: 0,
    results: [{ id: 'jet-pair', ok: true }],
  });
});

test('a failing case ends with 1 and prints what was expected and what came', () => {
  const path = write(
    freshFolder(),
    'cinquante-etages/a.yaml',
    CASE.replace('result: 2', 'result: 3').replace('ouest', 'haut'),
  );
  const { status, stdout } = souterrain(['case', path, '--lang', 'en']);
  expect(status).toBe(1);
  expect(stdout).toContain(
    `✗ ${path}:8:18 jet-pair\n    includes.0\n      expected: {"type":"moveRolled","result":3}\n`,
  );
  expect(stdout).toMatch(/ {4}asks\n {6}expected: .*"haut".*\n {6}got: {6}.*"ouest"/);
  expect(stdout).toContain('1 file: 0 cases passed, 1 failed');
});

test('a script that does not fit is a failing case too', () => {
  const path = write(freshFolder(), 'cinquante-etages/a.yaml', CASE.replace('dice: [2]', 'dice: [12]'));
  const { status, stdout } = souterrain(['case', path]);
  expect(status).toBe(1);
  expect(stdout).toContain('le script ne convient pas\u00A0: 12 ne va pas à 1d10');
});

test('a case file with an unknown field is refused with its place, in French and in English', () => {
  const path = write(freshFolder(), 'cinquante-etages/a.yaml', CASE.replace('dice:', 'dices:'));
  const french = souterrain(['case', path]);
  expect(french.status).toBe(1);
  expect(french.stderr).toBe(`${path}:6:5 cases.0.dices: champ inconnu\u00a0: dices\n`);
  expect(souterrain(['case', path, '--lang', 'en']).stderr).toContain('cases.0.dices: unknown field: dices');
  expect(JSON.parse(souterrain(['case', path, '--json']).stdout).issues).toMatchObject([{ line: 6, col: 5 }]);
});

test('a rule that no catalogue has is refused at its place', () => {
  const path = write(freshFolder(), 'cinquante-etages/a.yaml', CASE.replace('-MOVE-', '-MOOV-'));
  const { status, stderr } = souterrain(['case', path]);
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${path}:4:13 cases.0.rules.0: Aucune règle`)]);
  expect(stderr).toContain('C50-MOVE-05');
});

test('a situation that cannot be is told, whatever the system', () => {
  const folder = freshFolder();
  const given = (system: string, text: string) => {
    const one = CASE.replace(/given:.*/, `given: ${text}`).replace(/ {4}dice:.*\n| {6}includes:.*\n/g, '');
    return souterrain(['case', write(folder, `${system}/a.yaml`, one)]).stdout;
  };
  expect(given('cinquante-etages', '{ heroes: [{ at: [30, 3] }] }')).toContain(
    'pas de case [30, 3] à un étage de côté 8',
  );
  expect(given('attention-donjon', '{ heroes: [{ at: [90, 0] }] }')).toContain(
    'h1 n’est sur aucune case\u00a0: [90, 0]',
  );
  const both = '{ heroes: [{ at: [0, 0] }, { at: [0, 0] }] }';
  expect(given('attention-donjon-2', both)).toContain('h2 est sur la case de h1\u00a0: [0, 0]');
  expect(given('heros-bataillons', '{ heroes: [{ zone: ailleurs }] }')).toContain(
    'h1 n’est dans aucune zone\u00a0: ailleurs',
  );
});

test('an answer that is not offered is told with those that are', () => {
  const path = write(
    freshFolder(),
    'cinquante-etages/a.yaml',
    CASE.replace('dice: [2]', 'dice: [2]\n    decisions: [haut]'),
  );
  expect(souterrain(['case', path]).stdout).toContain(
    'le script ne convient pas\u00A0: haut ne répond pas à direction\u00A0: nord, est, sud, ouest',
  );
  expect(souterrain(['case', path, '--lang', 'en']).stdout).toContain(
    'haut does not answer direction: nord, est, sud, ouest',
  );
});

test('an event or a field that does not exist is refused at its place, in every system and both languages', () => {
  const folder = freshFolder();
  for (const system of ['cinquante-etages', 'attention-donjon', 'attention-donjon-2', 'heros-bataillons']) {
    const one = CASE.replace('given: { heroes: [{ at: [3, 3] }] }', 'given: {}').replace(
      /includes:.*/,
      'excludes: [licorne]',
    );
    const path = write(folder, `${system}/a.yaml`, one);
    const { status, stderr } = souterrain(['case', path]);
    expect(stderr).toMatch(
      /a\.yaml:8:18 cases\.0\.expect\.excludes\.0: le système n’a pas d’événement licorne \(possible\u00a0: \w+, /,
    );
    expect(status).toBe(1);
    expect(souterrain(['case', path, '--lang', 'en']).stderr).toContain('the system has no such event as licorne');
  }
  const path = write(folder, 'cinquante-etages/b.yaml', CASE.replace('result: 2', 'results: null'));
  expect(souterrain(['case', path]).stderr).toMatch(
    /b\.yaml:8:\d+ cases\.0\.expect\.includes\.0\.results: cet événement n’a pas de champ results \(possible\u00a0: .*result/,
  );
});

test('a file of no known system says so at its place', () => {
  const path = write(freshFolder(), 'ailleurs/a.yaml', CASE);
  expect(souterrain(['case', path])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      `${path}:1:1 system: Système inconnu\u00A0: «\u00A0ailleurs\u00A0». Possibles\u00A0: cinquante`,
    ),
  });
});

test('a folder without cases is bad usage', () => {
  expect(souterrain(['case', freshFolder()])).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('aucun fichier .yaml'),
  });
});

test('the cases of the repository pass', () => {
  const { status, stdout } = souterrain(['case', 'cases/'], { cwd: ROOT });
  expect(stdout).toMatch(/ cas réussis, 0 raté\n$/);
  expect(status).toBe(0);
});
