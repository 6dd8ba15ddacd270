import { describe, expect, test } from 'vitest';
import { foe, type Given, type GivenBeing, inFight, object, play, playTurnOf } from '../../testing/index.ts';
import { takeTurn } from './turn.ts';

const tough = { values: { end: 15 } };
const simulated: GivenBeing = { seat: null, hero: { items: [object('epee')] } };
const bow = { ranges: ['tir'], hands: 2 } as const;

describe('adversaries played by the software', () => {
  test('[HB-SOLO-14] one of those in reach, uniformly at random, and says why', () => {
    const { of } = playTurnOf({ heroes: [tough, tough], foes: [foe()] }, 'e1', { cards: [['h2']], dice: [3] });
    expect(of('targetChosen')).toMatchObject([{ target: 'h2', among: ['h1', 'h2'], rules: ['HB-SOLO-14'] }]);
    expect(of('attackRolled')[0]!.target).toBe('h2');
  });

  test('[HB-SOLO-14] an archer leaves a zone that holds a hero, then shoots with its own die', () => {
    const { events, of } = playTurnOf({ heroes: [tough], foes: [foe(bow)] }, 'e1', { dice: [5] });
    expect(of('beingMoved')).toMatchObject([{ being: 'e1', zone: 'b' }]);
    expect(of('attackRolled')[0]!.sides).toEqual([6]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('beingMoved')).toBeLessThan(types.indexOf('attackRolled'));
  });

  test('[HB-SOLO-14] prefers an attack that is not diminished', () => {
    const goblin = { attacks: [...foe({ ...bow, id: 'fronde', dice: [8] }).attacks!, ...foe().attacks!] };
    const links = [{ from: 'a', to: 'b', open: false }];
    const { of } = playTurnOf({ heroes: [tough], foes: [goblin], scene: { links } }, 'e1', { dice: [3] });
    expect(of('attackRolled')[0]!.weapon).toBe('griffes');
    const pillar = { id: 'pilier', tag: 'couvert' } as const;
    const state = inFight({ heroes: [{ ...tough, position: pillar.id }], foes: [{ ...goblin, zone: 'b' }] });
    state.scene!.zones[0]!.positions = [pillar];
    const walked = playTurnOf(state, 'e1', { dice: [3] });
    expect([walked.of('attackRolled')[0]!.weapon, walked.find('e1').zone]).toEqual(['griffes', 'a']);
  });

  test('[HB-SOLO-14] an archer leaves a hero behind to shoot at another', () => {
    const heroes = [{ ...tough, zone: 'b' }, tough];
    const { of, find } = playTurnOf({ heroes, foes: [foe(bow, { zone: 'b' })] }, 'e1', { cards: [['h2']], dice: [3] });
    expect([find('e1').zone, of('attackRolled')[0]!.target]).toEqual(['c', 'h2']);
  });

  test('[HB-SOLO-14] stands up, walks toward the nearest hero, or tears itself free', () => {
    const down = { id: 'au-sol', until: { in: 'removed' } } as const;
    const stood = playTurnOf({ heroes: [tough], foes: [foe({}, { marks: [down] })] }, 'e1', { dice: [3] });
    expect(stood.find('e1').marks).toEqual([]);
    expect(stood.of('attackRolled')[0]!.sides).toEqual([6]);
    const walked = playTurnOf({ heroes: [tough], foes: [foe({}, { zone: 'c' })] }, 'e1');
    expect(walked.find('e1').zone).toBe('b');
    const glue = { id: 'colle', until: { in: 'rounds', of: 'h1', left: 3, minute: 999 } } as const;
    const glued = foe({}, { zone: 'c', marks: [glue] });
    const freed = playTurnOf({ heroes: [tough], foes: [glued] }, 'e1', { dice: [10] });
    expect(freed.find('e1')).toMatchObject({ zone: 'c', marks: [] });
    const hold = { id: 'empoigne', by: 'h1', until: { in: 'removed' } } as const;
    const unarmed = playTurnOf({ heroes: [tough], foes: [{ marks: [hold] }] }, 'e1', { dice: [10] });
    expect(unarmed.find('e1').marks).toEqual([]);
  });

  test('[HB-SOLO-14] a burst takes the fullest zone, a battalion prefers a battalion', () => {
    const spikes = foe({ ranges: ['jet'], explosive: true }, { zone: 'b' });
    const crowd: Given = { heroes: [{ ...tough, zone: 'c' }, tough, tough], foes: [spikes] };
    const burst = playTurnOf(crowd, 'e1', { cards: [['h2']], dice: [2, 2] });
    expect(burst.of('targetChosen')[0]).toMatchObject({ among: ['h2', 'h3'] });
    expect(burst.of('attackRolled').map(({ target }) => target)).toEqual(['h2', 'h3']);
    const company = { kind: 'bataillon', scale: 'bataillon', ...tough } as const;
    const clash = playTurnOf({ heroes: [tough, company], foes: [foe({}, company)] }, 'e1', { dice: [3] });
    expect(clash.of('attackRolled')).toMatchObject([{ target: 'h2', sides: [6] }]);
  });

  test('[HB-SOLO-14] [HB-FOE-03] a conjurer casts instead: minor, major while its END is 3 or more', () => {
    const sorcerer = (end: number) => foe({}, { tags: ['conjurateur-impie'], values: { end } });
    const weak = playTurnOf({ heroes: [tough, tough], foes: [sorcerer(2)] }, 'e1', { cards: [['h1']], dice: [4] });
    expect(weak.of('spellCast')).toMatchObject([{ power: 'mineur', targets: ['h1'] }]);
    expect(weak.find('h1').now.end).toBe(11);
    const strong = playTurnOf({ heroes: [tough, tough], foes: [sorcerer(3)] }, 'e1', {
      cards: [['h1']],
      dice: [[4, 5]],
    });
    expect(strong.of('spellCast')).toMatchObject([{ power: 'majeur', targets: ['h1', 'h2'] }]);
    expect(strong.of('attackRolled')).toEqual([]);
  });
});

