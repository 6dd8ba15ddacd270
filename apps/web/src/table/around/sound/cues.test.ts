import { describe, expect, test } from 'vitest';
import { cuesOf } from './cues.ts';
import { lengthOf, SOUNDS, type Sound } from './sounds.ts';

const events = (...types: string[]) => types.map((type) => ({ type, rules: [] }));

describe('what is heard of an answer', () => {
  test('dice, blows, doors and cards, in the order of the events', () => {
    expect(cuesOf('cinquante-etages', events('floorOpened', 'moveRolled'), undefined)).toEqual(['door', 'dice']);
    expect(cuesOf('attention-donjon', events('cardsDrawn', 'diceRolled', 'wounded'), undefined)).toEqual([
      'card',
      'dice',
      'hit',
    ]);
    expect(cuesOf('attention-donjon-2', events('diceThrown', 'santeLost'), undefined)).toEqual(['dice', 'hit']);
    expect(cuesOf('heros-bataillons', events('roomOpened', 'checked', 'damaged'), undefined)).toEqual([
      'door',
      'dice',
      'hit',
    ]);
  });

  test('each once, and never more than three before the end', () => {
    const many = events('diceRolled', 'diceRolled', 'wounded', 'wounded', 'doorRevealed', 'cardsDrawn');
    expect(cuesOf('attention-donjon', many, undefined)).toEqual(['dice', 'hit', 'door']);
  });

  test('the end of the game is heard last', () => {
    expect(cuesOf('cinquante-etages', events('died'), { id: 'defaite', winners: [], scores: [] })).toEqual([
      'hit',
      'defeat',
    ]);
    expect(cuesOf('attention-donjon', [], { id: 'victoire', winners: [0], scores: [] })).toEqual(['victory']);
  });

  test('most events make no sound', () => {
    expect(cuesOf('attention-donjon', events('turnStarted', 'actionSpent'), undefined)).toEqual([]);
  });
});

describe('sounds', () => {
  test('are short, and none is loud', () => {
    for (const sound of Object.keys(SOUNDS) as Sound[]) {
      expect(lengthOf(sound)).toBeLessThan(1.3);
      for (const { loudness, length } of SOUNDS[sound]) {
        expect(loudness).toBeLessThanOrEqual(0.6);
        expect(length).toBeGreaterThan(0);
      }
    }
  });
});
