#!/usr/bin/env node
import { existsSync } from 'node:fs';

// A checkout has the sources: the command is built again when they are newer. An installed package has its dist alone.
const build = new URL('../../../tools/build.mjs', import.meta.url);
if (existsSync(new URL('../src/cli.ts', import.meta.url)) && existsSync(build)) {
  const { buildCli, cliIsStale } = await import(build.href);
  if (cliIsStale()) await buildCli();
}
await import('../dist/cli.js');
