import type { HBSystem, HBView, Situation } from '@souterrain/heros-bataillons';
import type { SceneProps } from '../adaptor.ts';

/** What a seat sees, with the content it is played with: what rules look at. */
export const inGame = ({ system, view }: Pick<SceneProps<HBView>, 'system' | 'view'>): Situation => ({
  state: view,
  // The scenes of a table come from its own system.
  content: (system as unknown as HBSystem).content,
});
