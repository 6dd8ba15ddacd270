import type { World } from '@souterrain/kernel';
import type { Content } from './content/index.ts';
import type { LPEvent } from './events.ts';
import type { Variants } from './variants.ts';

export interface Climber {
  /** How many landings down. */
  depth: number;
  coins: number;
  where: 'corde' | 'margelle' | 'fond';
  /** LP-Q-01: a second rope has not been needed yet. */
  spare: boolean;
}

export interface LPState {
  readonly variants: Variants;
  readonly climbers: Climber[];
  /** Whose turn it was last. */
  active: number;
}

export interface LP extends World<LPState, LPEvent> {
  readonly content: Content;
}
