import type { Feature } from '../../world/features.ts';

/** AD2-XESQ-12, AD2-XESQ-13: what it does is part of the dodge: see movement. */
export const esquiveur: Feature = { id: 'esquiveur', rule: 'AD2-XESQ-12', name: 'Esquiveur', dodges: 'esquiveur' };
