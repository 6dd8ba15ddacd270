import { describe, expect, test } from 'vitest';
import {
  artIds,
  foe,
  type Given,
  idsAsked,
  inFight,
  inGame,
  perform,
  play,
  playTurnOf,
  strikes,
} from '../../testing/index.ts';
import { suffer } from '../beings/damage.ts';
import { foeFrom } from '../beings/foe.ts';
import { fightStep } from '../combat/rounds.ts';
import type { HBState } from '../state.ts';
import { herosBataillons } from '../system.ts';
import { variantsOf } from '../variants.ts';
import { dieOf } from './battalion.ts';

const company = { kind: 'bataillon', scale: 'bataillon', values: { end: 15 }, side: 'heros' } as const;
const ranks = (die = 8) => foe({ dice: [die] }, { ...company, seat: 0 });
const many = foe({ dice: [8] }, { ...company, side: 'adversaires' });

/** `h1`, two battalions of its side and one of the other side, in one zone. */
const field = (given: Given = {}): HBState =>
  inFight({ heroes: [{ hero: { chance: 2 } }], foes: [ranks(), ranks(), many], ...given });

describe('the scale of a battalion', () => {
  test('[HB-BAT-13] battalions of one side on one target count their highest die, heroes with them', () => {
    const dealt = (...blows: readonly (readonly [string, number])[]) =>
      play(
        field(),
        function* (g) {
          for (const [by] of blows) yield* strikes(g, { by, at: ['e3'] });
        },
        {
          dice: blows.map(([, face]) => face),
          decisions: blows.filter(([by, f]) => by === 'h1' && f >= 4).map(() => 'degats'),
        },
      ).find('e3').now.end;
    expect(dealt(['e1', 3], ['e2', 6])).toBe(9);
    expect(dealt(['e1', 3], ['h1', 4])).toBe(11);
  });

  test('[HB-BAT-03] a difficulty brings its attack back to its own die', () => {
    const entangled = { id: 'entrave-arme', until: { in: 'combat' } } as const;
    const state = inFight({ heroes: [{ values: { end: 15 } }], foes: [{ ...many, marks: [entangled] }] });
    const { of } = play(state, (g) => strikes(g, { by: 'e1', at: ['h1'] }), { dice: [5] });
    expect(of('attackRolled')[0]!.sides).toEqual([8]);
    // Nobody is asked, even with dice that could be kept.
    const led = inFight({ heroes: [{ values: { end: 15 } }], foes: [{ ...many, ...foe({ dice: [8, 8] }), seat: 0 }] });
    const struck = play(led, (g) => strikes(g, { by: 'e1', at: ['h1'] }), { dice: [10] });
    expect([struck.asked, struck.of('attackRolled')[0]!.sides]).toEqual([[], [12]]);
  });

  test('[HB-BAT-06] [HB-BAT-07] [HB-Q-19] legends have that scale, or are single beings', () => {
    const legends = Object.values(herosBataillons.content.creatures).filter(({ tags }) => tags.includes('legendaire'));
    expect(legends.every(({ scale }) => scale === 'bataillon')).toBe(true);
    const place = { id: 'e9', zone: null };
    expect(foeFrom(inGame({ variants: variantsOf({}) }), 'dragon-ancien', place).scale).toBe('bataillon');
    expect(foeFrom(inGame({ variants: variantsOf({ legendaryScale: 'single' }) }), 'dragon-ancien', place).scale).toBe(
      'etre',
    );
    expect(foeFrom(inGame({ variants: variantsOf({}) }), 'bataillon-gobelin', place)).toMatchObject({
      kind: 'bataillon',
      scale: 'bataillon',
    });
  });

  test('[HB-BAT-10] at 0 AGI it attacks or moves, not both', () => {
    const after = (agi: number, decisions: readonly string[], dice: readonly number[] = []) => {
      const state = field({ foes: [{ ...ranks(), now: { agi } }, { ...many, zone: 'b' }, many] });
      return playTurnOf(state, 'e1', { decisions, dice }).asked[1]?.options.map(({ id }) => id) ?? [];
    };
    expect(after(10, ['attaquer-griffes-e3', 'finir-son-tour'], [3])).toContain('aller-b');
    expect(after(10, ['aller-b', 'finir-son-tour'])).toContain('attaquer-griffes-e2');
    // Nothing is left but the end of the turn, which is not asked.
    expect(after(0, ['attaquer-griffes-e3'], [3])).toEqual([]);
    expect(after(0, ['aller-b'])).toEqual([]);
  });

  test('[HB-BAT-20] one movement, one attack, no manoeuvre, no object', () => {
    const { asked } = playTurnOf(field(), 'e1', { decisions: ['attaquer-griffes-e3', 'finir-son-tour'], dice: [8] });
    expect(idsAsked(asked, 'action').sort()).toEqual([
      'aller-b',
      'attaquer-ensemble-e3',
      'attaquer-griffes-e3',
      'finir-son-tour',
    ]);
    expect(asked.map(({ id }) => id)).toEqual(['action', 'action']);
  });

  test('[HB-BAT-12] those who stay act from the next round, in the place of their battalion', () => {
    const state = field();
    state.combat!.slots[0]!.beings.reverse();
    play(
      state,
      (g, find) =>
        suffer(g, find('e1'), {
          amount: 26,
          armour: false,
          attribute: 'vol',
          violent: true,
          by: null,
          source: 'effroi',
          rule: 'HB-BAT-11',
        }),
      { dice: [2] },
    );
    const [first, second] = state.beings.slice(-2);
    expect(state.combat!.slots[0]!.beings).toEqual(expect.arrayContaining([first!.id, second!.id]));
    expect(state.combat!.acted).toEqual([first!.id, second!.id]);
    expect(dieOf(first!)).toBe(8);
    state.combat!.acted.push('h1', 'e2');
    play(state, (g) => fightStep(g));
    expect(state.combat!.slot).toBe(1);
  });

  test('[HB-BAT-21] a spell is no attack: a battalion is one target, struck by all of MAX and never dominated', () => {
    const given = { heroes: [{ hero: { schools: ['impie'] } }], foes: [many] };
    const { find } = perform(given, 'sort-impie-toucher-majeur', { dice: [[5, 6]], decisions: ['degats-necrose'] });
    expect(find('e1').now.end).toBe(9);
    const forms = artIds(given);
    expect(forms).toContain('sort-impie-toucher-miraculeux');
    expect(forms).not.toContain('sort-impie-domination-miraculeux');
  });
});
