import { Prng, type Rule } from '@souterrain/kernel';
import { watchedWorld } from '@souterrain/kernel/testing';
import { describe, expect, test } from 'vitest';
import { inGame, play, scene } from '../../../testing/index.ts';
import type { HBState } from '../../state.ts';
import { herosBataillons } from '../../system.ts';
import { brokenRules } from '../legality.ts';
import type { Method } from './attributes.ts';
import { createHero } from './create.ts';

const creation = (method: Method) => ({ id: 'h1', seat: 0, name: 'Aude', method });
const empty = (more: Partial<HBState> = {}) => ({ ...scene({ heroes: [] }), ...more });
const created = (method: Method, script: Parameters<typeof play>[2], state = empty()) =>
  play(state, (g) => createHero(g, creation(method)), script);

/** Whatever comes: dice and choices of a generator. */
function atRandom<T>(rule: Rule<T>, prng: Prng): T {
  for (let turn = rule.next(); ; ) {
    if (turn.done) return turn.value;
    const request = turn.value;
    if (request.kind === 'roll') turn = rule.next(Array.from({ length: request.count }, () => prng.die(request.sides)));
    else if (request.kind === 'ask') turn = rule.next(request.options[prng.below(request.options.length)]!);
    else throw new Error(request.kind);
  }
}

describe('creation', () => {
  test('[HB-CRE-01] [HB-CRE-02] [HB-CRE-04] [HB-CRE-07] [HB-CHA-09] dice, in order, two attributes swapped', () => {
    const { value, state } = created('des', {
      dice: [[2, 3, 4], [4, 4, 6], [3, 3, 5], 2, [3, 4, 5]],
      decisions: ['echanger-for-agi', 'discretion', 'erudition', 'charge', 'garde'],
    });
    expect(value.max).toEqual({ for: 14, agi: 9, vol: 11, end: 2 });
    expect(value.now).toEqual(value.max);
    expect(value.hero).toMatchObject({ chance: 2, chanceMax: 2, abilities: ['charge'], schools: [], name: 'Aude' });
    expect(value.hero!.talents.map(({ id, degree }) => [id, degree])).toEqual([
      ['discretion', 1],
      ['erudition', 1],
    ]);
    expect(state.gold).toBe(60);
    expect(state.beings).toEqual([value]);
  });

  test('[HB-CRE-03] the array in any order, and nothing else', () => {
    const { value, asked } = created('repartition', {
      dice: [[1, 1, 1]],
      decisions: ['for-9-agi-11-vol-13', 'lutte', 'meneur', 'instinct', 'filou'],
    });
    expect(value.max).toEqual({ for: 9, agi: 11, vol: 13, end: 4 });
    expect(asked[0]!.options).toHaveLength(6);
  });

  test('[HB-CRE-05] [HB-CRE-06] [HB-HERO-01] [HB-CRE-07] talents, ability and kit by the dice, a duplicate again', () => {
    const { value } = created('repartition', {
      dice: [2, 1, 2, 1, 3, 4, 4, 6, 3, [1, 1, 1]],
      decisions: ['for-13-agi-11-vol-9', 'tirer', 'tirer', 'tirer', 'tirer'],
    });
    expect(value.hero!.talents.map(({ name }) => name)).toEqual(['Discrétion', 'Érudition']);
    expect(value.hero!.abilities).toEqual(['second-souffle']);
    // Kit 6 and its scroll, of a school by the d6.
    const scroll = value.hero!.items.find(({ base }) => base === 'parchemin');
    expect(scroll!.holds).toEqual({ school: 'impie', form: 'toucher', power: 'mineur' });
  });

  test('[HB-CRE-05] never the same talent twice', () => {
    const { asked } = created('repartition', {
      dice: [[1, 1, 1]],
      decisions: ['for-13-agi-11-vol-9', 'lutte', 'meneur', 'charge', 'garde'],
    });
    expect(asked[1]!.options.map(({ id }) => id)).toContain('lutte');
    expect(asked[2]!.options.map(({ id }) => id)).not.toContain('lutte');
  });

  test('[HB-MAG-06] [HB-HERO-02] a Conjurateur has a school, chosen or by the d6', () => {
    const mage = (decisions: readonly string[], dice: readonly (number | number[])[]) =>
      created('repartition', {
        dice: [...dice, [1, 1, 1]],
        decisions: ['for-13-agi-11-vol-9', 'lutte', 'meneur', 'conjurateur', ...decisions, 'garde'],
      }).value.hero!.schools;
    expect(mage(['ombres'], [])).toEqual(['ombres']);
    expect(mage(['tirer'], [6])).toEqual(['sauvage']);
    expect(mage(['tirer', 'arcanique'], [2])).toEqual(['arcanique']);
  });

  test('[HB-Q-24] forms may have to be learnt: Toucher and one other', () => {
    const learnt = { ...scene({ heroes: [], variants: { forms: 'learnt' } }) };
    const { value } = created(
      'repartition',
      {
        dice: [[1, 1, 1]],
        decisions: ['for-13-agi-11-vol-9', 'lutte', 'meneur', 'conjurateur', 'ombres', 'insufflation', 'garde'],
      },
      learnt,
    );
    expect(value.hero!.forms).toEqual(['toucher', 'insufflation']);
  });

  test('[HB-CRE-01] whatever is picked, the hero is legal', () => {
    const prng = Prng.seeded('creation', 'heros');
    for (let i = 0; i < 300; i++) {
      const state = empty();
      const g = watchedWorld(herosBataillons, state);
      const hero = atRandom(createHero(g, creation(i % 2 ? 'des' : 'repartition')), prng);
      expect(brokenRules(inGame(state), hero)).toEqual([]);
      expect(hero.hero!.talents).toHaveLength(2);
    }
  });
});
