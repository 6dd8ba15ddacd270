import type { Feature } from '../../figures/features.ts';

export const ITEM_FEATURES: readonly Feature[] = [];
