import { defineManifest } from '../manifest.ts';

export const lePuits = defineManifest({
  id: 'le-puits',
  title: 'Le Puits',
  rules: () => import('@souterrain/le-puits'),
  text: () => import('@souterrain/le-puits/text'),
  board: () => import('../boards/le-puits.ts'),
  cases: () => import('@souterrain/le-puits/testing'),
  packs: () => import('@souterrain/le-puits/packs'),
  bots: async () => ({ greedy: (await import('@souterrain/le-puits/greedy')).greedyPolicy }),
});
