import { defineManifest } from '../manifest.ts';

export const herosBataillons = defineManifest({
  id: 'heros-bataillons',
  title: 'Héros & Bataillons',
  rules: () => import('@souterrain/heros-bataillons'),
  text: () => import('@souterrain/heros-bataillons/text'),
  board: () => import('../boards/heros-bataillons.ts'),
  cases: () => import('@souterrain/heros-bataillons/testing'),
  packs: () => import('@souterrain/heros-bataillons/packs'),
  bots: async () => ({ greedy: (await import('@souterrain/heros-bataillons/greedy')).greedyPolicy }),
});
