import { describe, expect, test } from 'vitest';
import { play, scene } from '../../testing/index.ts';
import type { Being } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';
import { dieOf } from './battalion.ts';
import { judge, openField, rollSides, strengthOf, takeField } from './field.ts';
import { levy } from './levy.ts';
import { musterAdversaries, musterHeroes } from './muster.ts';
import { outfitBattalion } from './outfit.ts';
import { battle, budgetOf, skirmish } from './skirmish.ts';

const settings = { budget: 'egal', army: 1000, method: 'repartition' } as const;
const preparing = (more: Partial<HBState> = {}): HBState => {
  const state = scene({ heroes: [{}, {}], state: { phase: 'preparation', settings, ...more } });
  state.scene = null;
  return state;
};
const battalions = ({ beings }: HBState, side: Being['side']) =>
  beings.filter((being) => being.kind === 'bataillon' && being.side === side);

describe('an army', () => {
  test('[HB-BAT-19] [HB-BAT-16] 200 for a battalion, then its increments', () => {
    const state = preparing({ gold: 450 });
    play(
      state,
      function* (g) {
        yield* levy(g, beingOf(state, 'h2'));
        yield* outfitBattalion(g, battalions(state, 'heros')[0]!);
      },
      { decisions: ['archers', 'acheter-for', 'acheter-de'] },
    );
    expect(state.gold).toBe(50);
    expect(battalions(state, 'heros')).toMatchObject([
      { commander: 'h2', max: { for: 11, agi: 10 }, attacks: [{ dice: [10], ranges: ['tir'] }] },
    ]);
  });

  test('[HB-BAT-16] [HB-BAT-17] [HB-BAT-18] each increment is paid, and at its cap it is not sold', () => {
    const outfit = (gold: number, decisions: readonly string[]) => {
      const state = preparing({ gold: gold + 200 });
      const { asked } = play(
        state,
        function* (g) {
          yield* levy(g, beingOf(state, 'h1'));
          yield* outfitBattalion(g, battalions(state, 'heros')[0]!);
        },
        { decisions: ['melee', ...decisions] },
      );
      const offered = asked.at(-1)!.options.map(({ id }) => id);
      return { gold: state.gold, battalion: battalions(state, 'heros')[0]!, offered };
    };
    const ranks = outfit(300, ['acheter-for', 'acheter-for', 'acheter-vol']);
    expect(ranks.gold).toBe(0);
    expect(ranks.battalion.max).toEqual({ for: 12, agi: 10, vol: 11, end: 10 });
    const two = outfit(200, ['acheter-de', 'acheter-de']);
    expect([two.gold, dieOf(two.battalion)]).toEqual([0, 12]);
    const third = outfit(300, ['acheter-de', 'acheter-de', 'terminer']);
    expect(third.offered).not.toContain('acheter-de');
    expect([third.gold, dieOf(third.battalion)]).toEqual([100, 12]);
    const points = [8, 8, 8, 5, 2].flatMap((count, i) =>
      Array.from({ length: count }, () => `acheter-${['for', 'agi', 'vol', 'end', 'de'][i]}`),
    );
    expect(points).toHaveLength(31);
    const whole = outfit(3300, [...points, 'terminer']);
    expect(whole.offered).toEqual(['terminer', 'acheter-armure']);
    expect([whole.gold, whole.battalion.max]).toEqual([200, { for: 18, agi: 18, vol: 18, end: 15 }]);
  });

  test('[HB-BAT-19] each hero in turn spends from the common purse', () => {
    const state = preparing({ gold: 500 });
    const { asked } = play(state, (g) => musterHeroes(g), {
      decisions: [
        'lever-un-bataillon',
        'melee',
        'terminer',
        'lever-un-bataillon',
        'melee',
        'renforcer-bataillon-2',
        'acheter-end',
      ],
    });
    expect(battalions(state, 'heros').map(({ commander }) => commander)).toEqual(['h1', 'h2']);
    expect(state.gold).toBe(0);
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['lever-un-bataillon', 'terminer']);
  });

  test('[HB-BAT-19] [HB-BAT-20] with the last 200, ranks that fight hand to hand', () => {
    const state = preparing({ gold: 200 });
    play(state, (g) => musterHeroes(g), { decisions: ['lever-un-bataillon', 'melee'] });
    expect(battalions(state, 'heros')).toMatchObject([
      { name: 'fantassins', attacks: [{ id: 'rangs', ranges: ['melee'] }] },
    ]);
    const archers = preparing({ gold: 200 });
    play(archers, (g) => musterHeroes(g), { decisions: ['lever-un-bataillon', 'archers'] });
    expect(battalions(archers, 'heros')).toMatchObject([
      { name: 'archers', attacks: [{ id: 'fleches', ranges: ['tir'] }] },
    ]);
    const poor = preparing({ settings: { ...settings, army: 199 } });
    play(poor, (g) => musterAdversaries(g, []));
    expect(battalions(poor, 'adversaires')).toEqual([]);
  });

  test('[HB-SOLO-16] the seats of the adversaries share battalions and foes in turn', () => {
    const players = ['x', 'adversaires', 'adversaires'].map((hero) => ({ name: hero, hero }));
    const state = preparing({ players, settings: { ...settings, army: 1200 } });
    play(state, (g) => musterAdversaries(g, [1, 2]), {
      cards: [['archers'], ['archers'], ['archers'], ...Array.from({ length: 6 }, () => ['for'])],
    });
    expect(battalions(state, 'adversaires').map(({ seat }) => seat)).toEqual([1, 2, 1]);
    const band = preparing({ players });
    play(band, (g) => skirmish(g), { cards: [['ogre'], ['araignee-geante']], dice: [[1, 20]] });
    expect(band.beings.filter(({ side }) => side === 'adversaires').map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('[HB-BAT-19] the software spends as much for the other side', () => {
    const state = preparing();
    play(state, (g) => musterAdversaries(g, []), {
      cards: [['fantassins'], ['archers'], ['for'], ['de'], ['armure'], ['vol'], ['end']],
    });
    expect(battalions(state, 'adversaires')).toMatchObject([
      { max: { for: 11, end: 11 }, armour: 1, seat: null, attacks: [{ ranges: ['melee'], dice: [8] }] },
      { max: { vol: 11 }, attacks: [{ ranges: ['tir'], dice: [10] }] },
    ]);
  });
});

describe('the field', () => {
  test('[HB-SOLO-16] five zones, each side at one end', () => {
    expect(openField('x').zones.map(({ id, exit }) => [id, exit])).toEqual([
      ['ouest', true],
      ['centre', false],
      ['est', true],
      ['nord', false],
      ['sud', false],
    ]);
    const { zones, links, pressure } = openField('x');
    expect([zones.every(({ lit }) => lit), links.every(({ open }) => open), pressure]).toEqual([true, true, false]);
    const state = scene({ heroes: [{}], foes: [{}] });
    play(state, function* (g) {
      takeField(g, 'escarmouche');
    });
    expect(state.beings.map(({ zone }) => zone)).toEqual(['ouest', 'est']);
  });

  test('[HB-SOLO-16] the lowest success begins, a success before a failure; ties and two failures again', () => {
    const first = (...dice: readonly (readonly number[])[]) =>
      play({ heroes: [{ values: { agi: 8 } }, { values: { agi: 12 } }], foes: [{}] }, (g) => rollSides(g), { dice })
        .value;
    expect(first([13, 11], [5, 6])).toBe('heros');
    expect(first([12, 10])).toBe('adversaires');
    expect(first([12, 11])).toBe('heros');
    expect(first([13, 11], [7, 7], [13, 1])).toBe('adversaires');
  });

  test('[HB-SOLO-16] as much menace as the heroes, 6 each and 1 for each progress, or a budget', () => {
    const state = scene({ heroes: [{ hero: { progress: 2 } }, {}], state: { settings } });
    expect(budgetOf(state)).toEqual({ total: 14, great: false });
    expect(budgetOf({ ...state, settings: { ...settings, budget: 'mortel' } }).great).toBe(false);
    const easy = (given: HBState) => budgetOf({ ...given, settings: { ...settings, budget: 'facile' } }).total;
    expect(easy(state)).toBe(4);
    // Its own army is met by another of as much gold.
    expect(easy(scene({ heroes: [{}, {}], foes: [{ side: 'heros', kind: 'bataillon' }] }))).toBe(4);
  });

  test('[HB-SOLO-16] a skirmish: the band, the field, who begins', () => {
    const state = preparing();
    play(state, (g) => skirmish(g), { cards: [['ogre'], ['araignee-geante']], dice: [[20, 8]] });
    const foes = state.beings.filter(({ side }) => side === 'adversaires');
    expect(foes.map(({ profile, zone, seat }) => [profile, zone, seat])).toEqual([
      ['ogre', 'est', null],
      ['araignee-geante', 'est', null],
    ]);
    expect(state.combat).toMatchObject({
      round: 1,
      initiative: 'perdue',
      slots: [{ side: 'adversaires' }, { side: 'heros' }],
    });
  });

  test('[HB-SOLO-16] a seat may play the adversaries', () => {
    const state = preparing({
      players: [
        { name: 'A', hero: 'x' },
        { name: 'B', hero: 'adversaires' },
      ],
    });
    play(state, (g) => skirmish(g), { cards: [['troll']], dice: [[1, 8]] });
    expect(state.beings.filter(({ side }) => side === 'adversaires').map(({ seat }) => seat)).toEqual([1]);
    expect(state.combat!.initiative).toBe('normal');
  });

  test('[HB-SOLO-16] a battle has two armies and as much menace beside them', () => {
    const state = preparing({ gold: 0, settings: { ...settings, army: 200 } });
    play(state, (g) => battle(g), { cards: [['archers'], ['troll']], dice: [[2, 8]] });
    expect(state.beings.map(({ kind, side }) => `${kind} ${side}`)).toEqual([
      'heros heros',
      'heros heros',
      'bataillon adversaires',
      'adversaire adversaires',
    ]);
  });

  test('[HB-SOLO-16] after twenty rounds the side with more FOR left has won', () => {
    const at = (round: number, values: readonly number[]) => {
      const state = scene({
        heroes: [{ now: { for: values[0]! }, values: { for: 18 } }],
        foes: [
          { now: { for: values[1]! }, values: { for: 18 } },
          { status: 'parti', zone: null },
        ],
      });
      const combat = { round, slots: [], acted: [], turn: null, pressure: false } as unknown as HBState['combat'];
      return { ...state, combat };
    };
    expect(play(at(20, [18, 14]), (g) => judge(g)).value).toBeNull();
    const won = play(at(21, [18, 14]), (g) => judge(g));
    expect(won.value).toBe('victoire');
    expect(won.of('fieldCounted')).toMatchObject([{ heros: 18, adversaires: 14 }]);
    expect(won.state.combat).toBeNull();
    expect(play(at(21, [7, 14]), (g) => judge(g)).value).toBe('defaite');
    expect(play(at(21, [7, 7]), (g) => judge(g)).value).toBe('nul');
    expect(strengthOf(at(1, [3, 4]).beings, 'adversaires')).toBe(4);
    const gone = scene({ heroes: [{ status: 'rendu' }, { status: 'coma' }, { zone: null }, {}] });
    expect(strengthOf(gone.beings, 'heros')).toBe(10);
  });
});
