import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { environment, freshFolder, ROOT, talkTo } from './command.ts';

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

test('the packed command installs and runs in an empty folder', async () => {
  const folder = freshFolder();
  npm(['pack', '--pack-destination', folder], join(ROOT, 'apps/cli'));
  const [tarball = ''] = readdirSync(folder);
  npm(['init', '--yes'], folder);
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', `./${tarball}`], folder);

  const bin = join(folder, 'node_modules/.bin/souterrain');
  const env = environment(folder);
  const run = (...args: string[]) => execFileSync(bin, args, { cwd: folder, encoding: 'utf8', env, input: '1\n1\n' });
  expect(run('systems')).toContain('Cinquante Étages');
  expect(run('rules', 'C50-MOVE-01')).toContain('Un D10 par tour');
  expect(run('rules', 'C50-MOVE-01', '--where')).toMatch(
    /^packages\/systems\/cinquante-etages\/src\/step\.ts:\d+ {2}/m,
  );
  expect(JSON.parse(run('simulate', 'cinquante-etages', '--games', '4', '--jobs', '2', '--json')).games).toBe(4);
  expect(run('play', 'cinquante-etages')).toContain('Étage 1');
  expect(() => run('rules', '--coverage')).toThrow(/ne marche que dans le dépôt/);
  expect(readdirSync(join(folder, 'node_modules/souterrain/dist/schemas'))).toContain('case.schema.json');

  const talk = talkTo(bin, ['serve', '--port', '0'], env);
  const address = await talk.until(/http:\/\/127\.0\.0\.1:\d+\//);
  expect((await fetch(address)).status).toBe(200);
  talk.child.kill('SIGINT');
  expect(await talk.ended).toBe(0);
});
