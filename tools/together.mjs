// Runs command lines at once, as many as there are cores, the first ones first:
//
//   node tools/together.mjs "tsc --noEmit" "biome ci ."
//
// What each prints is printed whole when it ends. All of them run to their end; one that fails makes this fail.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** @param {string} line */
const run = (line) =>
  new Promise((resolve) => {
    const child = spawn(line, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      if (status !== 0) console.error(`failed: ${line}`);
      resolve(status === 0);
    });
  });

const waiting = process.argv.slice(2);

async function worker() {
  for (let line = waiting.shift(); line !== undefined; line = waiting.shift())
    if (!(await run(line))) process.exitCode = 1;
}

await Promise.all(Array.from({ length: availableParallelism() }, worker));
