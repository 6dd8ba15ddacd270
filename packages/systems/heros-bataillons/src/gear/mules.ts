import { type Option, option } from '@souterrain/kernel';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { isEncumbering } from './entries.ts';
import { MOST_READY, placeFor, readyUsed, refusalOf } from './inventory.ts';
import { isWorn } from './worn.ts';

/** HB-GEAR-04. */
const MULE_LOAD = 10;
const RULES = ['HB-GEAR-04'] as const;

/** What a hero may put on a mule or take from it. */
export function muleChanges(g: HB, being: Being): readonly Option<() => void>[] {
  const options: Option<() => void>[] = [];
  const { items } = being.hero!;
  for (const { id: mule, items: load } of g.state.mules) {
    for (const item of load.length < MULE_LOAD ? items : []) {
      if (isWorn(g, item)) continue;
      const named = { being: being.id, mule, item: item.id, base: item.base };
      const params = { item: item.base, mule };
      const load = (): void => g.emit({ type: 'muleLoaded', ...named, rules: RULES });
      options.push(option(`charger-${item.id}-${mule}`, load, { label: 'charger', params, at: { item: item.id } }));
    }
    for (const item of load) {
      const full = isEncumbering(g, item) && readyUsed(items) >= MOST_READY;
      if (full || refusalOf(g, being, item.base) !== null) continue;
      const named = { being: being.id, mule, item: item.id, base: item.base, place: placeFor(g, items, item.base) };
      const params = { item: item.base, mule };
      const unload = (): void => g.emit({ type: 'muleUnloaded', ...named, rules: RULES });
      options.push(option(`decharger-${item.id}`, unload, { label: 'decharger', params, at: { item: item.id } }));
    }
  }
  return options;
}
