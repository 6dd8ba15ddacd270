import type { RuleId } from '@souterrain/catalog';
import { entryOf, isEncumbering } from '../gear/entries.ts';
import { MOST_ITEMS, MOST_READY, readyUsed, slotsUsed } from '../gear/inventory.ts';
import { isWorn } from '../gear/worn.ts';
import type { Attribute, Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import { CAP_RULES, capOf } from './caps.ts';

const ATTRIBUTES: readonly Attribute[] = ['for', 'agi', 'vol', 'end'];

type Readings = Pick<HBState, 'variants'>;

/** The rules that a being breaks as it stands; none for a legal one (HB-ATTR-22: one validator for all). */
export function brokenRules(g: Situation<Readings>, being: Being): readonly RuleId[] {
  const broken: RuleId[] = [];
  for (const attribute of ATTRIBUTES) {
    const { max, now } = being;
    if (max[attribute] > capOf(g.state, attribute)) broken.push(CAP_RULES[attribute]);
    if (now[attribute] < 0 || now[attribute] > max[attribute]) broken.push('HB-ATTR-02');
  }
  return being.hero ? [...broken, ...brokenByItems(g, being)] : broken;
}

function brokenByItems(g: Situation<Readings>, { hero }: Being): readonly RuleId[] {
  const broken: RuleId[] = [];
  const { items, chance, chanceMax, talents } = hero!;
  if (slotsUsed(g, items) > MOST_ITEMS) broken.push('HB-INV-01');
  if (readyUsed(items) > MOST_READY) broken.push('HB-EQP-01');
  if (items.filter(({ place }) => place === 'mains').length > 1) broken.push('HB-INV-05');
  const bags = items.filter((item) => entryOf(g, item).bag === 'extraordinaire').length;
  if (items.filter((item) => item.place === 'sac' && isEncumbering(g, item)).length > bags) broken.push('HB-INV-03');
  if (items.filter((item) => isWorn(g, item) && entryOf(g, item).kind === 'armure').length > 1)
    broken.push('HB-INV-06');
  if (chance > chanceMax) broken.push('HB-CHA-09');
  if (new Set(talents.map(({ id }) => id)).size < talents.length) broken.push('HB-CRE-05');
  return broken;
}
