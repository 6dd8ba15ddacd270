import type { Mark } from '@souterrain/crawl';
import { bearingsOf } from '@souterrain/crawl/figures';
import { canPush } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { blow, turnOf } from '../../../testing/combat.ts';
import { groupTurn, PAIR, plain } from '../../../testing/groups.ts';
import { at, play, type Scene } from '../../../testing/index.ts';
import { attacksOf } from '../../combat/attacks.ts';
import { strike } from '../../combat/strike.ts';
import { attentionDonjon } from '../../system.ts';

const HIT = [6, 6, 6, 6, 6, 6];
const hit = (dice: number) => HIT.slice(0, dice);

/** One attack of the first creature of a scene on h1. */
const attack = (given: Scene, dice: readonly (readonly number[])[], with_ = 0) =>
  play(
    given,
    function* (g) {
      const attacker = g.state.figures.find((f) => f.profile !== null)!;
      const target = g.state.figures[0]!;
      return yield* strike(g, { attacker, target, attack: attacksOf(g, attacker)[with_]!, how: 'standard' });
    },
    { dice },
  );

const dicePool = (ran: ReturnType<typeof attack>) => ran.of('rollAnnounced')[0]!.dice;

describe('Instinct grégaire', () => {
  const rats = (count: number, group?: string) =>
    Array.from({ length: count }, (_, i) => ({
      id: 'homme-rat',
      at: [i, 0] as const,
      ...(group && i > 0 ? { group } : {}),
    }));
  const heroes = (count: number) => Array.from({ length: count }, (_, i) => ({ ...plain, at: [i, 1] as const }));

  test('[AD1-BEST-02] [AD1-BEST-04] four hommes-rats, two heroes in the zone: a die more', () => {
    expect(dicePool(attack({ heroes: heroes(2), creatures: rats(4) }, [[1, 1, 1]]))).toBe(3);
  });

  test('[AD1-BEST-02] three against three: none', () => {
    expect(dicePool(attack({ heroes: heroes(3), creatures: rats(3) }, [[1, 1]]))).toBe(2);
  });

  test('[AD1-BEST-02] figures of another group, and those that are not active, do not count', () => {
    expect(dicePool(attack({ heroes: heroes(1), creatures: rats(4, 'pretres') }, [[1, 1]]))).toBe(2);
    const felled = rats(2).map((rat, i) => (i === 1 ? { ...rat, marks: ['paralyse'] } : rat));
    expect(dicePool(attack({ heroes: heroes(1), creatures: felled }, [[1, 1]]))).toBe(2);
    expect(dicePool(attack({ heroes: heroes(1), creatures: rats(2) }, [[1, 1, 1]]))).toBe(3);
  });

  test('[AD1-BEST-02] the target counts from another zone, its allies there do not', () => {
    const creatures = [
      { id: 'homme-rat', at: [2, 0] },
      { id: 'homme-rat', at: [0, 0] },
    ] as const;
    const beyond = [
      { ...plain, at: [3, 0] },
      { ...plain, at: [4, 0] },
    ] as const;
    expect(dicePool(attack({ drawing: PAIR, heroes: beyond, creatures }, [[1, 1, 1]]))).toBe(3);
    const one = creatures.slice(0, 1);
    expect(dicePool(attack({ drawing: PAIR, heroes: beyond, creatures: one }, [[1, 1]]))).toBe(2);
  });
});