describe('simulated heroes', () => {
  test('[HB-SOLO-15] one hero a target, the weakest first, then double up', () => {
    const given: Given = {
      heroes: [simulated, simulated, simulated],
      foes: [foe({}, { values: { end: 3, for: 8 } }), foe({}, { values: { end: 3, for: 3 } })],
    };
    const { of } = play(
      inFight(given),
      function* (g, find) {
        for (const id of ['h1', 'h2', 'h3']) yield* takeTurn(g, find(id));
      },
      { dice: [1, 1, 1] },
    );
    expect(of('targetChosen').map(({ target }) => target)).toEqual(['e2', 'e1', 'e2']);
  });

  test('[HB-SOLO-15] a die below the highest of the group opens for an ally still to come', () => {
    const struck = [{ side: 'heros', target: 'e1', highest: 6, dealt: 6, attacks: 1 }] as const;
    const state = inFight({ heroes: [simulated, simulated], foes: [foe({}, tough)] }, { struck: [...struck] });
    const { of } = playTurnOf(state, 'h1', { dice: [5] });
    expect(of('dieSpent')).toMatchObject([{ manoeuvre: 'aider-h2' }]);
    const late = inFight(
      { heroes: [simulated, simulated], foes: [foe({}, tough)] },
      { struck: [...struck], acted: ['h2'] },
    );
    expect(playTurnOf(late, 'h1', { dice: [5] }).of('dieSpent')).toEqual([]);
  });

  test('[HB-SOLO-15] a Conjurateur casts: minor, major while its END is 3 or more', () => {
    const cast = (end: number, faces: readonly number[]) => {
      const mage: GivenBeing = { seat: null, values: { end }, hero: { schools: ['impie'] } };
      return playTurnOf({ heroes: [mage], foes: [foe({}, tough)] }, 'h1', { dice: [faces] }).of('spellCast')[0]!.power;
    };
    expect([cast(2, [4]), cast(3, [4, 5])]).toEqual(['mineur', 'majeur']);
  });

  test('[HB-SOLO-15] Chance is spent on a blow that kills or takes four critical points', () => {
    const lucky = { seat: null, hero: { chance: 1 } } as const;
    const hit = (end: number, face: number) =>
      playTurnOf({ heroes: [{ ...lucky, values: { end } }], foes: [foe()] }, 'e1', { dice: [face] }).of('chanceSpent');
    expect(hit(0, 3)).toEqual([]);
    expect(hit(0, 4)).toHaveLength(1);
    const dying = { ...lucky, values: { end: 0, for: 2 } };
    expect(playTurnOf({ heroes: [dying], foes: [foe()] }, 'e1', { dice: [2] }).of('chanceSpent')).toHaveLength(1);
  });
});
