import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import { closeMeetings } from '../exploration/meet.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { lethalEvent } from './lethal.ts';
import { takeOff } from './take-off.ts';

/** AD1-HEALTH-28: Santé lost outside a damage roll; lethal events are settled at once. */
export function* loseSante(
  g: Crawl,
  figure: Figure,
  { amount, by, rules }: { amount: number; by: string; rules: readonly RuleId[] },
): Rule<void> {
  const sante = Math.max(0, figure.sante - amount);
  g.emit({ type: 'santeLost', figure: figure.id, amount: figure.sante - sante, sante, by, rules });
  if (sante === 0 && (yield* lethalEvent(g, figure, null))) yield* closeMeetings(g, null);
}

/** AD1-HEALTH-21: never above the maximum. */
export function heal(
  g: Crawl,
  figure: Figure,
  { amount, by, rules }: { amount: number; by: string; rules: readonly RuleId[] },
): void {
  const gained = Math.min(amount, figure.santeMax - figure.sante);
  if (gained > 0)
    g.emit({ type: 'healed', figure: figure.id, amount: gained, sante: figure.sante + gained, by, rules });
}

/** Takes a figure off the board: killed, routed, gone. Ends its meeting when it was the last (AD1-TRES-01). */
export function* removeFigure(
  g: Crawl,
  figure: Figure,
  { how, by, rules }: { how: 'mort' | 'parti'; by: Figure | null; rules: readonly RuleId[] },
): Rule<void> {
  takeOff(g, figure, { how, by, rules });
  yield* closeMeetings(g, by);
}
