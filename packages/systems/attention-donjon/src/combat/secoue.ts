import type { RuleId } from '@souterrain/catalog';
import { type Figure, hasMark } from '@souterrain/crawl';
import { gainMark, isImmune } from '@souterrain/crawl/figures';
import { ignores } from '../figures/bearings.ts';
import type { AD1 } from '../world/ad1.ts';

/** AD1-DMG-07, AD1-BERS-16, AD1-ETAT-07: makes a figure Secouée, outside a damage roll too; false when nothing changes. */
export function secouer(g: AD1, figure: Figure, rules: readonly RuleId[]): boolean {
  if (isSecoue(figure) || isImmune(g, figure, 'secoue')) return false;
  // AD1-Q-19: the owner of Impassible may keep it until its next turn.
  if (g.state.variants.impassibleTiming === 'atOnce' && ignores(g, figure, 'etre-secoue')) return false;
  gainMark(g, figure, { id: 'secoue', until: { in: 'removed' } }, rules);
  return true;
}

/** Secoué or Sérieusement secoué. */
export const isSecoue = (figure: Figure): boolean =>
  hasMark(figure, 'secoue') || hasMark(figure, 'serieusement-secoue');
