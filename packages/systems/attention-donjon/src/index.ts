import { bringRules } from './bring.ts';

export { pileOf } from '@souterrain/crawl';
export { ITEMS, SCENERY, TILES } from '@souterrain/crawl/content/index';
export type { Objective } from '@souterrain/crawl/content/types';
export { scenarioOf } from '@souterrain/crawl/exploration/scenario';
export { deplacementOf } from '@souterrain/crawl/figures/values';
export { planOn } from '@souterrain/crawl/movement/plan';
export type { Figure, FigureId, Group, Item, Mark, Sheet, Slot } from '@souterrain/crawl/state';
export { attacksOf } from './combat/attacks.ts';
export { CREATURES, ENCOUNTERS, HEROES, PACK, PERIPETIES, SCENARIOS } from './content/index.ts';
export { type Diagram, type DiagramMove, diagrams } from './diagrams/index.ts';
export * from './faces.ts';
export { enduranceOf, paradeOf } from './figures/values.ts';
export { exportSheet, importSheet } from './heroes/sheet-file.ts';
export * from './system.ts';

bringRules();
