import type { Rule } from '@souterrain/kernel';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import { attackOnce, mayAttack } from '../attack.ts';
import { candidatesOf, firstAttack } from '../reach.ts';
import { chooseTarget } from '../targets.ts';

/** AD1-IA-12: attacks whoever is in reach, and never moves. */
export function* statique(g: Crawl, figure: Figure): Rule<void> {
  if (!mayAttack(g, figure)) return;
  const candidates = candidatesOf(g, figure).filter((target) => firstAttack(g, figure, target));
  const target = yield* chooseTarget(g, figure, { candidates, first: [] });
  const attack = target && firstAttack(g, figure, target);
  if (attack) yield* attackOnce(g, figure, { attack, target });
  else g.emit({ type: 'figureStayed', figure: figure.id, why: 'sans-cible', rules: ['AD1-IA-12'] });
}
