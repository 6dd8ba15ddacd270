import { defineManifest } from '../manifest.ts';

export const cinquanteEtages = defineManifest({
  id: 'cinquante-etages',
  title: 'Cinquante Étages',
  rules: () => import('@souterrain/cinquante-etages'),
  text: () => import('@souterrain/cinquante-etages/text'),
  board: () => import('../boards/cinquante-etages.ts'),
  cases: () => import('@souterrain/cinquante-etages/testing'),
  packs: () => import('@souterrain/cinquante-etages/packs'),
  bots: async () => ({ greedy: (await import('@souterrain/cinquante-etages/reference')).referencePolicy }),
});
