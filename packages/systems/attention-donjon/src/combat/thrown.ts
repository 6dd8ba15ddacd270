import type { Figure } from '@souterrain/crawl';
import { throwItem } from '@souterrain/crawl/items';
import type { Cell } from '@souterrain/dungeon';
import type { AD1 } from '../world/ad1.ts';
import type { AD1Attack } from '../world/features.ts';

/** AD1-ARME-21, AD1-EQUIP-07: a weapon thrown for good lies in the square of its target, hit or not. */
export function throwAway(g: AD1, thrower: Figure, { attack, cell }: { attack: AD1Attack; cell: Cell }): void {
  if (attack.once && attack.item && thrower.hero) throwItem(g, thrower, { item: attack.item, cell });
}
