import type { Path } from '@souterrain/content';
import type { Fault } from '@souterrain/crawl/content/check';
import type { Lang } from '@souterrain/words';
import { type Effects, type Parsed, parseAction } from '../../notation/index.ts';
import { faultInWords } from '../../notation/words/index.ts';
import { parseReactionEffects } from '../reaction.ts';
import type { Pack } from './references.ts';
import { isSpecial, type Refusal, refusalInWords, trapRefusal } from './refused.ts';

/** AD2-NOT-01: what péripéties write in the notation, however deep, and does not parse; AD2-EFF-15, AD2-ENN-19. */
export const badLines = ({ peripeties }: Pack, lang: Lang): readonly Fault<keyof Pack>[] =>
  Object.values(peripeties).flatMap((entry) =>
    linesIn(entry, []).flatMap(({ read, path }) => {
      const message = read(lang);
      return message === undefined ? [] : [{ kind: 'peripeties' as const, id: entry.id, path, message }];
    }),
  );

/** What is wrong with a text, if anything. */
type Reader = (text: string, lang: Lang) => string | undefined;

const reading =
  <T>(parse: (text: string) => Parsed<T>, refusalOf: (value: T) => Refusal | undefined): Reader =>
  (text, lang) => {
    const parsed = parse(text);
    if (!parsed.ok) return `${parsed.fault.code} ${faultInWords(parsed.fault, lang)}`;
    const refusal = refusalOf(parsed.value);
    return refusal && refusalInWords(refusal, lang);
  };

const READERS: Readonly<Record<string, Reader>> = {
  imposes: reading(parseAction, trapRefusal),
  effects: reading(parseReactionEffects, (effects: Effects) => (isSpecial(effects) ? 'special' : undefined)),
};

interface Line {
  readonly read: (lang: Lang) => string | undefined;
  readonly path: Path;
}

function linesIn(value: unknown, path: Path): readonly Line[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    const reader = READERS[key];
    return reader && typeof held === 'string'
      ? [{ read: (lang: Lang) => reader(held, lang), path: place }]
      : linesIn(held, place);
  });
}
