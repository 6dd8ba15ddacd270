// `npm run test:nodes`: the whole suite on each supported line of Node, fetched from the registry when it is not here.
import { spawnSync } from 'node:child_process';

const LINES = ['20', '22', '24'];

let failed = false;
for (const line of LINES) {
  console.log(`\n— Node ${line}`);
  const run = spawnSync('npx', ['--yes', '-p', `node@${line}`, 'node', 'node_modules/vitest/vitest.mjs', 'run'], {
    stdio: 'inherit',
  });
  if (run.status !== 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
