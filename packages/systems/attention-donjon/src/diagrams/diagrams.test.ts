import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attentionDonjon } from '../system.ts';
import { diagrams } from './index.ts';

const movesOf = (rule: string) => diagrams(attentionDonjon).find((d) => d.rule === rule)!.moves;
const to = (rule: string, index = 0) =>
  movesOf(rule)
    [index]!.to.map(([x, y]) => `${x},${y}`)
    .join(' ');
const dodges = (rule: string) => movesOf(rule).map(({ dodge }) => dodge);
const strikes = (rule: string) => movesOf(rule)[0]!.strikes;

/** Rules whose vector says no place: an option, a kind, dice, Actions, or these drawings themselves. */
const NO_BOARD: readonly string[] = [
  ...['MOVE-01', 'MOVE-02', 'MOVE-03', 'MOVE-04', 'MOVE-10'],
  ...['DODGE-01', 'DODGE-06', 'DODGE-07', 'DODGE-08', 'DODGE-09', 'DODGE-12', 'DODGE-13', 'DODGE-16', 'DODGE-19'],
  ...['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31'].map((n) => `DODGE-${n}`),
].map((id) => `AD1-${id}`);

describe('diagrams of the rulebook', () => {
  test('[AD1-MOVE-10] every rule of MOVE, PUSH and DODGE with a vector on the board has its drawing', () => {
    const catalogue = readFileSync(new URL('../../../../../rules/attention-donjon.yaml', import.meta.url), 'utf8');
    const ids = [...new Set(catalogue.match(/\bAD1-(MOVE|PUSH|DODGE)-\d\d\b/g))].filter((id) => !NO_BOARD.includes(id));
    expect(
      diagrams(attentionDonjon)
        .map(({ rule }) => rule)
        .sort(),
    ).toEqual(ids.sort());
  });

  test('[AD1-MOVE-10] figures stand on distinct squares of the drawing', () => {
    for (const { drawing, figures, rule } of diagrams(attentionDonjon)) {
      const rows = drawing.split('\n');
      const letters = figures.map(({ at: [x, y] }) => rows[y + 1]?.[x + 1]);
      expect(
        letters.every((letter) => letter !== undefined && letter !== '.'),
        rule,
      ).toBe(true);
      expect(new Set(figures.map(({ at }) => at.join())).size, rule).toBe(figures.length);
    }
  });

  test('[AD1-MOVE-05] [AD1-MOVE-06] [AD1-MOVE-07] [AD1-MOVE-08] classic moves', () => {
    expect(to('AD1-MOVE-05')).toBe('2,0 3,0 2,1 3,1');
    expect(to('AD1-MOVE-06')).toBe('');
    expect(to('AD1-MOVE-07')).toBe('2,0 2,1');
    expect(to('AD1-MOVE-08')).toBe('3,1');
  });

  test('[AD1-MOVE-09] [AD1-MOVE-11] [AD1-MOVE-12] [AD1-MOVE-13] [AD1-MOVE-14] steps and Esquives', () => {
    expect(dodges('AD1-MOVE-09')).toEqual(['ordinaire']);
    expect(to('AD1-MOVE-11')).toBe('2,0 3,0 2,1 3,1 0,2 1,2 2,2 3,2');
    expect(to('AD1-MOVE-12')).toContain('4,4');
    expect(to('AD1-MOVE-12')).not.toContain('5,4');
    expect(dodges('AD1-MOVE-13')).toEqual(['aucune', 'ordinaire']);
    expect(dodges('AD1-MOVE-14')).toEqual(['difficile', 'aucune']);
  });

  test('[AD1-PUSH-02] [AD1-PUSH-03] [AD1-PUSH-04] [AD1-PUSH-05] [AD1-PUSH-13] candidate squares', () => {
    for (const rule of ['AD1-PUSH-01', 'AD1-PUSH-02', 'AD1-PUSH-04', 'AD1-PUSH-13'])
      expect(to(rule)).toBe('4,1 4,2 4,3');
    expect([to('AD1-PUSH-03'), to('AD1-PUSH-05')]).toEqual(['4,3', '4,1 4,3']);
  });

  test('[AD1-PUSH-06] [AD1-PUSH-07] [AD1-PUSH-08] [AD1-PUSH-10] [AD1-PUSH-11] [AD1-PUSH-12] chains, effects, walls', () => {
    expect([to('AD1-PUSH-06', 1), to('AD1-PUSH-10', 1)]).toEqual(['5,1 5,2 5,3', '5,1 5,2 5,3']);
    expect([to('AD1-PUSH-07'), to('AD1-PUSH-08', 1), to('AD1-PUSH-09')]).toEqual(['4,2', '5,2', '4,1 4,3']);
    expect([to('AD1-PUSH-11'), to('AD1-PUSH-12')]).toEqual(['', '']);
  });

  test('[AD1-DODGE-02] [AD1-DODGE-03] [AD1-DODGE-04] [AD1-DODGE-05] which Esquive', () => {
    expect(['02', '03', '04', '05'].map((n) => dodges(`AD1-DODGE-${n}`)[0])).toEqual([
      ...['aucune', 'ordinaire', 'difficile', 'aucune'],
    ]);
  });

  test('[AD1-DODGE-10] [AD1-DODGE-14] [AD1-DODGE-15] [AD1-DODGE-17] [AD1-DODGE-18] who may strike', () => {
    expect(strikes('AD1-DODGE-10')).toEqual({ departure: ['orque-1', 'orque-2'], arrival: [] });
    expect(strikes('AD1-DODGE-14')).toEqual({ departure: [], arrival: ['gobelin-1'] });
    expect(strikes('AD1-DODGE-15')).toEqual({ departure: ['orque-1'], arrival: [] });
    expect(strikes('AD1-DODGE-17')).toEqual({ departure: ['h1'], arrival: [] });
    expect(strikes('AD1-DODGE-18')!.departure).toHaveLength(3);
  });
});
