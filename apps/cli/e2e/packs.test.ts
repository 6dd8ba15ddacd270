import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, ROOT, souterrain } from './command.ts';

const HEADER = `pack:
  id: crypte-de-mirabelle
  version: 1.0.0
  licence: CC-BY-SA-4.0
  attribution: { fr: Mirabelle Aubert, en: Mirabelle Aubert }
`;
const TILE = `tiles:
  - id: crypte-de-mirabelle
    name: { fr: Crypte, en: Crypt }
    drawing: |
      ..+...
      .aabb.
      .aaPb+
      .aabb.
      ......
    legend: { P: { zone: b, feature: pilier } }
`;
const CREATURE = `creatures:
  - id: chanteur
    name: { fr: Chanteur, en: Singer }
    plural: { fr: Chanteurs, en: Singers }
    family: bete
    level: 4
    traits: {}
    sante: 2
    actions: ['Chant AUR 0 Mental/Alchimie 5 (Dommages 2/-)']
    english: [Song]
    tags: [bete]
    ai: [melee]
`;

const written = (...texts: readonly string[]): string => {
  const folder = freshFolder();
  for (const [i, text] of texts.entries()) writeFileSync(join(folder, `${i}.yaml`), text);
  return folder;
};

test('a pack of one’s own is checked beside what the game already holds', () => {
  expect(souterrain(['pack', 'attention-donjon', written(HEADER, TILE)])).toEqual({
    status: 0,
    stdout: 'crypte-de-mirabelle 1.0.0\u00a0: 2 fichiers, 1 entrée. Le contenu est accepté.\n',
    stderr: '',
  });
  const { status, stderr } = souterrain([
    'pack',
    'attention-donjon',
    written(HEADER, TILE.replace('pilier', 'licorne')),
  ]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/1\.yaml:10:29 tiles\.0\.legend\.P\.feature: décor inconnu\u00a0: licorne\n$/);
  const taken = TILE.replace('id: crypte-de-mirabelle', 'id: nid-entree');
  const clash = souterrain(['pack', 'attention-donjon', written(HEADER, taken), '--lang', 'en']);
  expect(clash).toMatchObject({ status: 1, stderr: expect.stringContaining('nid-entree is already taken') });
});

test('a pack is refused whole, with every fault, its file, its line and its path', () => {
  const folder = written(
    HEADER.replace(/ {2}licence.*\n/, ''),
    TILE.replace(', en: Crypt', '').replace('legend:', 'legends:'),
  );
  const { status, stdout, stderr } = souterrain(['pack', 'attention-donjon', folder]);
  expect([status, stderr.replaceAll(`${folder}/`, '').split('\n')]).toEqual([
    1,
    [
      '0.yaml:1:1 pack.licence: ce champ manque',
      '1.yaml:3:5 tiles.0.name.en: ce champ manque',
      '1.yaml:10:5 tiles.0.legends: champ inconnu\u00a0: legends',
      '',
    ],
  ]);
  expect(stdout).toContain('3 défauts. Le contenu est refusé en entier.');
});

test('[AD2-NOT-01] a line of notation is told by its column; what is only strange is a warning', () => {
  const strange = souterrain(['pack', 'attention-donjon-2', written(HEADER, CREATURE)]);
  expect([strange.status, strange.stdout]).toEqual([
    0,
    expect.stringContaining('1 avertissement. Le contenu est accepté'),
  ]);
  expect(strange.stderr).toMatch(/1\.yaml:9:15 creatures\.0\.actions\.0: avertissement\u00a0: W_UNKNOWN_SKILL/);
  const broken = written(HEADER, CREATURE.replace('2/-)', '2)'));
  const { status, stdout } = souterrain(['pack', 'attention-donjon-2', broken, '--json']);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    system: 'attention-donjon-2',
    pack: { id: 'crypte-de-mirabelle' },
    files: 2,
    entries: { creatures: 1 },
    issues: [{ line: 9, path: 'creatures.0.actions.0', message: expect.stringContaining('Colonne ') }],
  });
});

test('the packs of the games are accepted as they are', () => {
  const check = (id: string, folder: string) => souterrain(['pack', id, join(ROOT, 'packages', folder)]);
  const accepted = { status: 0, stderr: '' };
  for (const id of ['cinquante-etages', 'attention-donjon', 'attention-donjon-2', 'heros-bataillons'])
    expect(check(id, `systems/${id}/packs`)).toMatchObject(accepted);
  for (const id of ['attention-donjon', 'attention-donjon-2']) expect(check(id, 'crawl/packs')).toMatchObject(accepted);
});

test('a creature of one’s own is accepted beside those of Cinquante Étages, and refused where its band is none', () => {
  const creature = `creatures:
  - id: hydre
    band: bande-3
    characteristic: agi
    car: 11
    pv: 40
    damage: 7
    atk: 0
    armour: 2
    gold: 14
    gender: f
    elided: true
    name: { fr: hydre, en: hydra }
`;
  const check = (text: string) => souterrain(['pack', 'cinquante-etages', written(HEADER, text)]);
  expect(check(creature)).toMatchObject({ status: 0, stderr: '' });
  const lost = check(creature.replace('bande-3', 'bande-9'));
  expect([lost.status, lost.stderr]).toEqual([
    1,
    expect.stringMatching(/1\.yaml:3:5 creatures\.0\.band: bande inconnue\u00a0: bande-9\n$/),
  ]);
});

test('a folder without YAML is bad usage', () => {
  expect(souterrain(['pack', 'attention-donjon', freshFolder()]).status).toBe(2);
  expect(souterrain(['pack', 'attention-donjon']).status).toBe(2);
});
