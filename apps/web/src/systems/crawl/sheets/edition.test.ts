import { expect, test } from 'vitest';
import { shown } from './edition.ts';

test('a figure of a sheet is shown with a real minus sign, a text as it is', () => {
  expect([-2, 0, 3, '+1'].map((value) => shown({ label: 'Couv.', value }))).toEqual(['−2', '0', '3', '+1']);
});
