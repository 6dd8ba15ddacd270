import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pack, packHash, pinOf, writeSave } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { freshFolder, souterrain } from './command.ts';
import { type OwnSystem, ownPack, SHOWS, SYSTEMS, savedIn } from './own-packs.ts';

const firsts = (count: number): string => '1\n'.repeat(count);

/** A game of a pack of one's own, some decisions on, in a folder of its own. */
function played(system: OwnSystem, count = 8, pack = ownPack(system)): string {
  const file = join(freshFolder(), 'partie.json');
  const asked = ['play', system, '--seed', 'crypte', '--save', file, '--pack', pack, ...SHOWS[system].asked];
  const { status, stderr } = souterrain(asked, { input: firsts(count) });
  expect([status, stderr]).toEqual([0, '']);
  return file;
}

test.each(SYSTEMS)('%s: a game of a pack of one’s own is saved with it, and opens where nobody has it', (system) => {
  const file = played(system);
  const { carried = [], packs, decisions } = savedIn(file);
  expect(carried).toHaveLength(1);
  expect(packs).toContainEqual(pinOf(carried[0]!));
  const { status, stdout } = souterrain(['play', system, '--load', file], { input: firsts(3) });
  expect([status, stdout.includes('Partie gardée')]).toEqual([0, true]);
  expect(savedIn(file).carried).toEqual(carried);
  expect(savedIn(file).decisions.length).toBeGreaterThan(decisions.length);
  expect(souterrain(['replay', file])).toMatchObject({ status: 0, stderr: '' });
  expect(souterrain(['replay', file, '--pack', ownPack(system)])).toMatchObject({ status: 0, stderr: '' });
});

test.each(SYSTEMS)('%s: simulations keep their games, which replay, whatever the number of threads', (system) => {
  const { asked, says } = SHOWS[system];
  const out = join(freshFolder(), 'parties');
  const simulate = (...more: string[]) => {
    const args = ['simulate', system, '--games', '6', '--seed', 'crypte', '--bot', 'greedy', '--json', ...asked];
    const ran = souterrain([...args, '--pack', ownPack(system), ...more]);
    expect([ran.status, ran.stderr]).toEqual([0, '']);
    return JSON.parse(ran.stdout);
  };
  const one = simulate('--jobs', '2', '--out', out);
  const names = Array.from({ length: 6 }, (_, i) => `${system}-crypte-${i}.json`);
  expect(readdirSync(out).sort()).toEqual(names);
  expect(one.packs).toEqual([expect.stringMatching(/^\S+ 1\.0\.0 \([0-9a-f]{16}\)$/)]);
  expect(simulate('--jobs', '1').hash).toBe(one.hash);
  // A game never takes the place of another.
  simulate('--jobs', '1', '--out', out);
  expect(readdirSync(out)).toHaveLength(12);
  const told = names.map((name) => {
    const ran = souterrain(['replay', join(out, name), '--events']);
    expect([ran.status, ran.stderr]).toEqual([0, '']);
    return ran.stdout;
  });
  expect(told.join('\n')).toMatch(says);
});

test('simulate takes the players and the variants that play takes, and refuses the others', () => {
  const simulate = (...more: string[]) =>
    souterrain(['simulate', 'attention-donjon', '--games', '1', '--jobs', '1', '--json', ...more]);
  const hashOf = (...more: string[]) => JSON.parse(simulate(...more).stdout).hash;
  const hashes = [
    hashOf(),
    hashOf('--seats', '1'),
    hashOf('--variant', 'scenario=la-captive'),
    hashOf('--variant', 'scenario=la-captive', 'campagne=oui'),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(simulate('--seats', '9')).toMatchObject({ status: 2, stderr: expect.stringContaining('--seats attend') });
  expect(simulate('--variant', 'scenario')).toMatchObject({ status: 2, stderr: expect.stringContaining('nom=valeur') });
  expect(simulate('--variant', 'scenario=la-crypte')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('scenario = la-crypte'),
  });
  const file = join(freshFolder(), 'fichier');
  writeFileSync(file, '');
  expect(simulate('--out', join(file, 'dedans'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Impossible d’écrire'),
  });
});

test('cases are played with packs of one’s own', () => {
  const folder = freshFolder();
  const file = join(folder, 'a.yaml');
  writeFileSync(
    file,
    `system: cinquante-etages
cases:
  - id: hydre
    title: { fr: Une hydre attend, en: A hydra waits }
    rules: [C50-MOVE-05]
    given: { heroes: [{ at: [3, 3] }], creatures: [{ id: hydre, at: [5, 5] }] }
    dice: [2]
    expect: { includes: [{ type: moveRolled, result: 2 }] }
`,
  );
  const pack = ['--pack', ownPack('cinquante-etages')];
  expect(souterrain(['case', ...pack, file])).toMatchObject({ status: 0, stderr: '' });
  expect(souterrain(['case', file])).toMatchObject({ status: 1, stderr: expect.stringContaining('a.yaml:6:') });
});

test('chances are asked in figures: a pack is checked, and changes nothing', () => {
  const asked = ['odds', 'attention-donjon', 'check', '--dice', '4', '--difficulty', '2'];
  const plain = souterrain(asked);
  const ran = souterrain([...asked, '--pack', ownPack('attention-donjon')]);
  expect(ran.stdout.replace(plain.stdout, '')).toMatch(/^Les chances se demandent en chiffres/);
  expect(souterrain([...asked, '--pack', ownPack('heros-bataillons')])).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('ce contenu est pour heros-bataillons'),
  });
});

