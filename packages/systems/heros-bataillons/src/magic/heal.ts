import { type Option, option, type Rule } from '@souterrain/kernel';
import { regain } from '../beings/damage.ts';
import type { Being, Tested } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import type { Cast } from './casting.ts';
import { choose } from './choose.ts';
import { isAmplified } from './powers.ts';

/** HB-SCH-10: how the points of one target are shared. */
interface Share {
  readonly end: boolean;
  readonly attribute: Tested | null;
}

/** HB-MAG-31, HB-SCH-06, HB-SCH-10: up to MAX points, END first; amplified, the rest or all of it may go to one attribute. */
export function* heal(g: HB, cast: Cast, { target, amount }: { target: Being; amount: number }): Rule<void> {
  // HB-BAT-23.
  if (target.kind === 'bataillon') return;
  const { end, attribute } = yield* share(g, cast, target);
  let left = Math.min(amount, cast.max);
  const rules = ['HB-MAG-31', 'HB-SCH-10'] as const;
  if (end) left -= regain(g, target, { attribute: 'end', amount: left, why: 'sort', rules });
  if (attribute !== null && left > 0) regain(g, target, { attribute, amount: left, why: 'sort', rules });
}

function* share(g: HB, cast: Cast, target: Being): Rule<Share> {
  if (!healsAttributes(g.state, cast)) return END_ONLY;
  const options: Option<Share>[] = [];
  const lacksEnd = target.now.end < target.max.end;
  for (const attribute of HEALED)
    if (target.now[attribute] < target.max[attribute]) {
      if (lacksEnd) options.push(option(`end-puis-${attribute}`, { end: true, attribute }));
      options.push(option(`tout-${attribute}`, { end: false, attribute }));
    }
  if (options.length === 0) return END_ONLY;
  return yield* choose(g, cast.caster, {
    id: 'sort-soin',
    rule: 'HB-SCH-10',
    params: { being: target.id, points: cast.max },
    options,
  });
}

/** HB-SCH-10: amplified spells only; HB-Q-25: any of them. */
const healsAttributes = ({ variants }: HBState, { power }: Cast): boolean =>
  isAmplified(power) || variants.minorHealing === 'any';

const HEALED: readonly Tested[] = ['for', 'agi', 'vol'];
const END_ONLY: Share = { end: true, attribute: null };
