import { type Given, givenOn, givenSchemaOf, shown } from '@souterrain/crawl/testing';
import { attentionDonjon } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { type Variants, variantsOf } from '../src/variants.ts';
import { EVENTS } from './event-fields.ts';
import { scene } from './scene.ts';

const givenSchema = givenSchemaOf({
  content: attentionDonjon.content,
  plainTraits: 'attributes are 3 and skills 2 unless told',
});

/** A Round in progress: its turns are set, and the first one comes next. */
export const given = (input: Given, variants: Variants): State =>
  givenOn(input, { system: attentionDonjon, scene, variants });

/** What the runner of case files needs from a system. */
export const caseSystem = {
  system: attentionDonjon,
  events: EVENTS,
  givenSchema,
  given: (input: unknown, variants: Readonly<Record<string, string>> = {}) =>
    given(givenSchema.parse(input), variantsOf(variants)),
  shown,
};
