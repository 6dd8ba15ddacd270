import { ask, askSome, type GameEvent, type Outcome, option, rollOne, type System } from '@souterrain/kernel';

/** A toy: go down a well of ten rungs, one to three at a time; a 1 on the die breaks the rope. */
export interface WellState {
  name: string;
  depth: number;
  bag: string[];
  broken: boolean;
}

type WellEvent =
  | (GameEvent & { readonly type: 'packed'; readonly items: readonly string[] })
  | (GameEvent & { readonly type: 'climbed'; readonly rungs: number })
  | (GameEvent & { readonly type: 'fell' });

const ITEMS = ['corde', 'lampe', 'pain'];

function outcome({ depth, broken }: WellState): Outcome | undefined {
  if (broken) return { id: 'chute', winners: [], scores: [depth] };
  if (depth >= 10) return { id: 'fond', winners: [0], scores: [depth] };
  return undefined;
}

export const well: System<WellState, WellEvent, WellState> = {
  id: 'puits',
  version: '1',
  seats: { min: 1, max: 1 },
  choices: [{ id: 'corde', rule: 'TOY-ROPE-01', values: ['chanvre', 'lin'] }],
  variants: [],
  decks: [],
  setup: ({ seats }) => ({ name: `${seats[0]!.name} ${seats[0]!.choices.corde}`, depth: 0, bag: [], broken: false }),
  *step(g) {
    const { state, emit } = g;
    if (state.bag.length === 0) {
      const options = ITEMS.map((item) => option(item, item));
      const items = yield* askSome({ id: 'emporter', seat: 0, rule: 'TOY-BAG-01', options }, { min: 1, max: 2 });
      emit({ type: 'packed', items, rules: ['TOY-BAG-01'] });
    }
    const options = [1, 2, 3].map((rungs) => option(`barreaux-${rungs}`, rungs));
    const rungs = yield* ask({ id: 'descendre', seat: 0, rule: 'TOY-RUNG-01', options });
    const face = yield* rollOne(g, { seat: 0, sides: 6, rule: 'TOY-ROPE-01' });
    emit(face === 1 ? { type: 'fell', rules: ['TOY-ROPE-01'] } : { type: 'climbed', rungs, rules: ['TOY-RUNG-01'] });
  },
  world: (base) => base,
  apply({ state }, event) {
    if (event.type === 'packed') state.bag = [...event.items];
    else if (event.type === 'climbed') state.depth += event.rungs;
    else state.broken = true;
  },
  outcome,
  view: ({ state }) => state,
};
