import type { GameEvent } from '@souterrain/kernel';
import { sum } from '@souterrain/kernel';
import type { SystemWords } from '@souterrain/words';
import pc from 'picocolors';
import { expect, test } from 'vitest';
import { type Context, contextOf } from '../context.ts';
import { explain } from './why.ts';

const said = { term: (label: string) => `<${label}>` } as unknown as SystemWords;
const context: Context = { ...contextOf('fr', {}), colours: pc.createColors(false) };

test('a line is explained by sums that add up, with real signs, and by the rules of each term', () => {
  const event: GameEvent = {
    type: 'hit',
    rules: ['C50-DEG-01'],
    sums: [
      sum('degats', [
        { label: 'ecart', value: 7, rule: 'C50-DEG-02' },
        { label: 'arme', value: 6, rule: 'C50-DEG-03' },
        { label: 'armure', value: -2, rule: 'C50-DEG-05' },
      ]),
    ],
  };
  expect(explain({ text: 'Touché.', event }, 'aucun', said, context).split('\n')).toEqual([
    'Touché.',
    '  <degats>',
    '    <ecart>      7  C50-DEG-02',
    '    <arme>      +6  C50-DEG-03',
    '    <armure>    −2  C50-DEG-05',
    '    =           11',
    'C50-DEG-01',
    'C50-DEG-02',
    'C50-DEG-03',
    'C50-DEG-05',
  ]);
});
