import type { Labelled } from '@souterrain/words';
import type { MovementEvent } from '../../movement/events.ts';
import type { Lines, Offered } from '../catalogue.ts';
import { hints, one } from '../offers.ts';
import { square } from '../squares.ts';

const REASONS = {
  'zone-de-depart': 'un ennemi dans la zone quittée',
  'deux-zones': 'des ennemis dans les deux zones',
  contact: 'de contact à contact',
  citadelle: 'Citadelle',
} as const;

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
    `Esquive ${level === 'difficile' ? 'difficile ' : ''}pour ${tell.figure(figure)} : ${REASONS[why]}.`,
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

/** A movement, with what asks for an Esquive; `dodges` says how hard it is. */
export function move(verb: string, dodges: Readonly<Record<string, string>>) {
  return (o: Offered): Labelled => {
    const { esquive, why } = o.option.params;
    const reason = REASONS[why as keyof typeof REASONS];
    const dear = o.option.cost === 'complexe' ? o.type : undefined;
    return one(`${verb} en ${square(o.at)}`, hints(dear, dodges[String(esquive)], reason));
  };
}
