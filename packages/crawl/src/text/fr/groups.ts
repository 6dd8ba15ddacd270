import type { GroupEvent } from '../../groups/events.ts';
import type { Lines } from '../catalogue.ts';
import { splitFigure } from '../names.ts';

const STAYED = {
  'sans-cible': 'personne à viser',
  'sans-chemin': 'aucun chemin',
  incapable: 'hors d’état d’agir',
  neutre: 'aucun camp',
} as const;

export const groups: Lines<GroupEvent> = {
  groupTurnStarted: ({ group, figures }, tell) => {
    const [first] = figures;
    const many = first === undefined ? undefined : tell.plural(splitFigure(first).base);
    if (figures.length === 1) return `Tour du groupe : ${tell.figure(first!)}.`;
    return `Tour du groupe : ${many ?? tell.group(group)} (${figures.length}).`;
  },
  targetChosen: ({ figure, target, why }, tell) => {
    const decisive = why.at(-1);
    if (!decisive) return undefined;
    return `${tell.figure(figure)} vise ${tell.figure(target)} (${tell.name(`critere-${decisive.label}`)}).`;
  },
  pathChosen: ({ figure, why }, tell) => {
    const decisive = why.at(-1);
    return decisive && `${tell.figure(figure)} choisit sa case (${tell.name(`chemin-${decisive.label}`)}).`;
  },
  figureStayed: ({ figure, why }, tell) => `${tell.figure(figure)} reste sur place (${STAYED[why]}).`,
};
