import type { Rule } from '@souterrain/kernel';
import { zoneAt } from '../../movement/plan.ts';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import { melee } from './melee.ts';

/** AD1-IA-11: as IA Mêlée within the zones it keeps; where none is named, the one it stands in. */
export function* gardien(g: Crawl, figure: Figure): Rule<void> {
  const { guards, cell } = figure;
  yield* melee(g, figure, new Set(guards.length > 0 ? guards : [zoneAt(g, cell)]));
}
