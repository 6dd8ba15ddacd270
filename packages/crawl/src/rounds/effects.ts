import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Params, type Place, type Rule, type SeatId } from '@souterrain/kernel';
import { checkEnd } from '../exploration/objective.ts';
import type { Crawl } from '../world/crawl.ts';

/** Something that acts by itself at a moment of the Round. */
export interface Effect {
  readonly id: string;
  readonly label: string;
  readonly params?: Params;
  readonly at?: Place;
  /** The Round it began in: the oldest is offered first (AD1-RESOL-04). */
  readonly age?: number;
  run(): Rule<void>;
}

/** AD1-RESOL-02, AD1-RESOL-03, AD1-TURN-29: one after another, each wholly resolved before the next, in the order chosen. */
export function* resolveInOrder(
  g: Crawl,
  {
    effects,
    ...asked
  }: { readonly id: string; readonly seat: SeatId; readonly rule: RuleId; readonly effects: readonly Effect[] },
): Rule<void> {
  const left = effects.toSorted((a, b) => (a.age ?? 0) - (b.age ?? 0));
  while (left.length > 0 && g.state.result === null) {
    const effect = yield* ask({
      ...asked,
      options: left.map((e) => {
        const { id, label, params, at } = e;
        return option(id, e, { label, ...(params ? { params } : {}), ...(at ? { at } : {}) });
      }),
    });
    left.splice(left.indexOf(effect), 1);
    yield* effect.run();
    checkEnd(g);
  }
}
