import { pitched, SHARED_WORDS, type Spoken } from '@souterrain/crawl/text';
import { FEATURES } from '../figures/registry.ts';
import { CAREER_LIST } from '../heroes/careers/list.gen.ts';
import { HERO_FEATURES } from '../heroes/features.ts';
import { ORIGIN_LIST } from '../heroes/origins/list.gen.ts';
import { ITEM_USES } from '../items/effects/index.ts';
import { WORDS } from './list.gen.ts';

/** What has a name. */
export const SPEAKERS: readonly Spoken[] = [
  ...FEATURES,
  ...HERO_FEATURES,
  ...ITEM_USES,
  ...pitched('origine', ORIGIN_LIST),
  ...pitched('carriere', CAREER_LIST),
];

/** All that is said beside rules. */
export const SAID: readonly Partial<Spoken>[] = [...SHARED_WORDS, ...SPEAKERS, ...WORDS];
