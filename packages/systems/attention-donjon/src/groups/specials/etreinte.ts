import { gainMark } from '@souterrain/crawl/figures';
import { defineFeature } from '../../world/features.ts';

/** Vines that hold whoever they wound. */
export const etreinte = defineFeature({
  id: 'etreinte',
  rule: 'AD1-BEST-03',
  name: { fr: 'Étreinte', en: 'Grapple' },
  *wounded(g, { who }, { target }) {
    if (target.status !== 'plateau') return;
    gainMark(g, target, { id: 'entrave', until: { in: 'removed' }, by: who.id }, ['AD1-BEST-03', 'AD1-ETAT-02']);
  },
});
