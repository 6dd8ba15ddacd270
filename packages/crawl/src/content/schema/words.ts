import { z } from 'zod';

/** Ids are French, ASCII and eternal. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const yes = z.literal(true);
export const count = z.int().min(0);

const said = z.string().trim().min(1);
/** Both languages, or nothing. */
export const words = z.strictObject({ fr: said, en: said });

export const attribute = z.enum(['agilite', 'savoir', 'mental', 'force', 'vigueur']);
export const skill = z.enum(['melee', 'tir', 'lancer', 'arcane']);

export const suit = z.enum(['coeur', 'carreau', 'pique', 'trefle']);
export const rank = z.enum(['2', '3', '4', '5', '6', '7', '8', '9', '10', 'valet', 'dame', 'roi', 'as']);

const RANK = '(?:[2-9]|10|valet|dame|roi|as)';
const SUIT = '(?:coeur|carreau|pique|trefle)';
export const suitedCard = z.string().regex(new RegExp(`^${RANK}-${SUIT}$`));
/** AD1-EXPLO-13. */
export const matcher = z.string().regex(new RegExp(`^(?:${RANK}(?:-(?:${RANK}|${SUIT}))?|${SUIT}|rouge|noir|joker)$`));

export const square = z.tuple([count, count]);
export const placement = z.enum(['front', 'fond', 'encerclement', 'porte', 'fixe']);

/** Dice and a factor. */
export const amount = z.strictObject({ dice: count, times: z.int().min(1), plus: z.int() });

/** AD1-COMBAT-01. */
export const attack = z.strictObject({
  id,
  name: words.optional(),
  skill,
  value: count.optional(),
  reach: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  damage: z.strictObject({ attribute: attribute.optional(), plus: z.int() }).nullable(),
  penetration: count.optional(),
  magic: yes.optional(),
  opposed: attribute.optional(),
  once: yes.optional(),
  reload: yes.optional(),
  ammunition: id.optional(),
  features: z.array(id).optional(),
});
