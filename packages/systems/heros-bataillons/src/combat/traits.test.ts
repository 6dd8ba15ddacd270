import { describe, expect, test } from 'vitest';
import { foe, type Given, idsAsked, inFight, object, play, playTurnOf, strikes } from '../../testing/index.ts';
import { suffer } from '../beings/damage.ts';
import { waysFrom } from '../scene/moves.ts';

const tough = { values: { end: 15 } };
const sword = { hero: { items: [object('epee')] } };
const bow = { hero: { items: [object('arc')] } };

describe('traits of adversaries', () => {
  test('[HB-FOE-03] [HB-SOLO-14] double attaque: two different targets, each drawn, or one attack', () => {
    const troll = foe({ dice: [10] }, { tags: ['double-attaque'] });
    const two = playTurnOf({ heroes: [tough, tough], foes: [troll] }, 'e1', { cards: [['h2']], dice: [3, 4] });
    expect(two.of('attackRolled').map(({ target }) => target)).toEqual(['h2', 'h1']);
    const three = playTurnOf({ heroes: [tough, tough, tough], foes: [troll] }, 'e1', {
      cards: [['h2'], ['h3']],
      dice: [3, 4],
    });
    expect(three.of('targetChosen')).toMatchObject([{ target: 'h2' }, { target: 'h3', among: ['h1', 'h3'] }]);
    const one = playTurnOf({ heroes: [tough], foes: [troll] }, 'e1', { dice: [3] });
    expect(one.of('attackRolled')).toHaveLength(1);
  });

  test('[HB-FOE-03] immatériel: its armour counts against what is not magical alone', () => {
    const spectre = foe({}, { ...tough, armour: 2, tags: ['immateriel'] });
    const hit = (marks: readonly string[]) =>
      play(
        inFight({
          heroes: [{ ...sword, marks: marks.map((id) => ({ id, until: { in: 'scene' } }) as const) }],
          foes: [spectre],
        }),
        (g) => strikes(g, { by: 'h1', at: ['e1'] }),
        { dice: [3] },
      ).of('damaged')[0]!.damage;
    expect(hit([])).toBe(1);
    expect(hit(['insuffle-epee', 'revers'])).toBe(3);
  });

  test('[HB-FOE-03] sans esprit: no VOL to lose', () => {
    const bones = foe({}, { tags: ['sans-esprit'], values: { end: 0 } });
    const blow = { amount: 5, armour: false, violent: true, by: null, source: 'effroi', rule: 'HB-DMG-04' } as const;
    const { find } = play({ foes: [bones] }, (g, f) => suffer(g, f('e1'), { ...blow, attribute: 'vol' }));
    expect(find('e1').now).toMatchObject({ vol: 10, for: 10 });
  });

  test('[HB-FOE-03] vole: out of reach of melee until it has struck hand to hand', () => {
    const flyer = foe({}, { ...tough, tags: ['vole'] });
    const given: Given = { heroes: [{ ...sword, ...tough }, bow], foes: [flyer] };
    const before = playTurnOf(given, 'h1', { decisions: ['finir-son-tour'] });
    expect(idsAsked(before.asked, 'action')).not.toContain('attaquer-epee-e1');
    for (const id of ['au-sol', 'empoigne']) {
      const marks = [{ id, by: 'h2', until: { in: 'removed' } as const }];
      const brought = playTurnOf({ ...given, foes: [{ ...flyer, marks }] }, 'h1', { decisions: ['finir-son-tour'] });
      expect(idsAsked(brought.asked, 'action')).toContain('attaquer-epee-e1');
    }
    const shot = playTurnOf(given, 'h2', { decisions: ['attaquer-arc-e1', 'finir-son-tour'], dice: [2] });
    expect(shot.of('attackRolled')).toHaveLength(1);
    const struck = playTurnOf(given, 'e1', { cards: [['h1']], dice: [3] });
    struck.state.combat!.acted = [];
    const after = playTurnOf(struck.state, 'h1', { decisions: ['attaquer-epee-e1', 'finir-son-tour'], dice: [2] });
    expect(after.of('damaged')).toHaveLength(1);
  });

  test('[HB-FOE-03] grimpe, vole: along walls and chasms', () => {
    const { scene } = inFight({});
    const links = [{ from: 'a', to: 'b', open: true, kind: 'paroi' }] as const;
    const ways = (tags: readonly string[]) =>
      waysFrom({ ...scene!, links: [...links] }, inFight({ foes: [foe({}, { tags })] }).beings[1]!, 'a');
    expect(ways([])).toEqual([]);
    expect(ways(['grimpe'])).toEqual(['b']);
    expect(ways(['vole'])).toEqual(['b']);
  });

  test('[HB-FOE-03] souffle de feu: once a combat the attack ignores armour', () => {
    const dragon = foe({}, { tags: ['souffle-de-feu'] });
    const { of } = play(
      inFight({
        heroes: [
          { ...tough, armour: 2 },
          { ...tough, armour: 2 },
        ],
        foes: [dragon],
      }),
      function* (g) {
        yield* strikes(g, { by: 'e1', at: ['h1'] });
        yield* strikes(g, { by: 'e1', at: ['h2'] });
      },
      { dice: [5, 5] },
    );
    expect(of('damaged').map(({ damage }) => damage)).toEqual([5, 3]);
  });

  test('[HB-FOE-01] [HB-DMG-04] what its blows lower once END is gone', () => {
    const spectre = foe({ dice: [8] }, { critical: 'vol' });
    const { find } = play(
      inFight({ heroes: [{ values: { end: 0, vol: 9 } }], foes: [spectre] }),
      (g) => strikes(g, { by: 'e1', at: ['h1'] }),
      { dice: [6] },
    );
    expect(find('h1').now).toMatchObject({ vol: 3, for: 10 });
  });
});

