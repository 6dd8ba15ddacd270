import { priceFor, saleOf } from '@souterrain/crawl/heroes/town';
import { fitsOf } from '@souterrain/crawl/items';
import { movementActions } from '@souterrain/crawl/movement';
import { canSpend, resolution } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { blow, turnOf } from '../../../testing/combat.ts';
import { PAIR } from '../../../testing/groups.ts';
import { at, type GivenHero, givenItem, play, type Scene, scene } from '../../../testing/index.ts';
import { alone, impose, plain } from '../../../testing/jets.ts';
import { slipAway } from '../../movement/slip-away.ts';
import { attentionDonjon2 } from '../../system.ts';
import { suffer } from '../damage.ts';
import { plainSource } from '../source.ts';

const rest = (hero: GivenHero, dice: number[][], decisions: string[] = [], variants: Scene['variants'] = {}) =>
  play(alone(hero, { variants }), (g) => resolution(g), { dice, decisions });
/** Armure could then take the whole of a failure (AD2-Q-04). */
const FRAIL = { failureMinDamage: 'zero' } as const;
const marks = (ran: ReturnType<typeof rest>) => ran.find('h1').marks.map(({ id }) => id);

test('[AD2-EFF-05][AD2-ETAT-19][AD2-ETAT-21] Dommages that come to nothing hurt nobody more for being fragile', () => {
  const wounds = [{ id: 'cotes-cassees' }, { id: 'jambe-fracturee' }];
  const ran = (value: number) =>
    play(alone({ wounds }), (g, find) =>
      suffer(g, plainSource(find('h1'), { label: 'essai', value, rule: 'AD2-EFF-05' })),
    );
  expect([ran(0).value, ran(0).events]).toEqual([{ lost: 0, died: false }, []]);
  expect(ran(1).value).toEqual({ lost: 3, died: false });
});

describe('what acts in the resolution phase', () => {
  test('[AD2-ETAT-14] Empoisonné: Vigueur/Résistance 5, a point lost or the poison gone', () => {
    const ill = { marks: ['empoisonne'], items: ['armure-legere'] };
    const lost = rest(ill, [[4, 2]]);
    // AD2-NOT-08: [Direct], whatever is worn.
    expect([lost.find('h1').sante, marks(lost)]).toEqual([5, ['empoisonne']]);
    expect(rest(ill, [[4, 2]], [], FRAIL).find('h1').sante).toBe(5);
    expect(rest({ ...ill, traits: { resistance: 1 } }, [[4, 2]]).find('h1').marks).toEqual([]);
    const cured = rest(ill, [[5, 2]]);
    expect([cured.find('h1').sante, marks(cured)]).toEqual([6, []]);
  });

  test('[AD2-ETAT-20] Hémorragie: a success does not stop it', () => {
    const hurt: GivenHero = { wounds: [{ id: 'hemorragie' }] };
    expect(rest(hurt, [[4, 3]]).find('h1').sante).toBe(5);
    expect(rest({ ...hurt, items: ['armure-legere'] }, [[4, 3]], [], FRAIL).find('h1').sante).toBe(5);
    const kept = rest(hurt, [[5, 3]]);
    expect([kept.find('h1').sante, kept.find('h1').hero!.sheet.wounds.length]).toEqual([6, 1]);
  });

  test('[AD2-XROUND-11] one at a time, in the order the players choose; then Rounds are counted', () => {
    const ran = rest(
      { marks: ['empoisonne', { id: 'sonne', until: { in: 'rounds', left: 2 } }], wounds: [{ id: 'hemorragie' }] },
      [[4], [5]],
      ['empoisonne-h1'],
    );
    expect(ran.of('enemyActed').map(({ action }) => action)).toEqual(['empoisonne', 'hemorragie']);
    expect(ran.find('h1').marks).toMatchObject([{ id: 'empoisonne' }, { id: 'sonne', until: { left: 1 } }]);
  });
});

