import type { GroupEvent } from '@souterrain/crawl/groups/events';
import type { Lines } from '../catalogue.ts';
import { pluralOf, splitFigure } from '../names.ts';
import { groupOf } from './grammar.ts';

const STAYED = {
  'sans-cible': 'personne à viser',
  'sans-chemin': 'aucun chemin',
  incapable: 'hors d’état d’agir',
  neutre: 'aucun camp',
} as const;

export const groups: Lines<GroupEvent> = {
  groupTurnStarted: ({ group, figures }, tell) => {
    const [first] = figures;
    const many = first === undefined ? undefined : pluralOf(splitFigure(first).base, 'fr');
    if (figures.length === 1) return `Tour du groupe : ${tell.figure(first!)}.`;
    return `Tour du groupe : ${many ?? groupOf(group, tell)} (${figures.length}).`;
  },
  targetChosen: ({ figure, target, why }, tell) => {
    const decisive = why.at(-1);
    if (!decisive) return undefined;
    return `${tell.figure(figure)} vise ${tell.figure(target)} (${tell.name(`critere-${decisive.label}`)}).`;
  },
  pathChosen: () => undefined,
  figureStayed: ({ figure, why }, tell) => `${tell.figure(figure)} reste sur place (${STAYED[why]}).`,
};
