import { z } from 'zod';

const said = z.string().trim().min(1);

const landing = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.strictObject({ fr: said, en: said }),
  coins: z.int().min(0).max(99),
  danger: z.int().min(0).max(5),
});

/** What a pack may hold, by kind: unknown fields are refused, both languages are required. */
export const KINDS = { landings: landing };
