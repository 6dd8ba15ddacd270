import { effectsOf } from '@souterrain/crawl/items';
import { SHARED_EFFECTS } from '@souterrain/crawl/items/effects';
import type { AD2 } from '../../world/ad2.ts';
import type { Feature } from '../../world/features.ts';
import { OWN_EFFECTS } from './list.gen.ts';

export const {
  features: ITEM_FEATURES,
  uses: ITEM_USES,
  useOf,
} = effectsOf<AD2, Feature>([...SHARED_EFFECTS, ...OWN_EFFECTS]);
