import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { badUsage } from './failure.ts';
import { codeOf } from './files/read.ts';
import type { Words } from './words/index.ts';

const isYaml = (name: string): boolean => /\.ya?ml$/i.test(name);

/** The YAML files named by the person: files as they are, folders with all they hold, in a stable order. */
export function yamlFiles(words: Words, paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => under(words, path)))];
}

function under(words: Words, path: string): string[] {
  if (!isFolder(words, path)) return [path];
  const found = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(isYaml).sort();
  if (found.length === 0) throw badUsage(words.noYaml(path));
  return found.map((name) => join(path, name));
}

function isFolder(words: Words, path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw badUsage(words.cannotRead(path, codeOf(error)));
  }
}
