import { editionOf } from '../edition.ts';
import type { State } from '../state.ts';
import type { Feature } from './features.ts';

/** A talent, an item's effect, a state or a special rule, as the edition being played has it. */
export const featureOf = (state: Pick<State, 'edition'>, id: string): Feature | undefined =>
  editionOf(state).featureOf(id);
