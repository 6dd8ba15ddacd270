import type { Feature } from '../../world/features.ts';

export const soinsSacres: Feature = { id: 'soins-sacres', rule: 'AD2-XCRO-08', soinsReach: 1 };
