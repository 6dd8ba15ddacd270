import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { words } from '../words/index.ts';
import { readText, textIn } from './read.ts';

let path = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'souterrain-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  path = join(folder, 'a.json');
});

test('a text is read whole, without the mark of an editor', () => {
  const text = 'é'.repeat(200_000);
  writeFileSync(path, `\uFEFF${text}`);
  expect(textIn(path, 1_000_000)).toBe(text);
  expect(textIn(path, 400_003)).toBe(text);
  expect(textIn(path, 400_002)).toBeUndefined();
});

test('a file that is too large is refused by its size alone, in words', () => {
  closeSync(openSync(path, 'w'));
  truncateSync(path, 200_000_000);
  const before = process.memoryUsage().rss;
  const read = () => readText(words.fr, { path, most: 16_000_000 });
  expect(read).toThrow(`${path} est trop gros (16\u202fMo au plus)\u00a0: ce n’est sans doute pas le bon fichier.`);
  expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000);
});

test.runIf(process.platform === 'linux')('a file that has no end is not read to it', () => {
  expect(textIn('/dev/zero', 1_000_000)).toBeUndefined();
});
