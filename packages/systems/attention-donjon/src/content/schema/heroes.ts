import { attribute, count, id, suitedCard, words } from '@souterrain/crawl/content/schema';
import { z } from 'zod';

/** A ready-made hero (AD1-HERO-02). */
export const hero = z.strictObject({
  id,
  name: words,
  pitch: words,
  attributes: z.record(attribute, z.int().min(1)),
  sante: z.int().min(1),
  heroisme: count,
  origin: id,
  raise: attribute.optional(),
  career: id,
  arcane: suitedCard,
  talents: z.array(id).optional(),
  xp: count.optional(),
  proie: id.optional(),
  purchases: z.array(id).optional(),
});
