import type { FigureEvent } from '../../figures/events.ts';
import type { HealthEvent } from '../../health/events.ts';
import type { Lines } from '../catalogue.ts';

const SAVED = {
  heroisme: (name: string) => `${name}’s Héroïsme keeps death away.`,
  sacrifice: (name: string, max: number) => `${name} gives up 1 Héroïsme for good (maximum ${max}) and survives.`,
  'blessure-grave': (name: string) => `${name} survives, at the cost of a Blessure grave.`,
} as const;

/** States and effects come and go in fights. */
export const figures: Lines<FigureEvent> = {
  markGained: ({ figure, mark }, tell) => `${tell.figure(figure)}: ${tell.name(mark.id)}.`,
  markLost: ({ figure, mark, why }, tell) =>
    why === 'remplace' ? undefined : `${tell.figure(figure)}: ${tell.name(mark)}, no more.`,
  onceUsed: () => undefined,
  reactionSpent: () => undefined,
};

export const health: Lines<HealthEvent> = {
  santeLost: ({ figure, amount, sante, by }, tell) =>
    `${tell.figure(figure)} loses ${amount} Santé (${tell.source(by)}), ${sante} left.`,
  healed: ({ figure, amount, sante, by }, tell) =>
    `${tell.figure(figure)} gets back ${amount} Santé (${tell.name(by)}), ${sante} in all.`,
  heroismSpent: ({ figure, from, left, kept }, tell) => {
    const who = tell.figure(figure);
    if (kept) return `${who} uses Héroïsme without spending it (${left} left).`;
    return `${who} spends 1 Héroïsme${from === 'heros' ? '' : ' of an item'} (${left} left).`;
  },
  heroismGained: ({ figure, amount, left }, tell) =>
    `${tell.figure(figure)} gets back ${amount} Héroïsme (${left} in all).`,
  heroSaved: ({ figure, how, heroismeMax }, tell) => SAVED[how](tell.figure(figure), heroismeMax),
  graveWoundDrawn: ({ figure, card, wound }, tell) => {
    const drawn = `Blessure grave for ${tell.figure(figure)} (${tell.card(card)})`;
    return wound === null ? `${drawn}: the Arcane gardienne watches, nothing.` : `${drawn}: ${tell.name(wound)}.`;
  },
  woundGained: ({ figure, wound }, tell) => `A lasting wound for ${tell.figure(figure)}: ${tell.name(wound.id)}.`,
  woundHealed: ({ figure, wound }, tell) => `${tell.figure(figure)}: ${tell.name(wound)}, healed.`,
  woundTreated: ({ figure, wound, how }, tell) =>
    `${how === 'attelle' ? 'A splint' : 'A prosthesis'} for ${tell.figure(figure)}: ${tell.name(wound)}.`,
  gearBroken: ({ figure, base }, tell) => `${tell.figure(figure)}: ${tell.name(base)}, broken.`,
  figureRemoved: ({ figure, how, by }, tell) => {
    if (how === 'parti') return `${tell.figure(figure)} leaves the board.`;
    return by === null ? `${tell.figure(figure)} dies.` : `${tell.figure(by)} kills ${tell.figure(figure)}.`;
  },
  itemsLaid: ({ figure }, tell) => `${tell.figure(figure)}’s belongings stay on the ground.`,
};
