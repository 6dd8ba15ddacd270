import type { Item, Sheet } from '@souterrain/crawl';
import type { Stocked } from '@souterrain/crawl/content';

/** AD1-SCEN-02: items are arranged before the first Round; a hero holds the weapon of its best Compétence. */
export function withWeaponInHand({ content: { items: known } }: Stocked, sheet: Sheet): Sheet {
  const skillsWith = ({ base }: Item) => known[base]?.attacks?.map(({ skill }) => skill) ?? [];
  const worth = (item: Item): number => Math.max(-1, ...skillsWith(item).map((skill) => sheet.traits[skill] ?? -1));
  const isWeapon = ({ base }: Item): boolean => known[base]?.kind === 'arme';
  const held = sheet.items.find((item) => isWeapon(item) && item.place === 'equipe');
  const better = sheet.items
    .filter((item) => isWeapon(item) && item.place !== 'equipe' && (!held || worth(item) > worth(held)))
    .sort((a, b) => worth(b) - worth(a))[0];
  if (!better) return sheet;
  const hands = known[better.base]?.hands === 2 ? [0, 1] : [0];
  const items = sheet.items.map((item): Item => {
    if (item === better) return { ...item, place: 'equipe', hands };
    // Whatever the hands held makes room.
    const isInTheWay = item.place === 'equipe' && item.hands?.some((hand) => hands.includes(hand));
    return isInTheWay ? { ...item, place: better.place, hands: undefined } : item;
  });
  return { ...sheet, items };
}
