import type { EventLines } from '../catalogue.ts';
import { count, de, list, points, un } from './grammar.ts';
import type { FrenchNouns } from './nouns.ts';
import { CHARACTERISTICS, DIRECTIONS, wayOf } from './options.ts';

const WOUNDS = {
  trap: 'Le piège se referme',
  chest: 'Le coffre était piégé',
  creature: 'La créature touche',
  fumble: 'Un faux mouvement',
} as const;

const HEALS = {
  fountain: 'L’eau de la fontaine',
  potion: 'La potion',
  soin: 'Soin',
  rest: 'Un souffle dans l’escalier',
} as const;

/** Floors, moves, squares and health. */
export const journeyIn = (nouns: FrenchNouns) =>
  ({
    floorOpened: ({ floor, seats }, name) => {
      const arrive = `${list(seats.map(name))} ${seats.length > 1 ? 'arrivent' : 'arrive'}`;
      const { guardian } = floor;
      if (!guardian) return `Étage ${floor.number} : ${arrive}.`;
      return `Étage ${floor.number} : ${arrive}. L’escalier a son gardien : ${un(nouns.of(guardian.id))} (${guardian.pv} PV).`;
    },
    sighted: ({ seat, guardian }, name) =>
      guardian
        ? `${name(seat)} aperçoit l’escalier et son gardien : ${un(nouns.of(guardian.id))} (${guardian.pv} PV).`
        : undefined,
    floorEntered: ({ seat, floor }, name) => `${name(seat)} arrive à l’étage ${floor}.`,
    turnStarted: ({ seat, turn }, name) => `Tour ${turn} : ${name(seat)}.`,
    moveRolled: ({ seat, result, declared }, name) =>
      declared
        ? `${name(seat)} annonce ${result} : ${points(result)} ${wayOf(result)}.`
        : `${name(seat)} lance le D10 : ${result}, ${wayOf(result)}.`,
    stepAdjusted: ({ from, to }) => `Pas assuré : le ${from} devient un ${to}, ${wayOf(to)}.`,
    headed: ({ seat, direction, forced, rules }, name) => {
      const towards = DIRECTIONS[direction];
      // C50-MOVE-07 is the choice at the start of a move; any other heading follows a wall.
      if (rules.includes('C50-MOVE-07'))
        return forced ? `Une seule issue : ${name(seat)} part vers ${towards}.` : `${name(seat)} part vers ${towards}.`;
      return forced
        ? `Mur, et une seule issue : ${name(seat)} repart vers ${towards}.`
        : `Mur ! ${name(seat)} rebondit vers ${towards}.`;
    },
    stepped: ({ seat, cost }, name) =>
      cost > 1 ? `Une toile : ${name(seat)} y laisse ${points(cost)} pour un pas.` : undefined,
    wallHit: () => undefined,
    webHeld: ({ seat, lost }, name) =>
      `La toile tient bon : ${name(seat)} s’arrête là, ${count(lost, 'point perdu', 'points perdus')}.`,
    webTorn: () => 'La toile cède et ne gênera plus personne.',
    stuck: ({ seat, lost }, name) =>
      `Aucune issue : ${name(seat)} reste sur place, ${count(lost, 'point perdu', 'points perdus')}.`,
    moveEnded: () => undefined,
    trapSprung: ({ seat, die, value, avoided }, name) =>
      `Un piège ! ${name(seat)} fait ${die} au D20, il fallait ${value} au plus : ${avoided ? 'évité' : 'raté'}.`,
    wounded: ({ seat, amount, pv, by }, name) =>
      amount === 0
        ? `L’armure ${de(name(seat))} arrête tout.`
        : `${WOUNDS[by]} : ${name(seat)} perd ${amount} PV (reste ${pv}).`,
    healed: ({ seat, amount, pv, by }, name) => `${HEALS[by]} rend ${amount} PV à ${name(seat)} (total ${pv}).`,
    died: ({ seat }, name) => `${name(seat)} tombe et ne se relève pas.`,
    fountainDrunk: () => undefined,
    floorLeft: ({ seat, floor }, name) =>
      floor === 50 ? `${name(seat)} sort du cinquantième étage !` : `${name(seat)} quitte l’étage ${floor}.`,
    pointGained: ({ seat }, name) => `${name(seat)} gagne un point de compétence.`,
    pointSpent: ({ seat, characteristic, value }, name) =>
      `${name(seat)} place un point : ${CHARACTERISTICS[characteristic]} ${value}.`,
  }) satisfies Partial<EventLines>;
