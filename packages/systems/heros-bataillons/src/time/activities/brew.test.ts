import { worldOf } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { type Given, type GivenBeing, inGame, object, play, scene } from '../../../testing/index.ts';
import { listed } from '../../actions/action.ts';
import { potions } from '../../actions/potions.ts';
import type { HBEvent } from '../../events.ts';
import { priceOf, resaleOf } from '../../gear/prices.ts';
import { tellTo } from '../../master/tell.ts';
import type { Item } from '../../pieces.ts';
import { herosBataillons } from '../../system.ts';
import type { Variants } from '../../variants.ts';
import { view } from '../../view.ts';
import { restDay, restWatch } from '../rest.ts';
import { brew, brewing, type Way, waysOf } from './brew.ts';
import { identifying } from './identify.ts';

const KIT = object('materiel-d-alchimiste', 'sac');
const brewer = (more: GivenBeing['hero'] = {}): GivenBeing => ({ hero: { items: [KIT], ...more } });
interface Script {
  readonly dice: readonly (number | readonly number[])[];
  readonly decisions?: readonly string[];
  readonly variants?: Partial<Variants>;
}
function brewed(way: Way, { dice, decisions = [], variants = {} }: Script) {
  const { find } = play({ heroes: [brewer()], variants }, (g, f) => brew(g, f('h1'), { way }), { dice, decisions });
  return find('h1')
    .hero!.items.slice(1)
    .map(({ holds }) => holds);
}
const ways = (given: Given) =>
  play(given, function* (g, find) {
    return waysOf(g, find('h1'));
  }).value;

