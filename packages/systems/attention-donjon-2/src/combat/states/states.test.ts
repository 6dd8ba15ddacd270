import type { Mark } from '@souterrain/crawl';
import { bans, isActive } from '@souterrain/crawl/figures';
import { soignablesOf } from '@souterrain/crawl/health';
import { canPush } from '@souterrain/crawl/movement';
import { actionsOf, beginTurn, canSpend, closeTurns, openTurns, payableNow } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, blow, offered, turnOf } from '../../../testing/combat.ts';
import { type GivenHero, on, play, scene } from '../../../testing/index.ts';
import { alone, impose, jet, performing, plain } from '../../../testing/jets.ts';
import { afflict } from '../afflict.ts';
import { loseAttribute } from './attribute-loss.ts';

const marks = (ran: { find(id: string): { marks: readonly { id: string }[] } }, id = 'h1') =>
  ran.find(id).marks.map((mark) => mark.id);

/** Dice of a test of h1 and of a blow that it resists. */
const dice = (hero: GivenHero, line: string, count: number) =>
  impose(alone(hero), line, { dice: [Array.from({ length: count }, () => 1)] }).dice;
const BLOW = 'ATT/CAC Agilité/Mêlée 9 (-/-)';
const ARROW = 'ATT/DST 2 Agilité/Esquive 9 (-/-)';

describe('states in general', () => {
  test('[AD2-ETAT-01] [AD2-ETAT-02] a figure has a state or has not; the longer duration stays', () => {
    const twice = (first: number, then: number) =>
      play(alone(), function* (g, find) {
        const inflict = (left: number) =>
          afflict(g, find('h1'), { state: 'sonne', until: { in: 'rounds', left }, rules: ['AD2-EFF-09'] });
        inflict(first);
        inflict(then);
      }).find('h1').marks;
    expect(twice(2, 1)).toMatchObject([{ id: 'sonne', until: { left: 2 } }]);
    expect(twice(1, 3)).toMatchObject([{ id: 'sonne', until: { left: 3 } }]);
    expect(jet(alone({ marks: ['sonne'], traits: { savoir: 3 } }), 'Savoir 5', { dice: [[1, 1]] }).dice).toBe(2);
  });

  test('[AD2-ETAT-03] which of them Soins remove', () => {
    const ids = ['secoue', 'sonne', 'petrifie', 'paralyse', 'inconscient', 'empoisonne', 'perte-force'];
    const others = ['immobilise', 'a-terre', 'enrage', 'maudit', 'beni'];
    const wounds = ['arcade-ouverte', 'cotes-cassees', 'hemorragie', 'jambe-fracturee', 'cicatrices'].map((id) => ({
      id,
    }));
    const state = scene(alone({ marks: [...ids, ...others], wounds }));
    expect(soignablesOf(on(state), state.figures[0]!)).toEqual([
      ...ids,
      'arcade-ouverte',
      'cotes-cassees',
      'hemorragie',
    ]);
  });

  test('[AD2-ETAT-04] who is able to act', () => {
    const isAble = (mark: string) => {
      const state = scene(alone({ marks: [mark] }));
      return isActive(on(state), state.figures[0]!);
    };
    expect(['sonne', 'secoue', 'immobilise', 'enrage'].map(isAble)).toEqual([true, true, true, true]);
    expect(['inconscient', 'petrifie', 'paralyse', 'a-terre'].map(isAble)).toEqual([false, false, false, false]);
  });

  test('[AD2-ETAT-05] without any state a character acts normally', () => {
    const payable = play(alone({}, { state: { turn: turnOf('h1') } }), function* (g, find) {
      return payableNow(g, find('h1'));
    }).value;
    expect(payable).toEqual({ mouvement: true, standard: true, bonus: true, complexe: true, libre: true });
  });
});

