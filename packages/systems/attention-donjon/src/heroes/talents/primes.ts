import { isPrey } from '@souterrain/crawl/heroes/prey';
import type { Feature } from '../../figures/features.ts';
import { profileOf } from '../../figures/profile.ts';

export const primes: Feature = {
  id: 'primes',
  rule: 'AD1-TRAQ-12',
  *kill(g, { who }, { target }) {
    if (!isPrey(g.state, who, target)) return;
    const { level } = profileOf(target).entry;
    g.emit({
      type: 'primeEarned',
      figure: who.id,
      victim: target.id,
      deniers: level * target.santeMax,
      rules: ['AD1-TRAQ-12'],
    });
  },
};
