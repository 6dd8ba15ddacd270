import type { ExplorationEvent } from '../../exploration/events.ts';
import type { Lines } from '../catalogue.ts';
import { count } from './grammar.ts';

const DEFEATS: Readonly<Record<string, string>> = {
  heros: 'Plus un héros debout',
  rounds: 'Le temps est écoulé',
  escorte: 'La personne à escorter est morte',
  evenement: 'Le donjon en a décidé ainsi',
};

/** Events whose id is also that of a thing. */
const EVENTS: Readonly<Record<string, string>> = { piege: 'un piège' };

export const exploration: Lines<ExplorationEvent> = {
  scenarioGenerated: ({ scenario: { name, pitch } }) =>
    `Scénario tiré au sort : « ${name.fr} ». Au bout : ${pitch.fr}.`,
  heroPlaced: ({ figure }, tell) => `${tell.figure(figure)} entre dans le donjon.`,
  doorRevealed: ({ figure, card }, tell) => `${tell.figure(figure)} révèle une Porte : ${tell.card(card)}.`,
  roomPlaced: ({ room, apart }, tell) =>
    `Derrière la Porte : ${tell.name(room.tile)}${apart ? ', à l’écart faute de place' : ''}.`,
  deadEndFound: () => 'Derrière la Porte : un mur. Impasse.',
  innerDoorSet: ({ figure, status }, tell) =>
    `${tell.figure(figure)} ${status === 'ouverte' ? 'ouvre' : 'ferme'} une porte.`,
  contentsRead: ({ card, encounter, peripetie }, tell) => {
    const drawn = card === null ? '' : ` (${tell.card(card)})`;
    if (encounter === null && peripetie === null) return `La salle est vide${drawn}.`;
    return card === null ? undefined : `La salle n’est pas vide${drawn}.`;
  },
  meetingStarted: ({ encounter }, tell) => `Rencontre : ${tell.name(encounter)} !`,
  groupMet: ({ group: { profile }, figures }, tell) => {
    const waiting = figures.filter(({ cell }) => cell === null).length;
    const many = tell.plural(profile) ?? tell.name(profile);
    return `Sur le plateau : ${count(figures.length, tell.name(profile), many)}${waiting > 0 ? `, dont ${waiting} en réserve` : ''}.`;
  },
  figureArrived: ({ figure }, tell) => `${tell.figure(figure)} arrive de la réserve.`,
  meetingEnded: () => 'La Rencontre est terminée.',
  treasureOpened: () => 'Un trésor est caché ici, pour qui le cherchera.',
  searchFailed: ({ figure, failures }, tell) =>
    `${tell.figure(figure)} ne trouve rien (${count(failures, 'échec', 'échecs')}).`,
  treasureFound: ({ figure, cards }, tell) =>
    `${tell.figure(figure)} trouve le trésor${cards > 1 ? ', avec deux cartes au choix' : ''} !`,
  peripetieStarted: ({ peripetie }, tell) => `${tell.name(peripetie)}. ${tell.peripetieText(peripetie)}`,
  hazardPlaced: () => undefined,
  hazardNoted: () => undefined,
  hazardEnded: ({ peripetie }, tell) => `${tell.name(peripetie)} : c’est fini.`,
  suitDrawn: ({ peripetie, card }, tell) => `${tell.name(peripetie)} : ${tell.card(card)}.`,
  unexpectedEventStarted: ({ event, figure, card }, tell) =>
    `Événement inattendu pour ${tell.figure(figure)} (${tell.card(card)}) : ${EVENTS[event] ?? tell.name(event)}.`,
  longevityTicked: () => undefined,
  heroLeft: ({ figure }, tell) => `${tell.figure(figure)} quitte le donjon.`,
  zoneHeld: ({ since }) => (since === null ? 'La place n’est plus tenue.' : 'La place est tenue : il faut y rester.'),
  scenarioEnded: ({ result, why }) => (result === 'victoire' ? 'Objectif atteint !' : `${DEFEATS[why] ?? 'Défaite'}.`),
};
