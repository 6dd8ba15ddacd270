import { peripetieOf } from '@souterrain/crawl/content/schema/peripeties';
import { id } from '@souterrain/crawl/content/schema/words';
import { z } from 'zod';

/** An Attribute, and the Compétence that adds to it, if any: `vigueur/resistance` (AD2-XEXPLO-05). */
const trait = z.string().regex(/^[a-z]+(\/[a-z]+(-[a-z]+)*)?$/);

const written = z.string().trim().min(1);

/** What this edition says in its notation, and its extended tests (AD2-XCONV-10). */
export const peripetie = peripetieOf(trait, (who, verbs) => [
  z.strictObject({ imposes: written, who }),
  z.strictObject({ effects: written, who }),
  z.strictObject({ die: z.int().min(2).max(6), success: verbs.optional(), failure: verbs.optional() }),
  z.strictObject({ tally: id, reach: z.int().min(1), does: verbs }),
]);
