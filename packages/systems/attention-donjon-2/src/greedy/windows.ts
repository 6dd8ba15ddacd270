import type { Figure } from '@souterrain/crawl';
import { bestOf, firstOf } from '@souterrain/crawl/greedy';
import type { Decision } from '@souterrain/kernel';
import { successOf } from '@souterrain/odds/attention-donjon-2';

/** A point of Héroïsme is a life (AD2-XHERO-06): it turns a Jet that fails, and never the last one. */
export function afterJetChoice({ options, params }: Decision, hero: Figure): number {
  const gap = Number(params?.difficulty ?? 0) - Number(params?.total ?? 0);
  const spared = params?.purpose === 'resister' || params?.purpose === 'esquive' ? 1 : 2;
  const blesses = gap > 0 && hero.hero!.heroisme > spared && options.some(({ id }) => id.endsWith('-heroisme'));
  // What costs no Héroïsme is used as soon as it helps, alone or with the rest (AD2-ORDRE-10).
  const free = options.filter(({ id }) => id !== 'passer' && !id.endsWith('-heroisme'));
  if (free.length > 0 && (blesses || free.length >= gap)) return options.indexOf(free[0]!);
  return firstOf(options, blesses ? ['maudire-heroisme', 'benir-heroisme', 'passer'] : ['passer']);
}

/** Before the dice: whatever costs nothing, a joker on the first blow given or taken, an aimed shot where it hits more often. */
export function beforeJetChoice({ options, params }: Decision, hero: Figure): number {
  const isOwn = params?.figure === hero.id;
  const isBlow = params?.purpose === 'attaque' || params?.purpose === 'resister';
  const jet = { dice: Number(params?.dice), skill: Number(params?.added), difficulty: Number(params?.difficulty) };
  const index = options.findIndex(({ id }) => {
    if (id === 'passer') return false;
    if (id === 'benir-joker') return isBlow && (isOwn || hero.hero!.jokers.length > 1);
    if (id === 'maudire-joker') return isBlow;
    if (id === 'tir-applique') return successOf({ ...jet, skill: jet.skill + 1, poker: 'never' }) > successOf(jet);
    return isOwn;
  });
  return index >= 0 ? index : firstOf(options, ['passer']);
}

/** AD2-ORDRE-09: the player keeps the face it prefers, so the lowest die goes again unless a 6 lies there already. */
export const rethrowChoice = ({ options, params }: Decision): number =>
  String(params?.faces).includes('6')
    ? firstOf(options, ['garder'])
    : bestOf(options, ({ params: die }) => (die?.face === undefined ? 0 : 7 - Number(die.face)));

export const faceChoice = ({ options }: Decision): number => bestOf(options, ({ params }) => Number(params?.face ?? 0));
