import { OVER } from '@souterrain/kernel';
import { actionTo, defineAction } from './action.ts';

/** HB-CBT-03: always the last. */
export const endTurn = defineAction({
  id: 'finir-son-tour',
  place: 130,
  free: true,
  name: { fr: 'finir son tour', en: 'end the turn' },
  offer(g, being, into) {
    into.push(ending(g, being, null));
  },
});

const ending = actionTo<null>({ id: 'finir-son-tour', kind: 'fin', rule: 'HB-CBT-03', run: () => OVER });
