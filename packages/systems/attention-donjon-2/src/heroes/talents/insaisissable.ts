import type { Feature } from '../../world/features.ts';

/** AD2-XESQ-14, AD2-XESQ-15: given by items and profiles; no list has it. */
export const insaisissable: Feature = {
  id: 'insaisissable',
  rule: 'AD2-XESQ-14',
  name: 'Insaisissable',
  dodges: 'insaisissable',
};
