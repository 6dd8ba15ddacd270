import { deciderOf } from '../combat/decider.ts';
import { intervene } from '../master/intervene.ts';
import { actionTo, defineAction } from './action.ts';

export const INTERVENE = 'intervenir';

/** HB-GM-16: the MJ's own word, in the turn of an adversary. */
export const stepIn = defineAction({
  id: INTERVENE,
  place: 100,
  free: true,
  name: { fr: 'laisser intervenir le MJ', en: 'let the GM step in' },
  offer(g, being, into) {
    const { master } = g.state;
    if (master !== null && deciderOf(g.state, being) === master) into.push(intervening(g, being, null));
  },
});

const intervening = actionTo<null>({
  id: INTERVENE,
  kind: 'libre',
  rule: 'HB-GM-16',
  *run(g) {
    yield* intervene(g);
  },
});
