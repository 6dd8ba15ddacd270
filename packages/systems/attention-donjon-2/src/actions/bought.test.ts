import { describe, expect, test } from 'vitest';
import { turnOf } from '../../testing/combat.ts';
import type { Scene } from '../../testing/index.ts';
import { alone, performing, plain } from '../../testing/jets.ts';

const strong = { ...plain, traits: { force: 3, melee: 2 } };
const fight = (...creatures: NonNullable<Scene['creatures']>): Scene => ({ heroes: [strong], creatures });
const bought = (ran: ReturnType<typeof performing>) => ran.of('reussiteSpent').map((e) => [e.bought, e.price, e.left]);

describe('what Réussites may buy', () => {
  test('[AD2-NOT-23] [AD2-REU-07] an option costs one Réussite and may be bought again, a state is not', () => {
    const line = 'Force/Mêlée Défense : Dommages 2 [Dommages +1, Sonné]';
    const buying = (dice: number[], decisions: string[]) =>
      performing(fight({ id: 'ogre', at: [1, 1] }), line, {
        on: ['ogre-1'],
        dice: [dice],
        decisions: ['garder', ...decisions],
      });
    // Santé 8, Armure 1.
    const twice = buying([6, 6, 1], ['acheter-1', 'acheter-1']);
    expect([twice.find('ogre-1').sante, twice.find('ogre-1').marks]).toEqual([8 - 3, []]);
    const each = buying([6, 6, 1], ['acheter-1', 'acheter-2', 'apres']);
    expect(each.find('ogre-1')).toMatchObject({ sante: 8 - 2, marks: [{ id: 'sonne' }] });
    // The +1 to the result is never among them.
    expect(each.asked[1]!.options.map(({ id }) => id)).toEqual(['acheter-1', 'acheter-2', 'terminer']);
    const three = buying([6, 6, 6], ['acheter-1', 'acheter-1', 'acheter-1']);
    expect(three.find('ogre-1').sante).toBe(8 - 4);
    const mixed = buying([6, 6, 6], ['acheter-2', 'acheter-1', 'acheter-1', 'apres']);
    expect(mixed.find('ogre-1')).toMatchObject({ sante: 8 - 3, marks: [{ id: 'sonne' }] });
    expect(mixed.asked[2]!.options.map(({ id }) => id)).toEqual(['acheter-1', 'terminer']);
  });

  test('[AD2-NOT-24] a price and a limit: of four Réussites two are left unused', () => {
    const healer = alone({ sante: 1, traits: { savoir: 4 } });
    const line = 'Savoir 5 : - [2R Soins 1 max 1]';
    const ran = performing(healer, line, { dice: [[6, 6, 6, 6]], decisions: ['garder', 'acheter-1'] });
    expect([ran.value.left, bought(ran), ran.find('h1').sante]).toEqual([2, [['Soins 1', 2, 2]], 2]);
    // With one Réussite it cannot be paid for.
    const poor = performing(healer, line, { dice: [[6, 1, 1, 1]], decisions: ['garder'] });
    expect([poor.value.left, poor.find('h1').sante]).toEqual([1, 1]);
  });

  test('[AD2-NOT-26] an amount bought adds to the action’s own, as one source, or makes it', () => {
    const hit = (line: string) =>
      performing(fight({ id: 'ogre', at: [1, 1] }), `Force/Mêlée Défense : ${line}`, {
        on: ['ogre-1'],
        dice: [[6, 6, 1]],
        decisions: ['garder', 'acheter-1', 'acheter-1'],
      }).of('santeLost');
    // One source of 3 against Armure 1.
    for (const line of ['Dommages 1 [Dommages 1]', 'Dommages 1 [Dommages +1]'])
      expect(hit(line)).toMatchObject([{ amount: 2, sante: 6 }]);
    expect(hit('- [Dommages 1]')).toMatchObject([{ amount: 1 }]);
    const healed = performing(alone({ sante: 1 }), 'Savoir 5 : - [Soins 1]', {
      dice: [[6, 6]],
      decisions: ['garder', 'acheter-1', 'acheter-1'],
    });
    expect(healed.of('healed')).toMatchObject([{ amount: 2, sante: 3 }]);
  });

  test('[AD2-EFF-10] [AD2-XMOUV-05] a push is bought once, and never on whoever cannot be pushed', () => {
    const line = 'Force/Mêlée Défense : - [Repousser]';
    const offers = (id: string, marks: string[] = []) =>
      performing(fight({ id, at: [1, 0], marks }), line, {
        on: [`${id}-1`],
        dice: [[6, 6, 1]],
        decisions: id === 'ogre' && marks.length === 0 ? ['garder', 'acheter-1', 'case-2-0'] : ['garder'],
      }).asked.filter(({ id: asked }) => asked === 'reussites');
    expect(offers('ogre')).toHaveLength(1);
    expect(offers('statue-gardienne')).toEqual([]);
    expect(offers('ogre', ['petrifie'])).toEqual([]);
  });

  test('[AD2-EFF-14] the Action spent is given back, once a turn', () => {
    const line = '>Se reprendre Mental/Résistance 5 : Retirer (Secoué) [2R Action gratuite max 1]';
    const inTurn = alone({ marks: ['secoue'] }, { state: { turn: turnOf('h1', { actions: 1, bonus: true }) } });
    const script = { how: 'bonus', dice: [6], decisions: [] };
    const given = { ...inTurn, heroes: [{ ...plain, traits: { mental: 3 }, marks: ['sonne'] }] };
    const ran = performing(given, line, { ...script, dice: [[6, 6]], decisions: ['garder', 'acheter-1'] });
    expect(ran.state.turn).toMatchObject({ actions: 2, bonus: false });
    const again = { ...given, state: ran.state } as Scene;
    expect(again.state).toBe(ran.state);
    const second = performing(ran.state, line, { ...script, dice: [[6, 6]], decisions: ['garder'] });
    expect(second.of('actionRefunded')).toEqual([]);
  });
});
