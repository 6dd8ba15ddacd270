import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { Game, readSave } from '@souterrain/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { words } from '../words/index.ts';
import { autosaveTo, freePath, newPath, stateFolder } from './autosave.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souterrain-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const started = () => {
  const game = Game.start(cinquanteEtages, { seats: [{ name: 'A', choices: {} }], variants: {}, seed: 'x' });
  if (!game.ok) throw new Error(game.fault.code);
  return game.value as unknown as Game;
};

test('the state folder follows XDG_STATE_HOME when it is absolute', () => {
  expect(stateFolder({ XDG_STATE_HOME: '/var/x' })).toBe('/var/x/souterrain');
  expect(stateFolder({ XDG_STATE_HOME: 'relative' })).toMatch(/[\\/]\.local[\\/]state[\\/]souterrain$/);
  expect(stateFolder({})).toMatch(/[\\/]\.local[\\/]state[\\/]souterrain$/);
});

test('a new game never takes the file of another', () => {
  const first = join(folder, 'a.json');
  expect(freePath(first)).toBe(first);
  writeFileSync(first, '');
  expect(freePath(first)).toBe(join(folder, 'a-2.json'));
  const env = { XDG_STATE_HOME: folder };
  expect(newPath(words.fr, { system: 's', seed: 'Où ? / là', env })).toBe(join(folder, 'souterrain', 's-o-l-.json'));
  expect(() => newPath(words.fr, { save: first, system: 's', seed: '', env })).toThrow(Failure);
});

test('a save is a whole file that can be read again, with nothing left beside it', () => {
  const autosave = autosaveTo(join(folder, 'deep', 'a.json'));
  expect(autosave.write(started())).toBeUndefined();
  expect(readdirSync(join(folder, 'deep'))).toEqual(['a.json']);
  expect(readSave(readFileSync(autosave.path, 'utf8'))).toMatchObject({ ok: true, value: { seed: 'x' } });
});

test('a save that cannot be written says why and leaves the former one alone', () => {
  writeFileSync(join(folder, 'file'), 'kept');
  expect(autosaveTo(join(folder, 'file', 'a.json')).write(started())).toMatch(/ENOTDIR|EEXIST/);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('kept');
});
