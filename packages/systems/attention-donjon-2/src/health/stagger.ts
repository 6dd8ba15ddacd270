import { spend } from '@souterrain/crawl/rounds/turn';
import type { Figure } from '@souterrain/crawl/state';
import type { AD2 } from '../state.ts';

/** AD2-ETAT-08: the turn that begins has one Action left. */
export function spendOne(g: AD2, figure: Figure): void {
  if (g.state.turn?.figure === figure.id && g.state.turn.actions > 1) spend(g, figure, 'mouvement');
}
