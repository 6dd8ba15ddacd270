import { type Decision, option } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { toldApart } from './apart.ts';

const SAID: Readonly<Record<string, { readonly label: string; readonly hint?: string }>> = {
  'dague-1': { label: 'Attaquer (Dague)' },
  finir: { label: 'Finir' },
  'dague-2': { label: 'Attaquer (Dague)' },
  'ranger-1': { label: 'Ranger : Dague' },
  'ranger-2': { label: 'Ranger : Dague' },
  'salle-1': { label: 'En 0;0', hint: 'sans la tourner' },
  'salle-2': { label: 'En 0;0', hint: 'tournée de 90°' },
};

test('options said alike are numbered, the others are not, nor those that a hint tells apart', () => {
  const options = Object.keys(SAID).map((id) => option(id, id));
  let asked = 0;
  const say = toldApart({ options } as unknown as Decision, ({ id }) => {
    asked++;
    return SAID[id]!;
  });
  expect(options.map((one) => say(one).label)).toEqual([
    'Attaquer (Dague 1)',
    'Finir',
    'Attaquer (Dague 2)',
    'Ranger : Dague 1',
    'Ranger : Dague 2',
    'En 0;0',
    'En 0;0',
  ]);
  expect(say(options[6]!).hint).toBe('tournée de 90°');
  expect(say({ ...options[2]! }).label).toBe('Attaquer (Dague 2)');
  expect(asked).toBe(options.length);
});
