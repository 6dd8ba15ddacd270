import { bearingsWith } from '@souterrain/crawl/figures';
import { NEEDS } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { at, play, type Scene } from '../../../testing/index.ts';
import { acting, plain, wearing } from '../../../testing/items.ts';
import { slipAway } from '../../movement/slip-away.ts';
import { attentionDonjon2 } from '../../system.ts';
import { ITEM_FEATURES, useOf } from './index.ts';

describe('exceptional items', () => {
  test('[AD2-XTRES-05] everything an item of the tables names is built, once', () => {
    const entries = Object.values(attentionDonjon2.content.items);
    const features = entries.flatMap(({ features = [], attacks = [] }) => [
      ...features,
      ...attacks.flatMap((attack) => attack.features ?? []),
    ]);
    expect(features.filter((id) => !attentionDonjon2.edition.featureOf(id))).toEqual([]);
    expect(entries.flatMap(({ use }) => (use && !useOf(use) ? [use] : []))).toEqual([]);
    const ids = ITEM_FEATURES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('[AD2-XTRES-05][AD2-ETAT-07] a life stone: one free Récupération a Round, up to half the Santé', () => {
    const offered = (sante: number, used: string[] = [], marks: string[] = []) => {
      let ids: readonly string[] = [];
      play(wearing(['pierre-de-vie'], { sante, marks }), function* (g, find) {
        const hero = find('h1');
        hero.used.round.push(...used);
        ids = bearingsWith(g, hero).actions.flatMap((bearing) =>
          bearing.feature.actions!(g, bearing).map(({ id, type }) => `${id} ${type}`),
        );
      });
      return ids.filter((id) => id.startsWith('pierre'));
    };
    expect(offered(2)).toEqual(['pierre-de-vie-i1-1 libre']);
    expect(offered(3)).toEqual([]);
    expect(offered(2, ['pierre-de-vie-i1-1'])).toEqual([]);
    // AD2-ETAT-07: it may also shake off Sonné.
    expect(offered(6, [], ['sonne'])).toEqual(['pierre-de-vie-i1-1 libre']);
  });

  test('[AD2-XCONV-06] a fire crystal: Dommages 3 on every monster of a zone, once a scenario', () => {
    const given: Scene = {
      drawing: ['........', ...Array.from({ length: 3 }, () => '.aaabbb.'), '........'].join('\n'),
      heroes: [plain({ at: [0, 0], items: ['cristal-de-feu'] })],
      creatures: [
        { id: 'leader-homme-rat', at: [4, 0] },
        { id: 'ogre', at: [5, 1] },
      ],
    };
    const ran = acting(given, ['utiliser-i1-1'], { decisions: ['cible-ogre-1'] });
    expect([ran.find('leader-homme-rat-1').sante, ran.find('ogre-1').sante]).toEqual([2, 6]);
    expect(ran.find('h1').used.scenario).toEqual(['cristal-i1-1']);
  });

  test('[AD2-XTRES-05] the wearer of an eclipsing ring may land anywhere in the zone', () => {
    const ran = play(
      {
        drawing: ['........', '.aaabbb.', '........'].join('\n'),
        heroes: [plain({ at: [2, 0], items: ['anneau-eclipseur'] })],
        creatures: [{ id: 'gobelin', at: [1, 0] }],
      },
      (g, find) => slipAway(g, find('h1'), { move: { kind: 'classique', to: at([3, 0]) }, need: NEEDS[0]! }),
      { dice: [1, 3] },
    );
    expect(ran.find('h1').cell).toBe(at([5, 0]));
  });
});
