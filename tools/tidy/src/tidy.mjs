#!/usr/bin/env node
// Hygiene of the repository, as one command run by the tests:
//
//   node tools/tidy/src/tidy.mjs [check...] [--root <folder>]
//
// Each finding is printed as `file:line:col check: message`; any finding makes the command fail. Warnings and notes (such
// as how many rules each system still plans) are printed and do not. Without names, every check runs; the list is in
// checks.mjs, one file per check under checks/. It works on what Git would commit: ignored files are not looked at.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHECKS, run } from './checks.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: fileURLToPath(new URL('../../../', import.meta.url)) },
  },
});

const unknown = positionals.filter((name) => !Object.hasOwn(CHECKS, name));
if (unknown.length > 0) {
  console.error(`tidy: no check named ${unknown.join(', ')} (there are ${Object.keys(CHECKS).join(', ')})`);
  process.exit(2);
}

const { files, findings, warnings, notes } = run(values.root, positionals);
for (const finding of findings) console.log(finding);
for (const warning of warnings) console.log(`${warning} (warning)`);
for (const note of notes) console.log(note);
console.log(`tidy: ${files} files, ${findings.length} findings, ${warnings.length} warnings`);
if (findings.length > 0) process.exitCode = 1;
