import { describe, expect, test } from 'vitest';
import { cuesOf } from './cues.ts';
import { lengthOf, SOUNDS, type Sound } from './sounds.ts';

const events = (...types: string[]) => types.map((type) => ({ type, rules: [] }));

const sounds = { rolled: 'dice', rerolled: 'dice', wounded: 'hit', opened: 'door', drawn: 'card' } as const;
const heard = (...types: string[]) => cuesOf({ sounds, latest: events(...types), outcome: undefined });

describe('what is heard of an answer', () => {
  test('dice, blows, doors and cards, in the order of the events', () => {
    expect(heard('opened', 'rolled')).toEqual(['door', 'dice']);
    expect(heard('drawn', 'rerolled', 'wounded')).toEqual(['card', 'dice', 'hit']);
  });

  test('each once, and never more than three before the end', () => {
    expect(heard('rolled', 'rerolled', 'wounded', 'wounded', 'opened', 'drawn')).toEqual(['dice', 'hit', 'door']);
  });

  test('the end of the game is heard last', () => {
    const lost = { id: 'defaite', winners: [], scores: [] };
    expect(cuesOf({ sounds, latest: events('wounded'), outcome: lost })).toEqual(['hit', 'defeat']);
    const won = { id: 'victoire', winners: [0], scores: [] };
    expect(cuesOf({ sounds, latest: [], outcome: won })).toEqual(['victory']);
  });

  test('most events make no sound', () => {
    expect(heard('turnStarted', 'actionSpent')).toEqual([]);
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
