import type { Diagram } from './diagram.ts';
import { DODGES } from './dodges.ts';
import { drawn } from './draw.ts';
import { MOVES } from './moves.ts';
import { PUSHES } from './pushes.ts';

export type { At, Diagram, DiagramMove } from './diagram.ts';

let known: readonly Diagram[] | undefined;

/** AD1-MOVE-10: the drawings of the rulebook, worked out when a reader first opens it. */
export function diagrams(): readonly Diagram[] {
  known ??= [...MOVES, ...PUSHES, ...DODGES].map(drawn);
  return known;
}
