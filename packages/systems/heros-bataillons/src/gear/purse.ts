import type { RuleId } from '@souterrain/catalog';
import type { HB } from '../world.ts';

/** HB-GEAR-05, HB-INV-10: gold is a counter of the group and takes no slot. */
export function changeGold(g: HB, by: number, { why, rules }: { why: string; rules: readonly RuleId[] }): void {
  if (by !== 0) g.emit({ type: 'goldChanged', by, left: g.state.gold + by, why, rules });
}
