import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';

export function useAbility(g: HB, being: Being, ability: string): void {
  g.emit({ type: 'abilityUsed', being: being.id, ability, rules: ['HB-HERO-02', 'HB-HERO-03'] });
}
