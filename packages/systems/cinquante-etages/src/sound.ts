import type { Content } from './content/index.ts';
import type { C50, Hero } from './state.ts';

/** A floor as large as its drawing, heroes with things that exist. */
export const isSound = ({ state: { floors, heroes }, content }: C50): boolean =>
  floors.every(({ side, cells }) => cells.length === side * side) && heroes.every((hero) => ownsWhatIs(content, hero));

function ownsWhatIs({ weapons, armours, spells, scrolls, potions }: Content, hero: Hero): boolean {
  const are = (ids: readonly string[], ...tables: readonly object[]): boolean =>
    ids.every((id) => tables.some((table) => Object.hasOwn(table, id)));
  return (
    are(hero.weapons, weapons) &&
    are(hero.armours, armours) &&
    are(hero.spells, spells) &&
    are(hero.scrolls, scrolls, spells) &&
    are(hero.potions, potions)
  );
}
