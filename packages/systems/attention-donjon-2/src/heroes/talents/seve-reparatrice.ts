import type { Feature } from '../../figures/features.ts';

export const seveReparatrice: Feature = { id: 'seve-reparatrice', rule: 'AD2-XSYL-06', recovers: 2 };
