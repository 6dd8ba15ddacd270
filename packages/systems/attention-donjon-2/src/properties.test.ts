import { lawsOf } from '@souterrain/crawl/testing';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { attributeOf, characteristicOf } from './figures/values.ts';
import { type AD2, attentionDonjon2 } from './index.ts';

const CHARACTERISTICS = ['defense', 'reflexes', 'physique', 'volonte'] as const;
const ATTRIBUTES = ['agilite', 'savoir', 'mental', 'force', 'vigueur'] as const;

const laws = lawsOf(attentionDonjon2, (g: AD2, figure) => [
  ...CHARACTERISTICS.map((characteristic) => characteristicOf(g, figure, characteristic)),
  ...(figure.hero ? ATTRIBUTES.map((attribute) => attributeOf(g, figure, attribute)) : []),
]);

const seeds = fc.string({ minLength: 1, maxLength: 12 });
const always = (law: (seed: string) => void, numRuns: number): void => fc.assert(fc.property(seeds, law), { numRuns });
const after = (law: (seed: string, most: number) => void, most: number, numRuns: number): void =>
  fc.assert(fc.property(seeds, fc.nat({ max: most }), law), { numRuns });

describe('whatever people decide', () => {
  test('cards, Santé, Héroïsme, Actions, Réactions and squares stay within their bounds', () => {
    always(laws.staysInBounds, 40);
  });

  test('options have distinct ids, and a question leaves a choice', () => {
    always(laws.leavesChoices, 30);
  });

  test('every option on offer is accepted', () => {
    after(laws.acceptsOptions, 150, 25);
  });

  test('the same log gives the same hash', () => {
    after(laws.replays, 400, 15);
  });

  test('a game resumes from any checkpoint, read from JSON, with the same state', () => {
    after(laws.resumes, 200, 12);
  });

  test('every seat sees and hears all there is, and nothing is left to draw again', () => {
    after(laws.hidesNothing, 150, 10);
  });

  test('a save written, read and loaded is the same game', () => {
    after(laws.saves, 150, 12);
  });
});
