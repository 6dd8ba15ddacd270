import type { Feature } from '../../figures/features.ts';

export const SPECIALS: readonly Feature[] = [];
