import type { Feature } from '../../world/features.ts';
import { instinctGregaire } from './instinct-gregaire.ts';
import { twoActions } from './two-actions.ts';

export const SPECIALS: readonly Feature[] = [instinctGregaire, twoActions];
