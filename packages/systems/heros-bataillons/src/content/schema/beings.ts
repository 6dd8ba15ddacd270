import { z } from 'zod';
import { attack, count, d6, endurance, gift, id, tested, words } from './words.ts';

/** HB-FOE-01. */
export const creature = z.strictObject({
  id,
  name: words,
  plural: words,
  size: z.enum(['petit', 'moyen', 'grand', 'colossal']),
  for: gift,
  agi: gift,
  vol: gift,
  end: endurance,
  armour: z.int().min(0).max(3),
  attacks: z.array(attack).min(1),
  critical: tested.optional(),
  scale: z.enum(['etre', 'bataillon']).optional(),
  tags: z.array(id),
  menace: z.int().min(1),
});

/** HB-TAL-02, HB-TAL-03: one attribute, one tag or more. */
export const talent = z.strictObject({
  id,
  name: words,
  effect: words.optional(),
  attribute: tested,
  roll: d6,
  tags: z.array(id).min(1),
});

export const hero = z.strictObject({
  id,
  name: words,
  pitch: words,
  values: z.strictObject({ for: gift, agi: gift, vol: gift, end: endurance }),
  talents: z.array(id).length(2),
  ability: id,
  school: id.optional(),
  kit: id,
  scroll: id.optional(),
  gold: count,
});

export const checkEntry = z.strictObject({ id, name: words, attribute: tested, tags: z.array(id) });
