import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { writeNew, writeWhole } from './write.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'souterrain-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

test('a link still leads to the file that is written', () => {
  const [file, link, far] = ['file', 'link', 'far'].map((name) => join(folder, name)) as [string, string, string];
  writeFileSync(file, 'before');
  symlinkSync('file', link);
  symlinkSync('link', far);
  writeWhole(far, 'after');
  expect([readFileSync(file, 'utf8'), readlinkSync(link), readlinkSync(far)]).toEqual(['after', 'file', 'link']);
  rmSync(file);
  writeWhole(far, 'again');
  expect([readFileSync(file, 'utf8'), lstatSync(link).isSymbolicLink()]).toEqual(['again', true]);
  expect(readdirSync(folder).sort()).toEqual(['far', 'file', 'link']);
});

test.skipIf(process.platform === 'win32')('a file keeps its mode', () => {
  const file = join(folder, 'file');
  for (const mode of [0o600, 0o666, 0o640]) {
    writeFileSync(file, '');
    chmodSync(file, mode);
    writeWhole(file, 'text');
    expect(statSync(file).mode & 0o777).toBe(mode);
  }
});

test('what a process left beside its file, alive or dead, is in nobody’s way', () => {
  const file = join(folder, 'file');
  writeFileSync(`${file}.${process.pid}.tmp`, 'half of a lo');
  writeWhole(file, 'text');
  expect([readdirSync(folder), readFileSync(file, 'utf8')]).toEqual([['file'], 'text']);
});

test('a new file takes the first name that nobody has', () => {
  const file = join(folder, 'deep', 'a.json');
  expect(['one', 'two', 'three'].map((text) => writeNew(file, text))).toEqual([
    file,
    join(folder, 'deep', 'a-2.json'),
    join(folder, 'deep', 'a-3.json'),
  ]);
  expect(readdirSync(join(folder, 'deep')).sort()).toEqual(['a-2.json', 'a-3.json', 'a.json']);
  expect(readFileSync(file, 'utf8')).toBe('one');
});
