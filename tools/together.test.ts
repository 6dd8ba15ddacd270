import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('./together.mjs', import.meta.url));
const together = (...lines: string[]) => spawnSync(process.execPath, [script, ...lines], { encoding: 'utf8' });
const node = (code: string) => `"${process.execPath}" -e "${code}"`;

test('every command runs, and says its own in one piece', () => {
  const slow = node("console.log('a1'); setTimeout(() => console.log('a2'), 300)");
  const { status, stdout } = together(slow, node("console.log('b1'); console.log('b2')"));
  expect(status).toBe(0);
  expect(stdout).toContain('a1\na2\n');
  expect(stdout).toContain('b1\nb2\n');
});

test('one that fails is named and makes it fail, once the others have run', () => {
  const bad = node('process.exit(3)');
  const { status, stdout, stderr } = together(bad, node("console.log('there')"));
  expect(status).toBe(1);
  expect(stdout).toBe('there\n');
  expect(stderr).toBe(`failed: ${bad}\n`);
});
