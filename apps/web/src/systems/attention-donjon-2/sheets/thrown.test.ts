import { type AD2Event, type AD2View, attentionDonjon2 as system } from '@souterrain/attention-donjon-2';
import { wordsIn } from '@souterrain/attention-donjon-2/text/fr';
import { describe, expect, test } from 'vitest';
import type { CrawlScene } from '../../crawl/sheets/edition.ts';
import { thrown } from './thrown.ts';

const scene = (marks: readonly string[] = []): CrawlScene => ({
  system: system as unknown as CrawlScene['system'],
  view: { figures: [{ id: 'h1', hero: { seat: 0 }, marks: marks.map((id) => ({ id })) }] } as unknown as AD2View,
  words: wordsIn(system.content) as unknown as CrawlScene['words'],
  company: { names: ['Aldric'] },
  lang: 'fr',
});

const event = (type: string, more: object = {}): AD2Event =>
  ({ type, figure: 'h1', rules: [], ...more }) as unknown as AD2Event;

const announced = event('jetAnnounced', { purpose: 'attaque' });
const first = event('diceThrown', { faces: [6, 1, 4] });
const poker = event('pokerTried', { faces: [5, 2], again: false });
const settled = (faces: readonly number[], more: object) =>
  event('jetSettled', { faces, used: 0, difficulty: 5, success: true, surplus: 0, ...more });

const labels = (of: AD2Event, events: readonly AD2Event[], marks: readonly string[] = []) =>
  thrown(of, scene(marks), events)?.dice.map(({ face, label }) => [face, label]);

describe('the dice of a Jet', () => {
  test('are shown as they fall while a question stands: the best one, what gives a Réussite', () => {
    expect(labels(first, [announced, first])).toEqual([
      [6, 'meilleur, Réussite'],
      [1, ''],
      [4, ''],
    ]);
    expect(thrown(first, scene(), [announced, first])).toMatchObject({ title: 'Attaque, Aldric' });
  });

  test('are shown once when nothing was asked in between, with what they came to', () => {
    const end = settled([4, 2], { best: 4, base: 6, reussites: 0, result: 6 });
    const events = [announced, event('diceThrown', { faces: [4, 2] }), end];
    expect(thrown(events[1]!, scene(), events)).toBeUndefined();
    expect(thrown(end, scene(), events)).toMatchObject({
      success: true,
      verdict: '4 +2 = 6 contre 5\u00a0: réussi\u202f!',
    });
  });

  test('a Coup de poker keeps its 1s, and the first throw stays beside it', () => {
    const end = settled([5, 1, 2], { best: 5, base: 5, reussites: 1, result: 5, surplus: 1 });
    const events = [announced, first, poker, end];
    expect(thrown(first, scene(), events)?.title).toBe('Attaque, Aldric, premier lancer');
    expect(labels(end, events)).toEqual([
      [5, 'meilleur'],
      [1, 'gardé'],
      [2, ''],
    ]);
    expect(thrown(end, scene(), events)?.verdict).toContain('1 Réussite en plus');
    expect(thrown(poker, scene(), events)).toBeUndefined();
    expect(labels(poker, [announced, first, poker])?.[0]).toEqual([1, 'gardé']);
  });

  test('Temps fort and a blessing lower the face that gives a Réussite', () => {
    const blessed = event('jetChanged', { how: 'beni', by: 'h1', with: 'heroisme' });
    expect(labels(first, [announced, first], ['temps-fort'])?.[2]).toEqual([4, '']);
    expect(labels(first, [announced, first, blessed], ['temps-fort'])?.[2]).toEqual([4, 'Réussite']);
  });

  test('those of an earlier Jet are not mixed with the next one', () => {
    const end = settled([2], { best: 2, base: 2, reussites: 0, result: 2, success: false });
    const events = [announced, first, poker, settled([5, 1, 2], { best: 5, base: 5, result: 5 }), announced, end];
    expect(thrown(end, scene(), events)?.title).toBe('Attaque, Aldric');
  });
});
