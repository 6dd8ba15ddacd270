import type { C50, Hero } from './state.ts';

/** What a hero owns, by the table of the content that it stands in. */
const OWNED = ['weapons', 'armours', 'scrolls', 'spells', 'potions'] as const satisfies readonly (keyof Hero)[];

/** A floor as large as its drawing, heroes with things that exist. */
export const isSound = ({ state: { floors, heroes }, content }: C50): boolean =>
  floors.every(({ side, cells }) => cells.length === side * side) &&
  heroes.every((hero) => OWNED.every((kind) => hero[kind].every((id) => Object.hasOwn(content[kind], id))));
