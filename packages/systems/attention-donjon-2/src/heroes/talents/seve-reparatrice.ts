import type { Feature } from '../../world/features.ts';

export const seveReparatrice: Feature = { id: 'seve-reparatrice', rule: 'AD2-XSYL-06', recovers: 2 };
