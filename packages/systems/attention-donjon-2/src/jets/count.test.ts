import { describe, expect, test } from 'vitest';
import { alone, jet } from '../../testing/jets.ts';

describe('the dice of a Jet', () => {
  const sum = (ran: ReturnType<typeof jet>) =>
    ran
      .of('jetAnnounced')[0]!
      .sums!.find(({ label }) => label === 'des')!
      .terms.map(({ label, value }) => [label, value]);

  test('[AD2-BONUS-05] [AD2-BONUS-04] sources add up, each once, before the dice', () => {
    const ran = jet(alone({ marks: ['secoue', 'sonne'], traits: { savoir: 4 } }), 'Savoir 5', { dice: [[1, 2]] });
    expect(ran.dice).toBe(2);
    expect(sum(ran)).toEqual([
      ['savoir', 4],
      ['secoue', -1],
      ['sonne', -1],
    ]);
  });

  test('[AD2-BONUS-06] [AD2-Q-03] penalties leave one die to an Attribute of 1 or more; or none', () => {
    const shaken = alone({ marks: ['secoue', 'sonne'], traits: { savoir: 1 } });
    const ran = jet(shaken, 'Savoir 5', { dice: [4] });
    expect(ran.dice).toBe(1);
    expect(sum(ran).at(-1)).toEqual(['un-de-au-moins', 2]);
    const none = jet({ ...shaken, variants: { minDice: 'zero' } }, 'Savoir 5', {});
    expect(none).toMatchObject({ dice: 0, verdict: { best: 0, success: false } });
    expect(jet(alone({ traits: { savoir: 0 } }), 'Savoir 5', {}).dice).toBe(0);
  });

  test('[AD2-JET-13] the Difficulté is 1 at least', () => {
    const difficulty = [
      { label: 'defense', value: 2, rule: 'AD2-PROF-03' },
      { label: 'aide', value: -3, rule: 'AD2-JET-13' },
    ] as const;
    expect(jet(alone(), 'Force 5', { dice: [[1, 1]] }, { difficulty }).of('jetSettled')).toMatchObject([
      { difficulty: 1, success: true },
    ]);
  });
});
