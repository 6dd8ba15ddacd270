import { countFr, deFr } from '@souterrain/words';
import type { CombatEvent } from '../../combat/events.ts';
import type { Lines } from '../catalogue.ts';
import { reasons } from './grammar.ts';

const INITIATIVES = {
  normal: 'initiative normale',
  depourvu: 'les héros sont pris au dépourvu',
  surprise: 'surprise',
  embuscade: 'les héros tendent une embuscade',
  perdue: 'les adversaires ont l’initiative',
} as const;

const STANCES = { amelioree: 'Attaque améliorée', diminuee: 'Attaque diminuée', normale: 'Attaque' } as const;

export const combat: Lines<CombatEvent> = {
  combatStarted: ({ initiative }) => `Le combat commence : ${INITIATIVES[initiative]}.`,
  roundStarted: ({ round }) => `Round ${round}.`,
  slotReached: () => undefined,
  combatEnded: ({ winner }) =>
    winner === null
      ? 'Le combat cesse.'
      : `Le combat finit : victoire des ${winner === 'heros' ? 'héros' : 'adversaires'}.`,
  turnStarted: () => undefined,
  turnEnded: () => undefined,
  turnSkipped: ({ being }, tell) => `${tell.name(being)} passe son tour.`,
  actionSpent: () => undefined,
  alliesSpared: () => undefined,
  actionReturned: ({ being }, tell) => `${tell.name(being)} garde son action.`,
  movementSpent: () => undefined,
  repositioned: ({ being }, tell) => `${tell.name(being)} peut se repositionner.`,
  attackJoined: ({ being }, tell) => `${tell.name(being)} se joint à l’attaque.`,
  abilityUsed: ({ being, ability }, tell) => `${tell.name(being)} : ${tell.name(ability)}.`,
  targetChosen: ({ being, target, why }, tell) =>
    `${tell.name(being)} choisit sa cible : ${tell.name(target)} (${tell.name(why)}).`,
  attackRolled: ({ being, target, weapon, stance, favours, difficulties, absolute, faces }, tell) => {
    const why = reasons(tell, { faveurs: favours, difficultés: [...difficulties, ...absolute] });
    return `${STANCES[stance]} ${deFr(tell.name(being))} contre ${tell.name(target)}, ${tell.name(weapon)} : ${faces.join(', ')}${why}.`;
  },
  dieSpent: ({ being, face, manoeuvre }, tell) =>
    `${tell.name(being)} emploie un dé de ${face} : ${tell.name(manoeuvre)}.`,
  maximumReached: ({ target, value, attacks }, tell) =>
    attacks > 1
      ? `Sur ${tell.name(target)} ce round, le meilleur dé donne ${value} (${countFr(attacks, 'attaque', 'attaques')}).`
      : undefined,
  sideShaken: ({ side, causes }, tell) => `Les ${tell.name(side)} vacillent : ${causes.map(tell.name).join(', ')}.`,
  bodyLeft: ({ being, zone }, tell) => `Le corps ${deFr(tell.name(being))} reste là : ${tell.name(zone)}.`,
};