describe('Secoué, Sonné, Enragé, À terre', () => {
  test('[AD2-ETAT-06] Secoué: a die less but on the Jet to Se reprendre', () => {
    const hero = { marks: ['secoue'], traits: { force: 3, mental: 2 } };
    expect(jet(alone(hero), 'Force 5', { dice: [[1, 1]] }).dice).toBe(2);
    const ran = act(alone(hero), 'se-reprendre', { dice: [[5, 1]] });
    expect(ran.of('jetAnnounced')).toMatchObject([{ dice: 2 }]);
    expect(marks(ran)).toEqual([]);
  });

  test('[AD2-Q-23] without Secoué, what names it takes a die until the end of the Round', () => {
    const roar = (variants = {}) =>
      performing({ heroes: [plain], creatures: [{ id: 'ogre', at: [1, 1] }], variants }, 'Vigueur Volonté : Secoué', {
        on: ['ogre-1'],
        dice: [[5, 1]],
      });
    expect(roar().find('ogre-1').marks).toMatchObject([{ id: 'secoue', until: { in: 'removed' } }]);
    const ran = roar({ secoueKept: 'no' });
    expect(ran.find('ogre-1').marks).toMatchObject([{ id: 'ebranle', until: { in: 'rounds', left: 1 } }]);
    const hit = blow(ran.state, { by: 'ogre-1', on: 'h1', with: 'massue' }, { dice: [[1, 1, 5]] });
    expect(hit.of('jetAnnounced')).toMatchObject([{ dice: 3 }]);
  });

  test('[AD2-ETAT-07] Sonné: one Action, no complex one, a die less; Récupération may end it', () => {
    const hero = { marks: ['sonne'], traits: { savoir: 3 } };
    expect(jet(alone(hero), 'Savoir 5', { dice: [[1, 1]] }).dice).toBe(2);
    const can = (actions: number, movements: number) =>
      play(alone(hero, { state: { turn: turnOf('h1', { actions, movements }) } }), function* (g, find) {
        return (['standard', 'bonus', 'mouvement', 'complexe'] as const).map((type) => canSpend(g, find('h1'), type));
      }).value;
    expect(can(2, 0)).toEqual([true, true, true, false]);
    expect(can(1, 1)).toEqual([false, false, false, false]);
    const ran = act(alone({ ...hero, sante: 1, traits: { vigueur: 3 } }), 'recuperation', {
      dice: [[5, 1]],
      decisions: ['retirer-sonne'],
    });
    expect([ran.find('h1').sante, marks(ran)]).toEqual([1, []]);
  });

  test('[AD2-ETAT-12] [AD2-Q-19] Enragé: two dice more on close attacks, two fewer to resist them; or one fewer', () => {
    const hero: GivenHero = { items: ['epee'], marks: ['enrage'], traits: { force: 3, agilite: 3 } };
    const given = alone(hero, { creatures: [{ id: 'ogre', at: [1, 1] }] });
    const ran = blow(given, { on: 'ogre-1', with: 'epee' }, { dice: [[1, 1, 1, 1, 1]] });
    expect(ran.of('jetAnnounced')).toMatchObject([{ dice: 5 }]);
    const shooting = alone({ ...hero, items: ['arc-court'] }, { creatures: [{ id: 'ogre', at: [4, 4] }] });
    const shot = blow(shooting, { on: 'ogre-1', with: 'arc-court' }, { dice: [[1, 1, 1]] });
    expect(shot.of('jetAnnounced')).toMatchObject([{ dice: 3 }]);
    expect(dice(hero, BLOW, 1)).toBe(1);
    expect(dice(hero, ARROW, 3)).toBe(3);
    const lighter = alone(hero, { variants: { ragePenalty: 'one' } });
    expect(impose(lighter, BLOW, { dice: [[1, 1]] }).dice).toBe(2);
  });

  test('[AD2-ETAT-10] À terre: half the dice against blows, one Action, to stand up or a bonus one', () => {
    const hero = (agilite: number, items: string[] = []) => ({ marks: ['a-terre'], traits: { agilite }, items });
    expect(dice(hero(3), BLOW, 2)).toBe(2);
    expect(dice(hero(1), BLOW, 1)).toBe(1);
    expect(dice(hero(3), ARROW, 3)).toBe(3);
    const down = alone({ ...hero(2), sante: 2 });
    expect(offered(down, 'se-relever')).toEqual(['se-relever']);
    expect(offered(down, 'recuperation')).toEqual(['recuperation']);
    expect(offered(down, 'se-deplacer')).toEqual([]);
    expect(offered(down, 'soins')).toEqual([]);
    const ran = act(down, 'se-relever');
    expect([marks(ran), ran.state.turn!.flags]).toEqual([[], ['fini']]);
  });

  test('[AD2-ETAT-10] what is halved is the dice with Couverture and the floor', () => {
    const hero: GivenHero = { marks: ['a-terre'], traits: { agilite: 2 }, items: ['bouclier-en-acier'] };
    expect(dice(hero, BLOW, 2)).toBe(2);
  });
});

