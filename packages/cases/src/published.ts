import { z } from 'zod';
import type { CaseSystem } from './case-system.ts';
import { anyGiven, caseFileSchema } from './schema.ts';

const written = (title: string, schema: z.ZodType): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input' }) }, null, 2)}\n`;

/** The JSON Schemas to publish, by file name: one for a case file of any system, and one a system with its `given`. */
export function publishedSchemas(
  systems: readonly Pick<CaseSystem, 'system' | 'givenSchema' | 'gives'>[],
): Record<string, string> {
  const own = systems.map(({ system, givenSchema, gives }): [string, string] => [
    `${system.id}.case.schema.json`,
    written(`Souterrain case file: ${system.id}`, caseFileSchema(givenSchema, { gives: gives !== undefined })),
  ]);
  return Object.fromEntries([
    ['case.schema.json', written('Souterrain case file', caseFileSchema(anyGiven, { gives: true }))],
    ...own,
  ]);
}
