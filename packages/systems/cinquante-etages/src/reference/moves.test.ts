import type { Decision } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { play } from '../../testing/given.ts';
import type { Given } from '../../testing/schema.ts';
import { cinquanteEtages } from '../system.ts';
import { referencePolicy } from './policy.ts';

/** What the policy answers where the script stops. */
function answer(what: Given, { dice, decisions = [] }: { dice: number[]; decisions?: string[] }): string {
  const { state, stop } = play(what, { dice, decisions });
  const decision = stop as Decision;
  return decision.options[referencePolicy.choose(decision, { content: cinquanteEtages.content, state })]!.id;
}

const OPEN = ['.....', '.....', '.....', '.....', '.....'];
const map = (rows: Record<number, string>): string => OPEN.map((row, y) => rows[y] ?? row).join('\n');

describe('the path of a move', () => {
  test('[C50-BAL-02] reaches the goal where one roll can, even by a bounce', () => {
    expect(answer({ map: map({ 2: '....>' }), heroes: [{ at: [2, 2] }] }, { dice: [2] })).toBe('est');
    const what: Given = { map: map({ 4: '>....' }), heroes: [{ at: [2, 2] }] };
    expect(answer(what, { dice: [3] })).toBe('sud-ouest');
    const bounce: Given = { map: map({ 3: '....>' }), heroes: [{ at: [2, 3] }] };
    expect(answer(bounce, { dice: [3] })).toBe('sud-est');
  });

  test('[C50-BAL-02] goes round a creature or a trap when the other way is as short', () => {
    const goblin: Given = {
      map: map({ 0: '>....' }),
      heroes: [{ at: [2, 2] }],
      creatures: [{ id: 'gobelin', at: [1, 1] }],
    };
    expect(answer(goblin, { dice: [1] })).not.toBe('nord-ouest');
    const either = (row: string): Given => ({
      map: map({ 0: '..#..', 1: row, 2: '..#..', 4: '..>..' }),
      heroes: [{ at: [2, 1] }],
    });
    expect(answer(either('.....'), { dice: [2] })).toBe('est');
    expect(answer(either('...^.'), { dice: [2] })).toBe('ouest');
  });

  test('[C50-BAL-02] a chest on the way is worth crossing', () => {
    const row = (chest: boolean): Given => ({
      map: map({ 0: chest ? '..c..' : '.....', 4: '>....' }),
      heroes: [{ at: [2, 1], turn: 7 }],
    });
    expect(answer(row(true), { dice: [2] })).toBe('nord');
    expect(answer(row(false), { dice: [2] })).not.toBe('nord');
  });

  test('[C50-BAL-02] Pas assuré when it saves a turn, and not before', () => {
    const to = (x: number): Given => ({
      map: map({ 2: '.....'.slice(0, x) + '>'.padEnd(5 - x, '.') }),
      heroes: [{ classe: 'rodeur', at: [0, 2] }],
    });
    expect(answer(to(2), { dice: [1] })).toBe('2');
    expect(answer(to(2), { dice: [2] })).toBe('passer');
  });

  test('[C50-BAL-02] leaves by the stairs it made for, and passes those it crosses on the way to a chest', () => {
    const beaten = { at: [0, 0] as [number, number], guardianBeaten: true };
    const into = { dice: [4], decisions: ['est'] };
    expect(answer({ map: map({ 0: '..>..' }), heroes: [beaten] }, into)).toBe('descendre');
    expect(answer({ map: map({ 0: '..>.c' }), heroes: [beaten] }, into)).toBe('passer');
  });

  test('[C50-BAL-02] drinks at the fountain when thirsty or on the way out, else keeps it', () => {
    const crossing = (pv: number, chest: boolean): Given => ({
      map: map({ 0: '.f...', 4: chest ? 'c...>' : '....>' }),
      heroes: [{ at: [0, 0], end: 10, bonusPv: 0, pv, potions: [] }],
    });
    const into = { dice: [2], decisions: ['est'] };
    expect(answer(crossing(39, true), into)).toBe('passer');
    expect(answer(crossing(26, true), into)).toBe('boire');
    expect(answer(crossing(39, false), into)).toBe('boire');
  });
});
