import { ATTRIBUTES } from '@souterrain/crawl/heroes';
import type { Attribute } from '../notation/index.ts';

/** AD2-ATTR-01: a trait of a sheet that is no Attribute is a Compétence. */
export const isAttribute = (trait: string): trait is Attribute => (ATTRIBUTES as readonly string[]).includes(trait);
