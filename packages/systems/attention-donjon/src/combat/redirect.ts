import { type Figure, isOnBoard } from '@souterrain/crawl';
import { bearingsWith } from '@souterrain/crawl/figures';
import { OVER, type Rule } from '@souterrain/kernel';
import type { AD1 } from '../world/ad1.ts';
import type { Strike } from '../world/features.ts';

/** AD1-DMG-17, step 3: what the target itself has, then those who protect the one who is now the target. */
export function redirect(g: AD1, strike: Strike): Rule<void> {
  const { camp } = strike.target;
  for (const figure of g.state.figures)
    if (figure.camp === camp && isOnBoard(figure) && canRedirect(g, figure)) return take(g, strike);
  return OVER;
}

function* take(g: AD1, strike: Strike): Rule<void> {
  if (canRedirect(g, strike.target)) yield* by(g, strike.target, strike);
  const { target } = strike;
  const others = g.state.figures.filter((f) => f.camp === target.camp && f !== target && isOnBoard(f));
  for (const other of others) {
    if (canRedirect(g, other)) yield* by(g, other, strike);
    // Nobody takes a blow from somebody who has just taken it.
    if (strike.target !== target) return;
  }
}

const canRedirect = (g: AD1, bearer: Figure): boolean => bearingsWith(g, bearer).redirect.length > 0;

function* by(g: AD1, bearer: Figure, strike: Strike): Rule<void> {
  for (const at of bearingsWith(g, bearer).redirect) {
    const from = strike.target;
    yield* at.feature.redirect!(g, at, strike);
    if (strike.target === from) continue;
    g.emit({
      type: 'attackRedirected',
      figure: strike.attacker.id,
      from: from.id,
      target: strike.target.id,
      rules: ['AD1-DMG-17', at.feature.rule],
    });
    return;
  }
}
