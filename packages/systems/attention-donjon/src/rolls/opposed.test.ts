import { describe, expect, test } from 'vitest';
import { type GivenHero, play, type Scene } from '../../testing/index.ts';
import { type Opposed, opposed } from './opposed.ts';

const duel = (hero: GivenHero, orcs = 1, more: Scene = {}): Scene => ({
  heroes: [{ heroisme: 0, at: [0, 0], ...hero }],
  creatures: Array.from({ length: orcs }, (_, i) => ({ id: 'orque', at: [3, i] as const })),
  ...more,
});

/** A roar: Vigueur against the Mental of orcs, three dice each. */
function roar(
  dice: readonly (readonly number[])[],
  { given = duel({}), decisions = [] as string[], order = {} as Partial<Opposed> } = {},
) {
  return play(
    given,
    (g, find) =>
      opposed(g, {
        attacker: find('h1'),
        trait: 'vigueur',
        purpose: 'talent',
        defenders: g.state.figures.filter((f) => f.profile === 'orque'),
        resist: 'mental',
        ...order,
      }),
    { dice, decisions },
  );
}

const [none, one, two, three] = [
  [2, 2, 2],
  [4, 2, 2],
  [4, 4, 2],
  [4, 4, 4],
] as const;
const result = (...dice: readonly (readonly number[])[]) => {
  const { success, seuil } = roar(dice).value[0]!;
  return success ? seuil : 'echec';
};

describe('an opposed test', () => {
  test('[AD1-OPPO-01] [AD1-OPPO-03] the higher total wins', () => {
    expect(result(three, two)).toBe(1);
    expect(result(two, three)).toBe('echec');
  });

  test('[AD1-OPPO-04] a tie fails', () => {
    expect(result(three, three)).toBe('echec');
  });

  test('[AD1-Q-06] what is resisted with stops at 0, or falls below it', () => {
    const resisted = (negativeTotal: 'floor' | 'kept') =>
      roar([two, [1, 2, 2]], { given: duel({}, 1, { variants: { negativeTotal } }) }).of('opposedSettled')[0];
    expect([resisted('floor')?.resisted, resisted('kept')?.resisted]).toEqual([0, -1]);
  });

  test('[AD1-OPPO-05] the attacker must reach 2, or what the action says', () => {
    expect(result(one, none)).toBe('echec');
    expect(result(two, one)).toBe(0);
    const minimum = [{ label: 'base', value: 3, rule: 'AD1-DIFF-01' as const }];
    const short = roar([two, none], { order: { minimum } });
    expect(short.value[0]?.success).toBe(false);
    expect(short.of('opposedSettled')[0]).not.toHaveProperty('seuil');
  });

  test('[AD1-OPPO-06] [AD1-Q-11] the Seuil is counted from the greater of the two, or from one more since ties fail', () => {
    const four = [4, 4, 4, 4] as const;
    const given = duel({ traits: { vigueur: 4 } });
    const seuils = (opposedSeuil: 'greater' | 'tieFails') =>
      [one, three, two].map(
        (mental) => roar([four, mental], { given: { ...given, variants: { opposedSeuil } } }).value[0]?.seuil,
      );
    expect(seuils('greater')).toEqual([2, 1, 2]);
    expect(seuils('tieFails')).toEqual([2, 0, 1]);
    expect(result(three, two)).toBe(1);
    expect(result(two, one)).toBe(0);
  });

  test('[AD1-OPPO-02] the attacker completes its roll, poker included, before the defender rolls', () => {
    const { events } = roar(
      [
        [6, 2, 2],
        [4, 5],
        [6, 1, 2],
        [2, 2],
      ],
      { decisions: ['miser-1'] },
    );
    const told = events.flatMap((e) =>
      'figure' in e && ['diceRolled', 'gambled', 'opposedSettled'].includes(e.type) ? [`${e.type} ${e.figure}`] : [],
    );
    expect(told).toEqual([
      'diceRolled h1',
      'gambled h1',
      'diceRolled h1',
      'diceRolled orque-1',
      'gambled orque-1',
      'diceRolled orque-1',
      'opposedSettled h1',
    ]);
  });

  test('[AD1-OPPO-07] one attack roll, and each defender resists for itself', () => {
    const { value } = roar([three, one, three, [6, 4, 4]], { given: duel({}, 3) });
    expect(value.map((r) => r.success)).toEqual([true, false, false]);
  });

  test('[AD1-OPPO-08] [AD1-HEALTH-06] resisting costs nothing, is always allowed and is not reduced by Secoué', () => {
    const given: Scene = {
      heroes: [{ heroisme: 0, marks: ['paralyse', 'secoue'] }],
      creatures: [{ id: 'mage-gobelin', at: [3, 0] }],
    };
    const ran = play(
      given,
      (g, find) =>
        opposed(g, {
          attacker: find('mage-gobelin-1'),
          trait: 'arcane',
          purpose: 'talent',
          defenders: [find('h1')],
          resist: 'mental',
          magic: true,
        }),
      { dice: [two, three] },
    );
    expect(ran.of('rollAnnounced')).toMatchObject([
      { trait: 'arcane', dice: 3 },
      { purpose: 'resistance', dice: 3 },
    ]);
    expect(ran.value[0]?.success).toBe(false);
    expect(ran.find('h1').reactions).toBe(1);
  });

  test('[AD1-TRAIT-03] a null trait resists with nothing', () => {
    const given: Scene = { heroes: [{ heroisme: 0 }], creatures: [{ id: 'zombie', at: [3, 0] }] };
    const { value, of } = play(
      given,
      (g, find) =>
        opposed(g, {
          attacker: find('h1'),
          trait: 'vigueur',
          purpose: 'talent',
          defenders: [find('zombie-1')],
          resist: 'mental',
        }),
      { dice: [two] },
    );
    expect(value[0]).toMatchObject({ success: true, seuil: 0 });
    expect(of('opposedSettled')).toMatchObject([{ target: 'zombie-1', total: 2, resisted: 0 }]);
  });

  test('[AD1-POKER-08] a group resists up to the total of the attacker, and a tie is enough', () => {
    const { of } = roar([three, [6, 2, 2], [4, 4]]);
    expect(of('gambled')).toMatchObject([{ figure: 'orque-1', sixes: 1 }]);
    expect(roar([two, [6, 2, 2]]).of('gambled')).toEqual([]);
  });
});

