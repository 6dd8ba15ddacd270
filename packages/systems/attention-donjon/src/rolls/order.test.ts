import { describe, expect, test } from 'vitest';
import { blow } from '../../testing/combat.ts';
import { type GivenHero, play, type Scene, scene } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import type { Feature } from '../world/features.ts';
import type { RollOrder } from '../world/roll.ts';
import { check, DEFAULT_DIFFICULTY } from './check.ts';

const once: Feature = { id: 'porte-chance', rule: 'AD1-MOD-05', dice: () => 1 };
const blessing: Feature = { id: 'aube', rule: 'AD1-BLESS-04', mode: () => 'beni' };
const curse: Feature = { id: 'crepuscule', rule: 'AD1-BLESS-04', mode: () => 'maudit' };
know(once, blessing, curse);

const roll = (hero: GivenHero, script: Parameters<typeof play>[2], order: Partial<RollOrder> = {}, more: Scene = {}) =>
  play(
    { heroes: [{ heroisme: 0, ...hero }], ...more },
    (g, find) =>
      check(g, {
        who: find('h1'),
        purpose: 'epreuve',
        trait: 'agilite',
        difficulty: [DEFAULT_DIFFICULTY],
        seuil: false,
        ...order,
      }),
    script,
  );

describe('the pool', () => {
  test('[AD1-DICE-01] [AD1-DIFF-01] [AD1-DIFF-03] the trait and the Difficulty are those of the action, 2 by default', () => {
    const three = [{ label: 'grille', value: 3, rule: 'AD1-DIFF-01' as const }];
    const strong: GivenHero = { traits: { force: 4 } };
    const lift = (dice: readonly number[]) => roll(strong, { dice: [dice] }, { trait: 'force', difficulty: three });
    expect(lift([4, 4, 2, 2]).of('rollAnnounced')).toMatchObject([{ trait: 'force', dice: 4, difficulty: 3 }]);
    expect([lift([4, 4, 2, 2]), lift([4, 4, 5, 2])].map(({ value }) => value.success)).toEqual([false, true]);
    expect(roll({}, { dice: [[4, 4, 2]] }, { trait: 'force' }).value).toMatchObject({ difficulty: 2, success: true });
  });

  test('[AD1-MOD-01] [AD1-MOD-03] fixed modifiers are summed with the trait, and told term by term', () => {
    const extra = [
      { label: 'sort', value: 2, rule: 'AD1-MOD-01' as const },
      { label: 'boue', value: -1, rule: 'AD1-MOD-01' as const },
    ];
    const plus = roll({}, { dice: [[1, 1, 1, 1, 1]] }, { trait: 'force', extra: extra.slice(0, 1) });
    expect(plus.of('rollAnnounced')).toMatchObject([{ trait: 'force', dice: 5 }]);
    const { of } = roll({}, { dice: [[1, 1, 1, 1]] }, { trait: 'savoir', extra });
    expect(of('rollAnnounced')[0]?.sums).toMatchObject([
      { label: 'des', total: 4, terms: [{ value: 3 }, { value: 2 }, { value: -1 }] },
    ]);
  });

  test('[AD1-MOD-02] [AD1-MOD-04] a variable modifier adds as many dice as its face', () => {
    const variable = [{ sides: 6, sign: 1 as const, label: 'elan', rule: 'AD1-MOD-02' as const }];
    const { of, value } = roll({}, { dice: [4, [1, 2, 2, 2, 2, 2, 4]] }, { variable });
    expect(of('rollAnnounced')[0]?.dice).toBe(7);
    expect(value.total).toBe(0);
    const six = roll({}, { dice: [6, Array<number>(9).fill(2)] }, { variable });
    expect([six.of('rollAnnounced')[0]?.dice, six.value.total]).toEqual([9, 0]);
  });

  test('[AD1-MOD-05] different sources add up, the same one applies once', () => {
    const twice: GivenHero = { talents: ['porte-chance'], marks: ['porte-chance'] };
    expect(roll(twice, { dice: [[1, 1, 1, 1]] }).of('rollAnnounced')[0]?.dice).toBe(4);
    const healer: GivenHero = { talents: ['connaissances-medicales', 'premiers-soins', 'savoir-partage'] };
    const soins = roll(
      healer,
      { dice: [[1, 1, 1, 1, 1, 1, 1]], decisions: ['savoir-partage'] },
      { trait: 'savoir', purpose: 'soins' },
    );
    expect(soins.of('rollAnnounced')[0]?.dice).toBe(7);
    expect(soins.of('rollChanged')).toMatchObject([{ how: 'des', with: 'savoir-partage', value: 2 }]);
  });

  test('[AD1-DICE-09] [AD1-Q-07] no minimum, or one die for a trait that exists', () => {
    const weak: GivenHero = {
      traits: { savoir: 2, force: 3, vigueur: 4 },
      marks: ['secoue'],
      items: ['armure-lourde'],
    };
    const order = { trait: 'savoir', purpose: 'chercher' } as const;
    expect(roll(weak, {}, order).value).toMatchObject({ total: 0, success: false });
    const one = roll(weak, { dice: [[5]] }, order, { variants: { minOneDie: 'yes' } });
    expect(one.value.total).toBe(1);
    const weapon = [{ label: 'mains-nues', value: -1, rule: 'AD1-DMG-03' as const }];
    const harmless = roll(
      weak,
      {},
      { trait: null, purpose: 'dommages', dice: weapon },
      { variants: { minOneDie: 'yes' } },
    );
    expect(harmless.of('rollAnnounced')[0]?.dice).toBe(0);
  });

  test('[AD1-TRAIT-03] [AD1-Q-29] a bonus gives no die to a null trait; a printed 0 may be a trait of 0', () => {
    const extra = [{ label: 'parchemin', value: 1, rule: 'AD1-MOD-01' as const }];
    const zero: GivenHero = { traits: { arcane: 0 } };
    expect(roll(zero, {}, { trait: 'arcane', extra }).value.total).toBe(0);
    const read: Scene = { variants: { nullTraitBonus: 'zero' } };
    expect(roll(zero, { dice: [[6]] }, { trait: 'arcane', extra }, read).value.total).toBe(2);
    expect(roll({}, {}, { trait: 'nage', extra }, read).value.total).toBe(0);
  });
});

