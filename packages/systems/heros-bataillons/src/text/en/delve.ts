import type { DelveEvent } from '../../delve/events.ts';
import type { TimeEvent } from '../../time/events.ts';
import type { Lines } from '../catalogue.ts';
import { count } from './grammar.ts';

const REACTIONS = { hostile: 'hostile', mefiant: 'wary', indifferent: 'indifferent' } as const;
const ENDS = { combat: 'in a fight', negociation: 'in a deal', depart: 'with a departure' } as const;
const SURPRISES = {
  normal: 'nobody is surprised',
  depourvu: 'the heroes are caught unawares',
  surprise: 'the heroes are surprised',
  embuscade: 'the heroes lay an ambush',
  perdue: 'the adversaries have the initiative',
} as const;
const BENEFITS = { epuisement: 'exhaustion ends', chance: '1 Chance', journee: 'a day of rest' } as const;

const duration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
};
const watches = (n: number): string => count(n, 'watch', 'watches');

export const delve: Lines<DelveEvent | TimeEvent> = {
  phaseEntered: () => undefined,
  gameDecided: () => undefined,
  roomOpened: ({ room }) => `The group discovers room ${room}.`,
  roomEntered: ({ room }) =>
    room === 0 ? 'The group is at the entrance of the dungeon.' : `The group is in room ${room}.`,
  roomLeft: () => undefined,
  roomCleared: ({ room }) => `Room ${room} is safe.`,
  roomDisturbed: ({ room }) => `The rest is disturbed in room ${room}.`,
  roomRefilled: ({ room, face }) => `Room ${room} is no longer empty (die: ${face}).`,
  foesLeftBehind: ({ foes }, tell) => `The group leaves behind ${tell.list(foes)}.`,
  beingsGone: () => undefined,
  placeReached: ({ place, day }, tell) => `Day ${day}: the group reaches the ${tell.name(place)}.`,
  leaderChanged: ({ seat }, tell) => `${tell.seat(seat)} leads the group.`,
  objected: ({ seat }, tell) => `${tell.seat(seat)} objects.`,
  voted: ({ choice }, tell) => `The group votes: ${tell.name(choice)}.`,
  frontNamed: ({ being }, tell) => `${tell.name(being)} goes in front.`,
  encounterMet: ({ creatures, wandering }, tell) => {
    const met = Object.entries(creatures).map(([id, n]) => (n > 1 ? `${tell.name(id)} × ${n}` : tell.name(id)));
    return `${wandering ? 'Wandering encounter' : 'Encounter'}: ${met.join(', ')}.`;
  },
  surpriseRolled: ({ face, total, initiative }) =>
    `Surprise: ${face === total ? face : `${face}, total ${total}`}, ${SURPRISES[initiative]}.`,
  reactionRolled: ({ faces, reaction }) => `Reaction (${faces.join(' + ')}): ${REACTIONS[reaction]} creatures.`,
  sequelNoted: () => undefined,
  encounterClosed: ({ how }) => `The encounter ends ${ENDS[how]}.`,
  wanderingRolled: ({ face, comes }) => (comes ? `Wandering die ${face}: something comes.` : undefined),
  hazardSpotted: ({ hazard, being }, tell) => `${tell.name(being)} spots a danger: ${tell.name(hazard)}.`,
  hazardStruck: ({ hazard }, tell) => `Danger: ${tell.name(hazard)}!`,
  treasureRolled: ({ face, found }, tell) => `Treasure (die: ${face}): ${tell.name(found)}.`,
  itemLaid: ({ item: { base } }, tell) => `To be picked up: ${tell.name(base)}.`,
  heroAbandoned: ({ being }, tell) => `The group abandons ${tell.name(being)}.`,
  heroCarried: ({ being, by }, tell) => `${tell.name(by)} carries ${tell.name(being)}.`,
  expeditionEnded: ({ success, survivors }, tell) =>
    `The expedition has ${success ? 'succeeded' : 'failed'}. Back: ${survivors.length === 0 ? 'nobody' : tell.list(survivors)}.`,
  sidesRolled: ({ faces, first }) => {
    const lead = first === null ? 'a tie' : `the ${first === 'heros' ? 'heroes' : 'adversaries'} start`;
    return `Initiative of the sides (${faces.join(' against ')}): ${lead}.`;
  },
  fieldCounted: ({ heros, adversaires }) => `Count: heroes ${heros}, adversaries ${adversaires}.`,
  timePassed: ({ minutes, why }, tell) =>
    why === 'round' ? undefined : `Time passes: ${duration(minutes)} (${tell.name(why)}).`,
  watchEnded: ({ watch, day }, tell) => `End of the ${tell.name(watch)} of day ${day}.`,
  fatigueAnnounced: ({ being, watches: n }, tell) => `${tell.name(being)} has been awake for ${watches(n)}.`,
  watchRested: () => undefined,
  restInterrupted: ({ being }, tell) => `Rest interrupted: ${tell.name(being)}.`,
  benefitTaken: ({ being, benefit }, tell) => `Benefit of the rest for ${tell.name(being)}: ${BENEFITS[benefit]}.`,
  roundsCounted: () => undefined,
  travelled: ({ watches: n, pace }) => `Journey: ${watches(n)}${pace === 'forcee' ? ', forced march' : ''}.`,
  pointExplored: ({ watches: n }) => `Place explored: ${watches(n)}.`,
};
