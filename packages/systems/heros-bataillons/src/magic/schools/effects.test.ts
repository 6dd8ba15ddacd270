import { describe, expect, test } from 'vitest';
import { type GivenBeing, perform, play, scene } from '../../../testing/index.ts';
import { regain } from '../../beings/damage.ts';
import { gain } from '../../beings/marks.ts';
import { check } from '../../checks/check.ts';
import { canLeaveZone, isStill } from '../../combat/conditions.ts';
import { hasMark } from '../../pieces.ts';
import { positionsFor } from '../../scene/moves.ts';
import { countRounds, lastingRounds } from '../../time/lasting.ts';
import { canShoot, withDifficulties } from '../afflictions.ts';

const caster = (school: string): GivenBeing => ({ hero: { schools: [school] } });

/** The effect of a school on a foe, with the die of its test. */
function afflicted(
  school: string,
  effect: string,
  { foe, faces = [3], d20 }: { foe: GivenBeing; faces?: readonly number[]; d20: number | readonly number[] },
) {
  const power = faces.length === 1 ? 'mineur' : 'majeur';
  return perform({ heroes: [caster(school)], foes: [foe], zones: ['a', 'b', 'c'] }, `sort-${school}-toucher-${power}`, {
    dice: [faces, d20],
    decisions: [effect],
  });
}
const diminished = (run: ReturnType<typeof afflicted>, attacker: string, target: string) =>
  withDifficulties([], run.find(attacker), run.find(target)).map(({ label }) => label);

