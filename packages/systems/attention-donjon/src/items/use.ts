import type { ItemEffect as SharedEffect, Use as SharedUse } from '@souterrain/crawl/items/use';
import type { Feature } from '../figures/features.ts';
import type { AD1 } from '../state.ts';

export type { Using } from '@souterrain/crawl/items/use';

export type Use = SharedUse<AD1>;
export type ItemEffect = SharedEffect<AD1, Feature>;
