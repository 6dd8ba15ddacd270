import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import type { ItemEntry } from '../content/types.ts';
import type { Being, Item, ItemPlace } from '../pieces.ts';
import { advance } from '../time/clock.ts';
import type { HB } from '../world.ts';
import { drop, groundOf, handOver, pickUp, takersBeside } from './carry.ts';
import { entryOf } from './entries.ts';
import { MOST_READY, misplacements, readyUsed, refusalOf } from './inventory.ts';
import { muleChanges } from './mules.ts';
import { isUnderPressure } from './pressure.ts';
import { itemOption, moveItem } from './ready.ts';
import { isWorn } from './worn.ts';

type Change = () => Rule<void> | void;

/** HB-EQP-05, HB-EQP-07: without pressure a hero orders, wears, drops and hands over objects freely, until done. */
export function* arrange(g: HB, being: Being): Rule<void> {
  while (!isUnderPressure(g.state)) {
    const options = [option<Change | null>('terminer', null), ...changes(g, being)];
    const params = { being: being.id };
    const change = yield* ask({ id: 'equipement', seat: being.seat ?? 0, rule: 'HB-EQP-07', params, options });
    if (change === null) return;
    const rule = change();
    if (rule) yield* rule;
  }
}

function changes(g: HB, being: Being): readonly Option<Change>[] {
  const options: Option<Change>[] = [];
  const takers = takersBeside(g, being);
  const misplaced = misplacements(g, being);
  for (const item of being.hero!.items) {
    const { kind, encumbering } = entryOf(g, item);
    if (isWorn(g, item)) {
      const place = encumbering ? 'mains' : 'sac';
      if (kind === 'armure' && misplaced(item, place) === null)
        options.push(dressing(g, being, { item, place, verb: 'oter' }));
      continue;
    }
    for (const { verb, place } of MOVES)
      if (item.place !== place && !(verb === 'equiper' && isForBody(kind)) && misplaced(item, place) === null)
        options.push(itemOption(verb, item, () => moveItem(g, being, { item, place, rules: ['HB-EQP-07'] })));
    const worn = kind === 'armure' && g.state.variants.armourReady === 'ready' ? 'pret' : 'porte';
    if (isForBody(kind) && misplaced(item, worn) === null)
      options.push(dressing(g, being, { item, place: worn, verb: 'revetir' }));
    options.push(itemOption('deposer', item, () => drop(g, being, item)));
    for (const to of takers(item)) options.push(handOver(g, being, { item, to }));
  }
  if (readyUsed(being.hero!.items) < MOST_READY)
    for (const item of groundOf(g.state, being))
      if (refusalOf(g, being, item.base) === null)
        options.push(itemOption('ramasser', item, () => pickUp(g, being, item)));
  options.push(...muleChanges(g, being));
  return options;
}

const MOVES: readonly { readonly verb: string; readonly place: ItemPlace }[] = [
  { verb: 'equiper', place: 'pret' },
  { verb: 'tenir', place: 'mains' },
  { verb: 'ranger', place: 'sac' },
];

const isForBody = (kind: ItemEntry['kind']): boolean => kind === 'armure' || kind === 'vetements';

/** HB-INV-12: ten minutes to put on or take off an armour. */
function dressing(
  g: HB,
  being: Being,
  { item, place, verb }: { item: Item; place: ItemPlace; verb: string },
): Option<Change> {
  return itemOption(verb, item, function* (): Rule<void> {
    moveItem(g, being, { item, place, rules: ['HB-INV-12'] });
    if (entryOf(g, item).kind === 'armure') yield* advance(g, DRESSING, { why: 'armure', rules: ['HB-INV-12'] });
  });
}

const DRESSING = 10;
