import { gainMark, THIS_ROUND } from '../../figures/marks.ts';
import { zoneAt } from '../../movement/plan.ts';
import { hasMark, type State } from '../../state.ts';
import type { ItemEffect } from '../use.ts';

/** AD1-TCON-06: `value` is the square where it was thrown; its zone is filled with smoke. */
export const bouleFumigene: ItemEffect = {
  use: {
    id: 'boule-fumigene',
    rule: 'AD1-TCON-06',
    type: 'bonus',
    *run(g, { who }) {
      gainMark(g, who, { id: 'fumee', until: THIS_ROUND, value: who.cell }, ['AD1-TCON-06']);
    },
  },
};

/** AD1-TCON-13, Trèfle: `value` is the square where the wand was used. */
export const baguetteDeLumiere: ItemEffect = {
  use: {
    id: 'baguette-de-lumiere',
    rule: 'AD1-TCON-13',
    type: 'standard',
    *run(g, { who }) {
      gainMark(g, who, { id: 'lumiere', until: THIS_ROUND, value: who.cell }, ['AD1-TCON-13']);
    },
  },
};

/** True when a zone is under one of these for the Round. */
export function zoneHas(state: State, zone: string, what: 'fumee' | 'lumiere'): boolean {
  for (const figure of state.figures)
    if (figure.marks.length > 0 && hasMark(figure, what))
      for (const mark of figure.marks)
        if (mark.id === what && mark.value !== undefined && zoneAt(state, mark.value) === zone) return true;
  return false;
}
