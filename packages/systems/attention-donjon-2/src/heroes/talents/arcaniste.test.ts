import { hasMark } from '@souterrain/crawl';
import { playGroup } from '@souterrain/crawl/groups';
import { acquire } from '@souterrain/crawl/heroes';
import { describe, expect, test } from 'vitest';
import { act, costOf, offered, turnOf } from '../../../testing/combat.ts';
import { dealt, type GivenHero, play, type Scene } from '../../../testing/index.ts';
import { readingsOf, statedBy } from '../../../testing/stated.ts';
import { CAREERS } from '../lists.ts';
import { skillsOf } from '../skills.ts';

const MAGE: GivenHero = {
  heroisme: 0,
  arcane: 'as-trefle',
  talents: ['decharge-arcanique'],
  traits: { savoir: 3, arcane: 2 },
};
const rat = (x: number, y: number, more = {}) => ({ id: 'homme-rat', at: [x, y] as const, ...more });
const ogre = (x: number, y: number) => ({ id: 'ogre', at: [x, y] as const });
const on = (card: Parameters<typeof dealt>[0][string]) => dealt({ h1: card });
type Given = Partial<GivenHero> & { readonly card?: Parameters<typeof dealt>[0][string]; readonly foe?: string };

/** A Décharge on an ogre: Physique 5, Armure 1, Santé 8. */
const discharge = ({ card = '4-coeur', foe = 'ogre', ...hero }: Given, script: Parameters<typeof act>[2]) =>
  act(
    { heroes: [{ ...MAGE, ...hero }], creatures: [{ id: foe, at: [0, 1] }], state: on(card) },
    `decharge-arcanique-${foe}-1`,
    script,
  );
const lost = (ran: ReturnType<typeof discharge>): number => ran.of('santeLost')[0]?.amount ?? 0;

