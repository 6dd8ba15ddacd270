import type { SystemWords } from '@souterrain/words';
import { expect, test } from 'vitest';
import type { FigureView } from './figures.tsx';
import { markNames } from './mark-names.ts';

test('what two actions gave is named once, and wounds come after states', () => {
  const figure = {
    marks: [{ id: 'des-accordes', source: 'chant' }, { id: 'secoue' }, { id: 'des-accordes', source: 'cri-de-guerre' }],
    hero: { sheet: { wounds: [{ id: 'bras-casse' }] } },
  } as unknown as FigureView;
  const words = { term: (id: string) => id } as unknown as SystemWords;
  expect(markNames(figure, words)).toEqual(['des-accordes', 'secoue', 'bras-casse']);
});
