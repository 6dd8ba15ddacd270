import { chooseAction } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, costOf, offered, turnOf } from '../../testing/combat.ts';
import { type GivenHero, play, type Scene } from '../../testing/index.ts';
import { alone, impose, plain } from '../../testing/jets.ts';

const around = (count: number): Scene => ({
  creatures: Array.from({ length: count }, (_, i) => ({ id: 'homme-rat', at: [1, i] as const })),
});
const marks = (ran: { find(id: string): { marks: readonly { id: string }[] } }, id = 'h1') =>
  ran.find(id).marks.map((mark) => mark.id);

describe('Santé', () => {
  test('[AD2-XSANTE-01] [AD2-XSANTE-02] each point lost, never below 0', () => {
    const ran = impose(alone({ sante: 2 }), 'Force 9 (Dommages 5/-)', { dice: [[1, 1]], decisions: ['mourir'] });
    expect(ran.of('santeLost')).toMatchObject([{ amount: 2, sante: 0 }]);
    expect(ran.lost).toBe(2);
  });

  test('[AD2-XSANTE-03] [AD2-ORDRE-18] death at zero, unless Héroïsme saves; others are removed at once', () => {
    const line = 'Force 9 (Dommages 3 & Sonné/-)';
    const saved = impose(alone({ sante: 1, heroisme: 1 }), line, { dice: [[1, 1]], decisions: ['depenser-heroisme'] });
    expect(saved.find('h1')).toMatchObject({ sante: 1, status: 'plateau', hero: { heroisme: 0 } });
    // The loss, then the decision, then the rest of the effect.
    expect(
      saved.events.flatMap(({ type }) => (['santeLost', 'heroSaved', 'markGained'].includes(type) ? [type] : [])),
    ).toEqual(['santeLost', 'heroSaved', 'markGained']);
    // A Blessure grave comes after the decision that brings it, and before the rest.
    const hurt = impose(alone({ sante: 1, heroisme: 0, heroismeMax: 1 }), line, {
      dice: [[1, 1]],
      decisions: ['sacrifier'],
      cards: [['8-coeur']],
    });
    const told = ['santeLost', 'heroSaved', 'graveWoundDrawn', 'markGained'];
    expect(hurt.events.flatMap(({ type }) => (told.includes(type) ? [type] : []))).toEqual(told);
    const dead = impose(alone({ sante: 1, heroismeMax: 0 }), line, { dice: [[1, 1]] });
    expect([dead.find('h1').status, marks(dead)]).toEqual(['mort', []]);
    const rat = impose(alone({}, around(1)), 'Force 9 (Dommages 1/-)', {}, { on: 'homme-rat-1' });
    expect(rat.find('homme-rat-1').status).toBe('mort');
  });

  test('[AD2-XSANTE-04] a wound shakes nobody', () => {
    expect(impose(alone(), 'Force 9 (Dommages 3/-)', { dice: [[1, 1]] }).marks).toEqual([]);
  });
});

