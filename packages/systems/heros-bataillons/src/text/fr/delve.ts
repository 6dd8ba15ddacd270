import { countFr, deFr } from '@souterrain/words';
import type { DelveEvent } from '../../delve/events.ts';
import type { TimeEvent } from '../../time/events.ts';
import type { Lines } from '../catalogue.ts';

const REACTIONS = { hostile: 'hostiles', mefiant: 'méfiantes', indifferent: 'indifférentes' } as const;
const ENDS = { combat: 'par le combat', negociation: 'par la négociation', depart: 'par un départ' } as const;
const SURPRISES = {
  normal: 'personne n’est surpris',
  depourvu: 'les héros sont pris au dépourvu',
  surprise: 'les héros sont surpris',
  embuscade: 'les héros tendent une embuscade',
  perdue: 'les adversaires ont l’initiative',
} as const;
const BENEFITS = { epuisement: 'fin de l’épuisement', chance: '1 Chance', journee: 'une journée de repos' } as const;

const duration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};
const watches = (n: number): string => countFr(n, 'garde', 'gardes');

export const delve: Lines<DelveEvent | TimeEvent> = {
  phaseEntered: () => undefined,
  gameDecided: () => undefined,
  roomOpened: ({ room }) => `Le groupe découvre la pièce ${room}.`,
  roomEntered: ({ room }) =>
    room === 0 ? 'Le groupe est à l’entrée du donjon.' : `Le groupe est dans la pièce ${room}.`,
  roomLeft: () => undefined,
  roomCleared: ({ room }) => `La pièce ${room} est sûre.`,
  roomDisturbed: ({ room }) => `Le repos est troublé dans la pièce ${room}.`,
  roomRefilled: ({ room, face }) => `La pièce ${room} n’est plus vide (dé : ${face}).`,
  foesLeftBehind: ({ foes }, tell) => `Le groupe laisse derrière lui ${tell.list(foes)}.`,
  beingsGone: () => undefined,
  placeReached: ({ place, day }) => `Jour ${day} : le groupe arrive au ${place}.`,
  leaderChanged: ({ seat }, tell) => `${tell.seat(seat)} mène le groupe.`,
  objected: ({ seat }, tell) => `Objection ${deFr(tell.seat(seat))}.`,
  voted: ({ choice }, tell) => `Le groupe vote : ${tell.name(choice)}.`,
  frontNamed: ({ being }, tell) => `${tell.name(being)} va devant.`,
  encounterMet: ({ creatures, wandering }, tell) => {
    const met = Object.entries(creatures).map(([id, count]) =>
      count > 1 ? `${tell.name(id)} × ${count}` : tell.name(id),
    );
    return `${wandering ? 'Rencontre errante' : 'Rencontre'} : ${met.join(', ')}.`;
  },
  surpriseRolled: ({ face, total, initiative }) =>
    `Surprise : ${face === total ? face : `${face}, total ${total}`}, ${SURPRISES[initiative]}.`,
  reactionRolled: ({ faces, reaction }) => `Réaction (${faces.join(' + ')}) : créatures ${REACTIONS[reaction]}.`,
  sequelNoted: () => undefined,
  encounterClosed: ({ how }) => `La rencontre finit ${ENDS[how]}.`,
  wanderingRolled: ({ face, comes }) => (comes ? `Dé d’errance ${face} : quelque chose vient.` : undefined),
  hazardSpotted: ({ hazard, being }, tell) => `${tell.name(being)} repère un danger : ${tell.name(hazard)}.`,
  hazardStruck: ({ hazard }, tell) => `Danger : ${tell.name(hazard)} !`,
  treasureRolled: ({ face, found }, tell) => `Trésor (dé : ${face}) : ${tell.name(found)}.`,
  itemLaid: ({ item: { base } }, tell) => `À ramasser : ${tell.name(base)}.`,
  heroAbandoned: ({ being }, tell) => `Le groupe abandonne ${tell.name(being)}.`,
  heroCarried: ({ being, by }, tell) => `${tell.name(by)} porte ${tell.name(being)}.`,
  expeditionEnded: ({ success, survivors }, tell) =>
    `${success ? 'L’expédition a réussi' : 'L’expédition a échoué'}. De retour : ${survivors.length === 0 ? 'personne' : tell.list(survivors)}.`,
  sidesRolled: ({ faces, first }) => {
    const lead = first === null ? 'égalité' : `les ${first === 'heros' ? 'héros' : 'adversaires'} commencent`;
    return `Initiative des camps (${faces.join(' contre ')}) : ${lead}.`;
  },
  fieldCounted: ({ heros, adversaires }) => `Décompte : héros ${heros}, adversaires ${adversaires}.`,
  timePassed: ({ minutes, why }, tell) =>
    why === 'round' ? undefined : `Le temps passe : ${duration(minutes)} (${tell.name(why)}).`,
  watchEnded: ({ watch, day }, tell) => `Fin de la ${tell.name(watch)} du jour ${day}.`,
  fatigueAnnounced: ({ being, watches: n }, tell) => `${tell.name(being)} veille depuis ${watches(n)}.`,
  watchRested: () => undefined,
  restInterrupted: ({ being }, tell) => `Repos interrompu : ${tell.name(being)}.`,
  benefitTaken: ({ being, benefit }, tell) => `Bénéfice du repos pour ${tell.name(being)} : ${BENEFITS[benefit]}.`,
  roundsCounted: () => undefined,
  travelled: ({ watches: n, pace }) => `Voyage : ${watches(n)}${pace === 'forcee' ? ', à marche forcée' : ''}.`,
  pointExplored: ({ watches: n }) => `Lieu exploré : ${watches(n)}.`,
};
