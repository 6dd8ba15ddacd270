import type { EventLines } from '../catalogue.ts';
import { a, list, points } from './grammar.ts';
import type { EnglishNouns } from './nouns.ts';
import { CHARACTERISTICS, DIRECTIONS, wayOf } from './options.ts';

const WOUNDS = {
  trap: 'The trap snaps shut',
  chest: 'The chest was trapped',
  creature: 'The creature hits',
  fumble: 'A clumsy move',
} as const;

const HEALS = {
  fountain: 'The fountain',
  potion: 'The potion',
  soin: 'Healing',
  rest: 'A breather on the stairs',
} as const;

/** Floors, moves, squares and health. */
export const journeyIn = (nouns: EnglishNouns) =>
  ({
    floorOpened: ({ floor, seats }, name) => {
      const arrive = `${list(seats.map(name))} ${seats.length > 1 ? 'arrive' : 'arrives'}`;
      const { guardian } = floor;
      if (!guardian) return `Floor ${floor.number}: ${arrive}.`;
      return `Floor ${floor.number}: ${arrive}. The stairs have their guardian: ${a(nouns.of(guardian.id))} (${guardian.pv} PV).`;
    },
    sighted: ({ seat, guardian }, name) =>
      guardian
        ? `${name(seat)} sights the stairs and their guardian: ${a(nouns.of(guardian.id))} (${guardian.pv} PV).`
        : undefined,
    floorEntered: ({ seat, floor }, name) => `${name(seat)} arrives on floor ${floor}.`,
    turnStarted: ({ seat, turn }, name) => `Turn ${turn}: ${name(seat)}.`,
    moveRolled: ({ seat, result, declared }, name) =>
      declared
        ? `${name(seat)} calls ${result}: ${points(result)} ${wayOf(result)}.`
        : `${name(seat)} rolls the D10: ${result}, ${wayOf(result)}.`,
    stepAdjusted: ({ from, to }) => `Sure Step: the ${from} becomes a ${to}, ${wayOf(to)}.`,
    headed: ({ seat, direction, forced, rules }, name) => {
      const towards = DIRECTIONS[direction];
      // C50-MOVE-07 is the choice at the start of a move; any other heading follows a wall.
      if (rules.includes('C50-MOVE-07'))
        return forced ? `Only one way out: ${name(seat)} heads ${towards}.` : `${name(seat)} heads ${towards}.`;
      return forced
        ? `A wall, and only one way out: ${name(seat)} turns ${towards}.`
        : `A wall! ${name(seat)} bounces ${towards}.`;
    },
    stepped: ({ seat, cost }, name) => (cost > 1 ? `A web: one step costs ${name(seat)} ${points(cost)}.` : undefined),
    wallHit: () => undefined,
    webHeld: ({ seat, lost }, name) => `The web holds: ${name(seat)} stops there, ${points(lost)} lost.`,
    webTorn: () => 'The web gives way for good.',
    stuck: ({ seat, lost }, name) => `No way out: ${name(seat)} stays put, ${points(lost)} lost.`,
    moveEnded: () => undefined,
    trapSprung: ({ seat, die, value, avoided }, name) =>
      `A trap! ${name(seat)} rolls ${die} on the D20, ${value} or less needed: ${avoided ? 'avoided' : 'failed'}.`,
    wounded: ({ seat, amount, pv, by }, name) =>
      amount === 0
        ? `${name(seat)}’s armour stops it all.`
        : `${WOUNDS[by]}: ${name(seat)} loses ${amount} PV (${pv} left).`,
    healed: ({ seat, amount, pv, by }, name) => `${HEALS[by]} gives ${name(seat)} ${amount} PV back (${pv} in all).`,
    died: ({ seat }, name) => `${name(seat)} falls and does not get up.`,
    fountainDrunk: () => undefined,
    floorLeft: ({ seat, floor }, name) =>
      floor === 50 ? `${name(seat)} walks out of the fiftieth floor!` : `${name(seat)} leaves floor ${floor}.`,
    pointGained: ({ seat }, name) => `${name(seat)} gains a skill point.`,
    pointSpent: ({ seat, characteristic, value }, name) =>
      `${name(seat)} places a point: ${CHARACTERISTICS[characteristic]} ${value}.`,
  }) satisfies Partial<EventLines>;
