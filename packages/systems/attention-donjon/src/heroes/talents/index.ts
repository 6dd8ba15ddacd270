import type { Feature } from '../../figures/features.ts';

export const TALENTS: readonly Feature[] = [];
