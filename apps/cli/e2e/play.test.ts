import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSave, type SaveFile, writeSave } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { freshFolder, souterrain } from './command.ts';

const START = ['play', 'cinquante-etages', '--seed', 'essai'];

/** The same answer many times: the first option of whatever is asked. */
const firsts = (count: number): string => '1\n'.repeat(count);

const saved = (path: string): SaveFile => {
  const read = readSave(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};

test('a pipe plays, one answer a line; the end of the input keeps the game and says where', () => {
  const folder = freshFolder();
  const { status, stdout, stderr } = souterrain(START, { input: firsts(5), env: { XDG_STATE_HOME: folder } });
  expect([status, stderr]).toEqual([0, '']);
  const path = join(folder, 'souterrain', 'cinquante-etages-essai.json');
  expect(stdout).toContain(`partie gardée dans ${path}`);
  expect(stdout).toContain(`souterrain play cinquante-etages --load ${path}`);
  expect(saved(path).decisions).toHaveLength(5);
  expect(stdout).not.toContain('\u001b[');
});

test('an option is answered by its id as well as by its number', () => {
  const file = join(freshFolder(), 'a.json');
  souterrain([...START, '--save', file], { input: '1\n' });
  const [first] = saved(file).decisions;
  const other = join(freshFolder(), 'b.json');
  souterrain([...START, '--save', other], { input: `${first}\n` });
  expect(saved(other).decisions).toEqual([first]);
});

test('a saved game is resumed where it stood, in the same file', () => {
  const file = join(freshFolder(), 'a.json');
  souterrain([...START, '--save', file], { input: firsts(4) });
  souterrain(['play', 'cinquante-etages', '--load', file], { input: firsts(3) });
  const whole = join(freshFolder(), 'b.json');
  souterrain([...START, '--save', whole], { input: firsts(7) });
  expect(saved(file)).toEqual(saved(whole));
});

test('a second game with the same seed does not take the place of the first, nor does --save', () => {
  const folder = freshFolder();
  const env = { XDG_STATE_HOME: folder };
  souterrain(START, { input: firsts(1), env });
  souterrain(START, { input: firsts(2), env });
  expect(readdirSync(join(folder, 'souterrain')).sort()).toEqual([
    'cinquante-etages-essai-2.json',
    'cinquante-etages-essai.json',
  ]);
  const file = join(folder, 'souterrain/cinquante-etages-essai.json');
  const refused = souterrain([...START, '--save', file]);
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('existe déjà') });
  expect(saved(file).decisions).toHaveLength(1);
});

test('an unknown option is refused by its name and the game goes on', () => {
  const file = join(freshFolder(), 'a.json');
  const { status, stderr } = souterrain([...START, '--save', file], { input: 'licorne\n99\n1\n' });
  expect(stderr).toMatch(/«\u00A0licorne\u00A0» n’est pas un de ces choix\u00A0: tapez un numéro de 1 à \d+/);
  expect(stderr).toMatch(/«\u00A099\u00A0» n’est pas un de ces choix/);
  // Ids are for scripts: whoever types a wrong number is not told any.
  expect(stderr).not.toMatch(/actions-libres|passer/);
  expect([status, saved(file).decisions.length]).toEqual([0, 1]);
});

test('help, why, journal, board and undo answer without playing', () => {
  const file = join(freshFolder(), 'a.json');
  const { stdout } = souterrain([...START, '--save', file, '--lang', 'en'], { input: '?\np\nj\nb\n' });
  expect(stdout).toContain('undo the last decision');
  expect(stdout).toMatch(/^C50-[A-Z]+-\d\d \S/m);
  expect(saved(file).decisions).toHaveLength(0);
  expect(souterrain([...START], { input: 'u\n' }).stderr).toBe('Il n’y a rien à annuler.\n');
});

test('why tells the rules that a second edition takes from the first', () => {
  const save = ['--save', join(freshFolder(), 'a.json')];
  const { stdout } = souterrain(['play', 'attention-donjon-2', '--seed', 'essai', ...save], { input: '1\n1\n1\np\n' });
  expect(stdout).toMatch(/^AD1-[A-Z]+-\d\d \S/m);
});

test('players, names, classes and variants reach the game', () => {
  const file = join(freshFolder(), 'a.json');
  const seats = [
    '--players',
    '2',
    '--name',
    'Aline',
    'Bruno',
    '--class',
    'mage',
    '--variant',
    'fog=on',
    '--save',
    file,
  ];
  souterrain([...START, ...seats]);
  expect(saved(file)).toMatchObject({
    seats: [
      { name: 'Aline', choices: { classe: 'mage' } },
      { name: 'Bruno', choices: { classe: 'rodeur' } },
    ],
    variants: { fog: 'on' },
    seed: 'essai',
  });
});

