import { BEYOND } from '../beyond.ts';
import { Action } from '../combat/action.ts';
import { deciderOf } from '../combat/decider.ts';
import { type Being, type HB, hasMark } from '../state.ts';
import { ASKED, askFavour } from './prompts/favour.ts';
import { arbitrate, PLAN } from './prompts/improvisation.ts';

const NONE: readonly Action[] = [];

/** HB-GM-04, HB-GM-09, HB-GM-16: what the seat of an MJ adds to a turn: requests of heroes, and the MJ's own word. */
export function masterActions(g: HB, being: Being): readonly Action[] {
  const { master, combat } = g.state;
  if (master === null) return NONE;
  if (deciderOf(g.state, being) === master)
    return [
      new Action({
        id: INTERVENE,
        label: INTERVENE,
        params: undefined,
        at: undefined,
        kind: 'libre',
        rule: 'HB-GM-16',
        odds: undefined,
        *run() {
          yield* BEYOND.open().intervene(g);
        },
      }),
    ];
  if (being.kind !== 'heros' || combat!.turn!.acted) return NONE;
  const actions: Action[] = [];
  if (!hasMark(being, ASKED))
    actions.push(
      new Action({
        id: 'demander-une-faveur',
        label: 'demander-une-faveur',
        params: undefined,
        at: undefined,
        kind: 'libre',
        rule: 'HB-GM-04',
        odds: undefined,
        run: () => askFavour(g, being),
      }),
    );
  if (!hasMark(being, PLAN))
    actions.push(
      new Action({
        id: 'annoncer-une-improvisation',
        label: 'annoncer-une-improvisation',
        params: undefined,
        at: undefined,
        kind: 'libre',
        rule: 'HB-GM-09',
        odds: undefined,
        run: () => arbitrate(g, being),
      }),
    );
  return actions;
}

export const INTERVENE = 'intervenir';
