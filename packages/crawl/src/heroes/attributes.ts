import type { Attribute } from '../content/types.ts';

/** AD1-TRAIT-04, AD2-ATTR-01: the five attributes, in the order in which they are listed. */
export const ATTRIBUTES: readonly Attribute[] = ['agilite', 'savoir', 'mental', 'force', 'vigueur'];
