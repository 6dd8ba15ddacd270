import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, inFight, perform, play, strikes } from '../../../testing/index.ts';
import { suffer } from '../../beings/damage.ts';
import type { HBState } from '../../state.ts';
import { countRounds } from '../../time/lasting.ts';

const caster = (school: string): GivenBeing => ({ hero: { schools: [school] }, values: { end: 15 } });

function called(
  school: string,
  power: string,
  { faces, size, foes = [] }: { faces: readonly number[]; size?: string; foes?: GivenBeing[] },
) {
  const run = perform({ heroes: [caster(school), { now: { end: 0 } }], foes }, `sort-${school}-invocation-${power}`, {
    dice: [faces],
    decisions: [...(size ? [size] : []), 'zone-a'],
  });
  return { ...run, entity: run.state.beings.at(-1)! };
}
const hit = (state: HBState, amount: number) =>
  play(state, (g, find) =>
    suffer(g, find(state.beings.at(-1)!.id), {
      amount,
      armour: true,
      attribute: 'for',
      violent: true,
      by: null,
      source: 'epee',
      rule: 'HB-ATK-02',
    }),
  );

describe('Invocation', () => {
  test('[HB-MAG-12] [HB-MAG-16] [HB-MAG-19] [HB-FOE-04] as big as the power allows, or smaller', () => {
    const sizes = (power: string, faces: readonly number[], size?: string) =>
      called('impie', power, { faces, ...(size && { size }) });
    expect(sizes('mineur', [4]).entity.size).toBe('petit');
    const major = sizes('majeur', [4, 4], 'grand');
    expect(major.asked[0]!.options.map(({ id }) => id)).toEqual(['grand', 'moyen', 'petit']);
    expect(major.entity.size).toBe('grand');
    const great = sizes('miraculeux', [4, 4, 4], 'colossal');
    expect(great.entity).toMatchObject({ size: 'colossal', scale: 'etre' });
    expect(great.entity.tags).not.toContain('legendaire');
    expect(sizes('miraculeux', [4, 4, 4], 'petit').entity.size).toBe('petit');
  });

  test('[HB-MAG-37] END is TOT, 15 at most; the rest is 10; one die never above MAX', () => {
    const { entity, find } = called('impie', 'miraculeux', { faces: [2, 4, 5], size: 'grand' });
    expect(entity).toMatchObject({
      now: { end: 11, for: 10, agi: 10, vol: 10 },
      armour: 0,
      side: 'heros',
      commander: 'h1',
    });
    expect(entity.attacks).toMatchObject([{ dice: [8], most: 5, magical: true }]);
    expect(entity.marks).toMatchObject([{ id: 'invoque', until: { of: 'h1', left: 3 } }]);
    expect(find('h1').now.end).toBe(13);
    expect(called('impie', 'miraculeux', { faces: [6, 6, 6], size: 'petit' }).entity.now.end).toBe(15);
    expect(called('impie', 'mineur', { faces: [4] }).entity.attacks[0]!.dice).toEqual([4]);
    expect(called('impie', 'majeur', { faces: [4, 4], size: 'petit' }).entity.attacks[0]!.dice).toEqual([6]);
  });

  test('[HB-MAG-37] its attacks are capped by MAX', () => {
    const { state, entity } = called('impie', 'majeur', {
      faces: [1, 2],
      size: 'petit',
      foes: [{ values: { end: 9 } }],
    });
    state.combat = inFight({ heroes: [{}, {}], foes: [{}] }).combat;
    const { find } = play(state, (g) => strikes(g, { by: entity.id, at: ['e1'] }), { dice: [6] });
    expect(find('e1').now.end).toBe(7);
  });

  test('[HB-MAG-30] [HB-MAG-37] [HB-MAN-09] an opening does not lift it above MAX', () => {
    const { state, entity } = called('impie', 'majeur', {
      faces: [1, 2],
      size: 'petit',
      foes: [{ values: { end: 9 } }],
    });
    state.combat = inFight({ heroes: [{}, {}], foes: [{}] }).combat;
    const struck = (face: number) => {
      entity.marks = [{ id: 'ouverture-e1', until: { in: 'turn', of: 'h1', begun: false } }];
      state.combat!.struck = [];
      const [damaged] = play(state, (g) => strikes(g, { by: entity.id, at: ['e1'] }), { dice: [face] }).of('damaged');
      return [damaged!.damage, damaged!.sums![0]!.terms.map(({ label, value }) => `${label} ${value}`)];
    };
    expect(struck(1)).toEqual([2, ['de 1', 'bonus 1']]);
    expect(struck(6)).toEqual([2, ['de 2']]);
  });

  test('[HB-MAG-37] [HB-MAG-29] gone at 0 END, or when its rounds are over', () => {
    const struck = called('impie', 'mineur', { faces: [4] });
    hit(struck.state, 3);
    expect(struck.entity.status).toBe('present');
    hit(struck.state, 3);
    expect(struck.entity).toMatchObject({ status: 'parti', zone: null });
    const timed = called('impie', 'majeur', { faces: [4, 4], size: 'petit' });
    const turn = () =>
      play(timed.state, function* (g) {
        countRounds(g, 'h1');
      });
    turn();
    expect(timed.entity.status).toBe('present');
    turn();
    expect(timed.entity.status).toBe('parti');
  });

  test('[HB-MAG-37] one for each caster', () => {
    const first = called('impie', 'mineur', { faces: [4] });
    perform(first.state, 'sort-impie-invocation-mineur', { dice: [5], decisions: ['zone-b'] });
    const entities = first.state.beings.filter(({ kind }) => kind === 'invoque');
    expect(entities.map(({ status, zone }) => [status, zone])).toEqual([
      ['parti', null],
      ['present', 'b'],
    ]);
  });

  test('[HB-SCH-09] an image goes at the first point', () => {
    const { state, entity } = called('illusion', 'miraculeux', { faces: [2, 3, 4], size: 'petit' });
    hit(state, 1);
    expect(entity.status).toBe('parti');
  });

  test('[HB-MAG-37] [HB-SCH-06] a Sacrée entity heals instead of attacking, up to MAX', () => {
    const { state, entity } = called('sacree', 'majeur', { faces: [2, 3], size: 'petit' });
    expect(entity.attacks).toEqual([]);
    expect(artIds(state, entity.id)).toContain('soigner-h2');
    expect(perform(state, 'soigner-h2', { dice: [6] }, entity.id).find('h2').now.end).toBe(3);
  });
});