describe('the three universal actions', () => {
  test('[AD2-XSANTE-05] Se reprendre: Mental/Résistance 5; two Réussites give the Action back', () => {
    const shaken = alone({ marks: ['secoue'], traits: { mental: 2, resistance: 1 } });
    const ran = act(shaken, 'se-reprendre', { dice: [[4, 1]] });
    expect(ran.of('jetSettled')).toMatchObject([{ base: 5, difficulty: 5, success: true }]);
    expect(marks(ran)).toEqual([]);
    expect(marks(act(shaken, 'se-reprendre', { dice: [[3, 1]] }))).toEqual(['secoue']);
    const back = play({ ...shaken, state: { turn: turnOf('h1') } }, (g, find) => chooseAction(g, find('h1')), {
      dice: [[6, 6]],
      decisions: ['se-reprendre', 'garder', 'acheter-1'],
    });
    expect(back.state.turn).toMatchObject({ actions: 2, bonus: false });
    const one = play({ ...shaken, state: { turn: turnOf('h1') } }, (g, find) => chooseAction(g, find('h1')), {
      dice: [[6, 1]],
      decisions: ['se-reprendre', 'garder'],
    });
    expect(one.state.turn).toMatchObject({ actions: 1, bonus: true });
  });

  test('[AD2-XSANTE-06] Récupération: Vigueur 5, one more for each enemy in contact', () => {
    const hurt = (count: number) => alone({ sante: 1 }, around(count));
    const ran = act(hurt(0), 'recuperation', { dice: [[5, 1]] });
    expect([ran.find('h1').sante, ran.of('jetSettled')[0]!.difficulty]).toEqual([2, 5]);
    expect(act(hurt(2), 'recuperation', { dice: [[5, 1]] }).of('jetSettled')).toMatchObject([
      { difficulty: 7, success: false },
    ]);
  });

  test('[AD2-XSANTE-07] [AD2-Q-13] [AD2-PREC-02] up to half the maximum, rounded up; or to the maximum', () => {
    const offers = (sante: number, santeMax: number, variants = {}) =>
      offered({ ...alone({ sante, santeMax }), variants }, 'recuperation').length;
    expect([offers(3, 7), offers(4, 7), offers(2, 6), offers(3, 6)]).toEqual([1, 0, 1, 0]);
    expect([offers(4, 7, { recoveryCap: 'full' }), offers(7, 7, { recoveryCap: 'full' })]).toEqual([1, 0]);
    const recovered = (hero: GivenHero, dice: number[]) => {
      const ran = act(alone({ santeMax: 7, ...hero }), 'recuperation', { dice: [dice] });
      return [ran.find('h1').sante, marks(ran)];
    };
    expect(recovered({ sante: 3 }, [5, 1])).toEqual([4, []]);
    // At half already, it serves against Sonné alone.
    expect(recovered({ sante: 4, marks: ['sonne'] }, [5])).toEqual([4, []]);
    const low = act(alone({ sante: 3, santeMax: 7 }), 'recuperation', { dice: [[4, 1]] });
    expect(low.of('jetSettled')).toMatchObject([{ difficulty: 5, success: false }]);
    expect(low.find('h1').sante).toBe(3);
  });

  const patient: GivenHero = { ...plain, at: [1, 0], sante: 2, marks: ['empoisonne'] };
  const pair = (more: Scene = {}, healer: GivenHero = {}): Scene => ({
    heroes: [{ ...plain, traits: { savoir: 3 }, ...healer }, patient],
    ...more,
  });

  test('[AD2-XSANTE-08] [AD2-XCONV-02] Soins: a point or a state, and one more for two Réussites', () => {
    const one = act(pair(), 'soins-h2', { dice: [[5, 1, 1]], decisions: ['point'] });
    expect([one.find('h2').sante, marks(one, 'h2')]).toEqual([3, ['empoisonne']]);
    expect(one.of('jetAnnounced')).toMatchObject([{ attribute: 'savoir', skill: 'soins', difficulty: 5 }]);
    const both = act(pair(), 'soins-h2', { dice: [[6, 6, 1]], decisions: ['garder', 'retirer-empoisonne'] });
    expect([both.find('h2').sante, marks(both, 'h2')]).toEqual([3, []]);
    // Two points, or two states.
    const points = act(pair(), 'soins-h2', { dice: [[6, 6, 1]], decisions: ['garder', 'point', 'point'] });
    expect([points.find('h2').sante, marks(points, 'h2')]).toEqual([4, ['empoisonne']]);
    const ill: Scene = { heroes: [pair().heroes![0]!, { ...patient, marks: ['empoisonne', 'sonne', 'secoue'] }] };
    const states = act(ill, 'soins-h2', {
      dice: [[6, 6, 1]],
      decisions: ['garder', 'retirer-sonne', 'retirer-secoue'],
    });
    expect([states.find('h2').sante, marks(states, 'h2')]).toEqual([2, ['empoisonne']]);
    const self = alone({ sante: 3 });
    expect(act(self, 'soins-h1', { dice: [[5, 1]] }).find('h1').sante).toBe(4);
    const far: Scene = { heroes: [plain, { ...patient, at: [4, 4] }] };
    expect(offered(far, 'soins')).toEqual([]);
  });

  test('[AD2-XSANTE-09] one more for each enemy beside the healer or the patient, each once', () => {
    const creatures = [
      { id: 'homme-rat', at: [1, 1] as const },
      { id: 'homme-rat', at: [2, 0] as const },
    ];
    expect(act(pair({ creatures }), 'soins-h2', { dice: [[5, 1, 1]] }).of('jetSettled')).toMatchObject([
      { difficulty: 7 },
    ]);
    const apart: Scene = {
      heroes: [
        { ...plain, at: [2, 2] },
        { ...patient, at: [3, 2] },
      ],
      creatures: [1, 4].map((x) => ({ id: 'homme-rat', at: [x, 2] as const })),
    };
    expect(act(apart, 'soins-h2', { dice: [[5, 1]] }).of('jetSettled')).toMatchObject([{ difficulty: 7 }]);
  });

  test('[AD2-XSANTE-10] Carmella and Thanafir', () => {
    const creatures = [{ id: 'homme-rat', at: [2, 1] as const }];
    const healer = (soins: number | null) => ({ traits: { savoir: 5, soins } });
    const dice = [[1, 2, 3, 4, 5]];
    expect(act(pair({ creatures }, healer(null)), 'soins-h2', { dice }).of('jetSettled')).toMatchObject([
      { difficulty: 6, success: false },
    ]);
    const done = act(pair({ creatures }, healer(1)), 'soins-h2', { dice, decisions: ['retirer-empoisonne'] });
    expect(marks(done, 'h2')).toEqual([]);
  });

  test('[AD2-XSANTE-11] [AD2-Q-27] two benefits at most; or one for each Réussite', () => {
    const many = pair({}, { traits: { savoir: 5 } });
    const dice = [[6, 6, 6, 6, 6]];
    const two = act(many, 'soins-h2', { dice, decisions: ['garder', 'point', 'point'] });
    expect(two.find('h2').sante).toBe(4);
    // Six in surplus: still two.
    const six = act(pair({}, { traits: { savoir: 6 } }), 'soins-h2', {
      dice: [[6, 6, 6, 6, 6, 6]],
      decisions: ['garder', 'point', 'point'],
    });
    expect(six.of('jetSettled')).toMatchObject([{ surplus: 6 }]);
    expect(six.find('h2').sante).toBe(4);
    const each = { ...many, variants: { healingOptions: 'each' } } as const;
    const all = act(each, 'soins-h2', { dice, decisions: ['garder', 'point', 'point', 'point', 'point'] });
    // The sixth is the poison, which is all that is left to heal.
    expect([all.find('h2').sante, marks(all, 'h2')]).toEqual([6, []]);
  });

  test('[AD2-ETAT-21] [AD2-ETAT-22] the 2R option may put a limb in splints', () => {
    const broken = () => alone({ wounds: [{ id: 'bras-casse', hand: 1 }], traits: { savoir: 3 } });
    const ran = act(broken(), 'soins-h1', { dice: [[6, 6, 1]], decisions: ['garder'] });
    expect(ran.find('h1').hero!.sheet.wounds).toMatchObject([{ splint: true }]);
    expect(act(broken(), 'soins-h1', { dice: [[5, 1, 1]] }).of('woundTreated')).toEqual([]);
  });

  test('[AD2-XSANTE-12] every hero has them; a monster that is played has not', () => {
    const given = {
      ...alone({ sante: 1, marks: ['secoue'] }),
      creatures: [{ id: 'ogre', at: [1, 1] as const, camp: 'heros' as const, sante: 1, marks: ['secoue'] }],
    };
    const ids = ['se-reprendre', 'recuperation', 'soins'];
    expect(ids.map((id) => offered(given, id).length > 0)).toEqual([true, true, true]);
    expect(ids.map((id) => offered(given, id, 'ogre-1').length > 0)).toEqual([false, false, false]);
  });
});

describe('the defensive stance', () => {
  const given = alone({}, { creatures: [{ id: 'ogre', at: [1, 1] }] });

  test('[AD2-XROUND-09] Couverture +1 until the next turn, not in a turn where one attacks', () => {
    expect(costOf(given, 'se-mettre-sur-la-defensive')).toBe('bonus');
    const ran = act(given, 'se-mettre-sur-la-defensive');
    expect(impose(ran.state, 'ATT/CAC Agilité/Mêlée 4 (Dommages 2/-)', { dice: [[5, 1, 1]] }).dice).toBe(3);
    const flagged = (flag: string): Scene => ({ ...given, state: { turn: turnOf('h1', { flags: [flag] }) } });
    expect(offered(flagged('attaque'), 'se-mettre-sur-la-defensive')).toEqual([]);
    expect(offered(flagged('defensive'), 'attaquer')).toEqual([]);
    expect(ran.find('h1').marks).toMatchObject([{ until: { in: 'turn', of: 'h1', edge: 'start' } }]);
  });
});
