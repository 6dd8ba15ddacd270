import type { RuleId } from '@souterrain/catalog';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';

/** HB-FOE-03: tells that a trait keeps something off, and does so. */
export function ignores(
  g: HB,
  being: Being,
  { trait, what, rule }: { trait: string; what: string; rule: RuleId },
): boolean {
  if (!being.tags.includes(trait)) return false;
  g.emit({ type: 'effectIgnored', being: being.id, what, trait, rules: [rule] });
  return true;
}
