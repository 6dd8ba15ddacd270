import type { RuleId } from '@souterrain/catalog';
import type { Figure, Until } from '@souterrain/crawl';
import { gainMark, isImmune, untilTurn } from '@souterrain/crawl/figures';
import type { AD1 } from '../world/ad1.ts';
import { secouer } from './secoue.ts';

/** AD1-ETAT-07: tags that keep a state away. */
const TAG_OF: Readonly<Record<string, string>> = { empoisonne: 'poison' };

/** AD1-ETAT-03: the end of its next turn; other states last until something removes them. */
const defaultEnd = (g: AD1, figure: Figure, state: string): Until =>
  state === 'paralyse' ? untilTurn(g, figure, 'end') : { in: 'removed' };

/** AD1-ETAT-01: a state takes hold, unless the figure is immune to it; false when nothing changes. */
export function afflict(
  g: AD1,
  figure: Figure,
  { state, until = defaultEnd(g, figure, state), rules }: { state: string; until?: Until; rules: readonly RuleId[] },
): boolean {
  if (state === 'secoue') return secouer(g, figure, rules);
  const tag = TAG_OF[state];
  if (tag !== undefined && isImmune(g, figure, tag)) return false;
  gainMark(g, figure, { id: state, until }, rules);
  return true;
}