describe('the result', () => {
  test('[AD1-DICE-07] [AD1-DIFF-05] [AD1-DIFF-06] successes against the Difficulty, and what is over', () => {
    expect(roll({}, { dice: [[4, 4, 4]] }).value).toEqual({ total: 3, difficulty: 2, success: true, seuil: 1 });
    expect(roll({}, { dice: [[4, 4, 2]] }).value.seuil).toBe(0);
    expect(roll({}, { dice: [[4, 2, 2]] }).value).toMatchObject({ total: 1, difficulty: 2, success: false });
  });

  test('[AD1-DIFF-08] [AD1-Q-08] [AD1-Q-06] at Difficulty 0 the roll is made and succeeds, but for other readings', () => {
    const easy = { difficulty: [], seuil: true };
    const pair: GivenHero = { traits: { agilite: 2 } };
    expect(roll(pair, { dice: [[1, 2]] }, easy).value).toMatchObject({ success: true, seuil: 0 });
    expect(roll(pair, { dice: [[4, 6]], decisions: ['garder'] }, easy).value).toMatchObject({
      success: true,
      seuil: 3,
    });
    expect(roll(pair, { dice: [[1, 2]] }, easy, { variants: { minDifficulty: 'one' } }).value.success).toBe(false);
    expect(roll(pair, { dice: [[1, 2]] }, easy, { variants: { negativeTotal: 'kept' } }).value).toMatchObject({
      total: -1,
      success: false,
    });
  });

  test('[AD1-Q-12] the Pique bonus is one more die, or a success that no die shows', () => {
    const pique: GivenHero = { arcane: '9-pique' };
    const attack = { purpose: 'attaque', trait: 'agilite' } as const;
    const roller = (piqueBonus: 'die' | 'success', script: Parameters<typeof play>[2]) => {
      const state = { order: [{ kind: 'heros', who: 'h1', card: '5-pique', status: 'attend' } as const] };
      return roll(pique, script, attack, { state, variants: { piqueBonus } }).value;
    };
    const die = roller('die', { dice: [[4, 2, 2], 6], decisions: ['passer', 'regard-pique'] });
    expect(die).toMatchObject({ total: 3, success: true });
    const success = roller('success', { dice: [[4, 2, 2]], decisions: ['regard-pique'] });
    expect(success).toMatchObject({ total: 2, success: true });
  });
});

