import type { ItemEntry } from '@souterrain/crawl/content';
import type { Variants } from '../variants.ts';

/** AD2-EQUIP-25: what a large shield has besides its Couverture. */
const PAVOIS = 'pavois';

/** AD2-VAL-03, AD2-XCONV-04: what a first-edition bonus to Endurance is; a large shield has 1 too (AD2-EQUIP-25). */
export const armureOf = (entry: ItemEntry | undefined): number =>
  (entry?.endurance ?? 0) + (entry?.features?.includes(PAVOIS) ? 1 : 0);

/** AD2-VAL-04, AD2-XCONV-04: what a first-edition bonus to Parade is. */
export const couvertureOf = (entry: ItemEntry | undefined): number => entry?.parade ?? 0;

/** AD2-EQUIP-21, AD2-EQUIP-22, AD2-EQUIP-25; the lowest of what is worn applies (AD2-EQUIP-26). */
export const agiliteCapOf = (entry: ItemEntry | undefined): number | undefined => entry?.agiliteCap;

const THRESHOLDS: Readonly<Record<Variants['heavyArmourThreshold'], number>> = { six: 6, eight: 8 };

/** AD2-EQUIP-22, AD2-EQUIP-25, AD2-Q-12: the Force + Vigueur without which its wearer is Encombré; 0 for none. */
export const requirementOf = (
  { heavyArmourThreshold }: Pick<Variants, 'heavyArmourThreshold'>,
  entry: ItemEntry | undefined,
): number => (entry?.requirement === undefined ? 0 : THRESHOLDS[heavyArmourThreshold]);
