import { type AD1Event, type AD1View, attentionDonjon as system } from '@souterrain/attention-donjon';
import { wordsIn } from '@souterrain/attention-donjon/text/fr';
import type { OfferedDecision } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import type { CrawlScene } from '../../crawl/sheets/edition.ts';
import { hand } from './hand.ts';
import { thrown } from './thrown.ts';

const scene = (variants: object = {}): CrawlScene => ({
  system: system as unknown as CrawlScene['system'],
  view: { variants, figures: [{ id: 'h1', camp: 'heros', hero: { seat: 0 } }] } as unknown as AD1View,
  words: wordsIn(system.content) as unknown as CrawlScene['words'],
  company: { names: ['Ysolde'] },
  lang: 'fr',
});

const event = (type: string, more: object = {}): AD1Event =>
  ({ type, figure: 'h1', rules: [], ...more }) as unknown as AD1Event;

const announced = event('rollAnnounced', { purpose: 'attaque', difficulty: 3 });
const first = event('diceRolled', { faces: [6, 5, 3, 1] });
const gambled = event('gambled', { sixes: 1 });
const second = event('diceRolled', { faces: [4, 4] });
const settled = (faces: readonly number[], more: object) =>
  event('rollSettled', { purpose: 'attaque', faces, mode: 'ordinary', difficulty: 3, ...more });

const worths = (of: AD1Event, events: readonly AD1Event[]) =>
  thrown(of, scene(), events)?.dice.map(({ worth, out }) => (out ? `(${worth})` : worth));

describe('the dice of a roll', () => {
  test('are counted one by one while a question stands, with what is missing', () => {
    expect(thrown(first, scene(), [announced, first])).toMatchObject({
      title: 'Attaque, Ysolde',
      need: 'Il faut 3 succès',
      total: { value: 2, gap: 'manque 1' },
      success: false,
    });
    expect(worths(first, [announced, first])).toEqual([2, 1, 0, -1]);
  });

  test('a gambled six stays on the table, out of the count', () => {
    const events = [announced, first, gambled, second, settled([5, 3, 1, 4, 4], { total: 2, success: false })];
    expect(thrown(first, scene(), events)).toBeUndefined();
    expect(thrown(second, scene(), events)).toBeUndefined();
    expect(worths(events[4]!, events)).toEqual(['(0)', 1, 0, -1, 1, 1]);
    expect(thrown(second, scene(), events.slice(0, 4))).toMatchObject({ total: { value: 2, gap: 'manque 1' } });
  });

  test('blessed, a 3 counts; given successes and the floor are counted after the dice', () => {
    const beni = event('rollChanged', { by: 'h1', how: 'beni', with: 'heroisme' });
    expect(worths(first, [beni, announced, first])).toEqual([2, 1, 1, -1]);
    const given = event('rollChanged', { by: 'h1', how: 'succes', with: 'heroisme', value: 1 });
    const end = settled([1, 1, 1], { total: 0, success: false });
    const low = event('diceRolled', { faces: [1, 1, 1] });
    expect(thrown(end, scene(), [announced, low, given, end])?.added).toEqual([
      { label: 'Héroïsme', value: 1 },
      { label: 'jamais moins de 0', value: 2 },
    ]);
  });

  test('a die rolled again shows the face that is kept', () => {
    const again = event('dieRerolled', { from: 1, to: 5, kept: 5 });
    expect(worths(again, [announced, first, again])).toEqual([2, 1, 0, 1]);
    expect(thrown(first, scene(), [announced, first, again])).toBeUndefined();
  });

  test('those of an earlier roll do not enter the next one', () => {
    const before = [announced, first, settled([6, 5, 3, 1], { total: 2, success: false })];
    expect(worths(second, [...before, announced, second])).toEqual([1, 1]);
  });
});

describe('dice taken by hand', () => {
  const asked = (id: string, ...options: string[]): OfferedDecision =>
    ({ id, options: options.map((one) => ({ id: one })) }) as unknown as OfferedDecision;
  const dice = (...faces: number[]) => ({
    title: '',
    verdict: '',
    dice: faces.map((face) => ({ sides: 6, face, owner: 'hero' as const, label: '' })),
  });

  test('the sixes of a Coup de poker, as many as may be risked', () => {
    const two = hand(asked('coup-de-poker', 'garder', 'miser-1', 'miser-2'), dice(6, 3, 6))!;
    expect(two.dice).toEqual([0, 2]);
    expect([[], [2], [0, 2]].map((taken) => two.option(taken))).toEqual(['garder', 'miser-1', 'miser-2']);
    // AD1-POKER-06: a six kept earlier is no longer at stake.
    expect(hand(asked('coup-de-poker', 'garder', 'miser-1'), dice(6, 3, 6))?.dice).toEqual([2]);
  });

  test('the die that is rolled again', () => {
    const one = hand(asked('relancer', 'passer', 'de-1', 'de-3'), dice(6, 3, 1, 3))!;
    expect(one.dice).toEqual([1, 2, 3]);
    expect(one.option([3])).toBe('de-3');
  });

  test('no other question is answered on dice', () => {
    expect(hand(asked('action', 'attaque'), dice(6))).toBeUndefined();
  });
});
