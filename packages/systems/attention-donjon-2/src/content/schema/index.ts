import { SHARED_KINDS } from '@souterrain/crawl/content/schema';
import { creature } from './creatures.ts';
import { hero } from './heroes.ts';
import { peripetie } from './peripeties.ts';
import { scenario } from './scenarios.ts';

/** What a pack may hold, by kind: unknown fields are refused, both languages are required. */
export const KINDS = { creatures: creature, ...SHARED_KINDS, peripeties: peripetie, scenarios: scenario, heroes: hero };
