import { pitched, type Spoken } from '@souterrain/crawl/text';
import { FEATURES } from '../figures/registry.ts';
import { CAREER_LIST } from '../heroes/careers/list.gen.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { ORIGIN_LIST } from '../heroes/origins/list.gen.ts';
import { ITEM_USES } from '../items/effects/index.ts';

/** All that speaks for itself. */
export const SPEAKERS: readonly Spoken[] = [
  ...FEATURES,
  ...HERO_FEATURES,
  ...ITEM_USES,
  ...pitched('origine', ORIGIN_LIST),
  ...pitched('carriere', CAREER_LIST),
];
