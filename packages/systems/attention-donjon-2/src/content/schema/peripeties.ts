import { count, id, peripetieOf } from '@souterrain/crawl/content/schema';
import { z } from 'zod';

/** An Attribute, and the Compétence that adds to it, if any: `vigueur/resistance` (AD2-XEXPLO-05). */
const trait = z.string().regex(/^[a-z]+(\/[a-z]+(-[a-z]+)*)?$/);

const attribute = z.enum(['agilite', 'force', 'mental', 'savoir', 'vigueur']);

const hewn = z.strictObject({ note: id, defense: count, armure: count, sante: z.int().min(1) });

const written = z.string().trim().min(1);

/** What this edition says in its notation, and its extended tests (AD2-XCONV-10). */
export const peripetie = peripetieOf(trait, (who, verbs) => [
  z.strictObject({ imposes: written, who }),
  z.strictObject({ effects: written, who }),
  z.strictObject({ die: z.int().min(2).max(6), success: verbs.optional(), failure: verbs.optional() }),
  z.strictObject({ each: z.enum(['zone', 'heros-zone', 'heros', 'passants', 'captifs']), does: verbs }),
  z.strictObject({
    fits: z.enum(['sante-pleine', 'arcane-coeur']),
    success: verbs.optional(),
    failure: verbs.optional(),
  }),
  z.strictObject({ foresee: z.literal(true) }),
  z.strictObject({ gives: attribute, failure: verbs }),
  z.strictObject({ hews: hewn, does: verbs }),
  z.strictObject({ tally: id, reach: z.int().min(1), does: verbs }),
]);
