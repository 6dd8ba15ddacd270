import { reading } from '@souterrain/crawl';
import { expect, test } from 'vitest';
import { on } from '../testing/index.ts';
import { enduranceOf, paradeOf } from './figures/values.ts';
import { attentionDonjon } from './system.ts';

const begun = () => on(attentionDonjon.setup({ seats: [{ name: 'Aldric', choices: {} }], variants: {} }));

test('rules answer of a view what they answer of the game', () => {
  const g = begun();
  const view = attentionDonjon.view(g, 0);
  const seen = reading(attentionDonjon, view);
  const [there, here] = [g.state.figures[0]!, view.figures[0]!];
  expect([paradeOf(seen, here), enduranceOf(seen, here)]).toEqual([paradeOf(g, there), enduranceOf(g, there)]);
  expect(seen.survey).toBe(g.survey);
});

test('a view is read once, and another view on its own', () => {
  const g = begun();
  const [one, other] = [attentionDonjon.view(g, 0), attentionDonjon.view(g, 0)];
  expect(reading(attentionDonjon, one)).toBe(reading(attentionDonjon, one));
  expect(reading(attentionDonjon, other)).not.toBe(reading(attentionDonjon, one));
});
