import { type C50System, cinquanteEtages } from '../src/system.ts';
import { variantsOf } from '../src/variants.ts';
import { EVENTS } from './event-fields.ts';
import { givenIn } from './given.ts';
import { givenSchemaOf } from './schema.ts';

/** What the runner of case files needs from the system of a set of packs. */
export function caseSystemOf(system: C50System) {
  const givenSchema = givenSchemaOf(system);
  return {
    system,
    events: EVENTS,
    givenSchema,
    given: (input: unknown, variants: Readonly<Record<string, string>> = {}) =>
      givenIn(system)(givenSchema.parse(input), variantsOf(variants)),
  };
}

export const caseSystem = caseSystemOf(cinquanteEtages);
