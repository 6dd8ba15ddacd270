import { initiative } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { attackNamed, blow, endure, jetOf } from '../../testing/combat.ts';
import { dealt, type GivenHero, play, quiet } from '../../testing/index.ts';
import { know } from '../../testing/know.ts';
import { makeJet } from '../jets/make-jet.ts';
import type { AD2 } from '../world/ad2.ts';
import type { currentCard } from './initiative-suit.ts';

const HOLDER: GivenHero = { heroisme: 0, jokers: ['joker-1'] };
const PLAIN: GivenHero = { heroisme: 0 };
const optionsOf = (asked: readonly { id: string; options: readonly { id: string }[] }[], id: string) =>
  asked.filter((d) => d.id === id).map(({ options }) => options.map((o) => o.id));

describe('a kept joker', () => {
  know({ id: 'deux-tours', rule: 'AD2-XROUND-05', initiative: () => ({ multiple: 2 }) });

  test('[AD2-BENI-01][AD2-BENI-02][AD2-XROUND-06] blesses one Jet before its dice, and is discarded', () => {
    const { value, events, find, state } = jetOf(
      { heroes: [HOLDER] },
      {},
      { dice: [[5, 4]], decisions: ['benir-joker'] },
    );
    expect(value.verdict).toMatchObject({ base: 5, reussites: 1 });
    expect(find('h1').hero!.jokers).toEqual([]);
    expect(state.deck.discard).toEqual(['joker-1']);
    expect(events.findIndex((e) => e.type === 'jokerSpent')).toBeLessThan(
      events.findIndex((e) => e.type === 'diceThrown'),
    );
  });

  test('[AD2-BENI-02][AD2-ATTR-04] is not asked for where no die is thrown', () => {
    const heroes = [{ ...HOLDER, traits: { savoir: 1 }, marks: ['perte-savoir'] }];
    const { asked, value } = jetOf({ heroes }, {}, {});
    expect([asked, value.verdict.success]).toEqual([[], false]);
  });

  test('[AD2-BENI-15] acts on the dodge of another hero two zones away', () => {
    const drawing = ['.....', '.aab.', '.aac.', '.....'].join('\n');
    const heroes = [
      { ...PLAIN, at: [0, 0] as const },
      { ...HOLDER, at: [2, 1] as const },
    ];
    const { value, find } = endure(
      { drawing, heroes },
      { line: 'Agilité/Esquive 6 (Dommages 1/-)' },
      { dice: [[5, 2]], decisions: ['benir-joker'] },
    );
    expect(value.success).toBe(true);
    expect(find('h2').hero!.jokers).toEqual([]);
  });

  test('[AD2-Q-21] may be of no use on Jets of others', () => {
    const heroes = [PLAIN, HOLDER];
    const of = (jokerScope: 'all' | 'own') =>
      jetOf(
        { heroes, variants: { jokerScope } },
        {},
        { dice: [[5, 4]], decisions: jokerScope === 'all' ? ['passer'] : [] },
      );
    expect(of('all').asked.map(({ seat }) => seat)).toEqual([1]);
    expect(of('own').asked).toEqual([]);
    const own = jetOf(
      { heroes: [HOLDER], variants: { jokerScope: 'own' } },
      {},
      { dice: [[5, 4]], decisions: ['benir-joker'] },
    );
    expect(own.value.beni).toBe(true);
  });

  test('[AD2-BENI-07] a Jet blessed by a joker takes no Héroïsme: nothing is asked, no point is spent', () => {
    const heroes: GivenHero[] = [{ ...HOLDER, heroisme: 2 }];
    const { asked, find } = jetOf({ heroes }, { against: 7 }, { dice: [[5, 3]], decisions: ['benir-joker'] });
    expect(asked.map(({ id }) => id)).toEqual(['avant-le-jet']);
    expect(find('h1').hero!.heroisme).toBe(2);
  });

  test('[AD2-BENI-17] the roller first, then by initiative; the second blessing is refused and costs nothing', () => {
    const heroes: GivenHero[] = [
      { ...HOLDER, jokers: ['joker-1'] },
      { ...HOLDER, jokers: ['joker-2'] },
      { ...HOLDER, jokers: ['joker-2'] },
    ];
    const state = dealt({ h3: 'roi-coeur', h2: '9-coeur', h1: '2-coeur' });
    const passes = jetOf({ heroes, state }, {}, { dice: [[5, 4]], decisions: ['passer', 'benir-joker'] });
    expect(passes.asked.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(passes.find('h2').hero!.jokers).toEqual(['joker-2']);
    expect(passes.find('h3').hero!.jokers).toEqual([]);
  });

  test('[AD2-BENI-11] [AD2-XROUND-06] one curse a Jet: the second joker stays in hand', () => {
    const heroes: GivenHero[] = [PLAIN, { ...HOLDER, jokers: ['joker-1', 'joker-2'] }];
    const duel = play({ heroes }, (g, find) => hostile(g, find('h1'), find('h2')), {
      dice: [[6, 1]],
      decisions: ['maudire-joker'],
    });
    expect(duel.value.verdict).toMatchObject({ base: 6, reussites: 0 });
    expect(duel.find('h2').hero!.jokers).toEqual(['joker-2']);
  });

  test('[AD2-XROUND-05] kept, it leaves the other cards to play; without one a new card is drawn, and may be a joker', () => {
    const given = { heroes: [{ at: [0, 0] as const }], state: { generated: quiet(), scenario: 'calme' } };
    const alone = play(given, (g) => initiative(g), {
      cards: [['joker-1'], ['joker-2'], ['4-pique']],
      decisions: ['garder', 'garder'],
    });
    expect(alone.find('h1').hero!.jokers).toEqual(['joker-1', 'joker-2']);
    expect(alone.state.order.map(({ card }) => card)).toEqual(['4-pique']);
    const several = play({ ...given, heroes: [{ talents: ['lecture-des-arcanes'] }] }, (g) => initiative(g), {
      cards: [['joker-1', '4-pique']],
      decisions: ['garder'],
    });
    expect(several.state.order.map(({ card }) => card)).toEqual(['4-pique']);
    expect(several.find('h1').hero!.jokers).toEqual(['joker-1']);
    // One who plays two cards loses a turn by it.
    const twice = (use: 'garder' | 'initiative-libre') =>
      play({ ...given, heroes: [{ talents: ['deux-tours'] }] }, (g) => initiative(g), {
        cards: [['joker-1', '4-pique']],
        decisions: [use],
      }).state.order.map(({ card }) => card);
    expect([twice('initiative-libre'), twice('garder')]).toEqual([['joker-1', '4-pique'], ['4-pique']]);
  });
});

/** A hero turned against another. */
const hostile = (g: AD2, who: Parameters<typeof currentCard>[1], target: Parameters<typeof currentCard>[1]) =>
  makeJet(g, {
    who,
    target,
    purpose: 'attaque',
    attribute: 'force',
    skill: 'melee',
    difficulty: [{ label: 'defense', value: 5, rule: 'AD2-PROF-05' }],
    options: attackNamed(g.state, who, 'mains-nues').line.options,
  });

describe('Héroïsme on Jets', () => {
  test('[AD2-BENI-03] a point after the dice makes a success of [5, 4] against 6', () => {
    const heroes: GivenHero[] = [{ heroisme: 2 }];
    const { value, find } = jetOf({ heroes }, { against: 6 }, { dice: [[5, 4]], decisions: ['benir-heroisme'] });
    expect(value.verdict).toMatchObject({ base: 5, reussites: 1, reachable: 6, success: true });
    expect(find('h1').hero!.heroisme).toBe(1);
  });

  test('[AD2-BENI-18] it recounts every die, the first throw and the Coup de poker, and throws none', () => {
    const heroes: GivenHero[] = [{ heroisme: 1, traits: { savoir: 3 } }];
    const late = jetOf({ heroes }, { against: 7 }, { dice: [[5, 5, 2]], decisions: ['benir-heroisme'] });
    expect(late.value.verdict).toMatchObject({ base: 5, reussites: 2, reachable: 7, success: true, surplus: 0 });
    const gambled = jetOf(
      { heroes },
      { against: 8 },
      {
        dice: [
          [6, 5, 1],
          [5, 4],
        ],
        decisions: ['passer', 'tenter', 'benir-heroisme'],
      },
    );
    // 6 and 5 of the first throw, 5 of the second.
    expect(gambled.value.verdict).toMatchObject({ base: 5, reussites: 3, reachable: 8, success: true, surplus: 0 });
  });

  test('[AD2-BENI-16] a blow of a monster is answered by a blessing; that of a charmed hero may be cursed', () => {
    const ogre = blow(
      { heroes: [{ heroisme: 1 }], creatures: [{ id: 'ogre', at: [0, 1] }] },
      { by: 'ogre-1', on: 'h1', with: 'massue' },
      { dice: [[5, 5]], decisions: ['passer'] },
    );
    expect(optionsOf(ogre.asked, 'apres-le-jet')).toEqual([['passer', 'benir-heroisme']]);
    const charmed = play({ heroes: [PLAIN, { heroisme: 1 }] }, (g, find) => hostile(g, find('h1'), find('h2')), {
      dice: [[4, 1]],
      decisions: [],
    });
    // A failure has nothing to lose.
    expect(charmed.asked).toEqual([]);
    const hits = play(
      { heroes: [PLAIN, { heroisme: 1 }] },
      (g, find) =>
        makeJet(g, {
          who: find('h1'),
          target: find('h2'),
          purpose: 'attaque',
          attribute: 'force',
          skill: 'melee',
          difficulty: [{ label: 'defense', value: 7, rule: 'AD2-PROF-05' }],
        }),
      { dice: [[6, 1]], decisions: ['maudire-heroisme', 'garder'] },
    );
    expect(hits.value.verdict).toMatchObject({ reussites: 0, success: false });
    expect(hits.find('h2').hero!.heroisme).toBe(0);
  });

  test('[AD2-XHERO-07] an enemy action too: [5, 5] against 7 is a success once blessed', () => {
    const { value } = endure(
      { heroes: [{ heroisme: 1 }] },
      { line: 'Vigueur 7 (Dommages 1/-)' },
      { dice: [[5, 5]], decisions: ['benir-heroisme'] },
    );
    expect(value.success).toBe(true);
    const struck = endure(
      { heroes: [{ heroisme: 1 }], creatures: [{ id: 'ogre', at: [0, 1] }] },
      { line: 'ATT/CAC Vigueur 7 (Dommages 1/-)', by: 'ogre-1' },
      { dice: [[5, 5]], decisions: ['benir-heroisme'] },
    );
    expect(struck.of('jetSettled')).toMatchObject([{ base: 5, reussites: 2, reachable: 7, success: true }]);
    expect(struck.find('h1').hero!.heroisme).toBe(0);
  });

  test('[AD2-BENI-03] where Réussites of a failure cancel too, a point is worth asking for one', () => {
    const given = { heroes: [{ heroisme: 1 }], variants: { enemyCancelOnFailure: 'yes' } as const };
    const { value } = endure(
      given,
      { line: 'Vigueur 9 (Dommages 2/-)' },
      {
        dice: [[5, 1]],
        decisions: ['benir-heroisme', 'annuler-un-dommage'],
      },
    );
    expect(value.lost).toBe(1);
  });

  test('[AD2-XHERO-08] one point a Jet: the second is refused and stays in reserve', () => {
    const heroes: GivenHero[] = [{ heroisme: 3 }];
    const { asked, find } = jetOf({ heroes }, { against: 8 }, { dice: [[6, 5]], decisions: ['benir-heroisme'] });
    expect(asked.map(({ id }) => id)).toEqual(['apres-le-jet']);
    expect(find('h1').hero!.heroisme).toBe(2);
  });
});
