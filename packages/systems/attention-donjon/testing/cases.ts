import { type Given, givenOn, givenSchemaOf, shown } from '@souterrain/crawl/testing';
import type { AD1State } from '../src/state.ts';
import { type AD1System, attentionDonjon } from '../src/system.ts';
import { type Variants, variantsOf } from '../src/variants.ts';
import { EVENTS } from './event-fields.ts';
import { scene, sceneIn } from './scene.ts';

/** A Round in progress: its turns are set, and the first one comes next. */
export const given = (input: Given, variants: Variants): AD1State =>
  givenOn(input, { system: attentionDonjon, scene, variants });

/** What the runner of case files needs from the system of a set of packs. */
export function caseSystemOf(system: AD1System) {
  const givenSchema = givenSchemaOf({
    content: system.content,
    plainTraits: 'attributes are 3 and skills 2 unless told',
  });
  return {
    system,
    events: EVENTS,
    givenSchema,
    given: (input: unknown, variants: Readonly<Record<string, string>> = {}) =>
      givenOn(givenSchema.parse(input), { system, scene: sceneIn(system), variants: variantsOf(variants) }),
    shown,
  };
}

export const caseSystem = caseSystemOf(attentionDonjon);