describe('effects after opposed rolls', () => {
  const brave = { heroisme: 1 };

  test('[AD1-OPPO-09] [AD1-Q-30] one common window, once all dice are thrown', () => {
    const ran = roar([[3, 4, 2], none], { given: duel(brave), decisions: ['benir-heroisme'] });
    expect(ran.value[0]).toMatchObject({ success: true, seuil: 0 });
    const told = ran.events.map((e) => e.type);
    expect(told.indexOf('heroismSpent')).toBeGreaterThan(told.lastIndexOf('diceRolled'));
  });

  test('[AD1-HRSM-14] the hero may curse the roll that opposes it', () => {
    const ran = roar([two, [4, 4, 2]], { given: duel(brave), decisions: ['maudire-heroisme'] });
    expect(ran.value[0]?.success).toBe(true);
  });

  test('[AD1-Q-30] roll by roll, the window of the attacker closes before the defence', () => {
    const given = duel(brave, 1, { variants: { opposedHeroism: 'each' } });
    const { events } = roar([[3, 4, 2], none], { given, decisions: ['benir-heroisme'] });
    const told = events.map((e) => e.type);
    expect(told.indexOf('heroismSpent')).toBeLessThan(told.lastIndexOf('diceRolled'));
  });

  test('[AD1-OPPO-09] no window opens between two defences', () => {
    const given = duel(brave, 2);
    const { events, asked } = roar([two, two, none], { given, decisions: ['maudire-heroisme'] });
    expect(asked).toMatchObject([{ id: 'apres-le-jet', params: { figure: 'orque-1' } }]);
    const told = events.map((e) => e.type);
    expect(told.indexOf('heroismSpent')).toBeGreaterThan(told.lastIndexOf('diceRolled'));
  });

  test('[AD1-Q-30] roll by roll, each defence has its window, and what was passed is not asked again', () => {
    const given = duel(brave, 2, { variants: { opposedHeroism: 'each' } });
    const { asked, events } = roar([two, two, none], { given, decisions: ['passer'] });
    expect(asked.map((d) => d.params?.figure)).toEqual(['orque-1']);
    expect(events.filter((e) => e.type === 'opposedSettled')).toMatchObject([{ success: false }, { success: true }]);
    const cursed = roar([two, two, none], { given, decisions: ['maudire-heroisme'] });
    expect(cursed.value.map((r) => r.success)).toEqual([true, true]);
    const told = cursed.events.map((e) => e.type);
    expect(told.indexOf('heroismSpent')).toBeLessThan(told.lastIndexOf('diceRolled'));
  });

  const wail = (hero: GivenHero, { magic, dice, decisions = [] }: Wail) =>
    play(
      { heroes: [hero, { heroisme: 2, at: [4, 4] }], creatures: [{ id: 'mage-gobelin', at: [3, 0] }] },
      (g, find) =>
        opposed(g, {
          attacker: find('mage-gobelin-1'),
          trait: 'arcane',
          purpose: 'talent',
          defenders: [find('h1')],
          resist: 'mental',
          ...(magic === undefined ? {} : { magic }),
        }),
      { dice, decisions },
    );

  test('[AD1-HRSM-14] who resists may curse the roll it resists, and nobody else may', () => {
    const ran = wail({ heroisme: 1 }, { dice: [three, two], decisions: ['maudire-heroisme'] });
    expect(ran.asked).toMatchObject([{ seat: 0, params: { figure: 'mage-gobelin-1' } }]);
    expect(ran.value[0]?.success).toBe(false);
    expect(wail({ heroisme: 0 }, { dice: [three, two] }).asked).toEqual([]);
  });

  test('[AD1-NAIN-09] Résistance à la magie adds a die against magic alone', () => {
    const dwarf: GivenHero = { heroisme: 0, talents: ['resistance-a-la-magie'] };
    const dice = (magic: boolean | undefined, resisted: readonly number[]) =>
      wail(dwarf, { magic, dice: [none, resisted] }).of('rollAnnounced')[1]?.dice;
    expect(dice(true, [2, 2, 2, 2])).toBe(4);
    expect(dice(undefined, none)).toBe(3);
  });
});

interface Wail {
  readonly magic?: boolean | undefined;
  readonly dice: readonly (readonly number[])[];
  readonly decisions?: string[];
}
