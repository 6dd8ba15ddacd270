// Loaded before the command: writes into the file that POWER_CUTS names what a power cut could lose of all that was
// promised so far, each time something is said, and a line for each rename.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';

const { appendFileSync, closeSync, fsyncSync, openSync, renameSync, writeFileSync } = fs;
const opened = new Map();
const volatile = new Set();
const tell = (line) => appendFileSync(process.env.POWER_CUTS, `${line}\n`);

fs.openSync = (path, ...rest) => {
  const fd = openSync(path, ...rest);
  opened.set(fd, String(path));
  return fd;
};
fs.closeSync = (fd) => {
  opened.delete(fd);
  closeSync(fd);
};
fs.writeFileSync = (file, ...rest) => {
  if (opened.has(file)) volatile.add(opened.get(file));
  writeFileSync(file, ...rest);
};
fs.fsyncSync = (fd) => {
  fsyncSync(fd);
  volatile.delete(opened.get(fd));
};
fs.renameSync = (from, to) => {
  tell(volatile.has(from) ? `half of ${to}` : 'rename');
  renameSync(from, to);
  volatile.add(dirname(to));
};
syncBuiltinESMExports();

const { write } = process.stdout;
process.stdout.write = (...given) => {
  for (const path of volatile) tell(`lost: ${path}`);
  return write.apply(process.stdout, given);
};
