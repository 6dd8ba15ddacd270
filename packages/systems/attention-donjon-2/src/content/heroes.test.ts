import { describe, expect, test } from 'vitest';
import { checkSheet } from '../heroes/legality.ts';
import { sheetOfReadyMade } from '../heroes/ready-made.ts';
import { attentionDonjon2 } from '../system.ts';

const all = Object.values(attentionDonjon2.content.heroes);

describe('the ready-made heroes', () => {
  test('are at least one for each Carrière, an Arcaniste among them, of four Origines', () => {
    const careers = new Set(all.map(({ career }) => career));
    expect([...careers].sort()).toEqual(['arcaniste', 'berserker', 'croise', 'traqueur']);
    expect(new Set(all.map(({ origin }) => origin)).size).toBe(4);
  });

  test('[AD2-XHEROS-02] assign 1, 1, 2, 2 and 3', () => {
    for (const { id, attributes } of all) expect([id, Object.values(attributes).sort()]).toEqual([id, [1, 1, 2, 2, 3]]);
  });

  test('[AD2-XHEROS-04] share 10 points between Santé and Héroïsme', () => {
    for (const { id, sante, heroisme } of all) expect([id, sante + heroisme]).toEqual([id, 10]);
  });

  test('are legal creations, with nothing owed', () => {
    for (const { id } of all) {
      const sheet = sheetOfReadyMade(attentionDonjon2, id);
      expect([id, checkSheet(attentionDonjon2, sheet, { created: 'companion' })]).toEqual([id, []]);
      expect([id, sheet.xp, sheet.deniers >= 0]).toEqual([id, 0, true]);
    }
  });
});
