import { entriesIn, type Pack, type Packs } from '@souterrain/kernel';
import type { ByLang } from '@souterrain/words';
import pack from './pack.gen.json' with { type: 'json' };

/** The base pack, compiled from packs/*.yaml by `npm run packs`. */
export const SHIPPED: Packs = [pack satisfies Pack];

export interface Landing {
  readonly id: string;
  readonly name: ByLang<string>;
  readonly coins: number;
  readonly danger: number;
}

export interface Content {
  /** From the top down. */
  readonly landings: readonly Landing[];
}

export const contentOf = (packs: Packs): Content => ({
  landings: Object.values(entriesIn<Landing>(packs, 'landings')),
});
