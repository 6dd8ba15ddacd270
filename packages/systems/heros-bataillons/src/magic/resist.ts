import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import { check } from '../checks/check.ts';
import type { Reason } from '../checks/events.ts';
import type { Being, HB, Tested } from '../state.ts';

interface Resistance {
  readonly attribute: Tested;
  readonly tot: number;
  readonly rule: RuleId;
}

/** HB-MAG-33: the target tests, with one disadvantage when TOT is above the attribute; true when it resists, or Chance does (HB-CHA-11). */
export function* resists(g: HB, target: Being, { attribute, tot, rule }: Resistance): Rule<boolean> {
  const disadvantages = tot > target.now[attribute] ? OVERPOWERED : NONE;
  const { success, spared } = yield* check(g, {
    who: target,
    attribute,
    disadvantages,
    tags: ['magie'],
    stake: 'resistance',
    rule,
  });
  return success || spared;
}

const OVERPOWERED: readonly Reason[] = [{ label: 'tot', count: 1 }];
const NONE: readonly Reason[] = [];
