import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { Game, readSave, writeSave } from '@souterrain/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { stateFolder } from '../files/names.ts';
import { words } from '../words/index.ts';
import { autosaveIn } from './autosave.ts';
import { freePlace, newPlace } from './place.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souterrain-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const started = (seed = 'x') => {
  const game = Game.start(cinquanteEtages, { seats: [{ name: 'A', choices: {} }], variants: {}, seed });
  if (!game.ok) throw new Error(game.fault.code);
  return game.value as unknown as Game;
};

const seedIn = (path: string) => {
  const read = readSave(readFileSync(path, 'utf8'));
  return read.ok ? read.value.seed : read.fault.code;
};

test('the state folder follows XDG_STATE_HOME when it is absolute', () => {
  expect(stateFolder({ XDG_STATE_HOME: '/var/x' })).toBe('/var/x/souterrain');
  expect(stateFolder({ XDG_STATE_HOME: 'relative' })).toMatch(/[\\/]\.local[\\/]state[\\/]souterrain$/);
  expect(stateFolder({})).toMatch(/[\\/]\.local[\\/]state[\\/]souterrain$/);
});

test('a new game never takes the file of another, nor the one that another is about to write', () => {
  const first = join(folder, 'a.json');
  const place = freePlace(first);
  expect(place.path).toBe(first);
  expect(freePlace(first).path).toBe(join(folder, 'a-2.json'));
  writeFileSync(first, '');
  place.lock!.release();
  expect(freePlace(first).path).toBe(join(folder, 'a-3.json'));
  const env = { XDG_STATE_HOME: folder };
  const path = join(folder, 'souterrain', 's-o-l-.json');
  expect(newPlace(words.fr, { system: 's', seed: 'Où ? / là', env }).path).toBe(path);
  const named = (save: string) => newPlace(words.fr, { save, system: 's', seed: '', env });
  expect(() => named(first)).toThrow(/existe déjà/);
  expect(() => named(path)).toThrow(Failure);
  expect(() => named(path)).toThrow(
    `${path} est déjà en jeu dans un autre Souterrain (processus ${process.pid}, machine `,
  );
});

test('a save is a whole file that can be read again, with nothing left beside it', () => {
  const autosave = autosaveIn(freePlace(join(folder, 'deep', 'a.json')));
  expect(autosave.write(started())).toBeUndefined();
  autosave.close();
  expect(readdirSync(join(folder, 'deep'))).toEqual(['a.json']);
  expect(seedIn(autosave.path)).toBe('x');
});

test('a save that cannot be written says why and leaves the former one alone', () => {
  writeFileSync(join(folder, 'file'), 'kept');
  expect(autosaveIn(freePlace(join(folder, 'file', 'a.json'))).write(started())).toMatch(/ENOTDIR|EEXIST/);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('kept');
});

test('what somebody else wrote in the meantime stays, and the game goes on beside it', () => {
  const path = join(folder, 'a.json');
  const autosave = autosaveIn(freePlace(path));
  autosave.write(started('mine'));
  const theirs = writeSave(started('theirs').save());
  writeFileSync(path, theirs);
  expect(autosave.write(started('mine'))).toBeUndefined();
  expect(autosave.path).toBe(join(folder, 'a-2.json'));
  expect([readFileSync(path, 'utf8'), seedIn(autosave.path)]).toEqual([theirs, 'mine']);
  // There it has a lock of its own, and stays.
  autosave.write(started('still mine'));
  expect([autosave.path, seedIn(autosave.path)]).toEqual([join(folder, 'a-2.json'), 'still mine']);
  expect(readdirSync(folder).sort()).toEqual(['a-2.json', 'a-2.json.lock', 'a.json']);
});

test('a game whose lock was taken away goes on beside it too', () => {
  const path = join(folder, 'a.json');
  const autosave = autosaveIn(freePlace(path));
  autosave.write(started('mine'));
  rmSync(`${path}.lock`);
  const other = autosaveIn({ ...freePlace(path), path, text: readFileSync(path, 'utf8') });
  other.write(started('theirs'));
  autosave.write(started('mine'));
  expect([seedIn(path), seedIn(autosave.path)]).toEqual(['theirs', 'mine']);
  expect(autosave.path).not.toBe(path);
});

test('a file that was taken away is written again', () => {
  const autosave = autosaveIn(freePlace(join(folder, 'a.json')));
  autosave.write(started());
  rmSync(autosave.path);
  expect(autosave.write(started())).toBeUndefined();
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'a.json.lock']);
});
