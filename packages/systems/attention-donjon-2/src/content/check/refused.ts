import { type Lang, typesetFr } from '@souterrain/words';
import { type Action, CHARACTERISTICS, type Effects } from '../../notation/index.ts';

/** AD2-EFF-15: Spécial stands for what a rule of the game applies, and no pack holds one. */
export const namesSpecial = ({ outcome, options }: Pick<Action, 'outcome' | 'options'>): boolean => {
  const own = outcome?.kind === 'own' ? [outcome.effects] : [];
  const enemy = outcome?.kind === 'enemy' ? [outcome.failure, outcome.success] : [];
  return [...own, ...enemy, ...options.map(({ effects }) => effects)].some(isSpecial);
};

export const isSpecial = (effects: Effects): boolean =>
  effects.some((joined) =>
    joined.some((effect) =>
      effect.kind === 'extra-target'
        ? isSpecial(effect.effects ?? [])
        : effect.kind === 'plain' && effect.id === 'special',
    ),
  );

export type Refusal = keyof typeof REASONS.fr;

/** AD2-ENN-19: why a line that nobody performs cannot be suffered. */
export function trapRefusal({ outcome, difficulty, options }: Action): Refusal | undefined {
  if (outcome?.kind !== 'enemy') return 'plain';
  if (difficulty.first in CHARACTERISTICS) return 'characteristic';
  return namesSpecial({ outcome, options }) ? 'special' : undefined;
}

const REASONS = {
  fr: {
    special: 'Spécial est pour les actions dont le jeu tient la règle : écrivez leurs effets',
    plain: 'ce qui est subi a deux effets, l’échec puis le succès',
    characteristic: 'personne ne l’accomplit : sa Difficulté est un nombre',
  },
  en: {
    special: 'Spécial is for actions whose rule the game holds: write their effects',
    plain: 'what is suffered has two effects, failure then success',
    characteristic: 'nobody performs it: its Difficulté is a number',
  },
};

export const refusalInWords = (refusal: Refusal, lang: Lang): string =>
  lang === 'fr' ? typesetFr(REASONS.fr[refusal]) : REASONS.en[refusal];
