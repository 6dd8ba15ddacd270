import type { Decision, Option } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { laidOut } from './choice.ts';

const decision = (...options: readonly Partial<Option>[]) => ({ options }) as unknown as Decision;
const square = (id: string) => ({ id, at: { cell: [1, 2] as const } });

test('squares come after everything else, each kind in its order', () => {
  const mixed = decision(square('case-1'), { id: 'attaquer' }, square('case-2'), { id: 'finir' });
  expect(laidOut(mixed).map(({ id }) => id)).toEqual(['attaquer', 'finir', 'case-1', 'case-2']);
});

test('options of one kind stay as they are asked', () => {
  const places = decision(square('case-1'), square('case-2'));
  expect(laidOut(places)).toBe(places.options);
});
