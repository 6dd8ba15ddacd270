import type { ItemEffect as SharedEffect, Use as SharedUse } from '@souterrain/crawl/world';
import type { AD1 } from '../world/ad1.ts';
import type { Feature } from '../world/features.ts';

export type Use = SharedUse<AD1>;
export type ItemEffect = SharedEffect<AD1, Feature>;
