import { hasMark } from '@souterrain/crawl';
import { deplacementOf } from '@souterrain/crawl/figures';
import { describe, expect, test } from 'vitest';
import { type GivenHero, on, play, type Scene, type scene } from '../../../testing/index.ts';
import { acting, agiliteDice, hit, offeredTo, plain } from '../../../testing/items.ts';
import { attacksOf, isMagical } from '../../combat/attacks.ts';
import { penetrationOf } from '../../combat/damage.ts';
import { recuperer } from '../../combat/recovery.ts';
import { enduranceOf } from '../../figures/values.ts';
import { check, DEFAULT_DIFFICULTY } from '../../rolls/check.ts';
import type { Purpose } from '../../rolls/purpose.ts';

const orc = (): NonNullable<Scene['creatures']> => [{ id: 'orque', at: [3, 3] }];
const with_ = (base: string, hero: GivenHero = {}, more: Scene = {}): Scene => ({
  heroes: [plain({ items: [base], ...hero })],
  ...more,
});
const use = (given: Scene, script: Parameters<typeof play>[2] = {}) => acting(given, ['utiliser-i1-1'], script);
const marksOf = (ran: ReturnType<typeof use>, id = 'h1') => ran.find(id).marks.map((m) => m.id);

describe('drinks', () => {
  test('[AD1-TCON-01] a murky vial: Cœur heals 2, Carreau hardens, Trèfle shakes, Pique helps the next attack', () => {
    expect(use(with_('fiole-trouble', { sante: 1 }), { cards: [['4-coeur']] }).find('h1').sante).toBe(3);
    const stone = use(with_('fiole-trouble'), { cards: [['4-carreau']] });
    expect(enduranceOf(on(stone.state), stone.find('h1'))).toBe(3);
    expect(marksOf(use(with_('fiole-trouble'), { cards: [['4-trefle']] }))).toEqual(['secoue']);
    const angry = use(with_('fiole-trouble', {}, { creatures: orc() }), { cards: [['4-pique']] });
    const ran = play(
      angry.state,
      function* (g) {
        yield* hit(g, { on: 'orque-1', with: 'mains-nues' });
        yield* hit(g, { on: 'orque-1', with: 'mains-nues' });
      },
      {
        dice: [
          [1, 1, 1, 1],
          [1, 1],
        ],
      },
    );
    expect(ran.find('h1').marks).toEqual([]);
  });

  test('[AD1-TCON-03] Fiole de Palinque removes Secoué, and is offered to nobody else', () => {
    const ran = use(with_('fiole-de-palinque', { marks: ['secoue'] }));
    expect([marksOf(ran), ran.find('h1').hero!.sheet.items]).toEqual([[], []]);
    expect(offeredTo(with_('fiole-de-palinque'))).toEqual(['se-reequiper']);
  });

  test('[AD1-TCON-05] a gum heals 1 and leaves the others', () => {
    const ran = use(with_('', { sante: 2, items: [{ base: 'gomme-de-soins', charges: 3 }] }));
    expect([ran.find('h1').sante, ran.find('h1').hero!.sheet.items[0]!.charges]).toEqual([3, 2]);
  });

  test('[AD1-TCON-05] beer: one more on Mental, one less on Agilité, for two Rounds', () => {
    const ran = use(with_('biere-d-ipah'));
    expect(ran.find('h1').marks).toMatchObject([{ id: 'biere-d-ipah', until: { in: 'rounds', left: 2 } }]);
    const dice = (trait: string) => rolled(ran.state, trait, trait === 'mental' ? 4 : 2);
    expect([dice('mental'), dice('agilite')]).toEqual([4, 2]);
  });

  test('[AD1-TCON-05] a biscuit helps the next Récupération alone; a tonic removes a state', () => {
    const fed = use(with_('biscuit-de-voyage', { sante: 1 }));
    const ran = play(fed.state, (g, find) => recuperer(g, find('h1')), { dice: [[4, 4, 2, 2, 2]] });
    expect([ran.find('h1').sante, ran.find('h1').marks]).toEqual([2, []]);
    expect(
      marksOf(use(with_('fortifiant', { marks: ['secoue', 'empoisonne'] }), { decisions: ['retirer-empoisonne'] })),
    ).toEqual(['secoue']);
  });

  test('[AD1-TCON-07] varnish hardens and speed quickens for two Rounds', () => {
    const stone = use(with_('vernis-de-pierre'));
    expect(stone.find('h1').marks).toMatchObject([{ until: { in: 'rounds', left: 2 } }]);
    expect(enduranceOf(on(stone.state), stone.find('h1'))).toBe(3);
    const quick = use(with_('potion-de-celerite'));
    expect(deplacementOf(on(quick.state), quick.find('h1'))).toBe(2);
  });

  test('[AD1-TCON-07] powder of spite: one more die on attack rolls', () => {
    const ran = use(with_('poudre-de-hargne', {}, { creatures: orc() }));
    play(ran.state, (g) => hit(g, { on: 'orque-1', with: 'mains-nues' }), { dice: [[1, 1, 1]] });
  });

  test('[AD1-TCON-09] a minor potion heals 2; ointment a state and a point', () => {
    expect(use(with_('potion-de-soins-mineurs', { sante: 2 })).find('h1').sante).toBe(4);
    const ran = use(with_('onguent', { sante: 2, marks: ['secoue'] }));
    expect([ran.find('h1').sante, marksOf(ran)]).toEqual([3, []]);
  });

  test('[AD1-TCON-10] the antidote removes Empoisonné', () => {
    expect(marksOf(use(with_('anti-poison', { marks: ['empoisonne'] })))).toEqual([]);
  });

  test('[AD1-TCON-11] potions: two more dice on the attribute; Force counts for damage too', () => {
    expect(agiliteDice([], { agilite: 3 })).toBe(5);
    for (const [base, trait] of [
      ['potion-de-vigueur', 'vigueur'],
      ['potion-de-mental', 'mental'],
    ] as const)
      expect(rolled(use(with_(base)).state, trait, 5)).toBe(5);
    const strong = use({ heroes: [plain({ items: ['potion-de-force', 'epee'] })], creatures: orc() });
    const ran = play(strong.state, (g) => hit(g, { on: 'orque-1', with: 'epee' }), {
      dice: [
        [4, 4],
        [1, 1, 1, 1, 1],
      ],
    });
    expect(ran.of('rollAnnounced')[1]!.dice).toBe(5);
  });
});