describe('brewing', () => {
  test('[HB-ALC-01] [HB-ALC-05] needs the equipment, even in the bag, and a laboratory for the third way', () => {
    expect(ways({ heroes: [{}] })).toEqual([]);
    expect(ways({ heroes: [brewer()] })).toEqual(['deux-des', 'une-partie']);
    expect(ways({ heroes: [brewer()], scene: { tags: ['laboratoire'] } })).toEqual([
      'deux-des',
      'une-partie',
      'laboratoire',
    ]);
  });

  test('[HB-ALC-02] [HB-ALC-03] two dice, one for each column, make two copies', () => {
    const smoke = { effect: 'elements', administration: 'fumee', detail: 'feu' };
    expect(brewed('deux-des', { dice: [[2, 5]], decisions: ['feu'] })).toEqual([smoke, smoke]);
    const burst = { effect: 'hallucinogene', administration: 'explosive' };
    expect(brewed('deux-des', { dice: [[6, 1]] })).toEqual([burst, burst]);
  });

  test('[HB-ALC-04] one part chosen, the other rolled, one copy', () => {
    expect(brewed('une-partie', { dice: [6], decisions: ['effet', 'medecinal', 'soin'] })).toEqual([
      { effect: 'medecinal', administration: 'injection', detail: 'soin' },
    ]);
    expect(brewed('une-partie', { dice: [5], decisions: ['administration', 'liquide'] })).toEqual([
      { effect: 'invisibilite', administration: 'liquide' },
    ]);
  });

  test('[HB-ALC-05] [HB-Q-29] a laboratory makes 1d4 potions, chosen in whole or by their effect', () => {
    const potions = brewed('laboratoire', {
      dice: [3],
      decisions: ['colle', 'baume', 'invisibilite', 'liquide', 'elements', 'explosive', 'acide'],
    });
    expect(potions).toEqual([
      { effect: 'colle', administration: 'baume' },
      { effect: 'invisibilite', administration: 'liquide' },
      { effect: 'elements', administration: 'explosive', detail: 'acide' },
    ]);
    expect(brewed('laboratoire', { dice: [1, 2], decisions: ['colle'], variants: { laboratory: 'effect' } })).toEqual([
      { effect: 'colle', administration: 'baume' },
    ]);
  });

  test('[HB-ALC-08] the table', () => {
    const read = (dice: readonly number[]) =>
      brewed('deux-des', { dice: [dice], decisions: dice[0] === 1 ? ['poison'] : [] })[0];
    expect(read([4, 5])).toEqual({ effect: 'colle', administration: 'fumee' });
    expect(read([1, 2])).toEqual({ effect: 'medecinal', administration: 'baume', detail: 'poison' });
    expect(read([5, 4])).toEqual({ effect: 'invisibilite', administration: 'liquide' });
    expect(read([6, 6])).toEqual({ effect: 'hallucinogene', administration: 'injection' });
  });

  test('[HB-ALC-09] [HB-Q-27] a 3 is rolled again, or leaves a choice', () => {
    expect(brewed('deux-des', { dice: [[3, 2], 3, 6] })[0]).toEqual({
      effect: 'hallucinogene',
      administration: 'baume',
    });
    expect(
      brewed('deux-des', { dice: [[4, 3]], decisions: ['fumee'], variants: { alchemyThree: 'choice' } })[0],
    ).toEqual({
      effect: 'colle',
      administration: 'fumee',
    });
  });

  test('[HB-ALC-07] once a day, whichever way', () => {
    const { state } = play({ heroes: [brewer()] }, (g, f) => brew(g, f('h1'), { way: 'deux-des' }), { dice: [[6, 1]] });
    const open = (minute: number) => waysOf(inGame({ ...state, clock: minute }), state.beings[0]!).length;
    expect(open(state.clock)).toBe(0);
    // 16:00 and 01:00 are still the same day, which ends at 06:00.
    expect([open(16 * 60), open(25 * 60), open(30 * 60)]).toEqual([0, 0, 2]);
  });

  test('[HB-ALC-22] what does not fit goes to a neighbour, or is lost', () => {
    const bag = Array.from({ length: 8 }, (_, i): Item => object('corde', 'sac', { id: `corde-${i}` }));
    const full = (decision: string) => {
      const run = play(
        { heroes: [brewer({ items: [KIT, ...bag] }), {}] },
        (g, f) => brew(g, f('h1'), { way: 'deux-des' }),
        {
          dice: [[6, 1]],
          decisions: [decision],
        },
      );
      return [run.find('h1').hero!.items.length, run.find('h2').hero!.items.length];
    };
    expect(full('donner-h2')).toEqual([10, 1]);
    const vial = object('potion', 'sac', { holds: { effect: 'colle', administration: 'baume' } });
    expect([priceOf(herosBataillons, vial), resaleOf(herosBataillons, vial)]).toEqual([50, 25]);
    expect(full('perdre')).toEqual([10, 0]);
  });

  test('[HB-ALC-22] only to a hero of the same side who stands there and has room', () => {
    const bag = Array.from({ length: 9 }, (_, i): Item => object('corde', 'sac', { id: `corde-${i}` }));
    const full = [KIT, ...bag];
    const heroes: GivenBeing[] = [
      brewer({ items: full }),
      {},
      { hero: { items: [...bag, object('craie', 'sac')] } },
      { zone: 'b' },
      { status: 'coma' },
      { side: 'adversaires' },
    ];
    const { asked, find } = play(
      { heroes, foes: [{ side: 'heros' }] },
      (g, f) => brew(g, f('h1'), { way: 'une-partie' }),
      { dice: [1], decisions: ['effet', 'colle', 'donner-h2'] },
    );
    expect(asked.at(-1)!.options.map(({ id }) => id)).toEqual(['donner-h2', 'perdre']);
    expect(find('h2').hero!.items).toMatchObject([{ base: 'potion', known: true }]);
  });

  test('[HB-GEAR-04] [HB-ALC-05] the rent of a laboratory is for those who work in it', () => {
    const gold = (way: string, script: { dice: readonly (number | readonly number[])[]; decisions?: string[] }) =>
      play(
        { heroes: [brewer({ chance: 2 })], scene: { tags: ['payant', 'laboratoire'] }, state: { gold: 500 } },
        (g) => restWatch(g),
        { dice: script.dice, decisions: [`brasser-${way}`, ...(script.decisions ?? [])] },
      ).state.gold;
    const lodged = gold('deux-des', { dice: [[6, 1]] });
    const rented = gold('laboratoire', { dice: [1], decisions: ['colle', 'baume'] });
    expect(lodged - rented).toBe(20);
  });

  test('[HB-ALC-10] [HB-ALC-11] the brewer settles healing or poison, and the element', () => {
    const settled = (effect: string, detail: string) =>
      play({ heroes: [brewer()] }, (g, f) => brew(g, f('h1'), { way: 'une-partie' }), {
        dice: [1],
        decisions: ['effet', effect, detail],
      }).asked.at(-1)!;
    expect(settled('medecinal', 'soin')).toMatchObject({
      rule: 'HB-ALC-10',
      options: [{ id: 'soin' }, { id: 'poison' }],
    });
    expect(settled('elements', 'feu')).toMatchObject({
      rule: 'HB-ALC-11',
      options: [{ id: 'feu' }, { id: 'glace' }, { id: 'acide' }],
    });
  });

  test('[HB-ALC-22] nobody sees into an unknown vial', () => {
    const holds = { effect: 'colle', administration: 'baume' };
    const vial = object('potion', 'sac', { known: false, holds });
    const state = scene({ heroes: [brewer({ items: [vial] })] });
    expect(view(worldOf(herosBataillons, state), 0).beings[0]!.hero!.items[0]!.holds).toEqual({
      administration: 'baume',
    });
    expect(state.beings[0]!.hero!.items[0]!.holds).toEqual(holds);
    const found = { type: 'itemGained', being: 'h1', item: vial, why: 'tresor', rules: ['HB-SOLO-09'] } as const;
    expect(tellTo(state, found, 0)).toMatchObject({ item: { holds: { administration: 'baume' } } });
    expect(JSON.stringify(tellTo(state, found, 0))).not.toContain('colle');
    const laid = {
      type: 'itemLaid',
      zone: 'a',
      item: vial,
      why: 'tresor',
      rules: ['HB-SOLO-09'],
    } as unknown as HBEvent;
    expect(JSON.stringify(tellTo(state, laid, 0))).not.toContain('colle');
    const known = { ...found, item: { ...vial, known: true } };
    expect(tellTo(state, known, 0)).toBe(known);
  });

  test('[HB-ALC-22] its use does not tell what it is, that of a known one does', () => {
    const named = (known: boolean, holds: Item['holds']) =>
      play({ heroes: [brewer({ items: [object('potion', 'pret', { known, holds: holds! })] })] }, function* (g, find) {
        return listed(g, find('h1'), [potions])[0]!.params;
      }).value;
    const poison = { effect: 'medecinal', administration: 'liquide', detail: 'poison' };
    expect(named(false, poison)).toMatchObject({ potion: 'potion-inconnue' });
    expect(named(true, poison)).toMatchObject({ potion: 'poison' });
    expect(named(true, { effect: 'colle', administration: 'liquide' })).toMatchObject({ potion: 'colle' });
  });

  test('[HB-ALC-22] only with the equipment, only what is unknown, instead of the benefit', () => {
    const vial = (known: boolean) =>
      object('potion', 'sac', { known, holds: { effect: 'colle', administration: 'baume' } });
    const offered = (...items: Item[]) =>
      play({ heroes: [{ hero: { items } }] }, function* (g, find) {
        return identifying.tasks(g, find('h1')).map(({ keepsBenefit }) => keepsBenefit);
      }).value;
    expect(offered(KIT, vial(false))).toEqual([false]);
    expect(offered(vial(false))).toEqual([]);
    expect(offered(KIT, vial(true))).toEqual([]);
  });

  test('[HB-ALC-22] unknown potions are told by a watch with the equipment', () => {
    const unknown = object('potion', 'sac', { known: false, holds: { effect: 'colle', administration: 'baume' } });
    const { find } = play({ heroes: [brewer({ items: [KIT, unknown], chance: 2 })] }, (g) => restWatch(g), {
      decisions: ['identifier-potions'],
    });
    expect(find('h1').hero!.items[1]!.known).toBe(true);
  });

  test('[HB-ALC-06] [HB-REST-06] [HB-Q-28] it takes the benefit of the watch, or leaves it; a day keeps its own', () => {
    const chance = (brewingRest: 'replaces' | 'both') =>
      play({ heroes: [brewer({ chance: 0 })], variants: { brewingRest } }, (g) => restWatch(g), {
        dice: [[6, 1]],
        decisions: ['brasser-deux-des'],
      }).find('h1').hero!;
    expect(chance('replaces')).toMatchObject({ chance: 0, items: [{}, { base: 'potion' }, { base: 'potion' }] });
    expect(chance('both').chance).toBe(1);
    const day = play({ heroes: [brewer({ chance: 0 })], scene: { tags: ['confiance'] } }, (g) => restDay(g), {
      dice: [[6, 1]],
      decisions: ['brasser-deux-des'],
    });
    expect(day.find('h1').hero!.chance).toBe(1);
    const { value } = play({ heroes: [brewer()] }, function* (g, find) {
      return brewing.tasks(g, find('h1'));
    });
    expect(value.map(({ keepsBenefit }) => keepsBenefit)).toEqual([false, false]);
  });
});
