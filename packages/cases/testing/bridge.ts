import { ask, draw, type GameEvent, option, rollOne, type System } from '@souterrain/kernel';
import { z } from 'zod';
import type { CaseSystem } from '../src/index.ts';

/** A toy: cross a bridge of planks. Each step: run or walk, a die, then a card says what waits on the plank. */
interface Bridge {
  pv: number;
  planks: number;
  slippery: boolean;
  met: string[];
}

type BridgeEvent =
  | (GameEvent & { readonly type: 'walked'; readonly face: number; readonly to: { readonly planks: number } })
  | (GameEvent & { readonly type: 'slipped'; readonly lost: number })
  | (GameEvent & { readonly type: 'met'; readonly who: string });

const LENGTH = 5;

const system: System<Bridge, BridgeEvent> = {
  id: 'pont',
  version: '1',
  seats: { min: 1, max: 1 },
  choices: [],
  variants: [{ id: 'wet', rule: 'TOY-WET-01', values: ['no', 'yes'] }],
  decks: [],
  setup: ({ variants }) => ({ pv: 3, planks: 0, slippery: variants.wet === 'yes', met: [] }),
  *step(g) {
    const { state, emit } = g;
    const options = [option('marcher', 1), option('courir', 2)];
    const pace = yield* ask({ id: 'avancer', seat: 0, rule: 'TOY-PACE-01', options });
    const face = yield* rollOne(g, { seat: 0, sides: 6, rule: 'TOY-PACE-02' });
    if (face <= (state.slippery ? 2 : 1)) {
      emit({ type: 'slipped', lost: pace, rules: ['TOY-PACE-02'] });
      return;
    }
    emit({ type: 'walked', face, to: { planks: state.planks + pace }, rules: ['TOY-PACE-01', 'TOY-PACE-02'] });
    const [who] = yield* draw(g, { deck: 'rencontres', from: ['personne', 'troll'], count: 1, rule: 'TOY-MEET-01' });
    emit({ type: 'met', who: who!, rules: ['TOY-MEET-01'] });
  },
  world: (base) => base,
  apply({ state }, event) {
    if (event.type === 'slipped') state.pv -= event.lost;
    else if (event.type === 'walked') state.planks = event.to.planks;
    else state.met.push(event.who);
  },
  outcome({ pv, planks }) {
    if (pv <= 0) return { id: 'noye', winners: [], scores: [planks] };
    return planks >= LENGTH ? { id: 'traverse', winners: [0], scores: [planks] } : undefined;
  },
  view: ({ state }) => state,
};

const givenSchema = z.strictObject({ pv: z.int().optional(), planks: z.int().optional(), ahead: z.int().optional() });

export const bridge: CaseSystem<Bridge, BridgeEvent> = {
  system,
  events: { walked: { face: 1, to: 1 }, slipped: { lost: 1 }, met: { who: 1 } },
  givenSchema,
  gives(input) {
    const { ahead } = givenSchema.parse(input);
    return ahead === undefined ? undefined : { walking: ahead, running: Math.ceil(ahead / 2) };
  },
  given(input, variants) {
    const { pv = 3, planks = 0 } = givenSchema.parse(input);
    if (planks > LENGTH) throw new Error(`planks: at most ${LENGTH}`);
    return { pv, planks, slippery: variants.wet === 'yes', met: [] };
  },
};