describe('riders', () => {
  const facing = (id: string, hero = {}): Scene => ({
    heroes: [{ ...plain, at: [2, 2], ...hero }],
    creatures: [{ id, at: [1, 2] }],
  });

  test('[AD1-BEST-09] a wound of the spider also makes the victim Empoisonné', () => {
    const { find } = attack(facing('araignee-geante'), [hit(3), [6, 4, 2]]);
    expect(find('h1').marks.map((m) => m.id)).toContain('empoisonne');
  });

  test('[AD1-BEST-09] a bite that only shakes does not poison', () => {
    const { find } = attack(facing('araignee-geante'), [hit(3), [4, 4, 2]]);
    expect(find('h1').marks.map((m) => m.id)).toEqual(['secoue']);
  });

  test('[AD1-BEST-15] the ogre hits, the damage fails: the target is still pushed', () => {
    const { find, of } = play(
      facing('ogre'),
      function* (g, f) {
        const attacker = f('ogre-1');
        yield* strike(g, { attacker, target: f('h1'), attack: attacksOf(g, attacker)[0]!, how: 'standard' });
      },
      { dice: [hit(4), [1, 1, 1, 1, 1, 1]] },
    );
    expect(of('wounded')).toHaveLength(0);
    expect(find('h1').cell).toBe(at([3, 1]));
  });

  test('[AD1-BEST-14] a Mimique cannot be pushed', () => {
    const { value } = play({ heroes: [{ at: [0, 0] }], creatures: [{ id: 'mimique', at: [1, 0] }] }, function* (g, f) {
      return canPush(g, f('h1').cell, f('mimique-1'));
    });
    expect(value).toBe(false);
  });

  test('[AD1-BEST-03] vines hold whoever they wound or shake', () => {
    const { find } = attack(facing('plante-carnivore'), [hit(3), [4, 4]]);
    expect(find('h1').marks.map((m) => m.id)).toContain('entrave');
  });

  test('[AD1-BEST-03] the claws of a ghoul paralyse unless Vigueur resists', () => {
    const fails = attack(facing('goule'), [hit(3), [6, 6], [1, 1, 1]]);
    expect(fails.find('h1').marks.map((m) => m.id)).toContain('paralyse');
    const tough = facing('goule', { traits: { vigueur: 4, agilite: 1 } });
    const resists = attack(tough, [hit(3), [6, 6], [4, 4, 2, 2]]);
    expect(resists.find('h1').marks.map((m) => m.id)).not.toContain('paralyse');
    // The dead feel no poison.
    const dead: Scene = {
      creatures: ['goule', 'goule'].map((id, i) => ({ id, at: [i, 0] as const, sante: 9, group: `g${i}` })),
    };
    const numb = blow(dead, { by: 'goule-1', on: 'goule-2', with: 'griffes' }, { dice: [hit(3), [6, 6]] });
    expect([numb.of('wounded').length, numb.find('goule-2').status]).toEqual([1, 'plateau']);
  });

  test('[AD1-BEST-03] claws that only shake paralyse nobody; a six on the roll that resists is kept', () => {
    const shaken = attack(facing('goule'), [hit(3), [4, 4]]);
    expect(shaken.of('rollSettled').map((e) => e.purpose)).toEqual(['attaque', 'dommages']);
    expect(attack(facing('goule'), [hit(3), [6, 6], [6, 2, 2]]).asked).toEqual([]);
  });

  test('[AD1-BEST-03] a touch that only shakes drains nothing, nor one by a wraith in full health', () => {
    const drained = (sante: number, damage: readonly number[]) =>
      attack({ ...facing('spectre'), creatures: [{ id: 'spectre', at: [1, 2], sante }] }, [hit(3), damage]);
    expect(drained(1, [4, 4, 2]).find('spectre-1').sante).toBe(1);
    expect(drained(2, [6, 4, 2]).of('healed')).toEqual([]);
  });

  test('[AD1-BEST-03] the flesh of a troll grows back, a point each Résolution', () => {
    const grown = (sante: number) =>
      play({ creatures: [{ id: 'troll', at: [1, 2], sante }] }, function* (g, f) {
        const at = bearingsOf(g, f('troll-1')).find((b) => b.feature.id === 'chair-qui-repousse')!;
        yield* at.feature.resolution!(g, at);
      });
    expect(grown(1).find('troll-1').sante).toBe(2);
    const { sante } = attentionDonjon.content.creatures.troll!;
    expect(grown(sante!).of('healed')).toEqual([]);
  });

  test('[AD1-PUSH-12] a stone golem is never pushed', () => {
    const { value } = play(
      { heroes: [{ at: [0, 0] }], creatures: [{ id: 'golem-de-pierre', at: [1, 0] }] },
      function* (g, f) {
        return canPush(g, f('h1').cell, f('golem-de-pierre-1'));
      },
    );
    expect(value).toBe(false);
  });

  test('[AD1-BEST-02] [AD1-BEST-03] instinct and fury are for the attack, not for its damage', () => {
    const rats: Scene = {
      heroes: [{ ...plain, at: [1, 1] }],
      creatures: [0, 1, 2].map((x) => ({ id: 'homme-rat', at: [x, 0] as const })),
    };
    const dice = (ran: ReturnType<typeof attack>) => ran.of('rollAnnounced').map((e) => e.dice);
    expect(dice(attack(rats, [hit(3), [1, 1]]))).toEqual([3, 2]);
    const bear = (sante: number): Scene => ({
      ...facing('ours-des-cavernes'),
      creatures: [{ id: 'ours-des-cavernes', at: [1, 2], sante }],
    });
    const { plus } = attentionDonjon.content.creatures['ours-des-cavernes']!.attacks[0]!.damage!;
    expect(dice(attack(bear(2), [hit(5), Array<number>(plus).fill(1)]))).toEqual([5, plus]);
  });

  test('[AD1-BEST-03] [AD1-TCON-07] a blade made magical passes no harder; its damage is against Endurance alone', () => {
    const given = (marks: readonly Mark[]): Scene => ({
      heroes: [{ ...plain, at: [2, 2], items: ['epee'], marks }],
      creatures: [{ id: 'spectre', at: [1, 2] }],
    });
    const struck = (marks: readonly Mark[], dice: readonly (readonly number[])[]) =>
      blow(given(marks), { on: 'spectre-1', with: 'epee' }, { dice })
        .of('rollAnnounced')
        .map((e) => e.difficulty);
    const oil: Mark = { id: 'huile-sacree', until: { in: 'rounds', left: 2 }, item: 'i1-1' };
    expect(
      struck(
        [oil],
        [
          [4, 4],
          [1, 1, 1, 1],
        ],
      ),
    ).toEqual([2, 2]);
    expect(
      struck(
        [],
        [
          [6, 4],
          [1, 1, 1],
        ],
      ),
    ).toEqual([3, 2]);
  });

  test('[AD1-BEST-03] a beetle has no momentum in the turn of another', () => {
    const given: Scene = {
      ...facing('scarabee-cuirasse'),
      state: { turn: turnOf('h1', { flags: ['change-de-zone'] }) },
    };
    expect(attack(given, [hit(2), [1, 1, 1, 1]]).of('rollAnnounced')[1]?.dice).toBe(4);
  });

  test('[AD1-BEST-03] a touch that drains gives a point of Santé back', () => {
    const scene = { ...facing('spectre'), creatures: [{ id: 'spectre', at: [1, 2] as const, sante: 1 }] };
    expect(attack(scene, [hit(3), [6, 4, 2]]).find('spectre-1').sante).toBe(2);
    const lich = { ...scene, creatures: [{ id: 'liche', at: [5, 5] as const, sante: 1 }] };
    expect(attack(lich, [hit(4), [6, 6, 4, 2]]).find('liche-1').sante).toBe(2);
  });

  test('[AD1-BEST-03] plain weapons are harder against a wraith, magic is not', () => {
    const { of } = play(
      { heroes: [{ ...plain, at: [2, 2] }], creatures: [{ id: 'spectre', at: [1, 2] }] },
      function* (g, f) {
        const attacker = f('h1');
        const [plainAttack] = attacksOf(g, attacker);
        for (const each of [plainAttack!, { ...plainAttack!, magic: true as const }])
          yield* strike(g, { attacker, target: f('spectre-1'), attack: each, how: 'standard' });
      },
      {
        dice: [
          [1, 1],
          [1, 1],
        ],
      },
    );
    expect(of('rollAnnounced').map((e) => e.difficulty)).toEqual([3, 2]);
  });

  test('[AD1-BEST-03] a wounded bear attacks with a die more', () => {
    const given = (sante: number): Scene => ({
      heroes: [{ ...plain, at: [2, 2] }],
      creatures: [{ id: 'ours-des-cavernes', at: [1, 2], sante }],
    });
    expect(dicePool(attack(given(3), [[1, 1, 1, 1]]))).toBe(4);
    expect(dicePool(attack(given(2), [[1, 1, 1, 1, 1]]))).toBe(5);
  });

  test('[AD1-BEST-03] a beetle that comes from another zone bites harder', () => {
    const turn = (x: number) =>
      groupTurn(
        {
          drawing: PAIR,
          heroes: [{ ...plain, at: [4, 1], sante: 9 }],
          creatures: [{ id: 'scarabee-cuirasse', at: [x, 1] }],
        },
        { dice: [[5, 5], x < 3 ? [1, 1, 1, 1, 1] : [1, 1, 1, 1]] },
      ).of('rollAnnounced')[1]!.dice;
    expect(turn(0)).toBe(5);
    expect(turn(5)).toBe(4);
  });
});

describe('health of creatures', () => {
  const struck = (damage: readonly number[]) =>
    play(
      { heroes: [{ ...plain, at: [2, 2] }], creatures: [{ id: 'homme-rat', at: [1, 2] }] },
      function* (g, f) {
        const attack = { ...attacksOf(g, f('h1'))[0]!, damage: { plus: damage.length } };
        yield* strike(g, { attacker: f('h1'), target: f('homme-rat-1'), attack, how: 'standard' });
      },
      { dice: [[5, 5], damage] },
    );

  test('[AD1-BEST-16] Seuil 0 only makes an Homme-Rat Secoué, Seuil 1 kills it', () => {
    const shaken = struck([4, 2]);
    expect(shaken.find('homme-rat-1')).toMatchObject({ status: 'plateau', sante: 1, marks: [{ id: 'secoue' }] });
    expect(shaken.of('wounded')).toEqual([]);
    expect(struck([4, 4]).find('homme-rat-1')).toMatchObject({ status: 'mort' });
  });
});
