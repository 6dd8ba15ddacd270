import { expect, test } from 'vitest';
import { endure, jetOf } from '../../testing/combat.ts';
import { dealt, type GivenHero, type Scene } from '../../testing/index.ts';

/** A hero on the suit of its Arcane gardienne. */
const guarded = (suit: 'pique' | 'trefle', hero: GivenHero = {}): Scene => ({
  heroes: [{ arcane: `9-${suit}`, heroisme: 0, ...hero }],
  creatures: [{ id: 'homme-rat', at: [0, 1] }],
  state: dealt({ h1: `4-${suit}` }),
});
const ids = (asked: readonly { readonly options: readonly { readonly id: string }[] }[]) =>
  asked.map(({ options }) => options.map(({ id }) => id));

test('[AD2-ORDRE-10][AD2-BENI-03][AD2-XARC-05] short by 2, a blessing and the Regard turn the Jet together', () => {
  const attack = { purpose: 'attaque', against: 7 } as const;
  const both = jetOf(guarded('pique', { heroisme: 1 }), attack, {
    dice: [[5, 1]],
    decisions: ['regard-pique', 'benir-heroisme'],
  });
  expect(both.value.verdict).toMatchObject({ base: 6, reussites: 1, result: 7, success: true });
  expect(ids(both.asked)).toEqual([
    ['passer', 'regard-pique', 'benir-heroisme'],
    ['passer', 'benir-heroisme'],
  ]);
  // Neither is offered without the other, nor where both would not do.
  expect(jetOf(guarded('pique'), attack, { dice: [[5, 1]] }).asked).toEqual([]);
  const far = jetOf(guarded('pique', { heroisme: 1 }), { ...attack, against: 8 }, { dice: [[5, 1]] });
  expect(far.asked).toEqual([]);
});

test('[AD2-ORDRE-10][AD2-XARC-04][AD2-BENI-03] three together, and two of them beside one that is enough', () => {
  const given = (heroisme: number) => guarded('trefle', { heroisme, items: ['cape-evasive'] });
  const faced = (heroisme: number, difficulty: number, script: Parameters<typeof endure>[2]) =>
    endure(given(heroisme), { line: `ATT/CAC Agilité ${difficulty} (Dommages 1/-)`, by: 'homme-rat-1' }, script);
  const two = ['regard-trefle', 'cape-evasive-i1-1'];
  expect(faced(0, 4, { dice: [[2, 1]], decisions: two }).value.success).toBe(true);
  expect(faced(1, 8, { dice: [[5, 1]], decisions: [...two, 'benir-heroisme'] }).value.success).toBe(true);
  const spared = faced(1, 7, { dice: [[5, 5]], decisions: two });
  expect(ids(spared.asked)[0]).toEqual(['passer', 'regard-trefle', 'benir-heroisme', 'cape-evasive-i1-1']);
  expect(spared.find('h1').hero!.heroisme).toBe(1);
});
