export { type Band, bandOf, type Content, SHIPPED, type WithContent } from './content/index.ts';
export type { Attack, C50Event, C50EventType, Item } from './events.ts';
export { cellAt, type Direction, VECTORS, xOf, yOf } from './grid.ts';
export { type Run, runFrom } from './preview.ts';
export { ranking, scoreOf } from './score.ts';
export { type Creature, type Floor, type FloorView, type Hero, maxPv, SQUARES, type State } from './state.ts';
export { type C50System, cinquanteEtages, createSystem } from './system.ts';
export type { C50View, HeroView } from './view.ts';
