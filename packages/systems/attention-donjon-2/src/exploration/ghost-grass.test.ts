import { describe, expect, test } from 'vitest';
import { facing, resolved, usesOf, using } from '../../testing/peripeties.ts';
import type { GivenHero } from '../../testing/scene.ts';

const grass = (hero: GivenHero, notes: object = {}) =>
  facing('herbe-fantome', { heroes: [hero], notes: { passants: ['h1'], ...notes } });

describe('ghost grass', () => {
  test('[AD2-PERI-06] harder each Round in a row, and what is missing is lost, to a limit', () => {
    const trodden = (repas: number, dice: number[]) =>
      resolved(grass({ traits: { resistance: 1 } }, { repas }), { dice: [dice], decisions: ['resister'] });
    const third = trodden(2, [4, 1]);
    expect(third.of('jetSettled')).toMatchObject([{ difficulty: 7, reachable: 5 }]);
    expect(third.find('h1').sante).toBe(4);
    // It has fed once more, and starts again where nobody pays.
    expect(third.state.hazards[0]!.notes.repas).toBe(3);
    expect(trodden(2, [6, 1]).state.hazards[0]!.notes.repas).toBe(0);
    // At most X + 1.
    expect(trodden(0, [1, 1]).find('h1').sante).toBe(5);
    expect(trodden(2, [6, 1]).find('h1').sante).toBe(6);
  });

  test('[AD2-PERI-06] [AD2-ETAT-25] a point of Vigueur spares the Jet, while there is one to give', () => {
    const given = resolved(grass({}), { decisions: ['ceder'] });
    expect([given.find('h1').sante, given.of('jetAnnounced')]).toEqual([6, []]);
    expect(given.find('h1').marks).toMatchObject([{ id: 'perte-vigueur', value: 1 }]);
    const again = resolved({ ...given.state, hazards: grass({}).hazards }, { decisions: ['ceder'] });
    expect(again.find('h1').marks).toMatchObject([{ id: 'perte-vigueur', value: 2 }]);
    const spent = resolved({ ...again.state, hazards: grass({}).hazards });
    expect([spent.asked, spent.find('h1').sante]).toEqual([[], 5]);
  });

  test('[AD2-PERI-06][AD2-ETAT-08][AD2-ETAT-15] an enemy action: one die and no Compétence for who cannot act', () => {
    const dice = (marks: string[], faces: number[]) => {
      const hero = { traits: { vigueur: 3, resistance: 1 }, heroisme: 0, marks };
      const [jet] = resolved(grass(hero), { dice: [faces], decisions: ['resister'] }).of('jetAnnounced');
      return [jet!.dice, jet!.added];
    };
    expect([dice([], [1, 1, 4]), dice(['petrifie'], [4]), dice(['paralyse'], [4])]).toEqual([
      [3, 1],
      [1, 0],
      [1, 0],
    ]);
  });

  test('[AD2-PERI-06][AD2-XHERO-02] it has fed on a hero whom Héroïsme saves', () => {
    const script = { dice: [[1, 1]], decisions: ['resister', 'depenser-heroisme'] };
    const saved = resolved(grass({ sante: 1, heroisme: 1 }), script);
    expect([saved.find('h1').sante, saved.state.hazards[0]!.notes.repas]).toEqual([1, 1]);
  });

  test('[AD2-PERI-06][AD2-ETAT-19] what it costs is Dommages, which broken ribs make worse', () => {
    const hurt = resolved(grass({ heroisme: 0, wounds: [{ id: 'cotes-cassees' }] }), {
      dice: [[4, 1]],
      decisions: ['resister'],
    });
    expect(hurt.of('santeLost')).toMatchObject([{ amount: 2, by: 'herbe-fantome' }]);
  });

  const mowing = (items: readonly string[]) => grass({ at: [1, 1], items, traits: { force: 3, melee: 2 } });

  test('[AD2-PERI-06] only a magic weapon mows it, in its zone', () => {
    expect(usesOf(mowing(['epee']))).toEqual([]);
    expect(usesOf(mowing(['arme-a-deux-mains-enchantee']))).toEqual(['faucher-les-herbes-50 standard']);
    expect(usesOf(grass({ at: [4, 1], items: ['arme-a-deux-mains-enchantee'] }))).toEqual([]);
  });

  test('[AD2-PERI-06][AD1-TCON-07] holy oil makes a weapon magical, the one it coats', () => {
    const oiled = (item: string) => {
      const marks = [{ id: 'huile-sacree', until: { in: 'rounds' as const, left: 2 }, item }];
      return usesOf(grass({ at: [1, 1], items: ['epee', 'bouclier-de-bois'], marks }));
    };
    expect([oiled('i1-1'), oiled('i1-2')]).toEqual([['faucher-les-herbes-50 standard'], []]);
  });

  test('[AD2-PERI-06] Défense 6, Armure 2, Santé 4, whole again each Round', () => {
    const script = (faces: number[]) => ({ dice: [faces], decisions: faces[0] === 6 ? ['garder'] : [] });
    const given = () => mowing(['arme-a-deux-mains-enchantee']);
    const weak = using(given(), 'faucher-les-herbes', script([4, 1, 1]));
    expect(weak.of('jetSettled')).toMatchObject([{ difficulty: 6, success: true }]);
    // Dommages 3, less 2.
    expect(weak.state.hazards[0]!.notes.fauche).toBe(1);
    expect(using(given(), 'faucher-les-herbes', script([3, 1, 1])).state.hazards[0]!.notes.fauche).toBe(0);
    const grown = resolved(structuredClone(weak.state), { decisions: ['ceder'] });
    expect(grown.state.hazards[0]!.notes.fauche).toBe(0);
    // Two more leave it a point.
    const nearly = using(structuredClone(weak.state), 'faucher-les-herbes', script([6, 5, 1]));
    expect(nearly.state.hazards[0]!.notes.fauche).toBe(3);
    // Four more finish it.
    const strong = using(weak.state, 'faucher-les-herbes', script([6, 6, 1]));
    expect(strong.state.hazards).toEqual([]);
  });
});
