import { z } from 'zod';

const said = z.string().trim().min(1);

/** How packs are written: it moves when a reader of the one before would take them for something else. */
export const PACK_FORMAT = 1;

/** What a pack says of itself, once, under `pack` in one of its files. */
export const packHeader = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** An SPDX identifier, such as CC-BY-SA-4.0. */
  licence: said,
  /** Whom it is by, and after whom. */
  attribution: z.strictObject({ fr: said, en: said }),
  /** The system it is for: another one refuses it at once. */
  system: said.optional(),
  format: z.literal(PACK_FORMAT).optional(),
});

export type PackHeader = z.output<typeof packHeader>;
