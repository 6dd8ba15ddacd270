import { figureOf } from '@souterrain/crawl';
import { describe, expect, test } from 'vitest';
import { on, type Scene, scene } from '../../../testing/index.ts';
import { acting, bearing, dice, plain, striking as strike, wearing } from '../../../testing/items.ts';
import { attacksOf } from '../../combat/attacks.ts';
import { penetrationOf } from '../../combat/damage.ts';
import { enduranceOf, paradeOf } from '../../figures/values.ts';

const orc: Scene = { creatures: [{ id: 'orque', at: [3, 3] }] };

describe('enchantments', () => {
  const shield = (enchantment: string, base = 'bouclier-de-bois-enchante') => [{ base, enchantment }];

  test('[AD1-TARM-02] Cœur: maximum Santé +1 while worn', () => {
    const given = wearing([{ base: 'chapeau-enchante', place: 'porte', enchantment: 'enchantement-armure-coeur' }]);
    const on = acting(given, ['s-equiper-i1-1']);
    expect([on.find('h1').santeMax, on.find('h1').sante]).toEqual([5, 4]);
    const off = acting({ heroes: [plain()], state: on.state }, ['ranger-i1-1']);
    expect(off.find('h1').santeMax).toBe(4);
  });

  test('[AD1-TARM-02] Trèfle: Parade 1 more after the dice; permanent on a renowned shield', () => {
    const given = wearing(shield('enchantement-armure-trefle'), {}, orc);
    const ran = strike(
      given,
      'hache',
      { dice: [[4, 4, 2]], decisions: ['enchantement-armure-trefle-i1-1'] },
      { by: 'orque-1', on: 'h1' },
    );
    expect(ran.value.hit).toBe(false);
    const renowned = scene(wearing(shield('enchantement-renom-trefle', 'bouclier-de-renom')));
    expect(paradeOf(on(renowned), figureOf(renowned, 'h1'))).toBe(4);
  });

  test('[AD1-TARM-02] Carreau: Endurance 1 more after the damage dice; Pique: a die before an attack', () => {
    const hurt = strike(
      wearing(shield('enchantement-armure-carreau'), {}, orc),
      'hache',
      {
        dice: [
          [4, 4, 2],
          [4, 4, 2, 2],
        ],
        decisions: ['enchantement-armure-carreau-i1-1'],
      },
      { by: 'orque-1', on: 'h1' },
    );
    expect(hurt.find('h1').marks).toEqual([]);
    const keen = wearing(shield('enchantement-armure-pique'), {}, orc);
    expect(
      dice(strike(keen, 'mains-nues', { dice: [[2, 2, 2]], decisions: ['enchantement-armure-pique-i1-1'] })),
    ).toEqual([3]);
    const stone = scene(wearing(shield('enchantement-renom-carreau')));
    expect(enduranceOf(on(stone), figureOf(stone, 'h1'))).toBe(3);
  });

  const weapon = (base: string, suit: string) => [{ base, enchantment: `enchantement-arme-${suit}` }];

  test('[AD1-TWEA-01] [AD1-TWEA-02] Pique: a short bow of 3 + 1 dice', () => {
    const far: Scene = { creatures: [{ id: 'orque', at: [5, 5] }] };
    const ran = strike(wearing(weapon('arc-court-enchante', 'pique'), {}, far), 'arc-court-enchante', {
      dice: [
        [4, 4],
        [2, 2, 2, 2],
      ],
    });
    expect(dice(ran)).toEqual([2, 4]);
  });

  test('[AD1-TWEA-02] Carreau: Pénétration 2 with a two-handed weapon; Trèfle: Parade; Cœur: a point for a kill', () => {
    const base = 'arme-a-deux-mains-enchantee';
    const ran = strike(
      wearing(weapon(base, 'carreau'), { traits: { melee: 3 } }, { creatures: [{ id: 'chef-orque', at: [3, 3] }] }),
      base,
      {
        dice: [
          [4, 4, 4],
          [2, 2, 2, 2, 2],
        ],
      },
      { by: 'h1', on: 'chef-orque-1' },
    );
    // Endurance 4(2): one point of Pénétration would leave 3.
    expect(ran.of('rollAnnounced')[1]).toMatchObject({ dice: 5, difficulty: 2 });
    const [attacker, target] = [ran.find('h1'), ran.find('chef-orque-1')];
    const attack = attacksOf(on(ran.state), attacker).find(({ id }) => id === base)!;
    expect(penetrationOf(on(ran.state), { attacker, target, attack, how: 'standard', extraDamage: 0 })).toBe(2);
    const guarded = scene(wearing(weapon('dague-enchantee', 'trefle')));
    expect(paradeOf(on(guarded), figureOf(guarded, 'h1'))).toBe(2);
    const killer = strike(
      wearing(
        weapon('hache-de-renom', 'coeur'),
        { sante: 1 },
        { creatures: [{ id: 'gobelin', at: [3, 3], marks: ['secoue'] }] },
      ),
      'hache-de-renom',
      {
        dice: [
          [4, 4, 4],
          [4, 4, 4],
        ],
      },
      { by: 'h1', on: 'gobelin-1' },
    );
    expect(killer.find('h1').sante).toBe(2);
  });

  test('[AD1-TWEA-01] the cursed sword, the sceptre, renowned weapons and the quiver', () => {
    expect(
      dice(
        strike(wearing(['epee-maudite'], {}, orc), 'epee-maudite', {
          dice: [
            [4, 4],
            [2, 2, 2, 2],
          ],
        }),
      ),
    ).toEqual([2, 4]);
    expect(bearing(wearing(['epee-maudite']), 'lame-maudite').feature.regard).toBe('jamais');
    const stilled = strike(
      wearing(['sceptre'], {}, { creatures: [{ id: 'squelette', at: [3, 3] }] }),
      'sceptre',
      {
        dice: [
          [4, 4],
          [2, 2, 2],
        ],
      },
      { by: 'h1', on: 'squelette-1' },
    );
    expect(stilled.find('squelette-1').reactions).toBe(0);
    expect(dice(strike(wearing(['hache-de-renom'], {}, orc), 'hache-de-renom', { dice: [[2, 2, 2]] }))).toEqual([3]);
    const quiver = wearing(
      ['arc-court', ...weapon('carquois-enchante', 'pique')],
      {},
      { creatures: [{ id: 'orque', at: [5, 5] }] },
    );
    expect(
      dice(
        strike(quiver, 'arc-court', {
          dice: [
            [4, 4],
            [2, 2, 2, 2],
          ],
        }),
      ),
    ).toEqual([2, 4]);
  });
});