describe('Décharge Arcanique', () => {
  test('[AD2-ARCA-02][AD2-ARCA-17][AD2-ARCA-23][AD2-XROUND-09] none on the defensive, whichever came first', () => {
    const talents = ['decharge-arcanique', 'projectile-arcanique', 'deferlante-arcanique'];
    const given = (flags: string[]): Scene => ({
      heroes: [{ ...MAGE, talents }],
      creatures: [ogre(0, 1)],
      state: { ...on('4-coeur'), turn: turnOf('h1', { flags }) },
    });
    const attacks = (flags: string[]) => talents.flatMap((talent) => offered(given(flags), talent));
    expect(attacks([])).toEqual(['decharge-arcanique-ogre-1', 'projectile-arcanique-ogre-1', 'deferlante-arcanique']);
    expect(attacks(['defensive'])).toEqual([]);
    expect(offered(given(['attaque']), 'se-mettre-sur-la-defensive')).toEqual([]);
  });

  test('[AD2-ARCA-04][AD2-ETAT-18] an Arcade ouverte leaves a point less to give up, and none of a single one', () => {
    const wounds = [{ id: 'arcade-ouverte' }];
    const two = discharge({ wounds }, { dice: [[4, 1, 1]], decisions: ['arcane-1'] });
    expect(two.asked[0]!.options.map(({ id }) => id)).toEqual(['arcane-0', 'arcane-1']);
    expect(two.of('jetAnnounced')[0]!.sums![1]).toEqual({
      label: 'ajoute',
      total: 0,
      terms: [
        { label: 'arcane', value: 2, rule: 'AD2-COMP-02' },
        { label: 'arcade-ouverte', value: -1, rule: 'AD2-ETAT-18' },
        { label: 'arcane-sacrifie', value: -1, rule: 'AD2-ARCA-04' },
      ],
    });
    const one = discharge({ wounds, traits: { savoir: 3, arcane: 1 } }, { dice: [[4, 1, 1]] });
    expect([one.asked, one.of('jetAnnounced')[0]!.added]).toEqual([[], 0]);
  });

  test('[AD2-ARCA-02] Savoir/Arcane against Physique: Dommages 1, and 1 more for a Réussite', () => {
    const { of, find } = discharge(
      { foe: 'orque', card: '4-coeur' },
      {
        dice: [[6, 3, 1]],
        decisions: ['arcane-0', 'garder', 'acheter-1'],
      },
    );
    expect(of('jetSettled')[0]).toMatchObject({ best: 6, base: 8, reussites: 1, used: 0, result: 8, surplus: 1 });
    expect(of('jetAnnounced')[0]!.difficulty).toBe(5);
    expect(find('orque-1').status).toBe('mort');
    const rats = discharge({ foe: 'homme-rat' }, { dice: [[6, 3, 1]], decisions: ['arcane-0', 'garder', 'acheter-1'] });
    expect(rats.of('jetSettled')[0]).toMatchObject({ base: 8, difficulty: 4, success: true, surplus: 1 });
    expect(rats.of('santeLost')[0]!.sums![0]).toMatchObject({ total: 2 });
    // Physique 4, Réflexes 3.
    const slow = discharge({ foe: 'zombie' }, { dice: [[2, 1, 1]], decisions: ['arcane-0'] });
    expect(slow.of('jetAnnounced')[0]!.difficulty).toBe(4);
    expect(slow.of('santeLost')[0]!.sums![0]).toMatchObject({ total: 1 });
    const cost = costOf(
      { heroes: [MAGE], creatures: [rat(0, 1)], state: on('4-coeur') },
      'decharge-arcanique-homme-rat-1',
    );
    expect(cost).toBe('standard');
  });

  test('[AD2-ARCA-03] a free hand, which a staff leaves; a sword and a shield do not', () => {
    const casts = (items: readonly string[]) =>
      offered({ heroes: [{ ...MAGE, items: [...items] }], creatures: [rat(0, 1)] }, 'decharge-arcanique').length;
    expect([casts([]), casts(['baton']), casts(['epee']), casts(['epee', 'bouclier-de-bois'])]).toEqual([1, 1, 1, 0]);
    expect(casts(['arme-a-deux-mains'])).toBe(0);
  });

  test('[AD2-ARCA-04] Arcane 2 given up whole: the Jet adds 0, once', () => {
    const { of, asked, find } = discharge({ card: '4-pique' }, { dice: [[4, 3, 1]], decisions: ['arcane-2'] });
    expect(of('jetAnnounced')[0]!.added).toBe(0);
    expect(asked[0]!.options.map(({ id }) => id)).toEqual(['arcane-0', 'arcane-1', 'arcane-2']);
    expect(find('h1').hero!.sheet.traits.arcane).toBe(2);
    const without = discharge({ traits: { savoir: 3, arcane: 0 }, card: '4-pique' }, { dice: [[4, 3, 1]] });
    expect(without.asked).toEqual([]);
  });

  test('[AD2-ARCA-05] no power for nothing given up; on a joker its player chooses the suit', () => {
    const nothing = discharge({ card: '4-pique' }, { dice: [[5, 1, 1]], decisions: ['arcane-0'] });
    expect(lost(nothing)).toBe(0);
    expect(lost(discharge({ card: '4-pique', foe: 'orque' }, { dice: [[5, 1, 1]], decisions: ['arcane-0'] }))).toBe(1);
    const joker = discharge({ card: 'joker-1' }, { dice: [[5, 1, 1]], decisions: ['arcane-2', 'couleur-pique'] });
    // Dommages 2 against Armure 1.
    expect(lost(joker)).toBe(1);
  });

  test('[AD2-ARCA-05] with several cards, the one played last', () => {
    const played = { ...on(['roi-pique', '4-coeur']) };
    const order = played.order.map((slot) => ({ ...slot, status: 'joue' as const }));
    const given: Scene = {
      heroes: [{ ...MAGE, sante: 3 }],
      creatures: [{ id: 'gobelin', at: [0, 1] }],
      state: { ...played, order },
    };
    const { find } = act(given, 'decharge-arcanique-gobelin-1', { dice: [[5, 1, 1]], decisions: ['arcane-1'] });
    expect(find('h1').sante).toBe(4);
  });

  test('[AD2-ARCA-06] Coeur: Santé back for what the target loses, X at most', () => {
    const heal = (x: number) =>
      discharge(
        { sante: 2, foe: 'orque', card: '4-coeur' },
        {
          dice: [[6, 1, 1]],
          decisions: [`arcane-${x}`, 'garder', 'acheter-1'],
        },
      ).find('h1').sante;
    expect([heal(1), heal(2)]).toEqual([3, 4]);
    // No more than what was lost.
    const little = discharge(
      { sante: 2, foe: 'orque', card: '4-coeur' },
      { dice: [[5, 1, 1]], decisions: ['arcane-2'] },
    );
    expect(little.find('h1').sante).toBe(3);
  });

  test('[AD2-ARCA-07] Carreau: Sonné, and Sonné for another, are for sale', () => {
    const given: Scene = {
      heroes: [MAGE],
      creatures: [ogre(0, 1), rat(1, 1)],
      state: on('4-carreau'),
    };
    const { find, asked } = act(given, 'decharge-arcanique-ogre-1', {
      dice: [[6, 6, 1]],
      decisions: ['arcane-1', 'garder', 'acheter-2', 'acheter-3', 'apres', 'apres'],
    });
    expect([hasMark(find('ogre-1'), 'sonne'), hasMark(find('homme-rat-1'), 'sonne')]).toEqual([true, true]);
    expect(find('homme-rat-1').sante).toBe(1);
    expect(asked[2]!.options.map(({ id }) => id)).toEqual(['acheter-1', 'acheter-2', 'acheter-3', 'terminer']);
  });

  test('[AD2-ARCA-08] Pique: Dommages X', () => {
    const ran = discharge(
      { traits: { savoir: 3, arcane: 3 }, card: '4-pique' },
      { dice: [[5, 1, 1]], decisions: ['arcane-3'] },
    );
    // 3, less Armure 1.
    expect(lost(ran)).toBe(2);
  });

  test('[AD2-ARCA-09] Trèfle: Dommages 1 & Perforation X', () => {
    const ran = (card: '4-trefle' | '4-coeur') =>
      lost(discharge({ foe: 'statue-gardienne', card }, { dice: [[5, 1, 1]], decisions: ['arcane-2'] }));
    expect([ran('4-trefle'), ran('4-coeur')]).toEqual([1, 0]);
  });
});

