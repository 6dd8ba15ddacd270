import type { Rule } from '@souterrain/kernel';
import { featureOf } from '../../figures/registry.ts';
import { refillAmmunition } from '../../items/weapons.ts';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';

/** AD1-TOWN-01, step 2; AD1-TOWN-02, AD1-GRAVE-16: Santé, Héroïsme, and every Soignable state, free of charge. */
export function* recover(g: Crawl, hero: Figure): Rule<void> {
  const { sheet } = hero.hero!;
  const lost = [...hero.marks, ...sheet.wounds].map(({ id }) => id).filter((id) => featureOf(g, id)?.soignable);
  g.emit({
    type: 'recovered',
    figure: hero.id,
    sante: hero.santeMax,
    heroisme: sheet.heroismeMax,
    lost,
    rules: ['AD1-TOWN-02', 'AD1-HRSM-17'],
  });
  refillAmmunition(g, hero);
}
