import type { RuleId } from '@souterrain/catalog';
import type { Attribute, Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';

const MOST = 18;
const MOST_END = 15;

/** HB-ATTR-18 to HB-ATTR-22: the same for every being; HB-Q-01: DEX may be an old name of AGI, which leaves VOL free. */
export function capOf({ variants }: Pick<HBState, 'variants'>, attribute: Attribute): number {
  if (attribute === 'end') return MOST_END;
  return attribute === 'vol' && variants.volCap === 'none' ? Number.POSITIVE_INFINITY : MOST;
}

export const canRaise = (state: Pick<HBState, 'variants'>, { max }: Being, attribute: Attribute): boolean =>
  max[attribute] < capOf(state, attribute);

export const CAP_RULES: Readonly<Record<Attribute, RuleId>> = {
  for: 'HB-ATTR-18',
  agi: 'HB-ATTR-19',
  vol: 'HB-ATTR-20',
  end: 'HB-ATTR-21',
};

/** One point more of maximum, and of current value; the caller has checked the cap. */
export function raise(
  g: HB,
  being: Being,
  { attribute, rules }: { attribute: Attribute; rules: readonly RuleId[] },
): void {
  const { max, now, id } = being;
  g.emit({ type: 'maximumChanged', being: id, attribute, max: max[attribute] + 1, rules });
  g.emit({ type: 'attributeChanged', being: id, attribute, by: 1, left: now[attribute] + 1, why: 'progres', rules });
}