/** Dice of a roll of a trait, made with nothing but ones. */
function rolled(state: ReturnType<typeof scene>, trait: string, dice: number, purpose: Purpose = 'epreuve'): number {
  const ran = play(
    structuredClone(state),
    (g, find) => check(g, { who: find('h1'), purpose, trait, difficulty: [DEFAULT_DIFFICULTY], seuil: false }),
    { dice: [Array<number>(dice).fill(1)] },
  );
  return ran.of('rollAnnounced')[0]!.dice;
}

describe('things used up on a roll', () => {
  const helped = (base: string, purpose: Purpose, script: Parameters<typeof play>[2]) =>
    play(
      with_(base),
      (g, find) =>
        check(g, { who: find('h1'), purpose, trait: 'savoir', difficulty: [DEFAULT_DIFFICULTY], seuil: false }),
      script,
    );

  test('[AD1-TCON-03] a chalk: one die on a search, once a roll; lard: two on an Esquive', () => {
    const ran = helped('craies', 'chercher', { dice: [[1, 1, 1, 1]], decisions: ['craies-i1-1'] });
    expect(ran.find('h1').hero!.sheet.items[0]!.charges).toBe(5);
    for (const purpose of ['esquive', 'se-liberer'] as const) {
      const greased = helped('saindoux', purpose, { dice: [[1, 1, 1, 1, 1]], decisions: ['saindoux-i1-1'] });
      expect(greased.find('h1').hero!.sheet.items).toEqual([]);
    }
  });

  test('[AD1-TCON-09] a bandage: one die on a Soins roll, kept when it is not wanted', () => {
    const ran = helped('bandages', 'soins', { dice: [[1, 1, 1]], decisions: ['passer'] });
    expect(ran.find('h1').hero!.sheet.items[0]!.charges).toBe(3);
    helped('bandages', 'soins', { dice: [[1, 1, 1, 1]], decisions: ['bandages-i1-1'] });
  });

  test('[AD1-TCOM-01] [AD1-TCOM-02] tools on doors and chests, ropes on any scenery', () => {
    const dice = (base: string, scenery: string | undefined, count: number) => {
      const order = { purpose: 'epreuve', trait: 'force', difficulty: [DEFAULT_DIFFICULTY], seuil: false } as const;
      play(with_(base), (g, find) => check(g, { ...order, who: find('h1'), ...(scenery ? { scenery } : {}) }), {
        dice: [Array<number>(count).fill(1)],
      });
    };
    dice('outils', 'grille', 4);
    dice('outils', 'falaise', 3);
    for (const base of ['corde', 'lanterne', 'grappin']) {
      dice(base, 'falaise', 4);
      dice(base, undefined, 3);
    }
  });
});

