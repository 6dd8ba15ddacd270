import { figureOf } from '@souterrain/crawl';
import { bearingsOf } from '@souterrain/crawl/figures';
import { itemActions, openWithKey } from '@souterrain/crawl/items';
import { playNext } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { at, dealt, play, quiet, type Scene, scene } from '../../../testing/index.ts';
import {
  acting,
  bearing,
  dice,
  hit,
  offeredTo,
  plain,
  rolling as roll,
  striking as strike,
  wearing,
} from '../../../testing/items.ts';
import { on } from '../../../testing/played.ts';
import { graveWound } from '../../combat/grave.ts';
import { paradeOf } from '../../figures/values.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { AD1State } from '../../state.ts';

const orc: Scene = { creatures: [{ id: 'orque', at: [3, 3] }] };

describe('magic items', () => {
  test('[AD1-TMAG-01] the third-eye band: one die on searches', () => {
    expect(
      dice(
        roll(
          wearing(['bandeau-du-troisieme-oeil']),
          { purpose: 'chercher', trait: 'savoir' },
          { dice: [[2, 2, 2, 2]] },
        ),
      ),
    ).toEqual([4]);
  });

  test('[AD1-TMAG-02] the master key opens, and stays in the lock', () => {
    const ran = play(wearing(['passe-partout']), function* (g, find) {
      return [openWithKey(g, find('h1'), at([3, 2])), openWithKey(g, find('h1'), at([3, 2]))];
    });
    expect(ran.value).toEqual([true, false]);
    expect(ran.find('h1').hero!.sheet.items).toEqual([]);
    const bagged = play(wearing([{ base: 'passe-partout', place: 'stocke' }]), function* (g, find) {
      return openWithKey(g, find('h1'), at([3, 2]));
    });
    expect(bagged.value).toBe(false);
  });

  test('[AD1-TMAG-02] it is not picked up; locking again, next to it, is a standard action and gives it back', () => {
    const opened = (x: number) =>
      play(wearing(['passe-partout']), function* (g, find) {
        openWithKey(g, find('h1'), at([x, 2]));
      }).state;
    const offers = (state: AD1State) =>
      play(state, function* (g, find) {
        return itemActions(g, find('h1')).map(({ id, type }) => `${id} ${type}`);
      }).value;
    expect(offers(opened(3))).toEqual(['refermer-i1-1 standard']);
    expect(offers(opened(5))).toEqual([]);
    const locked = acting({ heroes: [plain()], state: opened(3) }, ['refermer-i1-1']);
    expect(locked.find('h1').hero!.sheet.items).toEqual([{ id: 'i1-1', base: 'passe-partout', place: 'porte' }]);
    expect([locked.state.piles, locked.of('itemPickedUp')]).toMatchObject([[], [{ rules: ['AD1-TMAG-02'] }]]);
  });

  test('[AD1-TMAG-03] a rabbit’s foot rerolls one die, once a scenario', () => {
    const given = scene(wearing(['patte-de-lapin']));
    const order = { purpose: 'epreuve', trait: 'mental', difficulty: [DEFAULT_DIFFICULTY], seuil: false } as const;
    const ran = play(
      given,
      function* (g, find) {
        yield* check(g, { ...order, who: find('h1') });
        yield* check(g, { ...order, who: find('h1') });
      },
      { dice: [[4, 2, 2], 5, [4, 2, 2]], decisions: ['de-2'] },
    );
    expect(ran.of('dieRerolled')).toMatchObject([{ from: 2, to: 5, kept: 5 }]);
  });

  test('[AD1-TMAG-04] the imp rolls three dice for its bearer, once a Round', () => {
    const given = wearing(['diablotin-medecin'], { sante: 2 });
    const ran = acting(given, ['utiliser-i1-1'], { dice: [[4, 5, 2]] });
    expect(ran.find('h1').sante).toBe(3);
    play(ran.state, function* (_g, find) {
      expect(find('h1').used.round).toHaveLength(1);
    });
    expect(offeredTo({ state: ran.state, heroes: [plain({ items: ['diablotin-medecin'] })] })).not.toContain(
      'utiliser-i1-1',
    );
  });

  test('[AD1-TMAG-05] boots of stability: a push or a fall only if the wearer agrees', () => {
    const { at: b, feature } = bearing(wearing(['bottes-de-stabilite']), 'bottes-de-stabilite');
    const answer = (decision: string) =>
      play(wearing([]), (g) => feature.accepts!(g, b, 'poussee'), { decisions: [decision] }).value;
    expect([answer('tenir-bon'), answer('se-laisser-faire')]).toEqual([false, true]);
  });

  test('[AD1-TMAG-06] rebound: the first hit of the Round falls on an adjacent enemy', () => {
    const drunk = acting(
      {
        heroes: [plain({ items: ['potion-de-rebond'] }), plain({ at: [2, 3] })],
        creatures: [
          { id: 'orque', at: [3, 3] },
          { id: 'gobelin', at: [1, 1] },
        ],
      },
      ['utiliser-i1-1'],
    );
    const ran = play(drunk.state, (g) => hit(g, { by: 'orque-1', on: 'h1', with: 'hache' }), {
      dice: [
        [4, 4, 4],
        [2, 2, 2, 2],
      ],
      decisions: ['cible-gobelin-1'],
    });
    expect(ran.of('attackRedirected')).toMatchObject([{ target: 'gobelin-1', from: 'h1' }]);
    expect(ran.find('h1').marks).toEqual([]);
    // A friend beside the drinker is nobody to rebound on.
    expect(ran.asked[0]!.options.map(({ id }) => id)).toEqual(['cible-orque-1', 'cible-gobelin-1']);
  });

  test('[AD1-TMAG-07] the ring of bravery: one die on Mental', () => {
    expect(dice(roll(wearing(['anneau-de-bravoure'], { traits: { mental: 2 } }), {}, { dice: [[2, 2, 2]] }))).toEqual([
      3,
    ]);
  });

  test('[AD1-TMAG-08] the canopic amulet breaks to cancel a Blessure grave, once its card is seen', () => {
    const suffering = (decision: string) =>
      play(wearing(['amulette-canope']), (g, find) => graveWound(g, find('h1')), {
        cards: [['dame-pique']],
        decisions: [decision],
      }).find('h1').hero!.sheet;
    expect(suffering('briser')).toMatchObject({ items: [], wounds: [] });
    expect(suffering('garder')).toMatchObject({ items: [{ base: 'amulette-canope' }], wounds: [{ id: 'bras-casse' }] });
  });

  test('[AD1-TMAG-09] the evasive cloak turns a bare hit into a miss, once a Round', () => {
    const given = scene(wearing(['cape-evasive'], { traits: { melee: 4 } }, orc));
    const ran = play(
      given,
      function* (g) {
        const first = yield* hit(g, { by: 'orque-1', on: 'h1', with: 'hache' });
        const second = yield* hit(g, { by: 'orque-1', on: 'h1', with: 'hache' });
        return [first.hit, second.hit];
      },
      {
        dice: [
          [4, 4, 2],
          [4, 4, 2],
          [2, 2, 2, 2],
        ],
        decisions: ['cape-evasive-i1-1'],
      },
    );
    expect(ran.value).toEqual([false, true]);
    // It is worn on, and serves again in the next Round.
    expect(ran.find('h1')).toMatchObject({ hero: { sheet: { items: [{ base: 'cape-evasive' }] } } });
    expect(ran.find('h1').used).toMatchObject({ round: [expect.stringContaining('cape-evasive')], scenario: [] });
  });

  test('[AD1-TMAG-10] the jester’s mask draws attacks and gives Parade 1 until the next turn', () => {
    const given = scene(wearing(['masque-de-bouffon']));
    const ran = play(
      given,
      (g, find) => {
        const b = bearingsOf(g, find('h1')).find(({ feature }) => feature.id === 'masque-de-bouffon')!;
        return b.feature.turnStart!(g, b);
      },
      { decisions: ['faire-le-bouffon'] },
    );
    expect(paradeOf(on(ran.state), ran.find('h1'))).toBe(2);
    expect(bearingsOf(on(ran.state), ran.find('h1')).some(({ feature }) => feature.lures)).toBe(true);
    expect(ran.find('h1').marks).toMatchObject([{ until: { in: 'turn', edge: 'start' } }]);
  });

  test('[AD1-TMAG-11] gloves of strength: Force rolls and damage', () => {
    expect(dice(roll(wearing(['gants-de-force']), { trait: 'force' }, { dice: [[2, 2, 2, 2]] }))).toEqual([4]);
    expect(
      dice(
        strike(wearing(['gants-de-force', 'epee'], {}, orc), 'epee', {
          dice: [
            [4, 4],
            [2, 2, 2, 2],
          ],
        }),
      ),
    ).toEqual([2, 4]);
  });

  test('[AD1-TMAG-12] the crown gives Prémonitions', () => {
    const state = scene(wearing(['couronne-de-premonitions']));
    expect(bearingsOf(on(state), figureOf(state, 'h1')).map(({ feature }) => feature.id)).toContain('premonitions');
    const { at: b, feature } = bearing(wearing(['couronne-de-premonitions']), 'premonitions');
    expect(feature.waitCards!(on(state), b)).toBe(1);
  });

  test('[AD1-TMAG-12] to wait with the crown on draws two cards, one of which is kept', () => {
    const given = wearing(
      ['couronne-de-premonitions'],
      {},
      { state: { generated: quiet(), ...dealt({ h1: '9-coeur' }) } },
    );
    const { state } = play(given, (g) => playNext(g)!, {
      cards: [['roi-trefle', '4-coeur']],
      decisions: ['attendre', 'carte-4-coeur'],
    });
    expect(state.order).toMatchObject([{ card: '4-coeur', status: 'attend' }]);
  });

  test('[AD1-TMAG-13] the chalice heals 2 and calms everybody of the zone, once a scenario', () => {
    const given: Scene = {
      heroes: [plain({ sante: 1, items: ['calice-de-renaissance'] }), plain({ at: [4, 4], marks: ['secoue'] })],
      creatures: [{ id: 'ogre', at: [0, 0], sante: 1, marks: ['secoue'] }],
    };
    const ran = acting(given, ['utiliser-i1-1']);
    expect([ran.find('h1').sante, ran.find('h2').sante, ran.find('h2').marks]).toEqual([3, 4, []]);
    expect(ran.find('ogre-1')).toMatchObject({ sante: 1, marks: [{ id: 'secoue' }] });
    expect(ran.find('h1').used.scenario).toEqual(['calice-i1-1']);
  });
});
