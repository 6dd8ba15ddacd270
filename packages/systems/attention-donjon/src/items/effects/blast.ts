import type { RuleId } from '@souterrain/catalog';
import { eachInOrder } from '@souterrain/crawl/items/effects/targets';
import type { Figure } from '@souterrain/crawl/state';
import type { Rule } from '@souterrain/kernel';
import { damageRoll } from '../../combat/damage.ts';
import type { AD1 } from '../../state.ts';

interface Blast {
  readonly figures: readonly Figure[];
  readonly dice: number;
  readonly label: string;
  readonly rule: RuleId;
}

/** AD1-EQUIP-08: one damage roll for each, friends included, in the order the player chooses; nobody is credited. */
export function* blast(g: AD1, who: Figure, { figures, dice, label, rule }: Blast): Rule<void> {
  yield* eachInOrder(who, figures, {
    rule,
    *does(target) {
      yield* damageRoll(g, { who: null, target, dice: [{ label, value: dice, rule }], rule });
    },
  });
}
