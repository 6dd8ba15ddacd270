import { type Decision, type OddsSummary, offer, option } from '@souterrain/kernel';
import type { Lang, SystemWords } from '@souterrain/words';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { contextOf } from '../context.ts';
import type { Labels } from './labels.ts';
import { oddsText } from './odds.ts';

const labels: Labels = { prompt: () => 'Choix', option: (_, { id }) => ({ label: id, hint: 'plus' }) };
const said = { term: (label: string) => `<${label}>` } as unknown as SystemWords;
const told = (lang: Lang, odds?: () => OddsSummary): string =>
  oddsText(offer(asked(odds), { seq: 0, together: false }), {
    said,
    labels,
    worth: (id) => (id === 'frapper' ? odds?.() : undefined),
    context: { ...contextOf(lang, {}), colours: pc.createColors(false) },
  });

const strike: OddsSummary = {
  prospects: [
    { label: 'gagner', chance: 0.625 },
    { label: 'mourir', chance: 0.0001 },
  ],
  resources: [{ label: 'potion', chance: 0.7128 }],
  aims: [{ label: 'tuer', chance: 1 }],
  amount: { label: 'pv', mean: 2.25, low: 1, chances: [0, 0.75, 0.25, 0] },
};

const asked = (odds?: () => OddsSummary): Decision => ({
  kind: 'ask',
  id: 'choix',
  seat: 0,
  rule: 'TOY-ASK-01',
  prompt: 'choix',
  options: [option('fuir', 0), option('frapper', 1, { odds })],
  min: 1,
  max: 1,
});

/** Without the few lines that say what the figures mean. */
const figures = (text: string): readonly string[] => text.split('\n').slice(3);

test('each option that has odds is told in words, figures and bars, under the key that picks it', () => {
  expect(figures(told('fr', () => strike))).toEqual([
    '  2  frapper',
    '       <gagner>   62,5\u202F%  ████████████▌',
    '       <mourir>  <\u00A00,1\u202F%',
    '       <pv>\u00A0: 2,3 en moyenne, de 2 à 3',
    '       avec <potion>\u00A0: 71,3\u202F%',
    '       au mieux <tuer>\u00A0: 100\u202F%',
  ]);
  expect(figures(told('en', () => strike))).toEqual([
    '  2  frapper',
    '       <gagner>   62.5%  ████████████▌',
    '       <mourir>  < 0.1%',
    '       <pv>: 2.3 on average, from 2 to 3',
    '       with <potion>: 71.3%',
    '       at best <tuer>: 100%',
  ]);
});

test('what the figures take for granted is said first', () => {
  expect(told('fr', () => strike)).toMatch(/^ {2}Chances exactes\u00A0: .* rien n’est dépensé\./);
  expect(told('en', () => strike)).toMatch(/^ {2}Exact chances: .* nothing is spent\./);
});

test('a decision without odds says so', () => {
  expect(told('fr')).toBe('Aucun de ces choix n’a de chances à montrer.');
});
