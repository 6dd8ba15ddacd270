import { describe, expect, test } from 'vitest';
import { foe, type Given, idsAsked, inFight, object, play, playTurnOf } from '../../testing/index.ts';
import { actionsOf } from './index.ts';

const tough = { values: { end: 15 } };
const able: Given = {
  heroes: [
    {
      hero: {
        abilities: ['conjurateur', 'second-souffle'],
        schools: ['elementaire'],
        items: [
          object('epee'),
          object('potion', 'pret', { holds: { effect: 'medecinal', administration: 'liquide', kind: 'soin' } }),
        ],
      },
      marks: [{ id: 'empoigne', until: { in: 'removed' }, by: 'e1' }],
    },
    {},
  ],
  foes: [foe({}, tough)],
};
const kinds = (given: Given, acted = false) =>
  play(inFight(given), function* (g, find) {
    g.emit({ type: 'turnStarted', being: 'h1', rules: ['HB-CBT-02'] });
    if (acted) g.emit({ type: 'actionSpent', being: 'h1', rules: ['HB-CBT-03'] });
    return [...new Set(actionsOf(g, find('h1')).map(({ kind }) => kind))];
  }).value;

describe('the actions of a turn', () => {
  test('[HB-ACT-01] [HB-ACT-05] attack, spell, ability, object and Tenter', () => {
    expect(kinds(able)).toEqual(expect.arrayContaining(['attaque', 'sort', 'capacite', 'objet', 'tenter', 'fin']));
  });

  test('[HB-ACT-02] [HB-ACT-03] [HB-ACT-04] only one of them a turn', () => {
    expect(kinds(able, true)).toEqual(['fin']);
  });

  test('[HB-ACT-02] a spell takes the action: no attack after it', () => {
    const caster = { hero: { abilities: ['conjurateur'], schools: ['impie'], items: [object('epee')] } };
    const { asked, of } = playTurnOf({ heroes: [caster], foes: [foe({}, tough)] }, 'h1', {
      decisions: ['sort-impie-toucher-mineur', 'degats-necrose', 'finir-son-tour'],
      dice: [3],
    });
    expect(of('spellCast')).toHaveLength(1);
    expect(of('actionSpent')).toHaveLength(1);
    const left = asked.at(-1)!.options.map(({ id }) => id);
    expect(left.filter((id) => id.startsWith('attaquer') || id.startsWith('sort-'))).toEqual([]);
  });

  test('[HB-ACT-04] a second potion waits for another turn', () => {
    const holds = { effect: 'medecinal', detail: 'soin', administration: 'liquide' };
    const items = ['p1', 'p2'].map((id) => object('potion', 'pret', { id, holds }));
    const thirsty = { now: { end: 0 }, hero: { items } };
    const { asked, of } = playTurnOf({ heroes: [thirsty], foes: [foe({}, tough)] }, 'h1', {
      decisions: ['boire-p1', 'finir-son-tour'],
      dice: [3],
    });
    expect(idsAsked(asked, 'action')).toContain('boire-p2');
    expect(asked.at(-1)!.options.map(({ id }) => id)).not.toContain('boire-p2');
    expect(of('actionSpent')).toHaveLength(1);
  });

  test('[HB-ATK-03] at most what two hands hold', () => {
    const items = [object('dague', 'pret', { id: 'd1' }), object('dague', 'pret', { id: 'd2' }), object('arc')];
    const { asked } = playTurnOf({ heroes: [{ hero: { items } }], foes: [foe({}, tough)] }, 'h1', {
      decisions: ['attaquer-d1-et-d2-e1', 'finir-son-tour'],
      dice: [[1, 2]],
    });
    expect(idsAsked(asked, 'action').filter((id) => id.startsWith('attaquer'))).toEqual([
      'attaquer-d1-e1',
      'attaquer-d2-e1',
      'attaquer-arc-e1',
      'attaquer-d1-et-d2-e1',
    ]);
  });

  test('[HB-ATK-03] [HB-INV-08] what both hands hold leaves no other weapon', () => {
    const items = [object('hallebarde', 'mains'), object('dague')];
    const { asked } = playTurnOf({ heroes: [{ hero: { items } }], foes: [foe({}, tough)] }, 'h1', {
      decisions: ['finir-son-tour'],
    });
    expect(idsAsked(asked, 'action').filter((id) => id.startsWith('attaquer'))).toEqual(['attaquer-hallebarde-e1']);
  });

  test('[HB-EQP-09] a weapon from the bag takes an AGI test within the attack', () => {
    const given: Given = {
      heroes: [{ values: { agi: 12 }, hero: { items: [object('dague', 'sac')] } }],
      foes: [foe({}, tough)],
    };
    const lost = playTurnOf(given, 'h1', { decisions: ['attaquer-dague-e1', 'finir-son-tour'], dice: [15] });
    expect(lost.of('attackRolled')).toEqual([]);
    const found = playTurnOf(given, 'h1', { decisions: ['attaquer-dague-e1', 'finir-son-tour'], dice: [4, 2] });
    expect(found.of('attackRolled')[0]!.sides).toEqual([4]);
  });

  test('[HB-ATK-18] an ally is attacked only after a confirmation, asked once a turn', () => {
    const given: Given = { heroes: [{ hero: { items: [object('epee')] } }, tough], foes: [foe({}, tough)] };
    const spared = playTurnOf(given, 'h1', {
      decisions: ['attaquer-un-allie', 'renoncer', 'attaquer-epee-e1', 'finir-son-tour'],
      dice: [2],
    });
    expect(spared.of('attackRolled')).toMatchObject([{ target: 'e1' }]);
    const proposed = spared.asked.filter(({ id }) => id === 'action').map(({ options }) => options.map(({ id }) => id));
    expect(proposed.map((ids) => ids.includes('attaquer-un-allie'))).toEqual([true, false, false]);
    expect(proposed[1]).toContain('attaquer-epee-e1');
    const struck = playTurnOf(given, 'h1', {
      decisions: ['attaquer-un-allie', 'attaquer-epee-h2', 'finir-son-tour'],
      dice: [2],
    });
    expect(struck.of('damaged')).toMatchObject([{ being: 'h2' }]);
  });
});