test('[C50-MOVE-02] physical dice are typed, logged, and 0 reads 10', () => {
  const file = join(freshFolder(), 'a.json');
  const { stdout } = souterrain([...START, '--physical-dice', '--save', file], { input: '0\n' });
  expect(stdout).toMatch(/Un D10 à lancer\u00A0: quelle face\u202F\? \(0 = 10\)/);
  expect(saved(file)).toMatchObject({ dice: 'physical', decisions: ['10'] });
});

test('real cards are called by their names, and typed so', () => {
  const file = join(freshFolder(), 'a.json');
  const start = ['play', 'attention-donjon', '--seed', 'essai', '--physical-dice', '--players', '1', '--save', file];
  const { stdout, stderr } = souterrain(start, { input: '1\n1\nRoi de Cœur\nDame de pique\n' });
  expect(stdout).toMatch(/ {2}\d+ {2}Valet de Trèfle\n/);
  expect(stdout).not.toContain('valet-trefle');
  expect([saved(file).decisions.includes('roi-coeur'), stderr.includes('Roi')]).toEqual([true, false]);
});

test('a player without a name is called as on the page', () => {
  const file = join(freshFolder(), 'a.json');
  souterrain([...START, '--name', ' ', 'Bruno', '--save', file]);
  expect(saved(file).seats.map(({ name }) => name)).toEqual(['Aldric', 'Bruno']);
});

test('a state folder that cannot be written is told once, and the game goes on in memory', () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'souterrain'), 'a file where a folder should be');
  const { status, stdout, stderr } = souterrain(START, { input: firsts(3), env: { XDG_STATE_HOME: folder } });
  expect(stderr.match(/La partie n’a pas pu être gardée/g)).toHaveLength(2);
  expect(stdout.match(/^> 1$/gm)).toHaveLength(3);
  expect(status).toBe(1);
});

test('a whole game is played to its end, and replay agrees with it', () => {
  const file = join(freshFolder(), 'a.json');
  const { status, stdout } = souterrain([...START, '--save', file], { input: firsts(3000) });
  expect(status).toBe(0);
  expect(stdout).toContain(`souterrain replay ${file}`);
  const save = saved(file);
  expect(save.result).not.toBeNull();
  const replay = souterrain(['replay', file, '--json']);
  expect(replay.status).toBe(0);
  expect(JSON.parse(replay.stdout)).toMatchObject({ decisions: save.decisions.length, outcome: save.result });
  const journal = souterrain(['replay', file, '--events']);
  expect(journal.stdout.split('\n').length).toBeGreaterThan(save.decisions.length / 2);
  expect(journal.stdout).toMatch(/empreinte [0-9a-f]{16}\n$/);
});

