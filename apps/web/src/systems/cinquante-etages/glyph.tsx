import { type Direction, VECTORS } from '@souterrain/cinquante-etages';
import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';

const isDirection = (id: string): id is Direction => id in VECTORS;

/** The little drawing of an option: an arrow for a direction. */
export function Glyph({ option }: { readonly decision: OfferedDecision; readonly option: OfferedOption }) {
  if (!isDirection(option.id)) return null;
  const { dx, dy } = VECTORS[option.id];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <svg class="glyph" viewBox="-15 -15 30 30" aria-hidden="true">
      <path transform={`rotate(${angle})`} d="M-12 -3H1V-10L13 0L1 10V3H-12Z" />
    </svg>
  );
}
