import { type Outcome, type Packs, perPacks, type System } from '@souterrain/kernel';
import { apply } from './apply.ts';
import { type Content, contentOf, SHIPPED } from './content/index.ts';
import type { LPEvent } from './events.ts';
import type { LP, LPState } from './state.ts';
import { step } from './step.ts';
import { VARIANTS, variantsOf } from './variants.ts';

export interface LPSystem extends System<LPState, LPEvent, LPState, LP> {
  readonly content: Content;
}

/** Le Puits, played with these packs. */
export const createSystem = perPacks((packs: Packs): LPSystem => {
  const content = contentOf(packs);
  return {
    id: 'le-puits',
    version: '1',
    seats: { min: 1, max: 4, usual: 2 },
    choices: [],
    variants: VARIANTS,
    packs,
    carried: packs.filter((pack) => !SHIPPED.includes(pack)),
    content,
    decks: [],
    setup: ({ seats, variants }) => {
      const read = variantsOf(variants);
      const climber = { depth: 0, coins: 0, where: 'corde', spare: read.rope === 'double' } as const;
      return { variants: read, climbers: seats.map(() => ({ ...climber })), active: seats.length - 1 };
    },
    step,
    world: (base) => ({ ...base, over: base.over as LP['over'], content }),
    apply,
    outcome,
    // Nothing is hidden: a view is a copy of the state.
    view: ({ state }) => structuredClone(state),
    redeal: (state) => structuredClone(state),
  };
});

/** LP-END-01: once nobody is on the rope, the fullest purse wins. */
function outcome({ climbers }: LPState): Outcome | undefined {
  if (climbers.some(({ where }) => where === 'corde')) return undefined;
  const scores = climbers.map(({ coins }) => coins);
  const best = Math.max(...scores);
  const winners = best > 0 ? scores.flatMap((score, seat) => (score === best ? [seat] : [])) : [];
  return { id: winners.length > 0 ? 'victoire' : 'defaite', winners, scores };
}

export const lePuits = createSystem(SHIPPED);