describe('the order of a roll', () => {
  test('[AD1-BLESS-01] [AD1-BLESS-02] [AD1-INIT-21] a joker is declared before the dice, the pool and the Difficulty being known', () => {
    const { asked, of } = roll({ jokers: ['joker-1'] }, { dice: [[3, 3, 2]], decisions: ['benir-joker'] });
    expect(asked).toMatchObject([{ id: 'avant-le-jet', params: { dice: 3, difficulty: 2 } }]);
    expect(of('rollSettled')[0]).toMatchObject({ total: 2, mode: 'blessed' });
    expect(of('rollChanged')[0]).not.toHaveProperty('value');
    expect(roll({ jokers: ['joker-1'] }, { dice: [[3, 3, 2]], decisions: ['passer'] }).asked).toHaveLength(1);
  });

  test('[AD1-INIT-26] a joker serves a hero who lies Inconscient, none that has left the board', () => {
    const given = scene({ heroes: [{ heroisme: 0 }, { heroisme: 0, jokers: ['joker-1'], marks: ['inconscient'] }] });
    const order = { purpose: 'epreuve', trait: 'agilite', difficulty: [DEFAULT_DIFFICULTY], seuil: false } as const;
    const asked = (status: 'plateau' | 'parti') => {
      const state = structuredClone(given);
      state.figures[1]!.status = status;
      const decisions = status === 'plateau' ? ['passer'] : [];
      return play(state, (g, find) => check(g, { ...order, who: find('h1') }), { dice: [[2, 2, 2]], decisions }).asked;
    };
    expect(asked('plateau')).toMatchObject([{ seat: 1, id: 'avant-le-jet' }]);
    expect(asked('parti')).toEqual([]);
  });

  test('[AD1-BLESS-03] a cursed attack of an orc', () => {
    const given: Scene = {
      heroes: [{ heroisme: 0, jokers: ['joker-1'], traits: { melee: 4 } }],
      creatures: [{ id: 'orque', at: [1, 0] }],
    };
    const { value } = blow(
      given,
      { by: 'orque-1', on: 'h1', with: 'hache' },
      { dice: [[4, 4, 5]], decisions: ['maudire-joker'] },
    );
    expect(value.hit).toBe(false);
  });

  test('[AD1-BLESS-04] two blessings are one, a blessing and a curse are none', () => {
    const total = (marks: readonly string[]) => roll({ marks }, { dice: [[3, 4, 5]] }, { difficulty: [] }).value.total;
    expect(total(['aube'])).toBe(3);
    expect(total(['aube', 'aube'])).toBe(3);
    expect(total(['aube', 'crepuscule'])).toBe(2);
    expect(total(['crepuscule'])).toBe(1);
  });

  test('[AD1-BLESS-05] the mode covers the dice of a Coup de poker', () => {
    const hero: GivenHero = { traits: { agilite: 2 }, marks: ['aube'] };
    expect(
      roll(
        hero,
        {
          dice: [
            [6, 2],
            [3, 3],
          ],
          decisions: ['miser-1'],
        },
        { seuil: true },
      ).value.total,
    ).toBe(2);
  });

  test('[AD1-DICE-10] single dice are rolled again within their batch, before it is gambled on', () => {
    const blessed: GivenHero = { marks: ['benediction'] };
    const { asked, value, of } = roll(
      blessed,
      { dice: [[6, 2, 2], [1, 2], 5], decisions: ['passer', 'miser-1', 'de-1'] },
      { seuil: true },
    );
    expect(asked.map((d) => d.id)).toEqual(['relancer', 'coup-de-poker', 'relancer']);
    expect(value.total).toBe(1);
    expect(of('diceRolled')[1]?.faces).toEqual([1, 2]);
    expect(of('dieRerolled')).toMatchObject([{ from: 1, to: 5, kept: 5 }]);
  });

  test('[AD1-DICE-10] a target curses the attack after its dice; no gamble follows', () => {
    const given: Scene = { heroes: [{ traits: { melee: 4 } }], creatures: [{ id: 'orque', at: [1, 0] }] };
    const { value, of, asked } = blow(
      given,
      { by: 'orque-1', on: 'h1', with: 'hache' },
      { dice: [[4, 4, 5]], decisions: ['maudire-heroisme'] },
    );
    expect(asked).toMatchObject([{ id: 'apres-le-jet', params: { total: 3, difficulty: 2 } }]);
    expect(of('rollSettled')).toMatchObject([{ total: 1, difficulty: 2, success: false }]);
    expect(value.hit).toBe(false);
    expect(of('gambled')).toEqual([]);
  });

  test('[AD1-DICE-10] the joker, the dice, a die again, the gamble and its batch, then Héroïsme', () => {
    const ready: GivenHero = { jokers: ['joker-1'], heroisme: 1, marks: ['benediction'] };
    const { asked, events, value } = roll(
      ready,
      {
        dice: [[6, 3, 2], [3, 1], 6, [3, 2]],
        decisions: ['passer', 'passer', 'miser-1', 'de-1', 'miser-1', 'benir-heroisme'],
      },
      { difficulty: [{ label: 'base', value: 1, rule: 'AD1-DIFF-01' }], seuil: true },
    );
    const questions = ['avant-le-jet', 'relancer', 'coup-de-poker', 'relancer', 'coup-de-poker', 'apres-le-jet'];
    expect(asked.map(({ id }) => id)).toEqual(questions);
    expect(events.map(({ type }) => type)).toEqual([
      'rollAnnounced',
      'diceRolled',
      'gambled',
      'diceRolled',
      'markLost',
      'dieRerolled',
      'gambled',
      'diceRolled',
      'heroismSpent',
      'rollChanged',
      'rollSettled',
    ]);
    expect(value).toMatchObject({ total: 3, success: true });
  });

  test('[AD1-DICE-10] who acted on a roll is offered what else would change it', () => {
    const state = { order: [{ kind: 'heros', who: 'h1', card: '5-pique', status: 'attend' } as const] };
    const pique: GivenHero = { arcane: '9-pique', heroisme: 1 };
    const { asked, value } = roll(
      pique,
      { dice: [[4, 3, 2], 3], decisions: ['passer', 'regard-pique', 'benir-heroisme'] },
      { purpose: 'attaque', difficulty: [{ label: 'base', value: 3, rule: 'AD1-DIFF-01' }] },
      { state },
    );
    expect(asked.map(({ id }) => id)).toEqual(['avant-le-jet', 'apres-le-jet', 'apres-le-jet']);
    expect(value).toMatchObject({ total: 3, success: true });
  });
});
