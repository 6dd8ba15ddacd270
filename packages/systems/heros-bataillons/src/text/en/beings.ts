import type { BeingEvent } from '../../beings/events.ts';
import type { CheckEvent } from '../../checks/events.ts';
import type { Lines } from '../catalogue.ts';
import { count, reasons } from './grammar.ts';

const STATUS = {
  present: 'there again',
  parti: 'off the scene',
  rendu: 'surrender',
  coma: 'in a coma',
  mort: 'dead',
} as const;

const EXTREMES = { totale: 'total success', cuisante: 'bitter failure' } as const;

export const beings: Lines<BeingEvent | CheckEvent> = {
  beingAdded: ({ added: { id, profile, name } }, tell) => {
    const [figure, kind] = [tell.name(id), tell.name(profile ?? name)];
    return figure.startsWith(kind) ? `${figure} comes in.` : `${figure} comes in: ${kind}.`;
  },
  attributeChanged: ({ being, attribute, by, left }, tell) =>
    by > 0
      ? `${tell.name(being)} regains ${count(by, 'point', 'points')} of ${tell.name(attribute)} (${left}).`
      : undefined,
  damaged: ({ being, source, damage }, tell) =>
    damage > 0 ? `${tell.name(being)} takes ${damage} damage (${tell.name(source)}).` : undefined,
  maximumChanged: ({ being, attribute, max }, tell) => `${tell.name(being)}: maximum ${tell.name(attribute)} ${max}.`,
  chanceSpent: ({ being, left }, tell) => `${tell.name(being)} spends 1 Chance (${left} left).`,
  chanceGained: ({ being, left }, tell) => `${tell.name(being)} regains 1 Chance (${left} in reserve).`,
  markGained: ({ being, mark: { id } }, tell) => `State of ${tell.name(being)}: ${tell.name(id)}.`,
  markLost: ({ being, mark }, tell) => `End of a state for ${tell.name(being)}: ${tell.name(mark)}.`,
  statusChanged: ({ being, status, why }, tell) => `${tell.name(being)}: ${STATUS[status]} (${tell.name(why)}).`,
  exhaustionChanged: ({ being, exhausted, why }, tell) =>
    exhausted ? `${tell.name(being)} is exhausted (${tell.name(why)}).` : `${tell.name(being)} is no longer exhausted.`,
  progressSpent: ({ being, on }, tell) => `Progress of ${tell.name(being)}: ${tell.name(on)}.`,
  talentGained: ({ being, talent: { id } }, tell) => `${tell.name(being)} learns a talent: ${tell.name(id)}.`,
  talentRaised: ({ being, talent, degree }, tell) => `${tell.name(being)}: ${tell.name(talent)}, degree ${degree}.`,
  abilityGained: ({ being, ability, school }, tell) =>
    `${tell.name(being)} gains ${tell.name(ability)}${school === null ? '' : ` (${tell.name(school)})`}.`,
  chanceMaximumRaised: ({ being, max }, tell) => `${tell.name(being)}: maximum Chance ${max}.`,
  checked: (event, tell) => {
    const { being, attribute, value, advantages, disadvantages, faces, kept, success, extreme } = event;
    if (faces.length === 0) return `Hidden check of ${tell.name(being)}.`;
    const why = reasons(tell, { advantages, disadvantages });
    const dice = faces.length > 1 ? `${faces.join(', ')}, kept ${kept}` : String(kept);
    const result = extreme === null ? (success ? 'success' : 'failure') : EXTREMES[extreme];
    return `${tell.name(attribute)} ${value} check of ${tell.name(being)}: ${dice}, ${result}${why}.`;
  },
};
