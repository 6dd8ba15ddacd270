import { describe, expect, test } from 'vitest';
import { type Given, type GivenBeing, perform } from '../../testing/index.ts';
import { hasMark } from '../pieces.ts';

/** What the detail of a casting of Toucher offers, each time it is asked. */
function menus(
  school: string,
  { faces, given, decisions }: { faces: readonly number[]; given: Given; decisions: readonly (string | string[])[] },
) {
  const power = faces.length === 1 ? 'mineur' : 'majeur';
  const caster = { values: { end: 15 }, hero: { schools: [school] } };
  const { asked } = perform(
    { ...given, heroes: [caster, ...(given.heroes ?? [])] },
    `sort-${school}-toucher-${power}`,
    { dice: [faces], decisions },
  );
  return asked.filter(({ id }) => id === 'sort-detail').map(({ options }) => options.map(({ id }) => id));
}
const ogre: GivenBeing = { values: { end: 15, for: 18 } };

describe('the detail of a spell', () => {
  test('[HB-MAG-07] less than the dice allow, where there is less', () => {
    const given = { foes: [ogre] };
    expect(menus('impie', { faces: [2], given, decisions: ['degats-necrose'] })).toEqual([
      ['degats-necrose', 'fletrir', 'moderer'],
    ]);
    expect(menus('impie', { faces: [1], given, decisions: ['degats-necrose'] })).toEqual([
      ['degats-necrose', 'fletrir'],
    ]);
    // What happens at once has no duration to shorten.
    expect(menus('arcanique', { faces: [1, 1], given, decisions: ['degats-energie'] })).toEqual([
      ['degats-energie', 'repousser'],
    ]);
  });

  test('[HB-SCH-05] [HB-SCH-06] Sacrée does not blind those it heals', () => {
    const given = { heroes: [{ now: { end: 0 } }] };
    expect(menus('sacree', { faces: [2], given, decisions: ['h2', 'soin'] })).toEqual([['soin', 'moderer']]);
    expect(menus('sacree', { faces: [1, 1], given, decisions: ['h2', []] })).toEqual([]);
  });

  test('[HB-MAG-07] [HB-MAG-42] once gentler, neither gentler again nor told in words', () => {
    const given = { foes: [ogre], state: { master: 3 } };
    expect(menus('impie', { faces: [3], given, decisions: ['moderer', 'degats-necrose', '1'] })).toEqual([
      ['degats-necrose', 'fletrir', 'moderer', 'decrire'],
      ['degats-necrose', 'fletrir'],
    ]);
  });

  test('[HB-SCH-09] [HB-FOE-03] the mindless ignore Illusion, and it alone', () => {
    const touched = (school: string, decision: string, dice: readonly number[]) =>
      perform(
        { heroes: [{ hero: { schools: [school] } }], foes: [{ tags: ['sans-esprit'] }] },
        `sort-${school}-toucher-mineur`,
        {
          dice,
          decisions: [decision],
        },
      );
    const lured = touched('illusion', 'leurrer', [3]);
    expect(lured.find('e1').marks).toEqual([]);
    expect(lured.of('effectIgnored')).toMatchObject([{ being: 'e1', what: 'leurrer', trait: 'sans-esprit' }]);
    expect(hasMark(touched('impie', 'fletrir', [3, 11]).find('e1'), 'fletri')).toBe(true);
    expect(touched('impie', 'degats-necrose', [3]).find('e1').now.end).toBe(1);
  });

  test('[HB-DMG-11] [HB-MAG-30] a spell is violent: at 0 FOR it kills', () => {
    const { find } = perform(
      { heroes: [{ hero: { schools: ['impie'] } }], foes: [{ values: { end: 0, for: 4 } }] },
      'sort-impie-toucher-mineur',
      { dice: [4], decisions: ['degats-necrose'] },
    );
    expect(find('e1').status).toBe('mort');
  });

  test('[HB-BAT-23] Sacrée does not mend a battalion', () => {
    const ranks: GivenBeing = { side: 'heros', kind: 'bataillon', scale: 'bataillon', now: { end: 0, for: 5 } };
    const { find } = perform(
      { heroes: [{ hero: { schools: ['sacree'] } }], foes: [ranks] },
      'sort-sacree-toucher-mineur',
      {
        dice: [4],
        decisions: ['e1', 'soin'],
      },
    );
    expect(find('e1').now).toMatchObject({ end: 0, for: 5 });
  });
});
