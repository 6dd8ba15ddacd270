import type { RuleId } from '@souterrain/catalog';
import type { AD1, Figure, Item, State } from '../state.ts';

/** A new item for a hero, put where there is room; over capacity it is still taken (AD1-TRES-20, AD1-TRES-21). */
export function giveItem(_g: AD1, _hero: Figure, _item: Omit<Item, 'id' | 'place'>, _rules: readonly RuleId[]): void {
  throw new Error('not built yet');
}
/** AD1-TRES-21: more than the places it has. */
export function isOverloaded(_state: State, _hero: Figure): boolean {
  throw new Error('not built yet');
}
export function loseItem(
  _g: AD1,
  _hero: Figure,
  _item: string,
  _why: { why: 'utilise' | 'jete' | 'detruit' | 'lance' | 'donne'; rules: readonly RuleId[] },
): void {
  throw new Error('not built yet');
}
