import { type HBView, herosBataillons, type Situation } from '@souterrain/heros-bataillons';

/** What a seat sees, with the content it is played with: what rules look at. */
export const inGame = (state: HBView): Situation => ({ state, content: herosBataillons.content });
