import type { Stocked } from '../content/content.ts';
import { type Figure, type Item, isOnBoard, type Sheet } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import type { Attack } from '../world/features.ts';
import { takeUp } from './inventory.ts';
import { entryOf } from './slots.ts';

const ammunitionOf = (g: Stocked, item: Item): string | undefined =>
  entryOf(g, item).attacks?.find((attack) => attack.ammunition)?.ammunition;

/**
 * AD1-ARME-19, AD2-EQUIP-18: a weapon found without ammunition waits for town, unless another of its kind came with
 * some.
 */
export function hasAmmunition(g: Stocked, sheet: Sheet, kind: string): boolean {
  return sheet.items.some((item) => !item.dry && ammunitionOf(g, item) === kind);
}

const needsLoading = (g: Crawl, item: Item): boolean =>
  // AD1-Q-27: a crossbow may need no reloading.
  g.state.variants.crossbowReload === 'yes' && entryOf(g, item).attacks?.some((attack) => attack.reload) === true;

/** True when this attack of an equipped weapon can be made now: loaded, with ammunition, in one piece. */
export function isReady(g: Crawl, hero: Figure, attack: Attack): boolean {
  const { item, ammunition, reload } = attack;
  if (!item) return true;
  if (item.broken || item.place !== 'equipe') return false;
  if (reload && item.loaded === false && needsLoading(g, item)) return false;
  return ammunition === undefined || hasAmmunition(g, hero.hero!.sheet, ammunition);
}

/** AD1-ARME-20: after a shot the weapon is empty. */
export function afterShot(g: Crawl, hero: Figure, { item, reload }: Attack): void {
  if (!item || !reload || !hero.hero || !needsLoading(g, item)) return;
  g.emit({
    type: 'weaponLoaded',
    figure: hero.id,
    item: item.id,
    base: item.base,
    loaded: false,
    rules: ['AD1-ARME-20'],
  });
}

/** AD1-ARME-20: weapons start each Rencontre loaded. */
export function loadWeapons(g: Crawl): void {
  for (const hero of g.state.figures)
    for (const item of hero.hero?.sheet.items ?? [])
      if (item.loaded === false)
        g.emit({
          type: 'weaponLoaded',
          figure: hero.id,
          item: item.id,
          base: item.base,
          loaded: true,
          rules: ['AD1-ARME-20'],
        });
}

/** AD1-ARME-19: at the start of an adventure every weapon owned has its basic ammunition. */
export function refillAmmunition(g: Crawl, hero: Figure): void {
  const items = hero.hero!.sheet.items.filter((item) => item.dry).map((item) => item.id);
  if (items.length > 0) g.emit({ type: 'ammunitionRefilled', figure: hero.id, items, rules: ['AD1-ARME-19'] });
}

/** AD1-EQUIP-07: all thrown weapons come back when the Rencontre ends; every square of the board is revealed. */
export function recoverThrown(g: Crawl): void {
  for (const pile of [...g.state.piles])
    for (const item of [...pile.items]) {
      if (item.thrownBy === undefined) continue;
      const hero = g.state.figures.find((figure) => figure.id === item.thrownBy);
      if (hero?.hero && isOnBoard(hero)) takeUp(g, hero, { item, cell: pile.cell }, ['AD1-EQUIP-07']);
    }
}
