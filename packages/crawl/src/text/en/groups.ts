import type { GroupEvent } from '../../groups/events.ts';
import type { Lines } from '../catalogue.ts';
import { splitFigure } from '../names.ts';

const STAYED = {
  'sans-cible': 'nobody to aim at',
  'sans-chemin': 'no way through',
  incapable: 'unable to act',
  neutre: 'on nobody’s side',
} as const;

export const groups: Lines<GroupEvent> = {
  groupTurnStarted: ({ group, figures }, tell) => {
    const [first] = figures;
    const many = first === undefined ? undefined : tell.plural(splitFigure(first).base);
    if (figures.length === 1) return `Turn of the group: ${tell.figure(first!)}.`;
    return `Turn of the group: ${many ?? tell.group(group)} (${figures.length}).`;
  },
  targetChosen: ({ figure, target, why }, tell) => {
    const decisive = why.at(-1);
    if (!decisive) return undefined;
    return `${tell.figure(figure)} aims at ${tell.figure(target)} (${tell.name(`critere-${decisive.label}`)}).`;
  },
  pathChosen: ({ figure, why }, tell) => {
    const decisive = why.at(-1);
    return decisive && `${tell.figure(figure)} picks a square (${tell.name(`chemin-${decisive.label}`)}).`;
  },
  figureStayed: ({ figure, why }, tell) => `${tell.figure(figure)} stays put (${STAYED[why]}).`,
};
