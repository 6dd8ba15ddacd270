import { describe, expect, test } from 'vitest';
import { play } from '../../../testing/index.ts';
import { check } from '../../checks/check.ts';
import { canUseAbility } from './ability.ts';
import { ABILITIES, abilityOf } from './index.ts';
import { manoeuvreThreshold } from './maitre-d-armes.ts';

describe('heroic abilities', () => {
  test('[HB-HERO-02] [HB-ACT-03] twelve, one a face of the d12, each with its use', () => {
    expect(
      ABILITIES.map(({ id, roll, per, offer, run }) => `${roll} ${id} ${offer || run ? 'action' : 'passive'} ${per}`),
    ).toEqual([
      '1 conjurateur passive null',
      '2 charge action combat',
      '3 tourbillon action combat',
      '4 second-souffle action combat',
      '5 garde-du-corps passive round',
      '6 tir-vise action combat',
      '7 frappe-sournoise passive null',
      '8 maitre-d-armes passive null',
      '9 cri-de-ralliement action combat',
      '10 instinct passive null',
      '11 chef-de-guerre passive null',
      '12 peau-tannee passive null',
    ]);
  });

  test('[HB-HERO-02] [HB-HERO-03] known and not yet used', () => {
    const hero = { abilities: ['charge', 'instinct'] };
    const { find } = play({ heroes: [{ hero, used: ['charge'] }, { hero }] }, function* () {});
    expect([canUseAbility(find('h1'), 'charge'), canUseAbility(find('h2'), 'charge')]).toEqual([false, true]);
    expect(canUseAbility(find('h2'), 'tourbillon')).toBe(false);
  });

  test('[HB-HERO-02] Second souffle recovers 1d6 END', () => {
    const { find } = play(
      { heroes: [{ values: { end: 6 }, now: { end: 1 } }] },
      (g, f) => abilityOf('second-souffle').run!(g, f('h1')),
      { dice: [4] },
    );
    expect(find('h1').now.end).toBe(5);
  });

  test('[HB-HERO-02] Cri de ralliement: allies near by recover 1d4 END, one roll, and the demoralised take heart', () => {
    const worn = { values: { end: 6 }, now: { end: 0 } };
    const { find } = play(
      {
        heroes: [worn, { ...worn, zone: 'b', now: { end: 0, vol: 0 } }, { ...worn, zone: 'c' }],
        foes: [worn],
      },
      (g, f) => abilityOf('cri-de-ralliement').run!(g, f('h1')),
      { dice: [3] },
    );
    expect(['h1', 'h2', 'h3', 'e1'].map((id) => find(id).now.end)).toEqual([0, 3, 0, 0]);
    expect(find('h2').marks).toMatchObject([{ id: 'rallie', until: { in: 'combat' } }]);
    expect(find('h3').marks).toEqual([]);
    const calm = play({ heroes: [worn, worn] }, (g, f) => abilityOf('cri-de-ralliement').run!(g, f('h1')), {
      dice: [3],
    });
    expect(calm.find('h2')).toMatchObject({ now: { end: 3 }, marks: [] });
    const apart = play(
      { heroes: [worn, { ...worn, zone: null }], state: { scene: null } },
      (g, f) => abilityOf('cri-de-ralliement').run!(g, f('h1')),
      { dice: [3] },
    );
    expect(apart.find('h2').now.end).toBe(3);
  });

  test('[HB-HERO-02] Maître d’armes: a 3 pays for a manoeuvre, not for Improvisation', () => {
    const { find } = play({ heroes: [{ hero: { abilities: ['maitre-d-armes'] } }, {}] }, function* () {});
    expect(manoeuvreThreshold(find('h1'), 'entrave')).toBe(3);
    expect(manoeuvreThreshold(find('h1'), 'improvisation')).toBe(4);
    expect(manoeuvreThreshold(find('h2'), 'entrave')).toBe(4);
  });

  test('[HB-HERO-02] Chef de guerre: an advantage on the VOL tests of a commanded battalion', () => {
    const vol = (
      commander: string | null,
      attribute: 'vol' | 'for',
      dice: readonly number[],
      kind: 'bataillon' | 'invoque' = 'bataillon',
    ) =>
      play(
        {
          heroes: [{ hero: { abilities: ['chef-de-guerre'] } }],
          foes: [{ kind, side: 'heros', commander }],
        },
        (g, f) => check(g, { who: f('e1'), attribute, rule: 'HB-BAT-22' }),
        { dice: [dice] },
      ).value.success;
    expect(vol('h1', 'vol', [15, 5])).toBe(true);
    expect(vol(null, 'vol', [15])).toBe(false);
    expect(vol('h1', 'for', [15])).toBe(false);
    expect(vol('h1', 'vol', [15], 'invoque')).toBe(false);
  });
});
