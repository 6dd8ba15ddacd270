import type { OfferedDecision } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { held } from '../../../systems/crawl/sheets/deck.ts';
import { leftOf, readEntry } from './entry.ts';

const asked = (id: string, params: object, options: readonly string[] = []): OfferedDecision =>
  ({ id, params, options: options.map((one) => ({ id: one })) }) as unknown as OfferedDecision;

const dice = asked('lancer-les-des', { sides: 6, count: 4, number: 2 });
const cards = asked('tirer-les-cartes', { count: 2, number: 1 }, ['10-trefle', 'dame-coeur', 'joker-2']);

const readDice = (text: string) => readEntry(text, { decision: dice, deck: undefined, lang: 'fr' });
const readCards = (text: string) => readEntry(text, { decision: cards, deck: held, lang: 'fr' });

describe('a whole throw in one line', () => {
  test('counts what is left to say', () => {
    expect(leftOf(dice)).toBe(3);
    expect(readDice('6 5')).toEqual({ picks: ['6', '5'], complete: false });
    expect(readDice('653')).toEqual({ picks: ['6', '5', '3'], complete: true });
  });

  test('is refused whole when it says too much or something else', () => {
    expect(readDice('6 5 3 1')).toMatchObject({ complete: false, problem: expect.stringContaining('4 au lieu de 3') });
    expect(readDice('6 8 3')).toMatchObject({ complete: false, problem: '«\u00a08\u00a0» n’est pas une face de D6.' });
  });

  test('cards come from what is left of the deck, each once', () => {
    expect(readCards('10T dc')).toEqual({ picks: ['10-trefle', 'dame-coeur'], complete: true });
    expect(readCards('10T 10T')).toMatchObject({ complete: false, problem: '10 de Trèfle n’est plus dans la pioche.' });
    expect(readCards('jo')).toEqual({ picks: ['joker-2'], complete: false });
    expect(readCards('jo jo')).toMatchObject({ problem: expect.stringContaining('n’est plus') });
    expect(readCards('QH')).toMatchObject({ complete: false, problem: expect.stringContaining('n’est pas une carte') });
  });
});
