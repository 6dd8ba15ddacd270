import type { CombatEvent } from '../../combat/events.ts';
import type { Lines } from '../catalogue.ts';
import { count, reasons } from './grammar.ts';

const INITIATIVES = {
  normal: 'normal initiative',
  depourvu: 'the heroes are caught unawares',
  surprise: 'surprise',
  embuscade: 'the heroes lay an ambush',
  perdue: 'the adversaries have the initiative',
} as const;

const STANCES = { amelioree: 'Improved attack', diminuee: 'Diminished attack', normale: 'Attack' } as const;

export const combat: Lines<CombatEvent> = {
  combatStarted: ({ initiative }) => `The fight begins: ${INITIATIVES[initiative]}.`,
  roundStarted: ({ round }) => `Round ${round}.`,
  slotReached: () => undefined,
  combatEnded: ({ winner }) =>
    winner === null ? 'The fight stops.' : `The fight ends: the ${winner === 'heros' ? 'heroes' : 'adversaries'} win.`,
  turnStarted: () => undefined,
  turnEnded: () => undefined,
  turnSkipped: ({ being }, tell) => `${tell.name(being)} misses a turn.`,
  actionSpent: () => undefined,
  alliesSpared: () => undefined,
  actionReturned: ({ being }, tell) => `${tell.name(being)} keeps the action.`,
  movementSpent: () => undefined,
  repositioned: ({ being }, tell) => `${tell.name(being)} may reposition.`,
  attackJoined: ({ being }, tell) => `${tell.name(being)} joins the attack.`,
  abilityUsed: ({ being, ability }, tell) => `${tell.name(being)}: ${tell.name(ability)}.`,
  targetChosen: ({ being, target, why }, tell) =>
    `${tell.name(being)} picks a target: ${tell.name(target)} (${tell.name(why)}).`,
  attackRolled: ({ being, target, weapon, stance, favours, difficulties, absolute, faces }, tell) => {
    const why = reasons(tell, { favours, difficulties: [...difficulties, ...absolute] });
    return `${STANCES[stance]} of ${tell.name(being)} on ${tell.name(target)}, ${tell.name(weapon)}: ${faces.join(', ')}${why}.`;
  },
  dieSpent: ({ being, face, manoeuvre }, tell) => `${tell.name(being)} uses a die of ${face}: ${tell.name(manoeuvre)}.`,
  maximumReached: ({ target, value, attacks }, tell) =>
    attacks > 1
      ? `On ${tell.name(target)} this round, the best die gives ${value} (${count(attacks, 'attack', 'attacks')}).`
      : undefined,
  sideShaken: ({ side, causes }, tell) => `The ${tell.name(side)} waver: ${causes.map(tell.name).join(', ')}.`,
  bodyLeft: ({ being, zone }, tell) => `The body of ${tell.name(being)} lies there: ${tell.name(zone)}.`,
};
