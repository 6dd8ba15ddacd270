import type { Attribute } from '@souterrain/crawl/content';
import { ATTRIBUTES } from '@souterrain/crawl/heroes';

export type { Attribute } from '@souterrain/crawl/content';
export { ATTRIBUTES } from '@souterrain/crawl/heroes';

/** AD1-TRAIT-11: the list of skills is open, so a trait is any id; AD1-TRAIT-12 to AD1-TRAIT-15: those that most figures know of. */
export type Trait = string;

export const isAttribute = (trait: Trait): trait is Attribute => (ATTRIBUTES as readonly string[]).includes(trait);
export const isSkill = (trait: Trait): boolean => !isAttribute(trait);

/** AD1-TRAIT-05, AD1-TRAIT-06 to AD1-TRAIT-10: the trait each action rolls. */
export const TRAIT_OF = {
  esquive: 'agilite',
  soins: 'savoir',
  chercher: 'savoir',
  'se-reprendre': 'mental',
  recuperation: 'vigueur',
} as const satisfies Record<string, Attribute>;
