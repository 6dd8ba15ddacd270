import { figureOf } from '@souterrain/crawl';
import { takeTurn } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { type GivenHero, on, play, scene } from '../../testing/index.ts';
import { hit, plain } from '../../testing/items.ts';
import { attacksOf } from '../combat/attacks.ts';
import { damageTerms, penetrationOf } from '../combat/damage.ts';
import { attackDifficulty } from '../combat/difficulty.ts';
import { enduranceOf, paradeOf, totalOf } from '../figures/values.ts';
import { attentionDonjon } from '../system.ts';

/** Damage dice of an attack with a weapon, in the hands of somebody of this Force. */
function damage(id: string, force: number, base = id): number {
  const state = scene({
    heroes: [plain({ traits: { force }, items: [base] })],
    creatures: [{ id: 'orque', at: [3, 3] }],
  });
  const attacker = figureOf(state, 'h1');
  const attack = attacksOf(on(state), attacker).find((a) => a.id === id)!;
  const terms = damageTerms(on(state), {
    attacker,
    target: figureOf(state, 'orque-1'),
    attack,
    how: 'standard',
    extraDamage: 0,
  });
  return totalOf(terms);
}

const attack = (base: string, id = base) => attentionDonjon.content.items[base]!.attacks!.find((a) => a.id === id)!;

