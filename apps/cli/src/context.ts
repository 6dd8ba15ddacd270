import type { Lang } from '@souterrain/words';
import { type Colours, coloursFor } from './colours.ts';
import { type Words, words } from './words/index.ts';
import { hanging } from './wrap.ts';

/** What every command is given. */
export interface Context {
  readonly lang: Lang;
  readonly words: Words;
  readonly colours: Colours;
  readonly env: NodeJS.ProcessEnv;
  /** One line, or several, on the standard output. */
  print(text: string): void;
  /** A sentence, cut at its words where a terminal is narrower, under what leads it. */
  say(text: string, lead?: string): void;
  json(value: unknown): void;
}

export function contextOf(lang: Lang, env: NodeJS.ProcessEnv): Context {
  const print = (text: string) => {
    process.stdout.write(`${text}\n`);
  };
  return {
    lang,
    words: words[lang],
    colours: coloursFor(process.stdout, env),
    env,
    print,
    say: (text, lead = '') => print(hanging(lead, text, process.stdout.columns || Number.POSITIVE_INFINITY)),
    json: (value) => print(JSON.stringify(value, null, 2)),
  };
}
