import type { RuleId } from '@souterrain/catalog';
import type { Figure } from '@souterrain/crawl';
import { gainMark } from '@souterrain/crawl/figures';
import type { Attribute } from '../../notation/index.ts';
import { ATTRIBUTES } from '../../notation/index.ts';
import type { AD2 } from '../../world/ad2.ts';
import type { Feature } from '../../world/features.ts';

/** AD2-ETAT-25: `perte-vigueur` and the like, so many points until the end of the adventure. */
export const lossId = (attribute: Attribute): string => `perte-${attribute}`;

/** The Attribute that such a state lowers. */
export const attributeLostBy = (state: string): Attribute | undefined =>
  (Object.keys(ATTRIBUTES) as Attribute[]).find((attribute) => lossId(attribute) === state);

export const ATTRIBUTE_LOSSES: readonly Feature[] = (Object.keys(ATTRIBUTES) as Attribute[]).map((attribute) => ({
  id: lossId(attribute),
  rule: 'AD2-ETAT-25',
  soignable: true,
  attributeLoss: (_state, { mark }, asked) => (asked === attribute ? (mark?.value ?? 1) : 0),
}));

/** AD2-ETAT-25: so many points fewer, until they are healed or the adventure ends. */
export function loseAttribute(
  g: AD2,
  figure: Figure,
  {
    attribute,
    points,
    rules,
  }: { readonly attribute: Attribute; readonly points: number; readonly rules: readonly RuleId[] },
): void {
  const id = lossId(attribute);
  const held = figure.marks.find((mark) => mark.id === id)?.value ?? 0;
  // Not below 0: what is healed is felt at once.
  const value = Math.min(held + points, figure.hero!.sheet.traits[attribute] ?? 0);
  if (value > held) gainMark(g, figure, { id, until: { in: 'removed' }, value }, rules);
}
