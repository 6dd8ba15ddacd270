import { z } from 'zod';
import { count, id } from './words.ts';

const to = z.int().min(1).optional();

/** What a row of a table finds. */
const row = z.discriminatedUnion('find', [
  z.strictObject({ to, find: z.enum(['piege', 'arme', 'armure', 'targe', 'sort', 'choix']) }),
  z.strictObject({ to, find: z.enum(['talisman-de-rage', 'talisman-de-vie']) }),
  z.strictObject({ to, find: z.literal('or'), die: z.int().min(2), byRank: count }),
  z.strictObject({ to, find: z.literal('potion'), of: id }),
  z.strictObject({ to, find: z.literal('parchemin'), of: z.array(id).min(1) }),
  z.strictObject({ to, find: z.literal('table'), of: id, above: z.int().min(1).optional() }),
]);

export const table = z.strictObject({
  id,
  rule: z.enum(['C50-TRE-01', 'C50-TRE-02', 'C50-TRE-03']),
  die: z.int().min(2),
  rows: z.array(row).min(1),
});

export const shop = z.strictObject({
  id: z.literal('marchand'),
  ranks: z.int().min(1).max(6),
  goods: z.array(z.enum(['potions', 'weapons', 'armours', 'shields', 'spells', 'scrolls'])),
  resale: z.int().min(1),
});