describe('effects of the schools', () => {
  test('[HB-SCH-01] [HB-SCH-08] Arcanique pushes one zone away from its caster', () => {
    const { find } = afflicted('arcanique', 'repousser', { foe: { values: { for: 8 } }, faces: [5], d20: 12 });
    expect(find('e1').zone).toBe('b');
    const far = afflicted('arcanique', 'repousser', { foe: { zone: 'b', values: { for: 8 } }, faces: [5], d20: 12 });
    expect(far.find('e1').zone).toBe('c');
    expect(afflicted('arcanique', 'repousser', { foe: { values: { for: 8 } }, d20: 8 }).find('e1').zone).toBe('a');
    const hurt = perform({ heroes: [caster('arcanique')], foes: [{}] }, 'sort-arcanique-toucher-mineur', {
      dice: [2],
      decisions: ['degats-energie'],
    });
    expect(hurt.find('e1').now.end).toBe(2);
  });

  test('[HB-SCH-02] [HB-SCH-08] Élémentaire names its element, or freezes', () => {
    const { asked, of } = perform({ heroes: [caster('elementaire')], foes: [{}] }, 'sort-elementaire-toucher-mineur', {
      dice: [2],
      decisions: ['degats-foudre'],
    });
    expect(asked[0]!.options.map(({ id }) => id)).toEqual([
      'degats-feu',
      'degats-glace',
      'degats-foudre',
      'geler',
      'moderer',
    ]);
    expect(of('damaged')[0]).toMatchObject({ source: 'sort-foudre', damage: 2 });
    const frozen = afflicted('elementaire', 'geler', { foe: { values: { agi: 9 } }, d20: 10 }).find('e1');
    expect([hasMark(frozen, 'gele'), isStill(frozen)]).toEqual([true, true]);
    expect(hasMark(afflicted('elementaire', 'geler', { foe: { values: { agi: 9 } }, d20: 9 }).find('e1'), 'gele')).toBe(
      false,
    );
  });

  test('[HB-SCH-03] [HB-SCH-08] Impie withers: harder tests, no END regained', () => {
    const run = afflicted('impie', 'fletrir', { foe: { values: { for: 8 }, now: { end: 1 } }, d20: 9 });
    expect(hasMark(run.find('e1'), 'fletri')).toBe(true);
    const { value } = play(
      run.state,
      function* (g, find) {
        const got = regain(g, find('e1'), { attribute: 'end', amount: 3, why: 'sort', rules: ['HB-MAG-31'] });
        return [got, yield* check(g, { who: find('e1'), attribute: 'vol', rule: 'HB-TEST-01' })] as const;
      },
      { dice: [[4, 15]] },
    );
    expect(value).toMatchObject([0, { kept: 15, success: false }]);
    const hurt = perform({ heroes: [caster('impie')], foes: [{}] }, 'sort-impie-toucher-mineur', {
      dice: [2],
      decisions: ['degats-necrose'],
    });
    expect(hurt.of('damaged')[0]!.source).toBe('sort-necrose');
  });

  test('[HB-SCH-04] [HB-SCH-08] Ombres hurts enemies, and veils allies without a test', () => {
    const given = { heroes: [caster('ombres'), {}], foes: [{}] };
    const veiled = perform(given, 'sort-ombres-toucher-mineur', { dice: [3], decisions: ['h2'] });
    expect(hasMark(veiled.find('h2'), 'voile')).toBe(true);
    expect(diminished(veiled, 'e1', 'h2')).toEqual(['voile']);
    const hurt = perform(given, 'sort-ombres-toucher-mineur', { dice: [3], decisions: ['e1', 'degats-ombre'] });
    expect(hurt.find('e1').now.end).toBe(1);
  });

  test('[HB-SCH-05] [HB-SCH-08] Sacrée blinds enemies: attacks diminished, none at a distance', () => {
    const run = perform({ heroes: [caster('sacree')], foes: [{ values: { agi: 9 } }] }, 'sort-sacree-toucher-mineur', {
      dice: [3, 10],
      decisions: ['e1'],
    });
    expect(hasMark(run.find('e1'), 'aveugle')).toBe(true);
    expect(diminished(run, 'e1', 'h1')).toEqual(['aveugle']);
    expect(canShoot(run.find('e1'))).toBe(false);
    expect(canShoot(run.find('h1'))).toBe(true);
  });

  test('[HB-SCH-09] [HB-SCH-08] Illusion deceives, and its wounds go to VOL', () => {
    const lured = afflicted('illusion', 'leurrer', { foe: { values: { vol: 9 } }, d20: 10 });
    expect(diminished(lured, 'e1', 'h1')).toEqual(['leurre']);
    const hurt = (foe: GivenBeing) =>
      perform({ heroes: [caster('illusion')], foes: [foe] }, 'sort-illusion-toucher-mineur', {
        dice: [4],
        decisions: ['degats-illusion'],
      });
    expect(hurt({ values: { end: 0, vol: 9, for: 10 } }).find('e1').now).toMatchObject({ vol: 5, for: 10 });
    expect(hurt({ values: { end: 0, vol: 4 } }).find('e1')).toMatchObject({
      now: { vol: 0, for: 10 },
      status: 'present',
    });
    // Beyond the will there is nothing to believe with.
    expect(hurt({ values: { end: 0, vol: 3, for: 1 } }).find('e1')).toMatchObject({
      now: { vol: 0, for: 1 },
      status: 'present',
    });
    const skeleton = hurt({ tags: ['sans-esprit'] });
    expect(skeleton.find('e1').now).toMatchObject({ end: 4, vol: 10 });
    expect(skeleton.of('effectIgnored')[0]).toMatchObject({ being: 'e1', trait: 'sans-esprit' });
  });

  test('[HB-SCH-07] [HB-MAG-38] [HB-SCH-08] Sauvage roots without damage', () => {
    const given = { heroes: [caster('sauvage')], foes: [{ values: { for: 8 } }] };
    const script = { dice: [3, 9], decisions: ['e1', 'enraciner'] };
    const run = perform(given, 'sort-sauvage-toucher-mineur', script);
    expect(run.of('damaged')).toEqual([]);
    expect(run.find('e1').marks).toMatchObject([{ id: 'enracine', until: { in: 'rounds', of: 'h1', left: 1 } }]);
    expect([canLeaveZone(run.state, run.find('e1')), isStill(run.find('e1'))]).toEqual([false, false]);
    expect(canLeaveZone(run.state, run.find('h1'))).toBe(true);
  });

  test('[HB-SCH-08] the attribute that takes the critical damage of each school', () => {
    const struck = (school: string, tag: string) => {
      const foe = { values: { end: 0, for: 10, agi: 10, vol: 10 } };
      const run = perform({ heroes: [caster(school)], foes: [foe] }, `sort-${school}-toucher-mineur`, {
        dice: [4],
        decisions: [...(school === 'ombres' || school === 'sauvage' ? ['e1'] : []), `degats-${tag}`],
      });
      const { for: force, agi, vol } = run.find('e1').now;
      return { for: 10 - force, agi: 10 - agi, vol: 10 - vol };
    };
    expect(struck('arcanique', 'energie')).toEqual({ for: 4, agi: 0, vol: 0 });
    expect(struck('elementaire', 'feu')).toEqual({ for: 4, agi: 0, vol: 0 });
    expect(struck('illusion', 'illusion')).toEqual({ for: 0, agi: 0, vol: 4 });
    expect(struck('impie', 'necrose')).toEqual({ for: 4, agi: 0, vol: 0 });
    expect(struck('ombres', 'ombre')).toEqual({ for: 4, agi: 0, vol: 0 });
    expect(struck('sauvage', 'ouragan')).toEqual({ for: 4, agi: 0, vol: 0 });
  });

  test('[HB-SCH-07] [HB-SCH-08] [HB-MAG-29] a tree covers any number of allies for N rounds', () => {
    const heroes = [
      caster('sauvage'),
      { zone: 'b', position: 'arbre-h1-b' },
      { zone: 'b', position: 'arbre-h1-b' },
      { zone: 'b' },
    ];
    const given = { heroes, foes: [{ zone: 'b' }] };
    const run = perform(given, 'sort-sauvage-toucher-majeur', { dice: [[4, 5]], decisions: ['arbre-b'] });
    const zone = () => run.state.scene!.zones[1]!;
    expect(zone().positions).toEqual([{ id: 'arbre-h1-b', tag: 'couvert', side: 'heros' }]);
    expect(positionsFor(run.state, run.find('h4'))).toEqual(['arbre-h1-b']);
    expect(positionsFor(run.state, run.find('e1'))).toEqual([]);
    const turns = (count: number) =>
      play(run.state, function* (g) {
        for (let i = 0; i < count; i++) countRounds(g, 'h1');
      });
    turns(1);
    expect(zone().positions).toHaveLength(1);
    turns(1);
    expect(zone().positions).toEqual([]);
    expect(run.find('h2').position).toBeNull();
  });

  test('[HB-MAG-29] [HB-MAG-43] N rounds at most, one effect of a kind, the longer kept', () => {
    const state = scene({ foes: [{}] });
    const rooted = (rounds: number) =>
      play(state, function* (g, find) {
        const mark = { id: 'enracine', until: lastingRounds(g.state, 'h1', rounds), by: 'h1' };
        gain(g, find('e1'), { mark, rules: ['HB-MAG-43'] });
        return find('e1').marks.map(({ until }) => (until.in === 'rounds' ? until.left : null));
      }).value;
    expect(rooted(2)).toEqual([2]);
    expect(rooted(1)).toEqual([2]);
    expect(rooted(3)).toEqual([3]);
  });

  test('[HB-MAG-07] [HB-MAG-36] a major effect lasts two rounds, or one if the caster likes', () => {
    const given = { heroes: [caster('sauvage')], foes: [{ values: { for: 8 } }] };
    const lasting = (decisions: readonly string[]) =>
      perform(given, 'sort-sauvage-toucher-majeur', { dice: [[4, 4], 9], decisions }).find('e1').marks[0]!.until;
    expect(lasting(['e1', 'enraciner'])).toMatchObject({ left: 2 });
    expect(lasting(['e1', 'moderer', 'enraciner', '1'])).toMatchObject({ left: 1 });
  });

  test('[HB-MAG-33] a TOT above the attribute makes it harder to resist', () => {
    const hard = afflicted('impie', 'fletrir', { foe: { values: { for: 8 } }, faces: [4, 5], d20: [3, 9] });
    expect(hasMark(hard.find('e1'), 'fletri')).toBe(true);
    const even = afflicted('impie', 'fletrir', { foe: { values: { for: 9 } }, faces: [4, 5], d20: 9 });
    expect(hasMark(even.find('e1'), 'fletri')).toBe(false);
  });

  test('[HB-CHA-11] Chance keeps an effect off a hero', () => {
    const given = { heroes: [caster('impie'), { side: 'adversaires' as const, hero: { chance: 1 } }] };
    const script = { dice: [3, 11], decisions: ['fletrir', 'depenser-chance'] };
    const { find } = perform(given, 'sort-impie-toucher-mineur', script);
    expect(hasMark(find('h2'), 'fletri')).toBe(false);
    expect(find('h2').hero!.chance).toBe(0);
  });
});
