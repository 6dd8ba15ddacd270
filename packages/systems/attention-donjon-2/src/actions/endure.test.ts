import { describe, expect, test } from 'vitest';
import { framed } from '../../testing/groups.ts';
import { alone, impose } from '../../testing/jets.ts';
import { at, type GivenHero, type Scene } from '../../testing/scene.ts';

const facingOgre = (hero: GivenHero = {}, more: Scene = {}): Scene =>
  alone({ at: [2, 2], ...hero }, { creatures: [{ id: 'ogre', at: [1, 2] }], ...more });
const BY = { by: 'ogre-1' };
const FAILED = { dice: [[1, 1]] };

describe('what an enemy action leaves to suffer', () => {
  test('[AD2-NOT-20] [AD2-EFF-10] a push and a state come in reading order', () => {
    const order = (effects: string) =>
      impose(facingOgre(), `Force 9 (${effects}/-)`, FAILED, BY).events.flatMap((event) =>
        event.type === 'figureMoved' || event.type === 'markGained' ? [`${event.type} ${event.figure}`] : [],
      );
    expect(order('Repousser & Sonné')).toEqual(['figureMoved h1', 'markGained h1']);
    expect(order('Sonné & Repousser')).toEqual(['markGained h1', 'figureMoved h1']);
  });

  test('[AD2-EFF-10] [AD2-EFF-15] nobody is pushed by a trap, nor by an effect that is no push', () => {
    const trap = impose(facingOgre(), 'Force 9 (Repousser & Sonné/-)', FAILED);
    expect([trap.of('figureMoved'), trap.marks]).toEqual([[], ['sonne']]);
    expect(impose(facingOgre(), 'Force 9 (Spécial/-)', FAILED, BY).of('figureMoved')).toEqual([]);
  });

  test('[AD2-ENN-13] [AD2-EFF-10] a push that the victim buys is its own, on the enemy who acts', () => {
    const line = 'Force 2 (Dommages 1/-) [Repousser]';
    const ran = impose(facingOgre(), line, { dice: [[6, 2]], decisions: ['garder', 'acheter-1', 'case-0-2'] }, BY);
    expect(ran.of('figureMoved')).toMatchObject([{ figure: 'ogre-1', by: 'h1', to: at([0, 2]) }]);
    const trap = impose(facingOgre(), line, { dice: [[6, 2]], decisions: ['garder', 'acheter-1'] });
    expect(trap.of('figureMoved')).toEqual([]);
  });

  /** The one square behind h1 is a pit, that costs its last two points. */
  const brink = (): Scene => ({
    ...facingOgre({ sante: 2, heroismeMax: 0 }),
    drawing: framed('aaaaaa', 'aaaVaa', 'aaaVaa', 'aaaVaa'),
    legend: { V: { zone: 'a', feature: 'precipice' } },
  });

  test('[AD2-EFF-10] [AD2-ORDRE-18] who dies of a push suffers nothing more, and enjoys nothing', () => {
    const fallen = impose(brink(), 'Force 9 (Repousser & Sonné/-)', FAILED, BY);
    expect([fallen.find('h1').status, fallen.marks]).toEqual(['mort', []]);
    const line = 'Force 2 (-/Repousser) [Armure 1]';
    const spent = impose(brink(), line, { dice: [[6, 2]], decisions: ['garder', 'acheter-1'] }, BY);
    expect([spent.find('h1').status, spent.marks]).toEqual(['mort', []]);
  });

  test('[AD2-ORDRE-18] [AD2-EFF-19] who dies of Dommages throws no die for what it bought', () => {
    const dying = alone({ sante: 1, heroismeMax: 0 });
    const script = { dice: [[6, 2]], decisions: ['garder', 'acheter-1'] };
    expect(impose(dying, 'Force 2 (-/Dommages 9) [Soins d6]', script).find('h1').status).toBe('mort');
    const spared = impose(alone({ sante: 3 }), 'Force 2 (-/Dommages 1) [Soins d6]', { ...script, dice: [[6, 2], 2] });
    expect(spared.find('h1').sante).toBe(4);
  });
});
