import { id, matcher, scenario as shared } from '@souterrain/crawl/content/schema';
import { z } from 'zod';

/** AD2-XEXPLO-03: cards kept out of the deck until a room is revealed, or a Round begins. */
const aside = z.strictObject({
  cards: z.array(matcher).min(1),
  until: z.union([z.strictObject({ room: id }), z.strictObject({ round: z.int().min(1) })]),
});

export const scenario = shared.extend({ aside: z.array(aside).min(1).optional() });
