import { countFr, deFr } from '@souterrain/words';
import type { BeingEvent } from '../../beings/events.ts';
import type { CheckEvent } from '../../checks/events.ts';
import type { Lines } from '../catalogue.ts';
import { points, reasons } from './grammar.ts';

const STATUS = {
  present: 'de nouveau là',
  parti: 'hors de la scène',
  rendu: 'reddition',
  coma: 'dans le coma',
  mort: 'mort',
} as const;

const EXTREMES = { totale: 'réussite totale', cuisante: 'cuisant échec' } as const;

export const beings: Lines<BeingEvent | CheckEvent> = {
  beingAdded: ({ added: { id, profile, name } }, tell) => {
    const [figure, kind] = [tell.name(id), tell.name(profile ?? name)];
    return figure.startsWith(kind) ? `${figure} entre en scène.` : `${figure} entre en scène : ${kind}.`;
  },
  attributeChanged: ({ being, attribute, by, left }, tell) =>
    by > 0 ? `${tell.name(being)} regagne ${points(by)} en ${tell.name(attribute)} (${left}).` : undefined,
  damaged: ({ being, source, damage }, tell) =>
    damage > 0 ? `${tell.name(being)} subit ${countFr(damage, 'dégât', 'dégâts')} (${tell.name(source)}).` : undefined,
  maximumChanged: ({ being, attribute, max }, tell) => `${tell.name(being)} : ${tell.name(attribute)} maximum ${max}.`,
  chanceSpent: ({ being, left }, tell) => `${tell.name(being)} dépense 1 Chance (${left} en réserve).`,
  chanceGained: ({ being, left }, tell) => `${tell.name(being)} reprend 1 Chance (${left} en réserve).`,
  markGained: ({ being, mark: { id } }, tell) => `État ${deFr(tell.name(being))} : ${tell.name(id)}.`,
  markLost: ({ being, mark }, tell) => `Fin d’état pour ${tell.name(being)} : ${tell.name(mark)}.`,
  statusChanged: ({ being, status, why }, tell) => `${tell.name(being)} : ${STATUS[status]} (${tell.name(why)}).`,
  exhaustionChanged: ({ being, exhausted, why }, tell) =>
    exhausted
      ? `Épuisement ${deFr(tell.name(being))} (${tell.name(why)}).`
      : `Fin de l’épuisement ${deFr(tell.name(being))}.`,
  progressSpent: ({ being, on }, tell) => `Progrès ${deFr(tell.name(being))} : ${tell.name(on)}.`,
  talentGained: ({ being, talent: { id } }, tell) => `${tell.name(being)} apprend un talent : ${tell.name(id)}.`,
  talentRaised: ({ being, talent, degree }, tell) => `${tell.name(being)} : ${tell.name(talent)}, degré ${degree}.`,
  abilityGained: ({ being, ability, school }, tell) =>
    `${tell.name(being)} acquiert ${tell.name(ability)}${school === null ? '' : ` (${tell.name(school)})`}.`,
  chanceMaximumRaised: ({ being, max }, tell) => `${tell.name(being)} : Chance maximale ${max}.`,
  checked: (event, tell) => {
    const { being, attribute, value, advantages, disadvantages, faces, kept, success, extreme } = event;
    if (faces.length === 0) return `Test caché ${deFr(tell.name(being))}.`;
    const why = reasons(tell, { avantages: advantages, désavantages: disadvantages });
    const dice = faces.length > 1 ? `${faces.join(', ')}, gardé ${kept}` : String(kept);
    const result = extreme === null ? (success ? 'réussite' : 'échec') : EXTREMES[extreme];
    return `Test ${tell.name(attribute)} ${value} ${deFr(tell.name(being))} : ${dice}, ${result}${why}.`;
  },
};
