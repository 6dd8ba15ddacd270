import type { Being } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';

/** HB-BAT-20, HB-INI-05: who commands it; another hero of its side once that one is down. Null for nobody. */
export function commanderOf(state: HBState, { commander, side, kind }: Being): Being | null {
  if (commander === null) return null;
  const named = beingOf(state, commander);
  if (named.status === 'present' || kind === 'invoque') return named;
  for (const being of state.beings)
    if (being.kind === 'heros' && being.side === side && being.status === 'present') return being;
  return named;
}
