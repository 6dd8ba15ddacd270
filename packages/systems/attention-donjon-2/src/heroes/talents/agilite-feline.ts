import type { Feature } from '../../world/features.ts';

/** AD2-XFEL-07: it makes an Esquiveur of its bearer. */
export const agiliteFeline: Feature = { id: 'agilite-feline', rule: 'AD2-XFEL-07', dodges: 'esquiveur' };
