import { openTurns, resolution } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { blow, jetOf } from '../../testing/combat.ts';
import { groupTurn } from '../../testing/groups.ts';
import { on, play } from '../../testing/index.ts';
import { alone, impose, jet, performing, plain } from '../../testing/jets.ts';
import { loseAttribute } from '../combat/states/attribute-loss.ts';
import { armureTerms, totalOf } from '../figures/values.ts';
import { lineOf } from '../notation/index.ts';

const armour = (ran: ReturnType<typeof performing>, id: string) =>
  totalOf(armureTerms(on(ran.state), ran.find(id), { dommages: [] } as never));

describe('Dommages', () => {
  test('[AD2-EFF-01] what Armure leaves is lost, point for point', () => {
    expect(impose(alone(), 'Force 9 (Dommages 5/-)', { dice: [[1, 1]] }).lost).toBe(5);
    expect(impose(alone(), 'Force 9 (Dommages 5/-)', { dice: [[1, 1]] }).of('santeLost')).toMatchObject([
      { figure: 'h1', amount: 5, sante: 1 },
    ]);
  });

  test('[AD2-EFF-02] [AD2-EFF-03] each Jet is one source, and each source meets the Armure', () => {
    const scene = { heroes: [plain], creatures: [{ id: 'ogre', at: [1, 1] as const }] };
    const hit = (dice: number[]) => performing(scene, 'Force 2 : Dommages 2', { on: ['ogre-1'], dice: [dice] });
    const first = hit([2, 2]);
    const second = performing(first.state, 'Force 2 : Dommages 2', { on: ['ogre-1'], dice: [[2, 2]] });
    expect([first.value.lost, second.value.lost, second.find('ogre-1').sante]).toEqual([1, 1, 6]);
  });

  test('[AD2-EFF-03] [AD2-EFF-07] worn, natural and granted Armure add up', () => {
    const ran = performing(alone({ items: ['armure-legere'] }), 'Savoir 2 : Armure 1 [Armure +1]', {
      dice: [[6, 2]],
      decisions: ['garder', 'acheter-1'],
    });
    // Worn 1, Armure 1 granted, one more for a Réussite.
    expect(armour(ran, 'h1')).toBe(3);
  });

  test('[AD2-EFF-04] [AD2-Q-04] a failure costs a hero one point at least; or Armure may take it all', () => {
    const heavy = { items: ['armure-moyenne'], traits: { force: 3, vigueur: 3 } };
    const line = 'Force 9 (Dommages 2/-)';
    const dice = [[1, 1, 1]];
    expect(impose(alone(heavy), line, { dice }).lost).toBe(1);
    expect(impose(alone(heavy, { variants: { failureMinDamage: 'zero' } }), line, { dice }).lost).toBe(0);
    expect(impose(alone(heavy), 'Force 1 (-/Dommages 2)', { dice }).lost).toBe(0);
    const golem = { creatures: [{ id: 'statue-gardienne' }] };
    expect(impose(alone({}, golem), 'Force 9 (Dommages 2/-)', {}, { on: 'statue-gardienne-1' }).lost).toBe(0);
  });

  test('[AD2-EFF-05] [AD2-NOT-16] nothing at 0 or less: X-3 with X = 2', () => {
    const ran = impose(alone(), 'Force 9 (Dommages X-3/-)', { dice: [[1, 1]] }, { bindings: { X: 2 } });
    expect(ran.lost).toBe(0);
    expect(ran.of('santeLost')).toEqual([]);
    expect(ran.of('dommagesStopped')).toEqual([]);
    const three = impose(alone(), 'Force 9 (Dommages X-3/-)', { dice: [[1, 1]] }, { bindings: { X: 5 } });
    expect(three.lost).toBe(2);
  });

  test('[AD2-NOT-08] Armure stops everything, magic included, but what is [Direct]', () => {
    const armoured = alone({ items: ['armure-moyenne'] });
    const suffered = (tags: string) =>
      impose(armoured, `${tags} Force 1 (-/Dommages 2)`.trim(), { dice: [[1, 1]] }).lost;
    expect([suffered(''), suffered('[Magie]'), suffered('[Direct]')]).toEqual([0, 0, 2]);
    const dealt = (tags: string) =>
      performing(
        alone({}, { creatures: [{ id: 'statue-gardienne', at: [1, 1] }] }),
        `${tags} Force 2 : Dommages 2`.trim(),
        { on: ['statue-gardienne-1'], dice: [[2, 2]] },
      ).value.lost;
    expect([dealt(''), dealt('[Magie]'), dealt('[Direct]')]).toEqual([0, 0, 2]);
  });

  test('[AD2-EFF-06] [AD2-XCOMB-16] Perforation lowers the Armure of its source', () => {
    const line = 'Force 9 (Dommages 2 & Perforation 2/-)';
    const armoured = alone({ items: ['armure-moyenne'] });
    expect(impose(armoured, line, { dice: [[1, 1]] }).lost).toBe(2);
    const light = alone({ items: ['armure-legere'] });
    expect(impose(light, 'Force 9 (Dommages 2 & Perforation 1/-)', { dice: [[1, 1]] }).lost).toBe(2);
    expect(impose(armoured, 'Force 9 (Dommages 4/-)', { dice: [[1, 1]] }).lost).toBe(2);
    // More than the Armure is lost, without any it does nothing, and the next source meets it whole.
    expect([impose(light, line, { dice: [[1, 1]] }).lost, impose(alone(), line, { dice: [[1, 1]] }).lost]).toEqual([
      2, 2,
    ]);
    const pierced = impose(light, line, { dice: [[1, 1]] });
    expect(impose(pierced.state, 'Force 9 (Dommages 2/-)', { dice: [[1, 1]] }).lost).toBe(1);
  });

  test('[AD2-EFF-19] a variable amount is thrown by the roller once the verdict is known', () => {
    const ran = impose(alone(), 'Force 9 (Dommages d6/-)', { dice: [[1, 1], 4] });
    expect(ran.lost).toBe(4);
    expect(impose(alone(), 'Force 1 (Dommages d6/-)', { dice: [[1, 1]] }).lost).toBe(0);
  });
});

