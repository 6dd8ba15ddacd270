import type { ExplorationEvent } from '../../exploration/events.ts';
import type { Lines } from '../catalogue.ts';
import { count } from './grammar.ts';

const DEFEATS: Readonly<Record<string, string>> = {
  heros: 'No hero is left standing',
  rounds: 'Time has run out',
  escorte: 'The one to escort is dead',
  evenement: 'The dungeon decided otherwise',
};

/** Events whose id is also that of a thing. */
const EVENTS: Readonly<Record<string, string>> = { piege: 'a trap' };

export const exploration: Lines<ExplorationEvent> = {
  scenarioGenerated: ({ scenario: { name, pitch } }) => `A scenario is drawn: ${name.en}. At its end: ${pitch.en}.`,
  heroPlaced: ({ figure }, tell) => `${tell.figure(figure)} enters the dungeon.`,
  doorRevealed: ({ figure, card }, tell) => `${tell.figure(figure)} reveals a Porte: ${tell.card(card)}.`,
  roomPlaced: ({ room, apart }, tell) =>
    `Behind the Porte: ${tell.name(room.tile)}${apart ? ', set apart for want of room' : ''}.`,
  deadEndFound: () => 'Behind the Porte: a wall. Dead end.',
  innerDoorSet: ({ figure, status }, tell) =>
    `${tell.figure(figure)} ${status === 'ouverte' ? 'opens' : 'closes'} a door.`,
  contentsRead: ({ card, encounter, peripetie }, tell) => {
    const drawn = card === null ? '' : ` (${tell.card(card)})`;
    if (encounter === null && peripetie === null) return `The room is empty${drawn}.`;
    return card === null ? undefined : `The room is not empty${drawn}.`;
  },
  meetingStarted: ({ encounter }, tell) => `Encounter: ${tell.name(encounter)}!`,
  groupMet: ({ group: { profile }, figures }, tell) => {
    const waiting = figures.filter(({ cell }) => cell === null).length;
    const many = tell.plural(profile) ?? tell.name(profile);
    return `On the board: ${count(figures.length, tell.name(profile), many)}${waiting > 0 ? `, ${waiting} in reserve` : ''}.`;
  },
  figureArrived: ({ figure }, tell) => `${tell.figure(figure)} comes in from the reserve.`,
  meetingEnded: () => 'The encounter is over.',
  treasureOpened: () => 'A treasure is hidden here, for whoever searches.',
  searchFailed: ({ figure, failures }, tell) =>
    `${tell.figure(figure)} finds nothing (${count(failures, 'failure', 'failures')}).`,
  treasureFound: ({ figure, cards }, tell) =>
    `${tell.figure(figure)} finds the treasure${cards > 1 ? ', with two cards to choose from' : ''}!`,
  peripetieStarted: ({ peripetie }, tell) => `${tell.name(peripetie)}. ${tell.peripetieText(peripetie)}`,
  hazardPlaced: () => undefined,
  hazardNoted: () => undefined,
  hazardEnded: ({ peripetie }, tell) => `${tell.name(peripetie)}: it is over.`,
  suitDrawn: ({ peripetie, card }, tell) => `${tell.name(peripetie)}: ${tell.card(card)}.`,
  unexpectedEventStarted: ({ event, figure, card }, tell) =>
    `Unexpected event for ${tell.figure(figure)} (${tell.card(card)}): ${EVENTS[event] ?? tell.name(event)}.`,
  longevityTicked: () => undefined,
  heroLeft: ({ figure }, tell) => `${tell.figure(figure)} leaves the dungeon.`,
  zoneHeld: ({ since }) => (since === null ? 'The place is no longer held.' : 'The place is held: now to stay there.'),
  scenarioEnded: ({ result, why }) => (result === 'victoire' ? 'Objective reached!' : `${DEFEATS[why] ?? 'Defeat'}.`),
};
