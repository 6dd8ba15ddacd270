import type { HeroEntry as SharedHero } from '@souterrain/crawl/content';

export interface HeroEntry extends SharedHero {
  /** AD2-XHEROS-03: the Compétence raised, or gained for Arcane. */
  readonly skill: 'melee' | 'tir' | 'lancer' | 'arcane';
}
