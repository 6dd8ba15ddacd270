import { describe, expect, test } from 'vitest';
import { artIds, type GivenBeing, inFight, object, perform, play, strikes } from '../../../testing/index.ts';
import { countRounds } from '../../time/lasting.ts';
import { isInfused, withDifficulties } from '../afflictions.ts';

const mage = (school: string): GivenBeing => ({ hero: { schools: [school] } });
const ally: GivenBeing = {
  zone: 'b',
  hero: { items: [object('epee-courte'), object('cuir', 'porte'), object('corde', 'sac')] },
};
const infused = (school: string, target: string) =>
  perform(
    inFight({ heroes: [mage(school), ally], foes: [{ zone: 'b', values: { end: 15 } }] }),
    `sort-${school}-insufflation-mineur`,
    {
      dice: [3],
      decisions: [target],
    },
  );

describe('Insufflation', () => {
  test('[HB-MAG-15] [HB-MAG-40] a weapon improves attacks until the next turn of the caster', () => {
    const { state, find } = infused('impie', 'h2-epee-courte');
    expect(isInfused(find('h2'), 'epee-courte')).toBe(true);
    play(state, (g) => strikes(g, { by: 'h2', at: ['e1'] }), { dice: [3] });
    const rolled = play(state, (g) => strikes(g, { by: 'h2', at: ['e1'] }), { dice: [2] });
    expect(rolled.of('attackRolled')[0]).toMatchObject({ stance: 'amelioree', sides: [12] });
    play(state, function* (g) {
      countRounds(g, 'h1');
    });
    const plain = play(state, (g) => strikes(g, { by: 'h2', at: ['e1'] }), { dice: [1] });
    expect(plain.of('attackRolled')[0]).toMatchObject({ stance: 'normale', sides: [6] });
  });

  test('[HB-MAG-40] [HB-FOE-03] an infused weapon is magical', () => {
    const spectre = { zone: 'b', armour: 2, tags: ['immateriel'], values: { end: 9 } };
    const given = inFight({ heroes: [mage('impie'), ally], foes: [spectre] });
    perform(given, 'sort-impie-insufflation-mineur', { dice: [3], decisions: ['h2-epee-courte'] });
    expect(play(given, (g) => strikes(g, { by: 'h2', at: ['e1'] }), { dice: [3] }).find('e1').now.end).toBe(6);
  });

  test('[HB-MAG-40] worn gear makes attacks against its bearer diminished', () => {
    const { find } = infused('impie', 'h2-cuir');
    expect(withDifficulties([], find('e1'), find('h2'))).toEqual([{ label: 'tenue-insufflee', count: 1 }]);
  });

  test('[HB-MAG-40] Sacrée puts nothing into weapons', () => {
    const { asked } = infused('impie', 'h2-cuir');
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['h2-epee-courte', 'h2-cuir']);
    const armed = { heroes: [mage('sacree'), { hero: { items: [object('epee')] } }] };
    expect(artIds(armed).filter((id) => id.includes('insufflation'))).toEqual([]);
  });

  test('[HB-MAG-40] allies who stand: their weapons, shields and clothes, and the arms of those who are no heroes', () => {
    const items = [
      object('epee'),
      object('bouclier-de-bois'),
      object('bouclier-d-acier', 'sac'),
      object('cuir', 'porte'),
    ];
    const spear = { id: 'lance', dice: [6], ranges: ['melee' as const], hands: 1 as const };
    const soldier: GivenBeing = { side: 'heros', attacks: [spear, { ...spear, id: 'griffes', hands: 0 }] };
    const offered = (school: string, target: string) =>
      perform(
        {
          heroes: [
            mage(school),
            { hero: { items } },
            { status: 'coma', hero: { items } },
            { side: 'adversaires', hero: { items } },
          ],
          foes: [soldier, { ...soldier, side: 'adversaires' }],
        },
        `sort-${school}-insufflation-mineur`,
        { dice: [3], decisions: [target] },
      );
    const ids = (school: string) => offered(school, 'h2-cuir').asked[0]!.options.map(({ id }) => id);
    expect(ids('impie')).toEqual(['h2-epee', 'h2-bouclier-de-bois', 'h2-cuir', 'e1-lance']);
    expect(ids('sacree')).toEqual(['h2-bouclier-de-bois', 'h2-cuir']);
    expect(offered('sacree', 'h2-bouclier-de-bois').find('h2').marks).toMatchObject([{ id: 'tenue-insufflee' }]);
    expect(isInfused(offered('impie', 'e1-lance').find('e1'), 'lance')).toBe(true);
    const alone = (being: GivenBeing) =>
      artIds({ heroes: [mage('impie'), being] }).filter((id) => id.includes('insufflation')).length;
    const worn = [object('cuir', 'porte')];
    expect(alone({ hero: { items: worn } })).toBe(3);
    expect(alone({ side: 'adversaires', hero: { items: worn } })).toBe(0);
    expect(alone({ status: 'coma', hero: { items: worn } })).toBe(0);
    expect(alone({ zone: 'c', hero: { items: worn } })).toBe(2);
  });

  test('[HB-MAG-36] a major one lasts two rounds', () => {
    const { find } = perform({ heroes: [mage('impie'), ally] }, 'sort-impie-insufflation-majeur', {
      dice: [[4, 5]],
      decisions: ['h2-cuir'],
    });
    expect(find('h2').marks[0]!.until).toMatchObject({ left: 2 });
  });
});
