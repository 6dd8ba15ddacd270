import { simulate, type Tally } from '@souterrain/lab';
import { loadSystem } from './systems.ts';
import { words } from './words/index.ts';

/** The games of a simulation that one worker plays at a time. */
export interface Range {
  readonly system: string;
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly from: number;
  readonly to: number;
}

export async function playRange(range: Range): Promise<Tally> {
  const { system, bots } = await loadSystem(words.fr, range.system);
  return simulate({ ...range, system, ...(bots ? { bots: await bots() } : {}) });
}
