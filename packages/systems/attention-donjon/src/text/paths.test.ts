import { WIDE } from '@souterrain/words';
import { expect, test } from 'vitest';
import type { AD1Event } from '../events.ts';
import { attentionDonjon } from '../system.ts';
import { wordsOf } from './index.ts';

const words = wordsOf(attentionDonjon.content);

const chosen = (...labels: readonly string[]): AD1Event => ({
  type: 'pathChosen',
  figure: 'gobelin-1',
  to: 0,
  kind: 'classique',
  why: labels.map((label) => ({ label, value: 0 })),
  rules: ['AD1-IA-10', 'AD1-IA-15'],
});

const said = (event: AD1Event) =>
  [words.fr, words.en].map(({ event: tell }) => tell(event, { names: ['Aldric'] })?.replaceAll(WIDE, ' '));

test('a way is told with what decided last, and not at all where there was no other', () => {
  expect(said(chosen('refuge', 'porte'))).toEqual([
    'Gobelin 1 choisit sa case (à côté d’une Porte).',
    'Goblin 1 picks a square (next to a Porte).',
  ]);
  expect(said(chosen())).toEqual([undefined, undefined]);
});

test.each(['adjacent', 'effort', 'zones', 'distance', 'difficulte', 'zone-tenue', 'danger', 'esquive', 'refuge'])(
  'what decided is told in words: %s',
  (label) => {
    const [fr, en] = said(chosen(label));
    for (const line of [fr, en]) expect(line).not.toContain('chemin-');
    expect(fr).not.toBe(en);
  },
);
