import type { ItemEffect as SharedEffect, Use as SharedUse } from '@souterrain/crawl/world';
import type { AD2 } from '../world/ad2.ts';
import type { Feature } from '../world/features.ts';

export type Use = SharedUse<AD2>;
export type ItemEffect = SharedEffect<AD2, Feature>;