describe('the weapon table', () => {
  test('[AD1-ARME-01] damage with Force 3: dagger 2, sword 3, two-handed weapon 5, crossbow 5', () => {
    expect(['dague', 'epee', 'arme-a-deux-mains', 'arbalete'].map((id) => damage(id, 3))).toEqual([2, 3, 5, 5]);
  });

  /** Of one way to use it: skill, Allonge, damage dice with Force 3, Pénétration, special rules. */
  const way = (base: string, id = base) => {
    const { skill, reach, penetration = 0, once, ammunition, reload } = attack(base, id);
    const rules = [once && 'usage-unique', ammunition, reload && 'rechargement'].filter(Boolean);
    return [skill, reach, damage(id, 3, base), penetration, ...rules];
  };
  /** Where it is held, with how many hands, its price and rarity; then each way to use it. */
  const line = (base: string) => {
    const { slot, hands, price, rarity, attacks } = attentionDonjon.content.items[base]!;
    return [[slot, hands, price, rarity], ...attacks!.map(({ id }) => way(base, id))];
  };

  const is = (base: string, ...expected: readonly (readonly unknown[])[]) => expect(line(base)).toEqual(expected);

  test('[AD1-ARME-03] baton', () => is('baton', ['main', 2, 3, 2], ['melee', 1, 2, 0]));
  test('[AD1-ARME-04] dague', () =>
    is('dague', ['main', 1, 4, 3], ['melee', 1, 2, 0], ['lancer', 2, 2, 0, 'usage-unique']));
  test('[AD1-ARME-05] epee', () => is('epee', ['main', 1, 8, 5], ['melee', 1, 3, 0]));
  test('[AD1-ARME-06] hache', () => is('hache', ['main', 1, 8, 5], ['melee', 1, 3, 0]));
  test('[AD1-ARME-07] epee-longue', () => is('epee-longue', ['main', 1, 10, 6], ['melee', 1, 3, 0]));
  test('[AD1-ARME-08] lance', () => is('lance', ['main', 2, 12, 6], ['melee', 2, 3, 0]));
  test('[AD1-ARME-09] arme-a-deux-mains', () => is('arme-a-deux-mains', ['main', 2, 15, 7], ['melee', 1, 5, 1]));
  test('[AD1-ARME-10] hallebarde', () => is('hallebarde', ['main', 2, 20, 8], ['melee', 2, 4, 0]));
  test('[AD1-ARME-11] caillou', () => is('caillou', ['main', 1, 0, 2], ['lancer', 2, 1, 0]));
  test('[AD1-ARME-12] fronde', () => is('fronde', ['main', 1, 4, 3], ['lancer', 3, 2, 0, 'billes']));
  test('[AD1-ARME-13] hache-de-lancer', () =>
    is('hache-de-lancer', ['main', 1, 5, 4], ['lancer', 2, 3, 0, 'usage-unique'], ['melee', 1, 2, 0]));
  test('[AD1-ARME-14] shurikens', () => is('shurikens', ['main', 1, 6, 7], ['lancer', 2, 2, 0, 'usage-unique']));
  test('[AD1-ARME-15] arc-court', () => is('arc-court', ['main', 2, 12, 6], ['tir', 3, 3, 0, 'fleches']));
  test('[AD1-ARME-16] arbalete', () =>
    is('arbalete', ['main', 2, 18, 8], ['tir', 3, 5, 0, 'carreaux', 'rechargement']));
  test('[AD1-ARME-17] mousquet', () => is('mousquet', ['main', 2, 60, 11], ['tir', 3, 6, 2, 'balles', 'rechargement']));

  test('[AD1-ARME-06] an axe deals Force', () => expect(damage('hache', 4)).toBe(4));

  test('[AD1-Q-26] every weapon of two hands is read as one', () => {
    const two = Object.values(attentionDonjon.content.items).filter(
      ({ kind, hands }) => kind === 'arme' && hands === 2,
    );
    expect(two.filter(({ features }) => !features?.includes('deux-mains'))).toEqual([]);
    expect(two.length).toBeGreaterThan(5);
  });

  test('[AD1-ARME-02] bare hands deal Force - 2, always there', () => {
    const state = scene({ heroes: [plain({ items: [] })] });
    expect(attacksOf(on(state), figureOf(state, 'h1')).map((a) => a.id)).toEqual(['mains-nues']);
    expect([damage('mains-nues', 3, 'armure-legere'), damage('mains-nues', 2, 'armure-legere')]).toEqual([1, 0]);
    const ways = (hero: GivenHero) => {
      const held = scene({ heroes: [plain(hero)] });
      return attacksOf(on(held), figureOf(held, 'h1')).map(({ id, skill, reach }) => [id, skill, reach]);
    };
    expect(ways({ items: ['epee'] })[1]).toEqual(['mains-nues', 'melee', 1]);
    expect(ways({ traits: { melee: null } })).toEqual([]);
  });

  test('[AD1-ARME-02] with Force 2 a fist that hits does no damage', () => {
    const ran = play(
      { heroes: [plain({ traits: { force: 2 } })], creatures: [{ id: 'orque', at: [3, 3] }] },
      (g) => hit(g, { on: 'orque-1', with: 'mains-nues' }),
      { dice: [[4, 4]] },
    );
    expect(ran.value.seuil).toBe(0);
    expect(ran.find('orque-1')).toMatchObject({ sante: 1, marks: [] });
  });

  test('[AD1-ARME-04] [AD1-ARME-13] a dagger and a throwing axe are also thrown, once', () => {
    expect(way('dague', 'dague-lancee')).toEqual(['lancer', 2, 2, 0, 'usage-unique']);
    expect(way('hache-de-lancer', 'hache-de-lancer-lancee')).toEqual(['lancer', 2, 3, 0, 'usage-unique']);
  });

  test('[AD1-ARME-04] a dagger thrown into the next zone: Difficulty 3', () => {
    const state = scene({
      drawing: ['........', '.aaabbb.', '........'].join('\n'),
      heroes: [plain({ at: [0, 0], items: ['dague'] })],
      creatures: [{ id: 'orque', at: [4, 0] }],
    });
    const [attacker, target] = [figureOf(state, 'h1'), figureOf(state, 'orque-1')];
    const thrown = attacksOf(on(state), attacker).find((a) => a.id === 'dague-lancee')!;
    expect(totalOf(attackDifficulty(on(state), { attacker, target, attack: thrown }))).toBe(3);
  });

  test('[AD1-ARME-07] a long sword deals one more with the other hand empty, not with a shield', () => {
    const dice = (items: string[]) => {
      const ran = play(
        { heroes: [plain({ items })], creatures: [{ id: 'orque', at: [3, 3] }] },
        (g) => hit(g, { on: 'orque-1', with: 'epee-longue' }),
        { dice: [[4, 4], items.length === 1 ? [1, 1, 1, 1] : [1, 1, 1]] },
      );
      return ran.of('rollAnnounced')[1]!.dice;
    };
    expect([dice(['epee-longue']), dice(['epee-longue', 'bouclier-de-bois'])]).toEqual([4, 3]);
  });

  test('[AD1-ARME-03] [AD1-ARME-22] the staff raises Parade in hand, not on the belt: Mêlée 2 makes Parade 2', () => {
    const parade = (place: 'equipe' | 'porte', natural = false) => {
      const state = scene({ heroes: [plain({ items: [{ base: 'baton', place }] })] });
      return paradeOf(on(state), figureOf(state, 'h1'), { natural });
    };
    expect([parade('equipe'), parade('porte'), parade('equipe', true)]).toEqual([2, 1, 1]);
  });

  test('[AD1-ARME-23] two swords are two ways to attack, with no bonus to either', () => {
    const state = scene({ heroes: [plain({ items: ['epee', { base: 'epee', hands: [1] }] })] });
    const swords = attacksOf(on(state), figureOf(state, 'h1')).filter((a) => a.id === 'epee');
    expect(swords.map((a) => a.item!.id)).toEqual(['i1-1', 'i1-2']);
    expect(swords.every((a) => a.damage!.plus === 0)).toBe(true);
  });

  test('[AD1-ARME-23] with two swords, one attack for the standard action: two dice, then three of damage', () => {
    const heroes = [plain({ items: ['epee', { base: 'epee', hands: [1] }] })];
    const ran = play({ heroes, creatures: [{ id: 'orque', at: [3, 3] }] }, (g, find) => takeTurn(g, find('h1')), {
      dice: [
        [4, 4],
        [1, 1, 1],
      ],
      decisions: ['attaquer-epee-i1-2-orque-1', 'fin-du-tour'],
    });
    expect(ran.of('rollAnnounced').map(({ dice }) => dice)).toEqual([2, 3]);
    expect(ran.asked[1]!.options.filter(({ id }) => id.startsWith('attaquer'))).toEqual([]);
  });

  test('[AD1-Q-26] a two-handed weapon lowers Parade by 1 with the older list', () => {
    const parade = (twoHanderParade: 'no' | 'minus') => {
      const state = scene({ heroes: [plain({ items: ['lance'] })], variants: { twoHanderParade } });
      return paradeOf(on(state), figureOf(state, 'h1'));
    };
    expect([parade('no'), parade('minus')]).toEqual([1, 0]);
  });
});

