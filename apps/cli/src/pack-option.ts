import { Option } from 'commander';
import type { Context } from './context.ts';

/** `--pack`, given once for each pack: a path that follows it is not one more. */
export const packOption = ({ words }: Context): Option =>
  new Option('--pack <path>', words.help.ownPack).argParser((path, before: readonly string[] = []) => [
    ...before,
    path,
  ]);
