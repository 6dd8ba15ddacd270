import type { System } from '@souterrain/kernel';
import type { Company, Lang, SystemWords } from '@souterrain/words';
import type { Colours } from '../colours.ts';

export interface BoardContext {
  /** The one that the view comes from. */
  readonly system: System;
  readonly lang: Lang;
  readonly colours: Colours;
  readonly company: Company;
  readonly words: SystemWords;
}

/** Draws what a seat may see, in characters: shape and letter first, colour only on top. */
export type Board = (view: unknown, context: BoardContext) => string;
