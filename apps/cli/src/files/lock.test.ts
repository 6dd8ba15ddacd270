import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { bornOf } from './alive.ts';
import { lockOn } from './lock.ts';

let path = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'souterrain-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  path = join(folder, 'a.json');
});

const taken = () => {
  const got = lockOn(path);
  return 'lock' in got ? got.lock : undefined;
};
const lockOf = (holder: object) =>
  JSON.stringify({ pid: process.pid, host: hostname(), born: bornOf(process.pid), key: 'abc', ...holder });

/** The number of a process that is no more. */
const dead = (): number => spawnSync(process.execPath, ['-e', '0']).pid;

test('a file has one lock, which says who holds it, and is gone once it is given back', () => {
  const lock = taken()!;
  expect(lock.isHeld()).toBe(true);
  expect(lockOn(path)).toMatchObject({ file: lock.file, holder: { pid: process.pid, host: hostname() } });
  lock.release();
  expect(readdirSync(join(path, '..'))).toEqual([]);
  expect(taken()?.isHeld()).toBe(true);
});

test('a link and what it leads to have the same lock', () => {
  writeFileSync(path, '');
  const link = join(path, '..', 'link.json');
  symlinkSync(path, link);
  taken();
  expect(lockOn(link)).toHaveProperty('holder.pid', process.pid);
});

test('the lock of a process that is dead is taken over, with what it was writing', () => {
  const pid = dead();
  writeFileSync(`${path}.lock`, lockOf({ pid, born: '' }));
  writeFileSync(`${path}.${pid}.tmp`, 'half');
  expect(taken()?.isHeld()).toBe(true);
  expect(readdirSync(join(path, '..'))).toEqual(['a.json.lock']);
});

test.runIf(process.platform === 'linux')('a number that is another process by now holds nothing', () => {
  writeFileSync(`${path}.lock`, lockOf({ born: '1' }));
  expect(taken()?.isHeld()).toBe(true);
});

test('a lock of another machine is held by whom it says', () => {
  writeFileSync(`${path}.lock`, lockOf({ host: 'ailleurs', pid: 1 }));
  expect(lockOn(path)).toMatchObject({ holder: { host: 'ailleurs', pid: 1 } });
});

test('a lock that says nothing holds for as long as it takes to write one', () => {
  for (const text of ['', 'bonjour', '{"pid":"1"}', lockOf({ key: '../../x' })]) {
    writeFileSync(`${path}.lock`, text);
    expect(lockOn(path)).toEqual({ file: `${path}.lock`, holder: undefined });
    const before = new Date(Date.now() - 60_000);
    utimesSync(`${path}.lock`, before, before);
    const lock = taken();
    expect(lock?.isHeld()).toBe(true);
    lock?.release();
  }
});

test('of two that take over a dead lock, one gets it', () => {
  const text = lockOf({ pid: dead(), born: '' });
  writeFileSync(`${path}.lock`, text);
  writeFileSync(`${path}.lock.abc`, lockOf({ key: 'def' }));
  expect(lockOn(path)).toMatchObject({ file: `${path}.lock.abc`, holder: { key: 'def' } });
  expect(readFileSync(`${path}.lock`, 'utf8')).toBe(text);
});

test('a lock that somebody else took over is not given back for them', () => {
  const lock = taken()!;
  writeFileSync(lock.file, lockOf({ pid: 1 }));
  expect(lock.isHeld()).toBe(false);
  lock.release();
  expect(readdirSync(join(path, '..'))).toEqual(['a.json.lock']);
});
