import { type Effects, type Parsed, parseReaction } from '../notation/index.ts';

const HEAD = 'Réaction/Esquive : ';

/** AD2-NOT-34: the effects alone, as packs write them; places are counted in what is written. */
export function parseReactionEffects(effects: string): Parsed<Effects> {
  const parsed = parseReaction(HEAD + effects);
  if (parsed.ok) return parsed;
  const { fault } = parsed;
  return {
    ok: false,
    fault: { ...fault, offset: fault.offset - HEAD.length, column: fault.column - HEAD.length },
  };
}