describe('the other attacks', () => {
  test('[AD2-COMP-05] what requires Arcane is not offered to who has it not', () => {
    const talents = ['projectile-arcanique', 'deferlante-arcanique', 'illusion-arcanique', 'invocation-des-arcanes'];
    const { arcane: _, ...without } = MAGE.traits!;
    const casts = (traits: GivenHero['traits'] & object) =>
      talents.flatMap((id) => offered({ heroes: [{ ...MAGE, talents, traits }], creatures: [rat(0, 1)] }, id)).length;
    expect([casts(MAGE.traits!), casts(without)]).toEqual([4, 0]);
  });

  test('[AD2-ARCA-17] Projectile: Réflexes, two zones away, with the powers of the suit', () => {
    expect(readingsOf('AD2-ARCA-17')).toEqual(statedBy('AD2-ARCA-17'));
    const drawing = ['.......', '.abcd..', '.......'].join('\n');
    const given: Scene = {
      drawing,
      heroes: [{ ...MAGE, talents: ['projectile-arcanique'], items: ['epee', 'bouclier-de-bois'] }],
      creatures: [ogre(2, 0), rat(3, 0)],
      state: on('4-pique'),
    };
    expect(offered(given, 'projectile-arcanique')).toEqual(['projectile-arcanique-ogre-1']);
    const { of } = act(given, 'projectile-arcanique-ogre-1', { dice: [[5, 1, 1]], decisions: ['arcane-2'] });
    expect(of('santeLost')[0]!.amount).toBe(1);
    // Réflexes 3, Défense 4.
    const slow = { ...given, creatures: [{ id: 'zombie', at: [2, 0] as const }] };
    const [jet] = act(slow, 'projectile-arcanique-zombie-1', { dice: [[1, 1, 1]], decisions: ['arcane-0'] }).of(
      'jetAnnounced',
    );
    expect(jet).toMatchObject({ attribute: 'savoir', skill: 'arcane', difficulty: 3 });
  });

  test('[AD2-ARCA-23] Déferlante: every enemy of the zone, one throw, an option for all', () => {
    expect(readingsOf('AD2-ARCA-23')).toEqual(statedBy('AD2-ARCA-23'));
    const given: Scene = {
      heroes: [{ ...MAGE, talents: ['deferlante-arcanique'] }],
      creatures: [ogre(3, 3), { id: 'troll', at: [4, 4] }, rat(5, 5)],
    };
    const { of, find } = act(given, 'deferlante-arcanique', { dice: [[6, 1, 1]], decisions: ['garder', 'acheter-1'] });
    expect(of('diceThrown')).toHaveLength(1);
    expect(find('ogre-1').sante).toBe(6);
    expect(find('homme-rat-1').status).toBe('mort');
    expect(costOf(given, 'deferlante-arcanique')).toBe('complexe');
    // Physique 4, Réflexes 3: the easiest of them is the Difficulté.
    const slow = { ...given, creatures: [{ id: 'zombie', at: [3, 3] as const }] };
    expect(act(slow, 'deferlante-arcanique', { dice: [[1, 1, 1]] }).of('jetAnnounced')).toMatchObject([
      { difficulty: 4 },
    ]);
  });

  test('[AD2-ARCA-18] Illusion: an Action bonus against Volonté, Leurré by its caster', () => {
    expect(readingsOf('AD2-ARCA-18')).toEqual(statedBy('AD2-ARCA-18'));
    const given: Scene = { heroes: [{ ...MAGE, talents: ['illusion-arcanique'] }], creatures: [rat(0, 1), rat(1, 1)] };
    const { find } = act(given, 'illusion-arcanique-homme-rat-1', {
      dice: [[6, 1, 1]],
      decisions: ['garder', 'acheter-1'],
    });
    expect(find('homme-rat-1').marks).toMatchObject([{ id: 'leurre', by: 'h1' }]);
    expect(find('homme-rat-2').marks).toMatchObject([{ id: 'leurre', by: 'h1' }]);
    expect(costOf(given, 'illusion-arcanique-homme-rat-1')).toBe('bonus');
    const far: Scene = {
      ...given,
      drawing: ['......', '.abc..', '......'].join('\n'),
      creatures: [rat(1, 0), rat(2, 0)],
    };
    expect(offered(far, 'illusion-arcanique')).toEqual(['illusion-arcanique-homme-rat-1']);
    const leader: Scene = { ...given, creatures: [{ id: 'leader-homme-rat', at: [0, 1] }] };
    const [jet] = act(leader, 'illusion-arcanique-leader-homme-rat-1', { dice: [[1, 1, 1]] }).of('jetAnnounced');
    expect(jet!.difficulty).toBe(4);
  });
});

