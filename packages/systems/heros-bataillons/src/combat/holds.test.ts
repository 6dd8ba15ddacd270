import { describe, expect, test } from 'vitest';
import { foe, type GivenBeing, inFight, object, play, strikes } from '../../testing/index.ts';

const tough = { values: { end: 15 } };
const sword: GivenBeing = { hero: { items: [object('epee')] } };

describe('what a hold survives', () => {
  const grabbed = (by: string) => foe({}, { ...tough, marks: [{ id: 'empoigne', until: { in: 'removed' }, by }] });
  const struck = (foes: readonly GivenBeing[], at: readonly string[]) => {
    const { find } = play(inFight({ heroes: [sword, {}], foes }), (g) => strikes(g, { by: 'h1', at }), {
      dice: at.map(() => 2),
    });
    return foes.map((_, i) => find(`e${i + 1}`).marks.map(({ by }) => by));
  };

  test('[HB-MAN-07] attacking another lets go, of those one holds and of them alone', () => {
    expect(struck([grabbed('h1'), grabbed('h2'), foe({}, tough)], ['e3'])).toEqual([[], ['h2'], []]);
  });

  test('[HB-MAN-07] attacking whom one holds does not, nor an attack that strikes it among others', () => {
    expect(struck([grabbed('h1'), foe({}, tough)], ['e1'])).toEqual([['h1'], []]);
    expect(struck([grabbed('h1'), grabbed('h1')], ['e1'])).toEqual([['h1'], []]);
    expect(struck([foe({}, tough), grabbed('h1')], ['e1', 'e2'])).toEqual([[], ['h1']]);
    expect(struck([foe({}, tough), grabbed('h1'), grabbed('h2')], ['e1', 'e2'])).toEqual([[], ['h1'], ['h2']]);
  });
});
