import type { Feature } from '../../figures/features.ts';

export const STATES: readonly Feature[] = [];
