import { figureOf, hasMark } from '@souterrain/crawl';
import { extraCards } from '@souterrain/crawl/exploration';
import { bearingsOf } from '@souterrain/crawl/figures';
import { heroismLeft } from '@souterrain/crawl/health';
import { regardOf } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { framed } from '../../../testing/drawing.ts';
import { at, on, play, type Scene, scene } from '../../../testing/index.ts';
import { acting, bearing, dice, offeredTo, plain, striking as strike, wearing } from '../../../testing/items.ts';
import { enduranceOf, paradeOf, traitOf } from '../../figures/values.ts';
import { attentionDonjon } from '../../system.ts';

const orc: Scene = { creatures: [{ id: 'orque', at: [3, 3] }] };

describe('exotic and exceptional weapons', () => {
  test('[AD1-TCOM-05] a balanced staff deals Force, with Parade 1', () => {
    const state = scene(wearing(['baton-equilibre']));
    expect(paradeOf(on(state), figureOf(state, 'h1'))).toBe(2);
    expect(
      dice(
        strike(wearing(['baton-equilibre'], {}, orc), 'baton-equilibre', {
          dice: [
            [4, 4],
            [2, 2, 2],
          ],
        }),
      ),
    ).toEqual([2, 3]);
  });

  test('[AD1-TCOM-12] a net binds; a flail ignores a shield; a whip reaches the next zone', () => {
    const bound = strike(wearing(['filet'], {}, orc), 'filet', { dice: [[4, 4]] });
    expect(hasMark(bound.find('orque-1'), 'entrave')).toBe(true);
    const flail: Scene = { heroes: [plain({ items: ['fleau'] })], creatures: [{ id: 'orque', at: [3, 3] }] };
    const shielded = scene({
      heroes: [plain({ items: ['fleau'] }), plain({ items: ['bouclier-de-bois'], traits: { melee: 3 } })],
    });
    expect(paradeOf(on(shielded), figureOf(shielded, 'h2'))).toBe(3);
    expect(paradeOf(on(shielded), figureOf(shielded, 'h2'), { without: 'bouclier' })).toBe(2);
    expect(
      dice(
        strike(flail, 'fleau', {
          dice: [
            [4, 4],
            [2, 2, 2],
          ],
        }),
      ),
    ).toEqual([2, 3]);
    expect(
      dice(
        strike(wearing(['fouet'], {}, orc), 'fouet', {
          dice: [
            [4, 4],
            [2, 2],
          ],
        }),
      ),
    ).toEqual([2, 2]);
  });

  test('[AD1-TEXC-03] the elixir: 1 of 2 becomes 2 of 3', () => {
    const ran = acting(wearing(['elixir-d-heroisme'], { heroisme: 1 }), ['utiliser-i1-1']);
    expect([ran.find('h1').hero!.heroisme, ran.find('h1').hero!.sheet.heroismeMax]).toEqual([2, 3]);
  });

  test('[AD1-TEXC-04] two sixes of throwing cards bless the damage', () => {
    const far: Scene = { creatures: [{ id: 'orque', at: [5, 5] }] };
    const ran = strike(wearing(['cartes-a-lancer'], {}, far), 'cartes-a-lancer', {
      dice: [
        [6, 6],
        [2, 2, 2],
      ],
    });
    expect(ran.of('rollSettled').map((e) => e.mode)).toEqual(['ordinary', 'blessed']);
  });

  test('[AD1-TEXC-05] [AD1-TCOM-02] the living map draws one more road card; the fragment redraws one, once', () => {
    const extra = (talents: string[]) =>
      play(wearing(['carte-vivante'], { talents }), function* (g, find) {
        return extraCards(g, find('h1'), 'roadCards');
      }).value;
    expect([extra([]), extra(['orientation-sous-terraine'])]).toEqual([1, 2]);
    const ran = play(wearing(['fragment-de-carte']), function* (g, find) {
      const b = bearingsOf(g, find('h1')).find(({ feature }) => feature.id === 'fragment-de-carte')!;
      b.feature.redrawsRoad!(g, b)!();
      return b.feature.redrawsRoad!(g, b);
    });
    expect(ran.value).toBeUndefined();
  });

  test('[AD1-TEXC-06] the life stone: a free Récupération once a Round', () => {
    const ran = play(
      wearing(['pierre-de-vie'], { sante: 1 }),
      function* (g, find) {
        const b = bearingsOf(g, find('h1')).find(({ feature }) => feature.id === 'pierre-de-vie')!;
        const [action] = b.feature.actions!(g, b);
        yield* action!.run(g, find('h1'));
        return [action!.type, b.feature.actions!(g, b).length];
      },
      { dice: [[4, 4, 2]] },
    );
    expect([ran.value, ran.find('h1').sante]).toEqual([['libre', 0], 2]);
  });

  test('[AD1-TEXC-07] the bow of the sure shot: two more dice, damage 4', () => {
    const far = wearing(['arc-du-tir-sur'], { traits: { tir: 3 } }, { creatures: [{ id: 'orque', at: [5, 5] }] });
    expect(
      dice(
        strike(far, 'arc-du-tir-sur', {
          dice: [
            [4, 4, 2, 2, 2],
            [2, 2, 2, 2],
          ],
        }),
      ),
    ).toEqual([5, 4]);
  });

  test('[AD1-TEXC-08] the viper blade poisons whom it affects', () => {
    const ran = strike(wearing(['lame-vipere'], {}, orc), 'lame-vipere', {
      dice: [
        [4, 4],
        [4, 4, 4],
      ],
    });
    expect(ran.find('orque-1').marks.map((m) => m.id)).toEqual(['secoue', 'empoisonne']);
  });

  test('[AD1-TEXC-09] the eclipsing ring gives Insaisissable; on a 1 its wearer lands anywhere in the zone', () => {
    const given = wearing(['anneau-eclipseur']);
    const state = scene(given);
    expect(bearingsOf(on(state), figureOf(state, 'h1')).map(({ feature }) => feature.id)).toContain('insaisissable');
    const land = (dice: number[]) =>
      play(
        given,
        (g, find) => {
          const b = bearingsOf(g, find('h1')).find(({ feature }) => feature.id === 'anneau-eclipseur')!;
          return b.feature.landing!(g, b, at([4, 4]));
        },
        { dice },
      ).value;
    expect([land([2]), land([1, 1])]).toEqual([at([4, 4]), at([0, 0])]);
  });

  test('[AD1-TEXC-10] the horn: Parade 2 and Endurance 1 for the zone, once a scenario', () => {
    const ran = acting(wearing(['cor-de-protection'], { traits: { melee: 4 } }), ['utiliser-i1-1']);
    expect([paradeOf(on(ran.state), ran.find('h1')), enduranceOf(on(ran.state), ran.find('h1'))]).toEqual([4, 3]);
    expect(ran.find('h1').used.scenario).toHaveLength(1);
    expect(offeredTo({ state: ran.state })).not.toContain('utiliser-i1-1');
    expect(offeredTo(wearing(['cor-de-protection']))).toContain('utiliser-i1-1');
    const heroes = [plain({ at: [0, 0], items: ['cor-de-protection'] }), plain({ at: [2, 0] }), plain({ at: [4, 0] })];
    const blown = acting({ drawing: framed('aaabbb'), heroes }, ['utiliser-i1-1']);
    expect(blown.state.figures.map((f) => paradeOf(on(blown.state), f))).toEqual([3, 3, 1]);
  });

  test('[AD1-TEXC-11] the fire crystal: a roll of 5 on each figure of a zone', () => {
    const given = wearing(
      ['cristal-de-feu'],
      { at: [0, 0] },
      {
        drawing: ['........', '.aaabbb.', '.aaabbb.', '........'].join('\n'),
        creatures: [
          { id: 'orque', at: [3, 0] },
          { id: 'orque', at: [4, 0] },
          { id: 'orque', at: [5, 0] },
        ],
      },
    );
    const ran = acting(given, ['utiliser-i1-1'], {
      dice: [
        [2, 2, 2, 2, 2],
        [2, 2, 2, 2, 2],
        [2, 2, 2, 2, 2],
      ],
      decisions: ['cible-orque-1', 'cible-orque-2'],
    });
    expect(dice(ran)).toEqual([5, 5, 5]);
    expect(offeredTo({ heroes: [], state: ran.state })).not.toContain('utiliser-i1-1');
  });

  test('[AD1-TEXC-12] the Emperor’s armour: Endurance 3, no cap and no requirement', () => {
    const state = scene(wearing(['armure-de-l-empereur'], { traits: { agilite: 4, force: 1 } }));
    const who = figureOf(state, 'h1');
    expect([enduranceOf(on(state), who), traitOf(on(state), who, 'agilite')]).toEqual([5, 4]);
  });

  test('[AD1-TEXC-13] the relic holds a point of its own, and any suit draws the gaze', () => {
    const { state, feature } = bearing(wearing(['relique-des-arcanes'], { heroisme: 1 }), 'relique');
    expect([heroismLeft(attentionDonjon, figureOf(state, 'h1')), feature.regard]).toEqual([2, 'toujours']);
    const gaze = (items: string[]) => {
      const order = [{ kind: 'heros' as const, who: 'h1', card: '5-pique' as const, status: 'attend' as const }];
      const played = scene(wearing(items, {}, { state: { order } }));
      return regardOf(on(played), figureOf(played, 'h1'));
    };
    expect([gaze(['relique-des-arcanes']), gaze([])]).toEqual(['coeur', undefined]);
    expect(gaze(['relique-des-arcanes', 'epee-maudite'])).toBeUndefined();
  });
});
