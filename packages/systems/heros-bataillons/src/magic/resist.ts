import type { RuleId } from '@souterrain/catalog';
import type { Rule } from '@souterrain/kernel';
import { check } from '../checks/check.ts';
import type { Reason } from '../checks/events.ts';
import type { Being, Tested } from '../pieces.ts';
import type { HB } from '../world.ts';

interface Resistance {
  readonly attribute: Tested;
  readonly tot: number;
  /** HB-TAL-03: what a talent may answer to, besides magic. */
  readonly tags?: readonly string[];
  readonly rule: RuleId;
}

/** HB-MAG-33: the target tests, with one disadvantage when TOT is above the attribute; true when it resists, or Chance does (HB-CHA-11). */
export function* resists(g: HB, target: Being, { attribute, tot, tags = NO_TAGS, rule }: Resistance): Rule<boolean> {
  const disadvantages = tot > target.now[attribute] ? OVERPOWERED : NONE;
  const { success, spared } = yield* check(g, {
    who: target,
    attribute,
    disadvantages,
    tags: [...tags, 'magie'],
    stake: 'resistance',
    rule,
  });
  return success || spared;
}

const OVERPOWERED: readonly Reason[] = [{ label: 'tot', count: 1 }];
const NONE: readonly Reason[] = [];
const NO_TAGS: readonly string[] = [];