describe('coatings', () => {
  const SHORT = [1, 1, 1];
  const coated = (base: string, script: Parameters<typeof play>[2] = {}, charges?: number) =>
    use(
      {
        heroes: [plain({ items: [{ base, ...(charges ? { charges } : {}) }, 'epee'] })],
        creatures: [{ id: 'ogre', at: [3, 3] }],
      },
      script,
    );
  const strikeAll = (ran: ReturnType<typeof coated>, script: Parameters<typeof play>[2]) =>
    play(ran.state, (g) => hit(g, { on: 'ogre-1', with: 'epee' }), script);

  test('[AD1-TCON-07] sacred oil: magical, and one more die of damage', () => {
    const ran = coated('huile-sacree');
    expect(ran.find('h1').marks).toMatchObject([{ item: 'i1-2', until: { in: 'rounds', left: 2 } }]);
    const magical = attacksOf(on(ran.state), ran.find('h1')).map((a) => [
      a.id,
      isMagical(on(ran.state), ran.find('h1'), a),
    ]);
    expect(magical).toEqual([
      ['epee', true],
      ['mains-nues', false],
    ]);
    expect(
      strikeAll(ran, {
        dice: [
          [6, 4],
          [1, 1, 1, 1],
        ],
      }).of('rollAnnounced')[1]!.dice,
    ).toBe(4);
  });

  test('[AD1-TCON-03] a whetstone: one more die on the next damage roll only', () => {
    const ran = strikeAll(coated('pierre-a-aiguiser'), {
      dice: [
        [6, 4],
        [1, 1, 1, 1],
      ],
    });
    expect(ran.find('h1').marks).toEqual([]);
  });

  test('[AD1-TCON-10] corrosive poison: Pénétration 2 on the next damage roll', () => {
    const ran = coated('poison-corrosif');
    const attacker = ran.find('h1');
    const item = attacker.hero!.sheet.items[0]!;
    const attack = { id: 'epee', skill: 'melee', reach: 1, damage: { plus: 0 }, item } as const;
    const order = { attacker, target: ran.find('ogre-1'), attack, how: 'standard', extraDamage: 0 } as const;
    expect(penetrationOf(on(ran.state), order)).toBe(2);
    const chief = use({
      heroes: [plain({ items: ['poison-corrosif', 'epee'] })],
      creatures: [{ id: 'chef-orque', at: [3, 3] }],
    });
    const dice = [[6, 4], SHORT];
    const { of } = play(chief.state, (g) => hit(g, { on: 'chef-orque-1', with: 'epee' }), { dice });
    expect(of('rollAnnounced')[1]).toMatchObject({ purpose: 'dommages', difficulty: 2 });
    expect(
      strikeAll(ran, {
        dice: [
          [6, 4],
          [1, 1, 1],
        ],
      }).find('h1').marks,
    ).toEqual([]);
  });

  test('[AD1-TCON-10] common poison: the target it affects is Empoisonnée; each dose serves once', () => {
    const ran = coated('poison-commun', {}, 2);
    expect(ran.find('h1').hero!.sheet.items[0]!.charges).toBe(1);
    const struck = strikeAll(ran, {
      dice: [
        [6, 4],
        [6, 6, 2],
      ],
      decisions: ['garder'],
    });
    expect(hasMark(struck.find('ogre-1'), 'empoisonne')).toBe(true);
    expect(struck.find('h1').marks).toEqual([]);
  });

  test('[AD1-TCON-10] paralysing poison: Vigueur against 2, or Paralysé', () => {
    const ran = strikeAll(coated('poison-paralysant'), {
      dice: [
        [6, 4],
        [6, 6, 2],
        [1, 1, 1, 1],
      ],
      decisions: ['garder'],
    });
    expect(hasMark(ran.find('ogre-1'), 'paralyse')).toBe(true);
  });

  test.each([4, 1])('[AD1-TCON-09] vampiric oil: each wound gives a point back, of an ogre at %i too', (sante) => {
    const given: Scene = {
      heroes: [plain({ sante: 1, items: ['huile-vampirique', 'epee'] })],
      creatures: [{ id: 'ogre', at: [3, 3], marks: ['secoue'], sante }],
    };
    const ran = strikeAll(use(given), {
      dice: [
        [6, 4],
        [6, 6, 2],
      ],
      decisions: ['garder'],
    });
    expect([ran.find('h1').sante, ran.find('ogre-1').sante]).toEqual([2, sante - 1]);
  });

  test('[AD1-TCON-10] [AD1-ETAT-07] poison does nothing to a golem', () => {
    const given = (base: string): Scene => ({
      heroes: [plain({ items: [base, 'epee'] })],
      creatures: [{ id: 'golem-de-pierre', at: [3, 3] }],
    });
    for (const base of ['poison-commun', 'poison-paralysant']) {
      const dice = [
        [4, 4],
        [6, 6, 6],
      ];
      const { find } = play(use(given(base)).state, (g) => hit(g, { on: 'golem-de-pierre-1', with: 'epee' }), {
        dice,
        decisions: ['garder'],
      });
      expect(find('golem-de-pierre-1')).toMatchObject({ sante: 3, marks: [] });
    }
  });
});