const HEADER = (id: string, more = ''): string =>
  `pack:\n  id: ${id}\n  version: 1.0.0\n  licence: CC0-1.0\n  attribution: { fr: Moi, en: Me }\n${more}`;
const SICKLE = (more = ''): string =>
  `weapons:\n  - { id: faucille, ${more}category: courte, rank: 1, damage: 3, price: 20, gender: f, name: { fr: faucille, en: sickle } }\n`;

function written(files: Readonly<Record<string, string>>): string {
  const folder = freshFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** What each way of giving a bad pack is told, in both languages. */
const REFUSED: readonly (readonly [string, () => readonly string[], number, RegExp, RegExp])[] = [
  ['missing', () => ['licorne.yaml'], 2, /Impossible de lire licorne\.yaml/, /licorne\.yaml/],
  ['empty', () => [''], 2, /Impossible de lire/, /read/],
  ['a folder without YAML', () => [written({ 'a.txt': 'x' })], 2, /aucun fichier \.yaml/, /no \.yaml/],
  ['an empty file', () => [written({ 'a.yaml': '' })], 1, /a\.yaml:1:1 pack: aucun fichier ne dit/, /no file says/],
  [
    'broken',
    () => [written({ 'a.yaml': HEADER('moi', 'weapons: [') })],
    1,
    /a\.yaml:\d+:\d+ ce YAML ne se lit pas/,
    /a\.yaml:\d+:\d+ this YAML cannot be read/,
  ],
  [
    'foreign',
    () => [ownPack('heros-bataillons')],
    1,
    /heros-bataillons\.yaml:4:3 pack\.system: ce contenu est pour heros-bataillons, pas pour cinquante-etages\n[^\n]*1 défaut/,
    /pack\.system: this pack is for heros-bataillons, not for cinquante-etages/,
  ],
  [
    'newer',
    () => [written({ 'a.yaml': HEADER('moi', '  format: 2\n') })],
    1,
    /a\.yaml:6:3 pack\.format: ce contenu est écrit pour une version plus récente .*mettez Souterrain à jour/,
    /a\.yaml:6:3 pack\.format: this pack is written for a later version .*update Souterrain/,
  ],
  [
    'with an id of the game',
    () => [written({ 'a.yaml': HEADER('moi') + SICKLE().replaceAll('faucille', 'massue') })],
    1,
    /a\.yaml:7:\d+ weapons\.0\.id: massue est déjà pris\u00A0: il est dans cinquante-etages \S+ et dans moi 1\.0\.0.*replace: true/,
    /massue is already taken: it is in cinquante-etages \S+ and in moi 1\.0\.0.*replace: true/,
  ],
  [
    'that replaces nothing',
    () => [written({ 'a.yaml': HEADER('moi') + SICKLE('replace: true, ') })],
    1,
    /weapons\.0\.replace: il n’y a rien à remplacer/,
    /nothing to replace/,
  ],
  [
    'two of which have one id',
    () => ['a', 'b'].map((id) => written({ 'p.yaml': HEADER(id) + SICKLE() })),
    1,
    /p\.yaml:7:\d+ weapons\.0\.id: faucille est déjà pris\u00A0: il est dans a 1\.0\.0 et dans b 1\.0\.0/,
    /faucille is already taken: it is in a 1\.0\.0 and in b 1\.0\.0/,
  ],
  [
    'given twice',
    () => [ownPack('cinquante-etages'), ownPack('cinquante-etages')],
    1,
    /pack\.id: un autre contenu s’appelle déjà menagerie/,
    /pack\.id: another pack is already called menagerie/,
  ],
  [
    'with a reference that leads nowhere',
    () => [
      written({
        'a.yaml': `${HEADER('moi')}creatures:\n  - { id: hydre, band: bande-9, characteristic: agi, car: 6, pv: 4, damage: 1, atk: 0, armour: 0, gold: 9, gender: f, name: { fr: hydre, en: hydra } }\n`,
      }),
    ],
    1,
    /a\.yaml:7:\d+ creatures\.0\.band: bande inconnue\u00A0: bande-9/,
    /unknown band: bande-9/,
  ],
];

test.each(REFUSED)('a pack is refused before anything is played: %s', (_, packs, code, french, english) => {
  const folder = freshFolder();
  const save = join(folder, 'partie.json');
  const given = packs().flatMap((path) => ['--pack', path]);
  const simulate = ['simulate', 'cinquante-etages', '--games', '1', '--out', join(folder, 'parties'), '--lang', 'en'];
  for (const [command, said] of [
    [['play', 'cinquante-etages', '--save', save], french],
    [simulate, english],
  ] as const) {
    const { status, stdout, stderr } = souterrain([...command, ...given], { input: firsts(2) });
    expect(stderr).toMatch(said);
    expect([status, stdout]).toEqual([code, '']);
  }
  expect(readdirSync(folder)).toEqual([]);
});

test('a save whose pack has changed since is refused with it, told both, and still opens without', () => {
  const folder = freshFolder();
  const own = join(folder, 'menagerie.yaml');
  cpSync(ownPack('cinquante-etages'), own);
  const file = played('cinquante-etages', 8, own);
  const before = readFileSync(file, 'utf8');
  const [was] = savedIn(file).carried!;
  writeFileSync(own, readFileSync(own, 'utf8').replace('version: 1.0.0', 'version: 1.1.0').replace('pv: 4', 'pv: 5'));
  for (const command of [['play', 'cinquante-etages', '--load'], ['replay']]) {
    const french = souterrain([...command, file, '--pack', own]);
    expect(french.stderr).toMatch(
      new RegExp(
        `le contenu «\u00A0menagerie\u00A0» 1\\.0\\.0 \\(${was!.pack.hash}\\)\u202F; ici, c’est 1\\.1\\.0 \\([0-9a-f]{16}\\)\\. Sans --pack, elle se rouvre .* Le fichier n’a pas été touché\\.`,
      ),
    );
    const english = souterrain([...command, file, '--pack', own, '--lang', 'en']);
    expect(english.stderr).toMatch(
      /"menagerie" 1\.0\.0 \(\S+\); here it is 1\.1\.0 \(\S+\)\. Without --pack, it opens/,
    );
    expect([french.status, english.status]).toEqual([1, 1]);
  }
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(souterrain(['replay', file]).status).toBe(0);
  // Nor is a game that was played without a pack played with one.
  const plain = join(folder, 'sans.json');
  souterrain(['play', 'cinquante-etages', '--seed', 'a', '--save', plain], { input: firsts(3) });
  expect(souterrain(['replay', plain, '--pack', own])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ne se joue pas avec le contenu'),
  });
});