test('[AD2-XCONV-08] what was Arcane against the Mental of others is Savoir/Arcane against Volonté: 4 reaches 4', () => {
  const casts = (face: number) => {
    const hero = { ...MAGE, talents: ['illusion-arcanique'], traits: { savoir: 3, arcane: 0 } };
    const given: Scene = { heroes: [hero], creatures: [{ id: 'leader-homme-rat', at: [0, 1] }] };
    return act(given, 'illusion-arcanique-leader-homme-rat-1', { dice: [[face, 1, 1]] }).of('jetSettled')[0];
  };
  expect([casts(4), casts(3)]).toMatchObject([
    { difficulty: 4, result: 4, success: true },
    { difficulty: 4, result: 3, success: false },
  ]);
});

describe('Leurré', () => {
  const fooled = { ...rat(0, 1), marks: [{ id: 'leurre', until: { in: 'removed' as const }, by: 'h1' }] };
  const activated = (heroes: readonly GivenHero[], script: Parameters<typeof act>[2] = {}) =>
    play({ heroes, creatures: [fooled] }, (g) => playGroup(g, g.state.groups[0]!), script);

  test('[AD2-ARCA-18] in its next activation it strikes another, never its deceiver', () => {
    const { of } = activated([{ heroisme: 0 }, { heroisme: 0, at: [1, 0] }], { dice: [[5, 1]] });
    expect(of('enemyActed').map(({ figure }) => figure)).toEqual(['h2']);
  });

  test('[AD2-ARCA-18] alone with him it strikes nobody, and is itself again afterwards', () => {
    const { of, find } = activated([{ heroisme: 0 }]);
    expect(of('enemyActed')).toEqual([]);
    expect(hasMark(find('homme-rat-1'), 'leurre')).toBe(false);
    // Whatever else it shakes off.
    const dazed = { ...fooled, marks: [...fooled.marks, 'sonne'] };
    const after = play({ heroes: [{ heroisme: 0 }], creatures: [dazed] }, (g) => playGroup(g, g.state.groups[0]!));
    expect(after.find('homme-rat-1').marks).toEqual([]);
  });
});

test('[AD2-ARCA-01] neither is granted by a later change of Carrière', () => {
  const learnt = { talent: 'competences-multiples', list: 'imperiaux', xp: 0, rules: ['AD2-ARCA-01'] } as const;
  const { find } = play({ heroes: [{ careers: ['berserker'] }] }, (g, who) => acquire(g, who('h1'), learnt), {
    decisions: ['arcaniste'],
  });
  const { careers, traits, items } = find('h1').hero!.sheet;
  expect([careers, traits.arcane, items]).toEqual([['berserker', 'arcaniste'], undefined, []]);
});

test('[AD2-ARCA-01] a staff, and Arcane raised or gained', () => {
  expect(CAREERS.arcaniste!.items).toEqual(['baton']);
  const begin = (skill: 'arcane' | 'melee') =>
    skillsOf({ skill, career: 'arcaniste', origin: 'imperiaux', talents: [] }).arcane;
  expect([begin('arcane'), begin('melee')]).toEqual([2, 1]);
});
