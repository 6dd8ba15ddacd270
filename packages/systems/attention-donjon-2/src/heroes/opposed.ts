import type { Figure } from '@souterrain/crawl';
import type { Jet } from '../world/jet.ts';

/** AD2-BENI-16: a Jet made against somebody: he is aimed at by another's own action, or acts himself on the roller. */
export const isAgainst = ({ who, target, by }: Jet, hero: Figure): boolean =>
  who !== hero && (by === hero || target === hero);

/** Purposes that hurt whoever they are aimed at. */
const HOSTILE: readonly string[] = ['attaque', 'action'];

/** AD2-BENI-15, AD2-BENI-16: whoever acts against the group, an enemy with a hero profile or a charmed hero. */
export const isOpposedTo = ({ who, target, purpose }: Jet, hero: Figure): boolean =>
  who.camp !== hero.camp || (who !== target && target?.camp === hero.camp && HOSTILE.includes(purpose));
