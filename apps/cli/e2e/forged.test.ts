import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSave, type SaveFile, writeSave } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { freshFolder, souterrain } from './command.ts';

const firsts = (count: number): string => '1\n'.repeat(count);

const saved = (path: string): SaveFile => {
  const read = readSave(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
};

/** A save whose log does not fit: only its checkpoint could be played. */
const forged = (save: SaveFile, change: (state: Record<string, unknown>) => void): string => {
  const state = structuredClone(save.checkpoint!.state) as Record<string, unknown>;
  change(state);
  const decisions = ['licorne', ...save.decisions.slice(1)];
  return writeSave({ ...save, decisions, checkpoint: { ...save.checkpoint!, at: decisions.length, state } });
};

/** What is put in the place of what a state holds, in all of it or in the first of a list. */
const FORGED: readonly (readonly [string, string, object, string])[] = [
  ['cinquante-etages', 'what the board draws', { fight: 1e3 }, ''],
  ['cinquante-etages', 'what a hero carries', { weapons: [-1] }, 'heroes'],
  ['cinquante-etages', 'a floor without end', { side: 99_999 }, 'floors'],
  ['cinquante-etages', 'shields without number', { shields: 1e9 }, 'heroes'],
  ['attention-donjon', 'a hero', { hero: 3 }, 'figures'],
  ['attention-donjon-2', 'the order of play', { order: 'licorne' }, ''],
  ['heros-bataillons', 'the beings', { beings: [null] }, ''],
];

test.each(FORGED)(
  'a checkpoint of %s forged in %s is refused in words, and its file is left as it is',
  (system, _, change, list) => {
    const folder = freshFolder();
    const good = join(folder, 'bonne.json');
    souterrain(['play', system, '--seed', 'essai', '--save', good], { input: firsts(6) });
    const file = join(folder, 'forgee.json');
    const contents = forged(saved(good), (state) => {
      const [first] = list === '' ? [state] : (state[list] as object[]);
      Object.assign(first!, change);
    });
    writeFileSync(file, contents);
    for (const [lang, said] of [
      [
        'fr',
        /^forgee\.json\u00a0: La décision 1 ne convient pas.* Son point de reprise ne peut pas être joué non plus.* Le fichier n’a pas été touché\.\n$/,
      ],
      ['en', /^forgee\.json: Decision 1 does not fit.* Its checkpoint cannot be played either.*\n$/],
    ] as const) {
      const { status, stderr } = souterrain(['play', system, '--load', file, '--lang', lang], { input: firsts(2) });
      expect(stderr).toMatch(said);
      expect(status).toBe(1);
    }
    const { status, stderr } = souterrain(['replay', file]);
    expect([status, /\n +at /.test(stderr)]).toEqual([1, false]);
    expect(readFileSync(file, 'utf8')).toBe(contents);
    expect(readdirSync(folder).sort()).toEqual(['bonne.json', 'forgee.json']);
  },
);

test('a forged checkpoint that breaks a rule later is refused then', () => {
  const folder = freshFolder();
  const good = join(folder, 'bonne.json');
  souterrain(['play', 'attention-donjon', '--seed', 'essai', '--save', good], { input: firsts(6) });
  const file = join(folder, 'forgee.json');
  const contents = forged(saved(good), (state) => {
    delete state.treasures;
  });
  writeFileSync(file, contents);
  const { status, stderr } = souterrain(['play', 'attention-donjon', '--load', file], { input: firsts(3000) });
  expect(stderr).toMatch(/^forgee\.json\u00a0: .* Son point de reprise ne peut pas être joué non plus.*touché\.\n$/);
  expect([status, readFileSync(file, 'utf8')]).toEqual([1, contents]);
});
