import { journeysOf } from '@souterrain/crawl/testing';
import { attentionDonjon } from '../src/index.ts';

export { anyPicks } from '@souterrain/crawl/testing';

export const { anyVariants, anySetup, wander } = journeysOf(attentionDonjon);