describe('states that hold', () => {
  const frozen: GivenHero = {
    marks: ['petrifie'],
    traits: { agilite: 3, melee: 2, vigueur: 2 },
    items: ['bouclier-en-acier'],
  };
  const open = (hero: GivenHero, script: Parameters<typeof play>[2]) =>
    play(
      alone(hero),
      function* (g, find) {
        yield* beginTurn(g, find('h1'));
        return actionsOf(g, find('h1')).filter(({ type }) => type !== 'libre').length;
      },
      script,
    );

  test('[AD2-ETAT-08] Pétrifié: one die and no Compétence against enemy actions, Armure +2', () => {
    const ran = impose(alone(frozen), 'ATT/CAC Agilité/Mêlée 4 (Dommages 4/-)', { dice: [3] });
    expect(ran).toMatchObject({ dice: 1, success: false, lost: 2 });
    expect(ran.of('jetAnnounced')).toMatchObject([{ added: 0 }]);
    expect(dice({ ...frozen, marks: ['petrifie', 'secoue'] }, ARROW, 1)).toBe(1);
    const aided: Mark = { id: 'des-accordes', until: { in: 'removed' }, value: 2 };
    const helped = { ...frozen, marks: ['petrifie', aided], items: ['bouclier-en-acier'] };
    expect(dice(helped, BLOW, 1)).toBe(1);
    // A trap, too, is an enemy action.
    expect(dice(helped, 'Agilité/Esquive 9 (-/-)', 1)).toBe(1);
  });

  test.each([
    ['AD2-ETAT-08', 'petrifie'],
    ['AD2-ETAT-15', 'paralyse'],
    ['AD2-ETAT-11', 'inconscient'],
  ])('[%s] no action, no move, no Réaction; nobody pushes who is frozen', (_, mark) => {
    const doing = (marks: string[]) =>
      play(
        alone({ at: [2, 2], marks }, { creatures: [{ id: 'ogre', at: [3, 2] }], state: { turn: turnOf('h1') } }),
        function* (g, find) {
          const [h1, ogre] = [find('h1'), find('ogre-1')];
          return [actionsOf(g, h1).length > 0, bans(g, h1, 'reactions'), canPush(g, ogre.cell, h1)];
        },
      ).value;
    expect(doing([])).toEqual([true, false, true]);
    expect(doing([mark])).toEqual([false, true, mark === 'inconscient']);
  });

  test('[AD2-ETAT-08] at the start of its turn a Jet with its normal dice frees it, with one Action left', () => {
    const freed = open(frozen, { dice: [[5, 1]] });
    expect(marks(freed)).toEqual([]);
    expect(freed.state.turn!.actions).toBe(1);
    const stuck = open(frozen, { dice: [[4, 1]] });
    expect([marks(stuck), stuck.value]).toEqual([['petrifie'], 0]);
  });

  test('[AD2-Q-22] Pétrifié may be Immobilisé by another name', () => {
    const ray = 'Agilité/Esquive 5 (Pétrifié/-)';
    expect(impose(alone(), ray, { dice: [[1, 1]] }).marks).toEqual(['petrifie']);
    const held = alone({}, { variants: { petrifiedSeverity: 'held' } });
    expect(impose(held, ray, { dice: [[1, 1]] }).marks).toEqual(['immobilise']);
  });

  test('[AD2-ETAT-15] Paralysé: no action, one die, no Armure; gone at the end of its next turn', () => {
    const ran = play(alone(), function* (g, find) {
      const h1 = find('h1');
      afflict(g, h1, { state: 'paralyse', rules: ['AD2-EFF-09'] });
      yield* openTurns(g, [h1], null);
      const during = [h1.marks.length, isActive(g, h1)];
      yield* closeTurns(g, [h1]);
      return [...during, h1.marks.length];
    });
    expect(ran.value).toEqual([1, false, 0]);
    const able = { marks: ['paralyse'], traits: { agilite: 3, melee: 2 } };
    expect(impose(alone(able), BLOW, { dice: [1] }).of('jetAnnounced')).toMatchObject([{ dice: 1, added: 0 }]);
    expect(impose(alone({ marks: ['paralyse'] }), 'ATT/CAC Agilité/Mêlée 4 (Dommages 4/-)', { dice: [1] }).lost).toBe(
      4,
    );
  });

  test('[AD2-ETAT-09] Immobilisé: no movement; Se libérer by Force or Agilité, or thanks to an ally in contact', () => {
    const net = alone({ marks: ['immobilise'] });
    expect([offered(net, 'se-deplacer'), offered(net, 'pas-de-placement')]).toEqual([[], []]);
    expect(offered(net, 'se-liberer')).toEqual(['se-liberer-force', 'se-liberer-agilite']);
    expect(marks(act(net, 'se-liberer-agilite', { dice: [[3, 6]] }))).toEqual([]);
    expect(marks(act(net, 'se-liberer-force', { dice: [[3, 4]] }))).toEqual(['immobilise']);
    const friend = { heroes: [plain, { ...plain, at: [1, 0] as const, marks: ['immobilise'] }] };
    expect(marks(act(friend, 'liberer-h2-force', { dice: [[5, 4]] }), 'h2')).toEqual([]);
    expect(soignablesOf(on(scene(net)), scene(net).figures[0]!)).toEqual([]);
    const freed = act(net, 'se-liberer-force', { dice: [[3, 6]] });
    expect([marks(freed), freed.of('jetSettled')]).toMatchObject([[], [{ difficulty: 5 }]]);
    // A standard action; whatever else it could do is allowed, and friends out of contact cannot help.
    const armed = alone({ marks: ['immobilise'], items: ['epee'] }, { creatures: [{ id: 'ogre', at: [1, 1] }] });
    expect(offered(armed, 'attaquer')).toContain('attaquer-epee-ogre-1');
    const tired = { ...armed, state: { turn: turnOf('h1', { actions: 1, standard: true }) } };
    expect([offered(armed, 'se-liberer').length, offered(tired, 'se-liberer').length]).toEqual([2, 0]);
    const far = { heroes: [plain, { ...plain, at: [3, 3] as const, marks: ['immobilise'] }] };
    expect(
      play({ ...far, state: { turn: turnOf('h1') } }, function* (g, find) {
        return actionsOf(g, find('h1')).filter(({ id }) => id.startsWith('liberer'));
      }).value,
    ).toEqual([]);
  });

  test('[AD2-ETAT-11] Inconscient: one die and no Compétence against attacks; Mental 5 on its turn, then À terre', () => {
    const out: GivenHero = {
      marks: ['inconscient'],
      traits: { agilite: 3, melee: 2, mental: 2 },
      items: ['bouclier-en-acier'],
    };
    expect(dice(out, BLOW, 1)).toBe(1);
    expect(impose(alone(out), BLOW, { dice: [6], decisions: ['garder'] }).of('jetAnnounced')).toMatchObject([
      { added: 0 },
    ]);
    expect(dice(out, 'Agilité 9 (-/-)', 3)).toBe(3);
    expect(marks(open(out, { dice: [[4, 2]] }))).toEqual(['inconscient']);
    expect(marks(open(out, { dice: [[5, 2]] }))).toEqual(['a-terre']);
  });
});

