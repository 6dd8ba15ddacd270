import type { Rule } from '@souterrain/kernel';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Harm } from '../../world/edition.ts';
import { eachInOrder } from './targets.ts';

interface Blast extends Omit<Harm, 'target'> {
  readonly figures: readonly Figure[];
}

/** AD1-EQUIP-08: each in turn, friends included, in the order the player chooses; nobody is credited. */
export function* blast(g: Crawl, who: Figure, { figures, dice, label, rule }: Blast): Rule<void> {
  yield* eachInOrder(who, figures, {
    rule,
    *does(target) {
      yield* g.edition.harm(g, { target, dice, label, rule });
    },
  });
}
