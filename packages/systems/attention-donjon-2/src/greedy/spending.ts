import type { Figure } from '@souterrain/crawl';
import { bestOf, firstOf } from '@souterrain/crawl/greedy';
import type { Decision, Option } from '@souterrain/kernel';

/** What Réussites buy first: one more victim, an Action back, then a harder blow. */
const WANTED = ['Cible supplémentaire', 'Action gratuite', 'Carte supplémentaire', 'Dommages', 'Soins', 'Spécial'];

/** AD2-REU-06: everything is bought, the best first. */
export function purchaseChoice({ options }: Decision): number {
  return bestOf(options, ({ id, params }) => {
    if (id.startsWith('atteindre-')) return WANTED.length + 2;
    if (!id.startsWith('acheter-')) return 0;
    const rank = WANTED.findIndex((effect) => String(params?.effect).startsWith(effect));
    return rank < 0 ? 1 : WANTED.length + 1 - rank;
  });
}

/** States that take whole turns away. */
const GRAVE = ['petrifie', 'inconscient', 'paralyse'];

/** AD2-ENN-10 to AD2-ENN-13: Dommages first, unless a hero in good health would lose its turns instead. */
export function cancelChoice({ options }: Decision, hero: Figure): number {
  const grave = options.findIndex(({ id }) => GRAVE.some((state) => id === `annuler-${state}`));
  if (grave >= 0 && hero.sante > 2) return grave;
  return bestOf(options, (option) => cutWorth(option));
}

function cutWorth({ id, params }: Option): number {
  if (id === 'terminer') return 0;
  if (id.startsWith('acheter-')) return String(params?.effect).startsWith('Dommages -') ? 4 : 1;
  if (id === 'annuler-un-dommage') return 3;
  return 2;
}

/** AD2-XSANTE-08: what keeps on hurting goes before a point of Santé. */
export const careChoice = ({ options }: Decision): number =>
  firstOf(options, ['retirer-hemorragie', 'retirer-empoisonne', 'point']);