describe('benefits', () => {
  test('[AD2-EFF-07] [AD2-EFF-18] Armure lasts until the start of the actor’s next turn; the higher stays', () => {
    const heroes = [plain, { ...plain, at: [1, 0] as const }];
    const line = 'Savoir 2 : Armure 1 [Armure +1]';
    const first = performing({ heroes }, line, { on: ['h2'], dice: [[6, 2]], decisions: ['garder', 'acheter-1'] });
    expect(armour(first, 'h2')).toBe(2);
    const second = performing(first.state, line, { on: ['h2'], dice: [[2, 2]] });
    expect(armour(second, 'h2')).toBe(2);
    const after = (of: string) =>
      play(structuredClone(second.state), function* (g, find) {
        yield* openTurns(g, [find(of)], null);
        return find('h2').marks.length;
      }).value;
    expect([after('h2'), after('h1')]).toEqual([1, 0]);
  });

  test('[AD2-BONUS-05] [AD2-EFF-03] [AD2-EFF-07] Armure of different actions adds up, the same one again does not', () => {
    const heroes = [plain, { ...plain, at: [1, 0] as const }];
    const give = (given: Parameters<typeof performing>[0], armure: number, label: string) =>
      performing(given, `Savoir 2 : Armure ${armure}`, { on: ['h2'], dice: [[2, 2]], label });
    const one = give({ heroes }, 2, 'halo');
    expect(armour(one, 'h2')).toBe(2);
    const two = give(one.state, 1, 'mur');
    expect(armour(two, 'h2')).toBe(3);
    const again = (armure: number) => armour(give(structuredClone(two.state), armure, 'mur'), 'h2');
    expect([again(1), again(2), again(3)]).toEqual([3, 4, 5]);
  });

  test('[AD2-BONUS-05] [AD2-EFF-16] dice of different actions add up, each until its own end', () => {
    const heroes = [plain, { ...plain, at: [1, 0] as const }];
    const aided = performing({ heroes }, 'Savoir 2 : +2D', { on: ['h2'], dice: [[2, 2]], label: 'chant' });
    const both = impose(aided.state, 'Force 9 (-1D/-)', { dice: [[1, 1, 1, 1]] }, { on: 'h2', label: 'plainte' });
    const dice = (state: typeof both.state, faces: number[]) =>
      jetOf(structuredClone(state), { who: 'h2' }, { dice: [faces] }).of('jetAnnounced')[0]!.dice;
    expect(dice(both.state, [1, 1, 1])).toBe(3);
    const again = (change: string, faces: number[]) => {
      const twice = impose(
        structuredClone(both.state),
        `Force 9 (${change}/-)`,
        { dice: [[1, 1, 1]] },
        { on: 'h2', label: 'plainte' },
      );
      return dice(twice.state, faces);
    };
    // The same again: the greater stays.
    expect([again('-1D', [1, 1, 1]), again('-2D', [1, 1])]).toEqual([3, 2]);
    // What h1 gave ends with his next turn, what nobody gave with the turn of whoever bears it.
    const after = (of: string) =>
      play(structuredClone(both.state), function* (g, find) {
        yield* openTurns(g, [find(of)], null);
        return find('h2').marks.map(({ value }) => value);
      }).value;
    expect([after('h1'), after('h2')]).toEqual([[-1], [2]]);
  });

  test('[AD2-EFF-08] Soins give Santé back, up to the maximum', () => {
    expect(performing(alone({ sante: 4 }), 'Savoir 2 : Soins 3', { dice: [[2, 2]] }).find('h1').sante).toBe(6);
    expect(performing(alone({ sante: 1 }), 'Savoir 2 : Soins 3', { dice: [[2, 2]] }).find('h1').sante).toBe(4);
  });

  test('[AD2-EFF-16] dice given or taken count on every Jet, enemy actions included', () => {
    const heroes = [plain, { ...plain, at: [1, 0] as const }];
    const given = performing({ heroes }, 'Savoir 2 : +2D', { on: ['h1'], dice: [[2, 2]] }).state;
    expect(jet(structuredClone(given), 'Force 5', { dice: [[1, 1, 1, 1]] }).dice).toBe(4);
    expect(impose(structuredClone(given), 'Force 5 (Dommages 1/-)', { dice: [[1, 1, 1, 1]] }).dice).toBe(4);
    const shaken = impose(alone(), 'Force 9 (-1D/-)', { dice: [[1, 1]] });
    expect(shaken.marks).toEqual(['des-accordes']);
    expect(jet(shaken.state, 'Savoir 5', { dice: [1] }).dice).toBe(1);
    // Until the start of the actor's next turn.
    const after = (of: string) =>
      play(
        structuredClone(performing({ heroes }, 'Savoir 2 : +2D', { on: ['h2'], dice: [[2, 2]] }).state),
        function* (g, find) {
          yield* openTurns(g, [find(of)], null);
          return find('h2').marks.length;
        },
      ).value;
    expect([after('h2'), after('h1')]).toEqual([1, 0]);
  });

  test('[AD2-EFF-17] Héroïsme comes back, up to the hero’s value', () => {
    const spent = alone({ heroisme: 0, heroismeMax: 2 });
    expect(performing(spent, 'Savoir 2 : Héroïsme 3', { dice: [[2, 2]] }).find('h1').hero!.heroisme).toBe(2);
    expect(performing(spent, 'Savoir 2 : Héroïsme 1', { dice: [[2, 2]] }).find('h1').hero!.heroisme).toBe(1);
  });

  test('[AD2-EFF-13] Dévoiler and Carte supplémentaire are left to the search that asked', () => {
    const line = 'Savoir 4 : Dévoiler [Carte supplémentaire max 1]';
    const ran = performing(alone(), line, { dice: [[6, 2]], decisions: ['garder', 'acheter-1'] });
    expect(ran.value.plain).toEqual(['devoiler', 'carte-supplementaire']);
  });

  test('[AD2-EFF-15] Spécial is left to the rule of its action', () => {
    expect(performing(alone(), 'Savoir 2 : Spécial', { dice: [[2, 2]] }).value.plain).toEqual(['special']);
  });
});

