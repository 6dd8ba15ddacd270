import type { OfferedDecision, OfferedOption } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { laidOut } from './choice.ts';

const decision = (...options: readonly Partial<OfferedOption>[]) => ({ options }) as unknown as OfferedDecision;
const square = (id: string) => ({ id, at: { cell: [1, 2] as const } });

test('squares come after what is done elsewhere, what is of little weight last, each kind in its order', () => {
  const stow = { id: 'ranger', minor: true } as const;
  const mixed = decision(stow, square('case-1'), { id: 'attaquer' }, square('case-2'), { id: 'finir' });
  expect(laidOut(mixed).map(({ id }) => id)).toEqual(['attaquer', 'finir', 'case-1', 'case-2', 'ranger']);
});

test('options of one kind stay as they are asked', () => {
  const places = decision(square('case-1'), square('case-2'));
  expect(laidOut(places)).toEqual(places.options);
});
