import type { Tested } from '../pieces.ts';
import type { HBState } from '../state.ts';

const TESTED: readonly Tested[] = ['for', 'agi', 'vol'];
const WITH_END: readonly Tested[] = ['for', 'agi', 'vol', 'end'];

/** HB-ATTR-17: what the dialogue of a test offers; HB-Q-02 adds END. */
export const testable = ({ variants }: Pick<HBState, 'variants'>): readonly Tested[] =>
  variants.endTested === 'yes' ? WITH_END : TESTED;
