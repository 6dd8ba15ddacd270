import type { MovementEvent } from '../../movement/events.ts';
import type { Lines } from '../catalogue.ts';

const HELD = { bloque: 'nowhere to go', inamovible: 'cannot be pushed', refus: 'stands firm' } as const;

const SQUARES: Readonly<Record<string, string>> = {
  lave: 'burns in the lava',
  precipice: 'falls into the pit',
  piege: 'springs a trap',
  interrupteur: 'triggers a switch',
};

export const movement: Lines<MovementEvent> = {
  figureMoved: ({ figure, how, by }, tell) => {
    if (how === 'poussee' && by !== undefined) return `${tell.figure(by)} pushes ${tell.figure(figure)}.`;
    return how === 'bond' ? `${tell.figure(figure)} leaps.` : undefined;
  },
  dodgeNeeded: ({ figure, level, why }, tell) =>
    `${level === 'difficile' ? 'Difficult Esquive' : 'Esquive'} for ${tell.figure(figure)}: ${tell.name(`esquive-${why}`)}.`,
  dodgeSettled: ({ figure, success, how }, tell) => {
    if (how === 'sacrifice') return `${tell.figure(figure)} gives up the standard action: Esquive made.`;
    if (how === 'jet') return success ? undefined : 'Esquive failed: beware of free attacks.';
    return `Esquive made without a roll (${tell.name(how)}).`;
  },
  moveStopped: ({ figure, why }, tell) =>
    why === 'hors-combat' ? undefined : `Movement cut short: ${tell.figure(figure)} stays put.`,
  pushPrevented: ({ figure, why }, tell) => `${tell.figure(figure)} does not move (${HELD[why]}).`,
  squareTriggered: ({ figure, effect }, tell) =>
    `${tell.figure(figure)} ${SQUARES[effect] ?? `suffers the effect of the square (${tell.name(effect)})`}!`,
};
