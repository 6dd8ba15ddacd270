import { defineManifest } from '../manifest.ts';

export const attentionDonjon = defineManifest({
  id: 'attention-donjon',
  title: 'Attention Donjon\u202F! 1re édition',
  rules: () => import('@souterrain/attention-donjon'),
  text: () => import('@souterrain/attention-donjon/text'),
  board: () => import('../boards/attention-donjon.ts'),
  cases: () => import('@souterrain/attention-donjon/testing'),
  packs: () => import('@souterrain/attention-donjon/packs'),
  bots: async () => ({ greedy: (await import('@souterrain/attention-donjon/greedy')).greedyPolicy }),
});
