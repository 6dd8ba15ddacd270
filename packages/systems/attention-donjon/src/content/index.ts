import {
  type Content as CrawlContent,
  type Stocked as CrawlStocked,
  contentIn,
  DUNGEON,
} from '@souterrain/crawl/content';
import type { Packs } from '@souterrain/kernel';
import { type Profile, profileFrom } from '../figures/profile.ts';
import pack from './pack.gen.json' with { type: 'json' };
import type { CreatureEntry } from './types/creature.ts';
import type { HeroEntry } from './types/hero.ts';

/** The packs that come with this edition, compiled from packs/*.yaml by `npm run packs`. */
export const SHIPPED: Packs = [DUNGEON, pack];

export type Content = CrawlContent<CreatureEntry, HeroEntry, Profile>;
export type Stocked = CrawlStocked<Content>;

export const contentOf = (packs: Packs): Content => contentIn(packs, profileFrom);
