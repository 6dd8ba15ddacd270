import type { AD1System } from '../system.ts';
import type { Diagram } from './diagram.ts';
import { DODGES } from './dodges.ts';
import { drawn } from './draw.ts';
import { MOVES } from './moves.ts';
import { PUSHES } from './pushes.ts';

export type { Diagram, DiagramMove } from './diagram.ts';

/** AD1-MOVE-10: the drawings of the rulebook, worked out when a reader first opens it. */
export const diagrams = (system: AD1System): readonly Diagram[] =>
  [...MOVES, ...PUSHES, ...DODGES].map((sketch) => drawn(system, sketch));