describe('states that wear down', () => {
  test('[AD2-ETAT-13] Encombré while the requirement is not met', () => {
    const heavy: GivenHero = { items: ['armure-lourde'], traits: { savoir: 2, force: 3, vigueur: 2 } };
    expect(jet(alone(heavy), 'Savoir 5', { dice: [1] }).dice).toBe(1);
    expect(jet(alone({ ...heavy, traits: { ...heavy.traits, vigueur: 3 } }), 'Savoir 5', { dice: [[1, 1]] }).dice).toBe(
      2,
    );
    expect(jet(alone({ ...heavy, items: [] }), 'Savoir 5', { dice: [[1, 1]] }).dice).toBe(2);
  });

  test('[AD2-ETAT-16] [AD2-ETAT-17] Maudit loses a Réussite for each 1; Béni gains them on 5, and leaves the blessing', () => {
    const cursed = jet(alone({ marks: ['maudit'] }), 'Force 9', { dice: [[6, 1]], decisions: ['garder'] });
    expect(cursed.verdict.reussites).toBe(0);
    const blessed = alone({ marks: ['beni'], jokers: ['joker-1'] });
    expect(jet(blessed, 'Force 9', { dice: [[4, 5]], decisions: ['passer'] }).verdict.reussites).toBe(1);
    expect(jet(blessed, 'Force 9', { dice: [[4, 5]], decisions: ['benir-joker'] }).verdict.reussites).toBe(2);
  });

  test('[AD2-ETAT-18] Arcade ouverte: -1 to every Compétence that is named', () => {
    const hurt = alone({ wounds: [{ id: 'arcade-ouverte' }], traits: { melee: 2 } });
    const added = (line: string) => jet(hurt, line, { dice: [[1, 1]] }).of('jetAnnounced')[0]!.added;
    expect([added('Force/Mêlée 9'), added('Savoir/Soins 9'), added('Force 9')]).toEqual([1, -1, 0]);
  });

  test('[AD2-ETAT-25] an Attribute lowered, not below 0', () => {
    const after = (vigueur: number, points: number) =>
      play(alone({ traits: { vigueur } }), function* (g, find) {
        loseAttribute(g, find('h1'), { attribute: 'vigueur', points, rules: ['AD2-ETAT-25'] });
      }).state;
    expect(jet(after(2, 1), 'Vigueur 5', { dice: [1] }).dice).toBe(1);
    expect(jet(after(1, 1), 'Vigueur 5', {}).dice).toBe(0);
    expect(jet(after(1, 3), 'Vigueur 5', {}).dice).toBe(0);
    expect(jet(after(1, 1), 'Force 5', { dice: [[1, 1]] }).dice).toBe(2);
  });
});
