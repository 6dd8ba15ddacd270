import type { MovementEvent } from '../../movement/events.ts';
import type { Lines } from '../catalogue.ts';

const HELD = { bloque: 'aucune case où aller', inamovible: 'impossible à pousser', refus: 'refus de bouger' } as const;

const SQUARES: Readonly<Record<string, string>> = {
  lave: 'brûle dans la lave',
  precipice: 'tombe dans le précipice',
  piege: 'déclenche un piège',
  interrupteur: 'actionne un interrupteur',
};

export const movement: Lines<MovementEvent> = {
  figureMoved: ({ figure, how, by }, tell) => {
    if (how === 'poussee' && by !== undefined) return `${tell.figure(by)} pousse ${tell.figure(figure)}.`;
    return how === 'bond' ? `${tell.figure(figure)} bondit.` : undefined;
  },
  dodgeNeeded: ({ figure, level, why }, tell) =>
    `Esquive ${level === 'difficile' ? 'difficile ' : ''}pour ${tell.figure(figure)} : ${tell.name(`esquive-${why}`)}.`,
  dodgeSettled: ({ figure, success, how }, tell) => {
    if (how === 'sacrifice') return `${tell.figure(figure)} sacrifie son action standard : Esquive réussie.`;
    if (how === 'jet') return success ? undefined : 'Esquive ratée : gare aux attaques gratuites.';
    return `Esquive réussie sans jet (${tell.name(how)}).`;
  },
  moveStopped: ({ figure, why }, tell) =>
    why === 'hors-combat' ? undefined : `Mouvement interrompu : ${tell.figure(figure)} reste sur place.`,
  pushPrevented: ({ figure, why }, tell) => `${tell.figure(figure)} ne recule pas (${HELD[why]}).`,
  squareTriggered: ({ figure, effect }, tell) =>
    `${tell.figure(figure)} ${SQUARES[effect] ?? `subit l’effet de la case (${tell.name(effect)})`} !`,
};
