import { z } from 'zod';
import { packHeader } from './header.ts';
import type { Kinds } from './pack.ts';

/** The JSON Schema of a pack file, with the header of the pack and a list for each kind, for editors and for those who write packs by hand. */
export function packSchema(system: string, kinds: Kinds): string {
  const lists = Object.fromEntries(
    Object.entries(kinds).map(([kind, entry]) => [kind, z.array(replaceable(entry)).optional()]),
  );
  const schema = z.toJSONSchema(z.strictObject({ pack: packHeader.optional(), ...lists }), {
    io: 'input',
    reused: 'ref',
  });
  return `${JSON.stringify({ title: `Souterrain pack: ${system}`, ...schema }, null, 2)}\n`;
}

/** An entry may say that it takes the place of another. */
const replaceable = (entry: Kinds[string]): z.ZodType =>
  entry instanceof z.ZodObject ? entry.safeExtend({ replace: z.literal(true).optional() }) : entry;
