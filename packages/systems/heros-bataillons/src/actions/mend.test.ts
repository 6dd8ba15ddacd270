import { expect, test } from 'vitest';
import { artIds, type GivenBeing, inFight, perform, scene } from '../../testing/index.ts';

test('[HB-MAG-37] [HB-SCH-06] a Sacrée entity heals the wounded of its zone and side, and nobody else', () => {
  const entity = {
    kind: 'invoque',
    side: 'heros',
    seat: 0,
    commander: 'h1',
    tags: ['entite', 'sacree', 'mineur'],
  } as const;
  const hurt = { now: { end: 1 } };
  const state = inFight({
    heroes: [{}, hurt, { ...hurt, zone: 'b' }, { ...hurt, status: 'mort' }, { ...hurt, status: 'coma' }],
    foes: [entity, hurt],
  });
  expect(artIds(state, 'e1')).toEqual(['soigner-h2', 'soigner-h5']);
});

test('[HB-MAG-37] only a Sacrée entity heals, and never more than the MAX of its spell', () => {
  const entity = (school: string): GivenBeing => ({
    kind: 'invoque',
    side: 'heros',
    seat: 0,
    commander: 'h1',
    tags: ['entite', school, 'majeur'],
    marks: [
      { id: 'voile', until: { in: 'scene' } },
      { id: 'invoque', until: { in: 'scene' }, value: 2 },
    ],
  });
  const hurt = { now: { end: 0 } };
  expect(artIds({ heroes: [hurt], foes: [entity('impie')] }, 'e1')).toEqual([]);
  expect(artIds({ heroes: [{ ...hurt, scale: 'bataillon' }], foes: [entity('sacree')] }, 'e1')).toEqual([]);
  const { find } = perform({ heroes: [hurt], foes: [entity('sacree')] }, 'soigner-h1', { dice: [5] }, 'e1');
  expect(find('h1').now.end).toBe(2);
});

test('[HB-MAG-37] a new entity takes the place of that of its caster, of no other and of no battalion', () => {
  const mage = { hero: { schools: ['impie'] } };
  const ranks = { kind: 'bataillon', scale: 'bataillon', side: 'heros', commander: 'h1' } as const;
  const state = scene({ heroes: [mage, mage], foes: [ranks] });
  for (const who of ['h2', 'h1', 'h1'])
    perform(state, 'sort-impie-invocation-mineur', { dice: [4], decisions: ['zone-a'] }, who);
  expect(state.beings.slice(2).map(({ commander, status }) => [commander, status])).toEqual([
    ['h1', 'present'],
    ['h2', 'present'],
    ['h1', 'parti'],
    ['h1', 'present'],
  ]);
});