/** The same save with another pack in it, and a checksum that is right. */
function forged(file: string, change: (pack: Pack) => Pack, rehash: boolean): string {
  const save = savedIn(file);
  const changed = change(structuredClone(save.carried![0]!));
  const pack = rehash ? { ...changed, pack: { ...changed.pack, hash: packHash(changed) } } : changed;
  const packs = save.packs.map((pin) => (pin.id === save.carried![0]!.pack.id ? pinOf(pack) : pin));
  return writeSave({ ...save, packs, carried: [pack] });
}

type Things = Record<string, Record<string, object>>;

test('a pack that a save carries is refused once altered, and where no pack could be so', () => {
  const file = played('cinquante-etages');
  const folder = freshFolder();
  mkdirSync(folder, { recursive: true });
  const tried = (change: (pack: Things) => void, rehash: boolean): string => {
    const path = join(folder, 'forgee.json');
    const text = forged(
      file,
      (pack) => {
        change(pack as unknown as Things);
        return pack;
      },
      rehash,
    );
    writeFileSync(path, text);
    const runs = [
      ['play', 'cinquante-etages', '--load', path],
      ['replay', path],
    ].map((args) => souterrain(args));
    for (const { status, stderr } of runs) {
      expect(stderr).toMatch(/^forgee\.json\u00A0: .*Le fichier n’a pas été touché\.\n$/);
      expect([status, stderr === runs[0]!.stderr]).toEqual([1, true]);
    }
    expect(readFileSync(path, 'utf8')).toBe(text);
    return runs[0]!.stderr;
  };
  const weaker = (pack: Things): unknown => Object.assign(pack.creatures!.hydre!, { pv: 1 });
  expect(tried(weaker, false)).toContain('Cette sauvegarde est altérée');
  const wrong: readonly (readonly [(pack: Things) => void, string])[] = [
    [(pack) => Object.assign(pack.creatures!.hydre!, { pv: -1 }), 'creatures.hydre.pv'],
    [(pack) => Object.assign(pack.creatures!.hydre!, { band: 'nulle-part' }), 'creatures.hydre.band'],
    [(pack) => Object.assign(pack.creatures!, { autre: pack.creatures!.hydre }), 'creatures.autre.id'],
    [(pack) => Object.assign(pack, { licornes: {} }), '(licornes)'],
    [(pack) => Object.assign(pack.pack!, { id: 'cinquante-etages' }), '(pack.id)'],
    [(pack) => Object.assign(pack.pack!, { system: 'heros-bataillons' }), '(pack)'],
  ];
  for (const [change, told] of wrong) expect(tried(change, true)).toContain(told);
});

test('a save that names a pack it does not carry asks for it', () => {
  const file = played('cinquante-etages');
  const { carried: _, ...save } = savedIn(file);
  writeFileSync(file, writeSave(save));
  const { status, stderr } = souterrain(['replay', file]);
  expect(stderr).toMatch(/menagerie.* qui n’est pas ici\. Donnez ce contenu avec --pack, tel qu’il était\./);
  expect(status).toBe(1);
  expect(souterrain(['replay', file, '--pack', ownPack('cinquante-etages')]).status).toBe(0);
});
