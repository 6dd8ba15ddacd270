import { defineManifest } from '../manifest.ts';

export const attentionDonjon2 = defineManifest({
  id: 'attention-donjon-2',
  title: 'Attention Donjon\u202F! 2e édition',
  rules: () => import('@souterrain/attention-donjon-2'),
  text: () => import('@souterrain/attention-donjon-2/text'),
  board: () => import('../boards/attention-donjon-2.ts'),
  cases: () => import('@souterrain/attention-donjon-2/testing'),
  packs: () => import('@souterrain/attention-donjon-2/packs'),
  bots: async () => ({ greedy: (await import('@souterrain/attention-donjon-2/greedy')).greedyPolicy }),
});