describe('wounds', () => {
  const BLOW = 'ATT/CAC Agilité/Mêlée 9 (Dommages 2/-)';

  test('[AD2-ETAT-19] Côtes cassées: a point more from each source, one movement and none beside a standard action', () => {
    const hurt: GivenHero = { wounds: [{ id: 'cotes-cassees' }], items: ['armure-legere'] };
    expect(impose(alone(hurt), BLOW, { dice: [[1, 1]] }).lost).toBe(2);
    expect(impose(alone(hurt), 'Force 1 (-/Dommages 0)', { dice: [[1, 1]] }).lost).toBe(0);
    const can = (more: object, type: 'standard' | 'mouvement' | 'bonus') =>
      play(alone(hurt, { state: { turn: turnOf('h1', { actions: 1, ...more }) } }), function* (g, find) {
        return canSpend(g, find('h1'), type);
      }).value;
    expect([
      can({ movements: 1 }, 'mouvement'),
      can({ movements: 1 }, 'standard'),
      can({ movements: 1 }, 'bonus'),
    ]).toEqual([false, false, true]);
    expect([can({ standard: true }, 'mouvement'), can({}, 'mouvement')]).toEqual([false, true]);
  });

  test('[AD2-ETAT-21] Jambe fracturée: two dice fewer to dodge, a complex Action to move, every blow worse', () => {
    const hurt = (wounds: NonNullable<GivenHero['wounds']>): Scene => ({
      drawing: PAIR,
      heroes: [{ ...plain, traits: { agilite: 3 }, items: ['armure-legere'], wounds }],
      creatures: [{ id: 'homme-rat', at: [1, 1] }],
    });
    const broken = [{ id: 'jambe-fracturee' }];
    const dodge = play(
      hurt(broken),
      (g, find) =>
        slipAway(g, find('h1'), {
          move: { to: at([3, 0]), kind: 'classique' },
          need: { level: 'ordinaire', why: 'zone-de-depart', rules: [] },
        }),
      { dice: [1] },
    );
    expect(dodge.of('jetAnnounced')).toMatchObject([{ dice: 1 }]);
    expect(impose(hurt(broken), BLOW, { dice: [[1, 1, 1]] }).lost).toBe(2);
    const moves = (wounds: NonNullable<GivenHero['wounds']>) =>
      play(hurt(wounds), function* (g, find) {
        return movementActions(g, find('h1')).find(({ label }) => label === 'se-deplacer')?.type;
      }).value;
    expect([moves(broken), moves([]), moves([{ id: 'jambe-fracturee', splint: true }])]).toEqual([
      'complexe',
      'mouvement',
      'mouvement',
    ]);
  });

  test('[AD2-ETAT-22] Bras cassé: that hand holds nothing, or a shield alone once it is in splints', () => {
    const hands = (base: string, splint: boolean) => {
      const { sheet } = scene(alone({ wounds: [{ id: 'bras-casse', hand: 1, ...(splint ? { splint } : {}) }] }))
        .figures[0]!.hero!;
      return fitsOf(attentionDonjon2, sheet, givenItem({ base, place: 'porte' }, 'i')).map((fit) => fit.hands);
    };
    expect(hands('arme-a-deux-mains', false)).toEqual([]);
    expect(hands('bouclier-de-bois', false)).toEqual([[0]]);
    expect(hands('bouclier-de-bois', true)).toContainEqual([1]);
    expect(hands('epee', true)).toEqual([[0]]);
    expect(hands('arme-a-deux-mains', true)).toEqual([]);
    // What the hand held is put away at once; a sword in the other stays.
    const broken = (items: string[], decisions: string[] = []) => {
      const ran = impose(alone({ items }), 'Force 9 (Bras cassé/-)', { dice: [[1, 1]], decisions });
      return ran.find('h1').hero!.sheet.items.map(({ base, place }) => [base, place]);
    };
    expect(broken(['arme-a-deux-mains'])).toEqual([['arme-a-deux-mains', 'porte']]);
    expect(broken(['epee', 'bouclier-de-bois'], ['lacher-i1-2'])).toEqual([
      ['epee', 'equipe'],
      ['bouclier-de-bois', 'porte'],
    ]);
  });

  test('[AD2-ETAT-23] Main tranchée: with a prosthesis a two-handed weapon is a die short', () => {
    const given = (prosthesis: boolean): Scene => ({
      heroes: [
        {
          ...plain,
          traits: { force: 3 },
          items: ['arme-a-deux-mains'],
          wounds: [{ id: 'main-tranchee', hand: 1, ...(prosthesis ? { prosthesis } : {}) }],
        },
      ],
      creatures: [{ id: 'ogre', at: [1, 1] }],
    });
    const ran = blow(given(true), { on: 'ogre-1', with: 'arme-a-deux-mains' }, { dice: [[1, 1]] });
    expect(ran.of('jetAnnounced')).toMatchObject([{ dice: 2 }]);
    const bare = alone(
      { traits: { force: 3 }, items: ['arme-a-deux-mains'] },
      { creatures: [{ id: 'ogre', at: [1, 1] }] },
    );
    expect(
      blow(bare, { on: 'ogre-1', with: 'arme-a-deux-mains' }, { dice: [[1, 1, 1]] }).of('jetAnnounced'),
    ).toMatchObject([{ dice: 3 }]);
    const fits = (base: string, more: object) => {
      const { sheet } = scene(alone({ wounds: [{ id: 'main-tranchee', hand: 1, ...more }] })).figures[0]!.hero!;
      return fitsOf(attentionDonjon2, sheet, givenItem({ base, place: 'porte' }, 'i')).map((fit) => fit.hands);
    };
    expect([
      fits('arme-a-deux-mains', {}),
      fits('bouclier-de-bois', {}),
      fits('bouclier-de-bois', { splint: true }),
    ]).toEqual([[], [[0]], [[0]]]);
    const cut = impose(alone({ items: ['arme-a-deux-mains'] }), 'Force 9 (Main tranchée/-)', { dice: [[1, 1]] });
    expect(cut.find('h1').hero!.sheet.items).toMatchObject([{ base: 'arme-a-deux-mains', place: 'porte' }]);
    expect(cut.find('h1').hero!.sheet.wounds.map(({ id }) => id)).toEqual(['main-tranchee', 'hemorragie']);
    const fitted = { prosthesis: true };
    expect(fits('arme-a-deux-mains', fitted)).toEqual([[0, 1]]);
    expect(fits('bouclier-de-bois', fitted)).toContainEqual([1]);
    expect(fits('epee', fitted)).toEqual([[0]]);
  });

  test('[AD2-ETAT-24] Cicatrices horribles: nothing in the dungeon, a fifth more in town', () => {
    const scarred: GivenHero = { wounds: [{ id: 'cicatrices' }] };
    expect(impose(alone(scarred), BLOW, { dice: [[1, 1]] })).toMatchObject({ dice: 2, lost: 2 });
    const { sheet } = play(alone(scarred), function* (_g, find) {
      return find('h1').hero!;
    }).value;
    expect(priceFor(attentionDonjon2, sheet, 15)).toBe(18);
    expect(priceFor(attentionDonjon2, sheet, 16)).toBe(20);
    // What sells for 7 sells for 5, a fifth less rounded down.
    const sold = (wounds: typeof sheet.wounds) =>
      saleOf(attentionDonjon2, { ...sheet, wounds }, givenItem({ base: 'epee', value: 15 }, 'i'));
    expect([sold([]), sold(sheet.wounds)]).toEqual([7, 5]);
  });
});