describe('riders', () => {
  test('[HB-DMG-15] [HB-DMG-01] a rider needs a point of damage after armour', () => {
    const snake = (face: number, more: readonly number[]) =>
      play(
        inFight({ heroes: [{ ...tough, armour: 1 }], foes: [foe({ dice: [8], riders: ['poison'] })] }),
        (g) => strikes(g, { by: 'e1', at: ['h1'] }),
        { dice: [face, ...more] },
      ).of('damaged');
    expect(snake(1, [])).toEqual([]);
    expect(snake(2, [3]).map(({ source, damage }) => [source, damage])).toEqual([
      ['griffes', 1],
      ['poison', 3],
    ]);
  });

  test('[HB-DMG-11] [HB-DMG-15] its poison is no violence: a coma, where the bite alone would have killed', () => {
    const bitten = (dice: readonly number[]) =>
      play(
        inFight({ heroes: [{ values: { end: 0, for: 3 } }], foes: [foe({ dice: [8], riders: ['poison'] })] }),
        (g) => strikes(g, { by: 'e1', at: ['h1'] }),
        { dice },
      ).find('h1').status;
    expect([bitten([1, 4]), bitten([3])]).toEqual(['coma', 'mort']);
  });

  test('[HB-DMG-15] [HB-CHA-07] Chance keeps off the rider with the blow', () => {
    const { events, find } = play(
      inFight({ heroes: [{ ...tough, hero: { chance: 1 } }], foes: [foe({ dice: [8], riders: ['poison'] })] }),
      (g) => strikes(g, { by: 'e1', at: ['h1'] }),
      { dice: [5], decisions: ['depenser-chance'] },
    );
    expect(events.some(({ type }) => type === 'damaged')).toBe(false);
    expect(find('h1').now.end).toBe(15);
  });

  test('[HB-DMG-15] acid and grip come with the blow', () => {
    const { find } = play(
      inFight({ heroes: [tough], foes: [foe({ riders: ['acide', 'poigne'] })] }),
      (g) => strikes(g, { by: 'e1', at: ['h1'] }),
      { dice: [2] },
    );
    expect(find('h1').marks).toMatchObject([{ id: 'armure-rongee' }, { id: 'empoigne', by: 'e1' }]);
  });
});
