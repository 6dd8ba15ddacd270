import { meet } from '@souterrain/crawl/exploration';
import { describe, expect, test } from 'vitest';
import { plain } from '../../testing/groups.ts';
import { play, type Scene } from '../../testing/index.ts';
import { attackDifficulty, attacksOf } from '../combat/attacks.ts';
import { freeAttack } from '../combat/free-attack.ts';
import { healthActions } from '../combat/recovery.ts';
import { strike } from '../combat/strike.ts';
import { enduranceOf, totalOf } from '../figures/values.ts';
import type { AD1Attack } from '../world/features.ts';

const facing = (id: string, creature = {}): Scene => ({
  heroes: [{ ...plain, at: [2, 2] }],
  creatures: [{ id, at: [1, 2], ...creature }],
});

/** h1 hits the creature, and rolls these damage dice. */
const hurt = (scene: Scene, damage: readonly number[]) =>
  play(
    scene,
    function* (g, find) {
      const attack: AD1Attack = { ...attacksOf(g, find('h1'))[0]!, damage: { plus: damage.length } };
      yield* strike(g, { attacker: find('h1'), target: g.state.figures[1]!, attack, how: 'standard' });
    },
    { dice: [[6, 5], damage] },
  ).state.figures[1]!;

describe('the profiles in play', () => {
  test('[AD1-BEST-05] Seuil 1 on an Indemne leader: Santé 2, then 1', () => {
    expect(hurt(facing('leader-homme-rat'), [4, 4, 4]).sante).toBe(1);
  });

  test('[AD1-BEST-06] Pénétration 1 brings the Endurance of a goblin to 1', () => {
    const { value } = play(facing('gobelin'), function* (g, find) {
      return [0, 1, 2].map((penetration) => enduranceOf(g, find('gobelin-1'), { penetration }));
    });
    expect(value).toEqual([2, 1, 1]);
  });

  test('[AD1-BEST-07] a goblin archer never makes a free attack', () => {
    const { value, find } = play(facing('gobelin-archer'), (g, f) => freeAttack(g, f('gobelin-archer-1'), f('h1')));
    expect(value).toBeUndefined();
    expect(find('gobelin-archer-1').reactions).toBe(1);
  });

  test('[AD1-BEST-08] four successes on the mage: Santé 3, then 1; already Secoué it dies', () => {
    expect(hurt(facing('mage-gobelin'), [4, 4, 4, 4])).toMatchObject({ status: 'plateau', sante: 1 });
    expect(hurt(facing('mage-gobelin', { marks: ['secoue'] }), [4, 4, 4, 4]).status).toBe('mort');
  });

  const against = (id: string, skill: 'melee' | 'lancer') =>
    play(facing(id), function* (g, find) {
      const attack: AD1Attack = { id: 'essai', skill, reach: 2, damage: { plus: 1 } };
      return totalOf(attackDifficulty(g, { attacker: find('h1'), attack, target: find(`${id}-1`) }));
    }).value;

  test('[AD1-BEST-09] a throwing axe on a spider in contact: Difficulty 2', () => {
    expect(against('araignee-geante', 'lancer')).toBe(2);
  });

  test('[AD1-BEST-11] an attack on a zombie: Difficulty 0; it cannot Se Reprendre', () => {
    expect(against('zombie', 'melee')).toBe(0);
    const recovers = (id: string) =>
      play(facing(id, { marks: ['secoue'] }), function* (g, find) {
        return healthActions(g, find(`${id}-1`)).some((action) => action.id === 'se-reprendre');
      }).value;
    expect([recovers('zombie'), recovers('orque')]).toEqual([false, true]);
  });

  test('[AD1-BEST-10] four damage dice against a hero', () => {
    const { of } = play(
      facing('orque'),
      (g, f) =>
        strike(g, {
          attacker: f('orque-1'),
          target: f('h1'),
          attack: attacksOf(g, f('orque-1'))[0]!,
          how: 'standard',
        }),
      {
        dice: [
          [4, 5, 2],
          [1, 1, 1, 1],
        ],
      },
    );
    expect(of('rollAnnounced').map((e) => e.dice)).toEqual([3, 4]);
  });
});

describe('group size', () => {
  const met = (
    count: number | { perHero: number } | { dice: number; sides: number; plus?: number },
    heroes: number,
  ) => {
    const dice = typeof count === 'object' && 'dice' in count ? [[2, 3]] : [];
    return play(
      { heroes: Array.from({ length: heroes }, (_, i) => ({ ...plain, at: [i, 5] as const })) },
      (g, find) =>
        meet(
          g,
          { id: 'essai', name: { fr: 'Essai', en: 'Trial' }, groups: [{ creature: 'homme-rat', count }] },
          { from: find('h1').cell, room: 'scene', seat: 0, trigger: find('h1'), anywhere: false },
        ),
      { dice, cards: [['7-coeur']] },
    ).state.figures.filter((f) => f.profile === 'homme-rat').length;
  };

  test('[AD1-BEST-17] a fixed number, dice, or so many for each hero, rounded up', () => {
    expect(met(4, 1)).toBe(4);
    expect(met({ perHero: 2 }, 3)).toBe(6);
    expect(met({ perHero: 0.5 }, 3)).toBe(2);
    expect(met({ dice: 2, sides: 6, plus: 1 }, 1)).toBe(6);
    expect(met({ dice: 2, sides: 6 }, 1)).toBe(5);
  });
});
