import type { Path } from '@souterrain/content';
import type { Fault } from '@souterrain/crawl/content/check/fault';
import type { Lang } from '@souterrain/words';
import { type Parsed, parseAction } from '../../notation/index.ts';
import { faultInWords } from '../../notation/words/index.ts';
import { parseReactionEffects } from '../reaction.ts';
import type { Pack } from './references.ts';

/** AD2-NOT-01: what péripéties write in the notation, however deep, and does not parse. */
export const badLines = ({ peripeties }: Pack, lang: Lang): readonly Fault<keyof Pack>[] =>
  Object.values(peripeties).flatMap((entry) =>
    linesIn(entry, []).flatMap(({ parsed, path }) =>
      parsed.ok
        ? []
        : [
            {
              kind: 'peripeties',
              id: entry.id,
              path,
              message: `${parsed.fault.code} ${faultInWords(parsed.fault, lang)}`,
            },
          ],
    ),
  );

interface Line {
  readonly parsed: Parsed<unknown>;
  readonly path: Path;
}

const READERS: Readonly<Record<string, (text: string) => Parsed<unknown>>> = {
  imposes: parseAction,
  effects: parseReactionEffects,
};

function linesIn(value: unknown, path: Path): readonly Line[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) => {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    const read = READERS[key];
    return read && typeof held === 'string' ? [{ parsed: read(held), path: place }] : linesIn(held, place);
  });
}
