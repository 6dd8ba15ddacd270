import { LANGS, type Lang } from '@souterrain/words';
import { badUsage } from './failure.ts';
import { words } from './words/index.ts';

const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);

/** The value of --lang wherever it stands: messages about the rest of the line are already in that language. */
function named(argv: readonly string[]): string | undefined {
  const end = argv.indexOf('--');
  const options = end < 0 ? argv : argv.slice(0, end);
  const joined = options.find((a) => a.startsWith('--lang='));
  if (joined) return joined.slice('--lang='.length);
  const at = options.indexOf('--lang');
  return at < 0 ? undefined : options[at + 1];
}

/** French unless the option, SOUTERRAIN_LANG or the locale says English. */
export function langOf(argv: readonly string[], env: NodeJS.ProcessEnv): Lang {
  const asked = named(argv) ?? env.SOUTERRAIN_LANG;
  if (asked === undefined || asked === '') return localeOf(env);
  if (isLang(asked)) return asked;
  throw badUsage(words[localeOf(env)].badLang(asked));
}

const localeOf = (env: NodeJS.ProcessEnv): Lang =>
  /^en([_.@-]|$)/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'en' : 'fr';
