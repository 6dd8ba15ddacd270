import { describe, expect, test } from 'vitest';
import { alone, impose, performing, plain } from '../../testing/jets.ts';

describe('the Difficulté of a line', () => {
  const against = (difficulty: string, X = 0) =>
    impose(alone(), `Force ${difficulty} (-/-)`, { dice: [[1, 1]] }, { bindings: { X } }).of('jetSettled')[0]!
      .difficulty;

  test('[AD2-NOT-15] a number or a variable, and what is added to it or taken away, floored at 1', () => {
    expect([against('6+1'), against('6-1'), against('4+X', 3), against('7-X', 2)]).toEqual([7, 5, 7, 5]);
    expect([against('6+X-2', 3), against('6-X-2', 3), against('1-X+3', 2)]).toEqual([7, 1, 2]);
    expect([against('X', 6), against('X-3', 6), against('X-3', 2)]).toEqual([6, 3, 1]);
  });

  test('[AD2-NOT-16] a variable that nothing binds stops the Jet', () => {
    expect(() => impose(alone(), 'Force X (-/-)')).toThrow('E_UNBOUND_VARIABLE: X');
    expect(() => impose(alone(), 'Force 4+Y (-/-)', {}, { bindings: { X: 1 } })).toThrow('E_UNBOUND_VARIABLE: Y');
  });

  test('[AD2-JET-02] [AD2-NOT-15] a characteristic of the target, lowered by the line', () => {
    const scene = { heroes: [plain], creatures: [{ id: 'ogre', at: [1, 1] as const }] };
    const ran = performing(scene, 'Force Physique-2 : Sonné', { on: ['ogre-1'], dice: [[3, 1]] });
    expect(ran.of('jetSettled')).toMatchObject([{ difficulty: 3, success: true }]);
    const goblin = { heroes: [plain], creatures: [{ id: 'gobelin', at: [1, 1] as const }] };
    const cut = performing(goblin, 'Agilité/Mêlée Défense : Sonné', { on: ['gobelin-1'], dice: [[3, 1]] });
    expect(cut.of('jetSettled')).toMatchObject([{ difficulty: 4, success: false }]);
  });

  test('[AD2-JET-16] whoever has a dash is no target of an area, however easy it would be', () => {
    const creatures = [
      { id: 'ogre', at: [1, 1] as const },
      { id: 'statue-gardienne', at: [2, 2] as const },
    ];
    const on = ['ogre-1', 'statue-gardienne-1'];
    const ran = performing({ heroes: [plain], creatures }, 'AUR Vigueur Volonté : Sonné', { on, dice: [[4, 1]] });
    expect(ran.value.affected.map(({ id }) => id)).toEqual(['ogre-1']);
    expect(ran.of('jetSettled')).toMatchObject([{ difficulty: 3 }]);
    const alike = performing({ heroes: [plain], creatures }, 'AUR Vigueur Physique : Sonné', { on, dice: [[5, 1]] });
    expect(alike.value.affected.map(({ id }) => id)).toEqual(on);
  });
});