describe('weapons against targets', () => {
  const HALL = ['..........', '.aaabbbcc.', '..........'].join('\n');
  const against = (base: string, x: number, target = 'orque') => {
    const state = scene({
      drawing: HALL,
      heroes: [plain({ at: [0, 0], items: [base], traits: { lancer: 2 } })],
      creatures: [{ id: target, at: [x, 0] }],
    });
    const [attacker, figure] = [figureOf(state, 'h1'), figureOf(state, `${target}-1`)];
    const attack = attacksOf(on(state), attacker)[0]!;
    const strike = { attacker, target: figure, attack, how: 'standard', extraDamage: 0 } as const;
    const endurance = enduranceOf(on(state), figure, { penetration: penetrationOf(on(state), strike) });
    return { difficulty: totalOf(attackDifficulty(on(state), strike)), endurance };
  };

  test('[AD1-ARME-08] [AD1-ARME-12] a spear into the next zone: Parade 2 and 1; a sling two zones away: 4', () => {
    expect(against('lance', 4).difficulty).toBe(3);
    expect(against('fronde', 6).difficulty).toBe(4);
  });

  test('[AD1-ARME-09] [AD1-ARME-17] Pénétration: Endurance 3(2) is read as 2; an ogre at 4(3) as 3', () => {
    expect(against('arme-a-deux-mains', 1).endurance).toBe(2);
    expect(against('mousquet', 1, 'ogre').endurance).toBe(3);
  });

  test('[AD1-ARME-15] a short bow deals 3 dice whatever Force', () => {
    expect([damage('arc-court', 1), damage('arc-court', 5)]).toEqual([3, 3]);
  });

  test('[AD1-TCOM-12] a flail against Parade 3, shield included: Difficulty 2', () => {
    const shielded = plain({ at: [3, 2], items: ['bouclier-de-bois'], traits: { melee: 3 } });
    const state = scene({ heroes: [plain({ items: ['fleau', 'epee'] }), shielded] });
    const [attacker, target] = [figureOf(state, 'h1'), figureOf(state, 'h2')];
    const difficulty = (id: string) =>
      totalOf(
        attackDifficulty(on(state), {
          attacker,
          target,
          attack: attacksOf(on(state), attacker).find((a) => a.id === id)!,
        }),
      );
    expect([difficulty('epee'), difficulty('fleau')]).toEqual([3, 2]);
  });
});
