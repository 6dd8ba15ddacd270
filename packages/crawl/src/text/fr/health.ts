import type { FigureEvent } from '../../figures/events.ts';
import type { HealthEvent } from '../../health/events.ts';
import type { Lines } from '../catalogue.ts';
import { de } from './grammar.ts';

const SAVED = {
  heroisme: (name: string) => `L’Héroïsme ${de(name)} écarte la mort.`,
  sacrifice: (name: string, max: number) => `${name} sacrifie 1 Héroïsme pour toujours (maximum ${max}) et survit.`,
  'blessure-grave': (name: string) => `${name} survit, au prix d’une Blessure grave.`,
} as const;

/** States and effects come and go in fights. */
export const figures: Lines<FigureEvent> = {
  markGained: ({ figure, mark }, tell) => `${tell.figure(figure)} : ${tell.name(mark.id)}.`,
  markLost: ({ figure, mark, why }, tell) =>
    why === 'remplace' ? undefined : `${tell.figure(figure)} : ${tell.name(mark)}, c’est fini.`,
  onceUsed: () => undefined,
  reactionSpent: () => undefined,
};

export const health: Lines<HealthEvent> = {
  santeLost: ({ figure, amount, sante, by }, tell) =>
    `${tell.figure(figure)} perd ${amount} Santé (${tell.source(by)}), reste ${sante}.`,
  healed: ({ figure, amount, sante, by }, tell) =>
    `${tell.figure(figure)} regagne ${amount} Santé (${tell.name(by)}), total ${sante}.`,
  heroismSpent: ({ figure, from, left, kept }, tell) => {
    const who = tell.figure(figure);
    if (kept) return `${who} use d’Héroïsme sans le dépenser (reste ${left}).`;
    return `${who} dépense 1 Héroïsme${from === 'heros' ? '' : ' d’un objet'} (reste ${left}).`;
  },
  heroismGained: ({ figure, amount, left }, tell) =>
    `${tell.figure(figure)} regagne ${amount} Héroïsme (total ${left}).`,
  heroSaved: ({ figure, how, heroismeMax }, tell) => SAVED[how](tell.figure(figure), heroismeMax),
  graveWoundDrawn: ({ figure, card, wound }, tell) => {
    const drawn = `Blessure grave pour ${tell.figure(figure)} (${tell.card(card)})`;
    return wound === null ? `${drawn} : son Arcane gardienne veille, rien.` : `${drawn} : ${tell.name(wound)}.`;
  },
  woundGained: ({ figure, wound }, tell) => `${tell.figure(figure)} gardera une séquelle : ${tell.name(wound.id)}.`,
  woundHealed: ({ figure, wound }, tell) => `${tell.figure(figure)} : ${tell.name(wound)}, c’est guéri.`,
  woundTreated: ({ figure, wound, how }, tell) =>
    `${how === 'attelle' ? 'Une attelle' : 'Une prothèse'} pour ${tell.figure(figure)} : ${tell.name(wound)}.`,
  gearBroken: ({ figure, base }, tell) => `${tell.figure(figure)} : ${tell.name(base)}, en morceaux.`,
  figureRemoved: ({ figure, how, by }, tell) => {
    if (how === 'parti') return `${tell.figure(figure)} quitte le plateau.`;
    return by === null ? `${tell.figure(figure)} meurt.` : `${tell.figure(by)} abat ${tell.figure(figure)}.`;
  },
  itemsLaid: ({ figure }, tell) => `Les affaires ${de(tell.figure(figure))} restent au sol.`,
};