describe('states as effects', () => {
  test('[AD2-EFF-09] a name inflicts its state, for the Rounds of its argument', () => {
    const ran = impose(alone(), 'Force 9 (Sonné (2 Rounds) & Immobilisé/-)', { dice: [[1, 1]] });
    expect(ran.find('h1').marks).toMatchObject([
      { id: 'sonne', until: { in: 'rounds', left: 2 } },
      { id: 'immobilise', until: { in: 'removed' } },
    ]);
    const left = (state: typeof ran.state) => state.figures[0]!.marks.map(({ id }) => id);
    const one = play(structuredClone(ran.state), (g) => resolution(g)).state;
    const two = play(structuredClone(one), (g) => resolution(g)).state;
    expect([left(one), left(two)]).toEqual([['sonne', 'immobilise'], ['immobilise']]);
  });

  test('[AD2-EFF-12] Retirer takes away a state, or one Soignable of the roller’s choice', () => {
    const ill = alone({ marks: ['secoue', 'empoisonne', 'immobilise'], traits: { savoir: 3 } });
    const one = performing(ill, 'Savoir 2 : Retirer (Immobilisé)', { dice: [[2, 2]] });
    expect(one.find('h1').marks.map(({ id }) => id)).toEqual(['secoue', 'empoisonne']);
    const two = performing(ill, 'Savoir 2 : Retirer (Soignable)', {
      dice: [[2, 2]],
      decisions: ['retirer-empoisonne'],
    });
    expect(two.asked[0]!.options.map(({ id }) => id)).toEqual(['retirer-secoue', 'retirer-empoisonne']);
    expect(two.find('h1').marks.map(({ id }) => id)).toEqual(['secoue', 'immobilise']);
  });

  test('[AD2-ETAT-25] one Soignable state for each point of an Attribute', () => {
    const ran = play(alone(), function* (g, find) {
      loseAttribute(g, find('h1'), { attribute: 'vigueur', points: 2, rules: ['AD2-ETAT-25'] });
    });
    const healed = performing(ran.state, 'Savoir 2 : Retirer (Soignable)', { dice: [[2, 2]] });
    expect(healed.find('h1').marks).toMatchObject([{ id: 'perte-vigueur', value: 1 }]);
  });

  test('[AD2-ETAT-25] a line that inflicts it lowers the Attribute of the Jet, a point each time', () => {
    const line = "Agilité 9 (Perte d'attribut temporaire/-)";
    const once = impose(alone({ traits: { agilite: 3 } }), line, { dice: [[1, 1, 1]] });
    const twice = impose(once.state, line, { dice: [[1, 1]] });
    expect(twice.find('h1').marks).toMatchObject([{ id: 'perte-agilite', value: 2 }]);
    expect(impose(twice.state, 'Agilité 9 (-/-)', { dice: [1] }).dice).toBe(1);
    // AD2-PROF-02: monsters have no Attribute to lose.
    const rat = alone({}, { creatures: [{ id: 'homme-rat', at: [1, 1] }] });
    expect(impose(rat, line, {}, { on: 'homme-rat-1' }).marks).toEqual([]);
  });

  test('[AD2-ETAT-25] the touch of a spectre', () => {
    const given = alone({}, { creatures: [{ id: 'spectre', at: [1, 1] }] });
    const touched = groupTurn(given, { dice: [[1, 1]] });
    expect([touched.find('h1').sante, touched.find('h1').marks]).toMatchObject([
      4,
      [{ id: 'perte-agilite', value: 1 }],
    ]);
  });

  test('a lasting wound named by an effect goes on the sheet', () => {
    const ran = impose(alone(), 'Force 9 (Jambe fracturée/-)', { dice: [[1, 1]] });
    expect(ran.find('h1').hero!.sheet.wounds).toMatchObject([{ id: 'jambe-fracturee' }]);
    expect(ran.marks).toEqual([]);
  });
});

test('[AD2-XCONV-07] a hit costs Santé at once, and shakes nobody', () => {
  const scene = {
    heroes: [{ ...plain, items: ['epee'], traits: { force: 3, melee: 0 } }],
    creatures: [{ id: 'ogre', at: [1, 1] as const }],
  };
  const ran = blow(scene, { on: 'ogre-1', with: 'epee' }, { dice: [[6, 2, 1]], decisions: ['garder', 'acheter-1'] });
  expect(ran.find('ogre-1')).toMatchObject({ sante: 6, marks: [] });
  expect(lineOf('Force 5').outcome).toBeNull();
});
