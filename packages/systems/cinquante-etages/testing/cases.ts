import { cinquanteEtages } from '../src/system.ts';
import { variantsOf } from '../src/variants.ts';
import { EVENTS } from './event-fields.ts';
import { given } from './given.ts';
import { givenSchema } from './schema.ts';

/** What the runner of case files needs from a system. */
export const caseSystem = {
  system: cinquanteEtages,
  events: EVENTS,
  givenSchema,
  given: (input: unknown, variants: Readonly<Record<string, string>> = {}) =>
    given(givenSchema.parse(input), variantsOf(variants)),
};
