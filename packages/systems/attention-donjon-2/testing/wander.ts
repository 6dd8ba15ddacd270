import { journeysOf } from '@souterrain/crawl/testing';
import { attentionDonjon2 } from '../src/index.ts';

export { anyPicks } from '@souterrain/crawl/testing';

export const { anyVariants, anySetup, wander } = journeysOf(attentionDonjon2);
