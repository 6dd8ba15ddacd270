import { z } from 'zod';
import { anyGiven, caseFileSchema } from './schema.ts';

const named = (title: string, schema: z.ZodType) => ({ title, ...z.toJSONSchema(schema, { io: 'input' }) });

/** The JSON Schema of a case file of any system. */
export const publishedSchema = () => named('Souterrain case file', caseFileSchema(anyGiven));

/** The JSON Schema of a case file of one system, its `given` included. */
export const publishedSchemaOf = (system: string, given: z.ZodType) =>
  named(`Souterrain case file: ${system}`, caseFileSchema(given));