test('bad saves are each named, with what is wrong and where, and are left as they are', () => {
  const folder = freshFolder();
  const good = join(folder, 'good.json');
  souterrain([...START, '--save', good], { input: firsts(6) });
  const save = saved(good);
  const text = readFileSync(good, 'utf8');
  const decisions = [...save.decisions.slice(0, 2), 'licorne', ...save.decisions.slice(3)];
  const cut = text.slice(0, text.length / 2);
  const lineOf = (start: string) => text.split('\n').findIndex((line) => line.startsWith(start)) + 1;
  const files: Record<string, [string, RegExp]> = {
    'vide.json': ['', /Le fichier est vide\./],
    'lettre.json': ['Cher ami,\nbonjour', /n’est pas une sauvegarde de Souterrain\./],
    'image.json': ['\u0089PNG\0\0\0\rIHDR', /pas du texte/],
    'tronquee.json': [cut, new RegExp(`tronqué.*ligne ${cut.split('\n').length},`)],
    'faute.json': [text.replace('"decisions": [', '"decisions": [,'), /lisible.*ligne \d+, caractère 15\./],
    'etrangere.json': ['{"format":"autre/1"}', /n’est pas une sauvegarde de Souterrain/],
    'heros.json': ['{"format":"attention-donjon/heros","version":1}', /fiche d’un héros.*Mes héros/],
    'tout.json': ['{"format":"souterrain-tout/1"}', /tout ce que garde un appareil/],
    'nouvelle.json': [text.replace('souterrain/1', 'souterrain/9'), /version plus récente/],
    'inconnue.json': [text.replace('souterrain/1', 'souterrain/x'), /format inconnu/],
    'abimee.json': [text.replace('"essai"', '"essaj"'), /abîmée.*somme de contrôle/],
    'places.json': [
      writeSave({ ...save, seats: 3 as never }),
      new RegExp(`la liste des joueurs n’est pas lisible \\(ligne ${lineOf('"seats"')}\\)`),
    ],
    'version.json': [writeSave({ ...save, version: '99' }), /de la version 99/],
    'decision.json': [
      writeSave({ ...save, decisions, checkpoint: null }),
      new RegExp(`La décision 3 ne convient pas \\(ligne ${lineOf('"decisions"') + 3}\\).*licorne.*le jeu propose `),
    ],
    'systeme.json': [writeSave({ ...save, system: 'echecs' }), /jeu inconnu ici \(«\u00A0echecs\u00A0»\)/],
    'contenu.json': [
      writeSave({ ...save, packs: [{ id: 'monstres', version: '1.0.0', hash: 'ff' }] }),
      /le contenu «\u00A0monstres\u00A0» 1\.0\.0 \(ff\), qui n’est pas ici/,
    ],
    'profonde.json': [
      `{"format":"souterrain/1","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      /n’est pas celui d’une partie.*s’emboîtent trop à la ligne 1, caractère 94\./,
    ],
    'terminal.json': ['{"format":"\\u001b[2Jautre/1"}', /\(format \[2Jautre\/1\)/],
    'reprise.json': [
      writeSave({ ...save, checkpoint: { ...save.checkpoint!, prng: [1, 2, 3, 4] } }),
      new RegExp(`Rejouée jusqu’à la décision ${save.checkpoint!.at}`),
    ],
    'resultat.json': [
      writeSave({ ...save, result: { id: 'victoire', winners: [0], scores: [1] } }),
      /Le résultat n’est pas celui de la partie.*victoire.*ses décisions ne la finissent pas/,
    ],
  };
  mkdirSync(join(folder, 'bad'));
  for (const [name, [contents, pattern]] of Object.entries(files)) {
    const path = join(folder, 'bad', name);
    writeFileSync(path, contents);
    const { status, stderr } = souterrain(['replay', path]);
    expect(stderr).toMatch(pattern);
    expect([status, stderr.startsWith(`${name}\u00A0: `), stderr.trimEnd().split('\n').length]).toEqual([1, true, 1]);
    // Never the words of a parser, and always that nothing was done to the file.
    expect(stderr).not.toMatch(/JSON|token|position|undefined/);
    expect(stderr).toMatch(/Le fichier n’a pas été touché\.\n$/);
    // What does not come from the decisions is not needed to play on from them.
    if (name !== 'resultat.json' && name !== 'reprise.json')
      expect(souterrain(['play', 'cinquante-etages', '--load', path]).status).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(contents);
  }
});

test('a save that an editor marked as text is still one', () => {
  const file = join(freshFolder(), 'a.json');
  souterrain([...START, '--save', file], { input: firsts(2) });
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
  expect(souterrain(['replay', file]).status).toBe(0);
});

test('the names in the file of somebody else do not drive the terminal', () => {
  const file = join(freshFolder(), 'a.json');
  souterrain([...START, '--save', file, '--name', 'Ali\u001b[2Jne'], { input: firsts(2) });
  expect(saved(file).seats[0]?.name).toBe('Ali\u001b[2Jne');
  const { stdout } = souterrain(['play', 'cinquante-etages', '--load', file]);
  expect(stdout).toContain('Ali[2Jne');
  expect(stdout).not.toContain('\u001b');
});

test('a hero may be called anything', () => {
  const seats = ['--players', '2', '--name', 'constructor', '__proto__'];
  for (const system of ['cinquante-etages', 'attention-donjon', 'attention-donjon-2', 'heros-bataillons']) {
    const { status, stdout, stderr } = souterrain(['play', system, '--seed', 'essai', ...seats], { input: firsts(3) });
    expect([system, status, stderr]).toEqual([system, 0, '']);
    expect(stdout).toContain('constructor');
  }
});

test('a save of another system says how to resume it, in both languages', () => {
  const file = join(freshFolder(), 'a.json');
  souterrain([...START, '--save', file], { input: firsts(2) });
  for (const [lang, how] of [
    ['fr', 'Pour la reprendre'],
    ['en', 'To resume it'],
  ] as const) {
    const { status, stderr } = souterrain(['play', 'attention-donjon', '--load', file, '--lang', lang]);
    expect(status).toBe(1);
    expect(stderr).toContain(how);
    expect(stderr).toContain(`souterrain play cinquante-etages --load ${file}`);
  }
});

test('a save whose log does not fit goes on from its checkpoint, in another file', () => {
  const folder = freshFolder();
  const good = join(folder, 'a.json');
  souterrain([...START, '--save', good], { input: firsts(8) });
  const save = saved(good);
  expect(save.checkpoint?.at).toBeGreaterThan(0);
  const broken = join(folder, 'b.json');
  const contents = writeSave({ ...save, decisions: ['licorne', ...save.decisions.slice(1)] });
  writeFileSync(broken, contents);
  const { status, stdout } = souterrain(['play', 'cinquante-etages', '--load', broken]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/b\.json\u00A0: la partie reprend à son dernier point sûr.*décision 1/);
  expect(readFileSync(broken, 'utf8')).toBe(contents);
  expect(existsSync(join(folder, 'b-2.json'))).toBe(true);
});
