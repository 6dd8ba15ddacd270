import { peripetieOf } from '@souterrain/crawl/content/schema/peripeties';
import { z } from 'zod';

/** An Attribute, and the Compétence that adds to it, if any: `vigueur/resistance` (AD2-XEXPLO-05). */
const trait = z.string().regex(/^[a-z]+(\/[a-z]+(-[a-z]+)*)?$/);

export const peripetie = peripetieOf(trait);
