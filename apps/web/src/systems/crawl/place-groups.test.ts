import type { OfferedOption } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { groupPlaces } from './place-groups.ts';

const square = (id: string, label: string): OfferedOption => ({ id, label, value: id, at: { cell: [0, 0] } });
const label = ({ id, label: said }: OfferedOption) =>
  id.startsWith('risque') ? { label: said, hint: 'Esquive' } : { label: said };

test('squares said alike are gathered under their words, apart where a hint tells them apart', () => {
  const options = [
    square('case-1', 'Aller en 0;0'),
    square('risque-1', 'Aller en 1;0'),
    square('case-2', 'Aller en −2;3'),
    square('risque-2', 'Aller en 1;1'),
    square('pas-1', 'Pas de placement en 1;1'),
  ];
  expect(
    groupPlaces(options, label).map(({ said, hint, places }) => [said, hint, places.map((p) => p.square)]),
  ).toEqual([
    ['Aller en', undefined, ['0;0', '−2;3']],
    ['Aller en', 'Esquive', ['1;0', '1;1']],
    ['Pas de placement en', undefined, ['1;1']],
  ]);
});
