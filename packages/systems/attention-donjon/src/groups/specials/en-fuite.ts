import type { Feature } from '../../world/features.ts';

/** AD1-IA-10: a state that only its own directive looks at. */
export const enFuite: Feature = { id: 'en-fuite', rule: 'AD1-IA-10' };
