import type { ItemEffect as SharedEffect, Use as SharedUse } from '@souterrain/crawl/items/use';
import type { Feature } from '../figures/features.ts';
import type { AD2 } from '../state.ts';

export type { Using } from '@souterrain/crawl/items/use';

export type Use = SharedUse<AD2>;
export type ItemEffect = SharedEffect<AD2, Feature>;
