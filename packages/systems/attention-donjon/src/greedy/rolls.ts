import type { Figure } from '@souterrain/crawl';
import { bestOf, firstOf } from '@souterrain/crawl/greedy';
import type { Decision } from '@souterrain/kernel';
import type { Stocked } from '../content/index.ts';
import { chance } from './odds.ts';

/** Windows offer only what changes the roll: the last point is kept to stay alive (AD1-HRSM-02). */
export function afterRollChoice({ options, params }: Decision, hero: Figure): number {
  const points = hero.hero!.heroisme;
  const isThreat = params?.purpose === 'dommages' && params.figure !== hero.id && hero.sante <= 1;
  if (points > 1 || isThreat) {
    const index = firstOf(options, ['maudire-heroisme', 'benir-heroisme']);
    if (index >= 0) return index;
  }
  // What costs no Héroïsme is used as soon as it helps.
  const free = options.findIndex(({ id }) => id !== 'passer' && !id.endsWith('-heroisme'));
  return free >= 0 ? free : firstOf(options, ['passer']);
}

/** A joker goes on the first blow: given, or taken by a hero who is hurt. */
export function beforeRollChoice({ options, params }: Decision, hero: Figure): number {
  const isOwn = params?.figure === hero.id;
  if (isOwn && (params.purpose === 'dommages' || params.purpose === 'attaque'))
    return firstOf(options, ['benir-joker', 'passer']);
  if (!isOwn && params?.purpose === 'dommages' && hero.sante <= 2) return firstOf(options, ['maudire-joker', 'passer']);
  return firstOf(options, ['passer']);
}

/** AD1-POKER-05: a roll that fails is gambled on where that may save it; one that succeeds is kept. */
export function gambleChoice(g: Stocked, { options, params }: Decision): number {
  const missing = Number(params?.difficulty ?? 0) - Number(params?.total ?? 0);
  if (missing <= 0) return firstOf(options, ['garder']);
  const best = bestOf(options, ({ id }) => {
    const sixes = id.startsWith('miser-') ? Number(id.slice('miser-'.length)) : 0;
    return sixes === 0 ? 0 : chance(g, 2 * sixes, missing + 2 * sixes);
  });
  return best >= 0 ? best : firstOf(options, ['garder']);
}
