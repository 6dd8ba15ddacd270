import type { Figure, Turn } from '@souterrain/crawl';
import type { AD2 } from '../world/ad2.ts';

/** AD2-ETAT-08: the turn that begins has one Action left; the one that is gone was of no type (AD2-ETAT-19). */
export function spendOne(g: AD2, figure: Figure): void {
  const { turn } = g.state;
  if (turn?.figure === figure.id && turn.actions > 1)
    g.emit({ type: 'actionSpent', figure: figure.id, action: 'libre', left: 1, rules: ['AD2-ETAT-08'] });
}

/** AD2-ETAT-07, AD2-ETAT-10: nothing of its one Action is taken yet, however many the turn began with. */
export const isUntouched = ({ standard, bonus, movements, actions }: Turn): boolean =>
  actions > 0 && !standard && !bonus && movements === 0;
