import { figureOf, hasMark } from '@souterrain/crawl';
import { dodgeFor } from '@souterrain/crawl/movement';
import { describe, expect, test } from 'vitest';
import { turnOf } from '../../../testing/combat.ts';
import { framed } from '../../../testing/drawing.ts';
import { PAIR } from '../../../testing/groups.ts';
import { at, on, play, type Scene, scene } from '../../../testing/index.ts';
import { act, acting, offeredTo, plain } from '../../../testing/items.ts';
import type { AD1State } from '../../state.ts';

const SIX = (faces: number) => Array<number>(faces).fill(2);

const bomber = (base: string, more: Scene = {}): Scene => ({
  drawing: PAIR,
  heroes: [plain({ at: [0, 0], items: [base] })],
  creatures: [{ id: 'orque', at: [4, 1] }],
  ...more,
});
const thrown = (given: Scene, script: Parameters<typeof play>[2]) => acting(given, ['utiliser-i1-1'], script);

describe('thrown consumables', () => {
  test('[AD1-EQUIP-08] at an orc in the next zone: Difficulty 3; a miss loses the bomb without effect', () => {
    const ran = thrown(bomber('bombe', { heroes: [plain({ at: [0, 0], items: ['bombe'], traits: { lancer: 2 } })] }), {
      dice: [[4, 4]],
      decisions: ['cible-orque-1'],
    });
    expect(ran.of('rollAnnounced')).toMatchObject([{ purpose: 'attaque', difficulty: 3 }]);
    expect(ran.find('h1').hero!.sheet.items).toEqual([]);
  });

  test('[AD1-EQUIP-08] an empty square counts as one that is not adjacent; friends suffer too, in the chosen order', () => {
    const ran = thrown(
      bomber('bombe', {
        heroes: [plain({ at: [0, 0], items: ['bombe'] }), plain({ at: [2, 1] })],
        creatures: [{ id: 'orque', at: [2, 2] }],
      }),
      { dice: [[4, 4], SIX(4), SIX(4), SIX(4)], decisions: ['case-1-1', 'cible-orque-1', 'cible-h2'] },
    );
    expect(ran.of('rollAnnounced').map((e) => [e.figure, e.target, e.purpose, e.difficulty])).toEqual([
      ['h1', null, 'attaque', 2],
      [null, 'orque-1', 'dommages', 3],
      [null, 'h2', 'dommages', 2],
      [null, 'h1', 'dommages', 2],
    ]);
  });

  test('[AD1-TCON-04] a bomb on two adjacent orcs: two rolls of 4', () => {
    const given = bomber('bombe', {
      creatures: [
        { id: 'orque', at: [4, 1] },
        { id: 'orque', at: [5, 1] },
      ],
    });
    const ran = thrown(given, {
      dice: [[6, 4], SIX(4), SIX(4)],
      decisions: ['cible-orque-1', 'cible-orque-1'],
    });
    expect(ran.of('rollAnnounced').map((e) => e.dice)).toEqual([2, 4, 4]);
  });

  test('[AD1-TCON-04] a fire bomb: 3 dice on every figure of the zone', () => {
    const given = bomber('bombe-incendiaire', {
      creatures: [
        { id: 'orque', at: [3, 0] },
        { id: 'orque', at: [5, 2] },
      ],
    });
    const ran = thrown(given, { dice: [[6, 4], SIX(3), SIX(3)], decisions: ['cible-orque-1', 'cible-orque-2'] });
    expect(
      ran
        .of('rollAnnounced')
        .slice(1)
        .map((e) => [e.target, e.dice]),
    ).toEqual([
      ['orque-2', 3],
      ['orque-1', 3],
    ]);
  });

  test('[AD1-TCON-04] dread: Mental against 2, or Secoué; deafness: Vigueur against 2, or no Réaction', () => {
    const scared = thrown(bomber('fiole-d-effroi'), {
      dice: [
        [6, 4],
        [4, 2, 2],
      ],
      decisions: ['cible-orque-1'],
    });
    expect(hasMark(scared.find('orque-1'), 'secoue')).toBe(true);
    const brave = thrown(bomber('fiole-d-effroi'), {
      dice: [
        [6, 4],
        [4, 4, 2],
      ],
      decisions: ['cible-orque-1'],
    });
    expect(hasMark(brave.find('orque-1'), 'secoue')).toBe(false);
    const deaf = thrown(bomber('bombe-assourdissante'), {
      dice: [
        [6, 4],
        [4, 2, 2],
      ],
      decisions: ['cible-orque-1'],
    });
    expect(deaf.find('orque-1').reactions).toBe(0);
    // A goblin: Mental 1, Vigueur 2.
    const small = { ...bomber('fiole-d-effroi'), creatures: [{ id: 'gobelin', at: [4, 0] as const }] };
    const goblin = thrown(small, { dice: [[6, 4], [4]], decisions: ['cible-gobelin-1'] });
    expect(goblin.of('rollAnnounced')[1]).toMatchObject({ figure: 'gobelin-1', dice: 1, difficulty: 2 });
  });

  test('[AD1-TCON-02] an unstable flask bursts in the hand on a 1, and hits around its target otherwise', () => {
    const given = bomber('flacon-instable', {
      creatures: [
        { id: 'orque', at: [1, 1] },
        { id: 'orque', at: [4, 1] },
      ],
    });
    const burst = thrown(given, { dice: [1, SIX(3), SIX(3)], decisions: ['cible-orque-2', 'cible-h1'] });
    expect(burst.of('rollAnnounced').map((e) => [e.purpose, e.target, e.dice])).toEqual([
      ['dommages', 'h1', 3],
      ['dommages', 'orque-1', 3],
    ]);
    const fine = thrown(given, { dice: [2, [6, 4], SIX(3)], decisions: ['cible-orque-2'] });
    expect(fine.of('rollAnnounced').map((e) => e.target)).toEqual(['orque-2', 'orque-2']);
  });

  test('[AD1-TMIN-12] the acid flask: 3 damage dice, and it is gone', () => {
    const ran = thrown(bomber('fiole-d-acide'), { dice: [[6, 4], SIX(3)], decisions: ['cible-orque-1'] });
    expect(ran.of('rollAnnounced')[1]).toMatchObject({ figure: 'h1', target: 'orque-1', dice: 3 });
    expect(ran.find('h1').hero!.sheet.items).toEqual([]);
  });
});

describe('scrolls and wands', () => {
  const reader = (base: string, more: Scene = {}): Scene => ({
    heroes: [plain({ at: [0, 0], items: [base], sante: 1 }), plain({ at: [2, 0], sante: 1 })],
    creatures: [{ id: 'orque', at: [4, 1] }],
    ...more,
  });

  test('[AD1-TCON-12] a failed reading loses the scroll', () => {
    const given = reader('parchemin-de-flammes', {
      heroes: [plain({ items: ['parchemin-de-flammes'], traits: { savoir: 2 } })],
    });
    const ran = thrown(given, { dice: [[4, 2]] });
    expect(ran.find('h1').hero!.sheet.items).toEqual([]);
    expect(ran.of('rollAnnounced')).toMatchObject([{ trait: 'savoir', difficulty: 2 }]);
  });

  test('[AD1-TCON-12] healing 3, flames of 5, rampart of Endurance 1 in the zone', () => {
    const healed = thrown(reader('parchemin-de-guerison'), { dice: [[4, 4, 2]], decisions: ['cible-h2'] });
    expect(healed.find('h2').sante).toBe(4);
    const burnt = thrown(reader('parchemin-de-flammes'), { dice: [[4, 4, 2], SIX(5)] });
    expect(burnt.of('rollAnnounced')[1]).toMatchObject({ target: 'orque-1', dice: 5 });
    const wall = thrown(reader('parchemin-de-rempart'), { dice: [[4, 4, 2]] });
    expect([wall.find('h1'), wall.find('h2')].map((f) => f.marks.map((m) => m.id))).toEqual([['rempart'], ['rempart']]);
    expect(wall.find('orque-1').marks).toEqual([]);
  });

  test('[AD1-TCON-12] confusion: a group that waits loses its card, one that has acted the next', () => {
    const order = (status: 'attend' | 'joue') => ({
      state: { order: [{ kind: 'groupe' as const, who: 'g-orque', card: '5-coeur' as const, status }] },
    });
    const now = thrown(reader('parchemin-de-confusion', order('attend')), { dice: [[4, 4, 2]] });
    expect(now.of('initiativeLost')).toMatchObject([{ who: 'g-orque', why: 'effet' }]);
    const later = thrown(reader('parchemin-de-confusion', order('joue')), { dice: [[4, 4, 2]] });
    expect(later.of('initiativeForfeited')).toMatchObject([{ group: 'g-orque', round: 2 }]);
  });

  test('[AD1-TCON-13] two charges, two uses; lightning needs no attack roll', () => {
    const given = reader('', { heroes: [plain({ at: [0, 0], items: [{ base: 'baguette-d-eclairs', charges: 2 }] })] });
    const ran = acting(given, ['utiliser-i1-1', 'utiliser-i1-1'], { dice: [SIX(4), SIX(4)] });
    expect(ran.of('rollAnnounced').map((e) => [e.purpose, e.dice])).toEqual([
      ['dommages', 4],
      ['dommages', 4],
    ]);
    expect(ran.find('h1').hero!.sheet.items).toEqual([]);
  });

  test('[AD1-TCON-13] lightning strikes two zones away, no further', () => {
    const far = (x: number): Scene => ({
      drawing: framed('aabbccdd'),
      heroes: [plain({ at: [0, 0], items: [{ base: 'baguette-d-eclairs', charges: 1 }] })],
      creatures: [{ id: 'orque', at: [x, 0] }],
    });
    expect(offeredTo(far(4))).toContain('utiliser-i1-1');
    expect(offeredTo(far(6))).not.toContain('utiliser-i1-1');
  });

  test('[AD1-TRAIT-03] [AD1-EQUIP-08] nobody throws without Lancer', () => {
    const armed = (lancer: number | null) =>
      offeredTo(bomber('bombe', { heroes: [plain({ items: ['bombe'], traits: { lancer } })] }));
    expect([armed(2).includes('utiliser-i1-1'), armed(null).includes('utiliser-i1-1')]).toEqual([true, false]);
  });

  test('[AD1-TURN-17] [AD1-EQUIP-08] a throw is an attack: not on the defensive', () => {
    const turn = (...flags: string[]) => bomber('bombe', { state: { turn: turnOf('h1', { flags }) } });
    expect(offeredTo(turn())).toContain('utiliser-i1-1');
    expect(offeredTo(turn('defensive'))).not.toContain('utiliser-i1-1');
  });

  test('[AD1-TCON-13] a healing wand works on a neighbour; a shield wand until the next turn; light names its zone', () => {
    const close = {
      heroes: [
        plain({ at: [0, 0], items: [{ base: 'baguette-de-soin', charges: 1 }] }),
        plain({ at: [1, 0], sante: 1 }),
      ],
    };
    expect(thrown(close, {}).find('h2').sante).toBe(2);
    const [healer, patient] = close.heroes;
    expect(offeredTo({ heroes: [healer!, { ...patient, at: [2, 0] }] })).not.toContain('utiliser-i1-1');
    const shield = thrown(reader('baguette-de-bouclier'), {});
    expect(shield.find('h1').marks).toMatchObject([{ until: { in: 'turn', of: 'h1', edge: 'start' } }]);
    const light = thrown(reader('baguette-de-lumiere'), {});
    expect(light.find('h1').marks).toMatchObject([{ id: 'lumiere', value: light.find('h1').cell }]);
  });

  test('[AD1-TCON-06] smoke names its zone for the Round, one ball at a time', () => {
    const ran = play(reader('', { heroes: [plain({ items: [{ base: 'boule-fumigene', charges: 3 }] })] }), (g, find) =>
      act(g, find('h1'), 'utiliser-i1-1'),
    );
    expect(ran.find('h1').marks).toMatchObject([
      { id: 'fumee', until: { in: 'rounds', left: 1 }, value: ran.find('h1').cell },
    ]);
    expect(ran.find('h1').hero!.sheet.items[0]!.charges).toBe(2);
  });

  test('[AD1-TCON-06] nobody needs an Esquive to leave the smoke', () => {
    const given = bomber('boule-fumigene', { creatures: [{ id: 'orque', at: [0, 2] }] });
    const need = (state: AD1State) => dodgeFor(on(state), figureOf(state, 'h1'), { to: at([3, 0]), kind: 'classique' });
    expect([need(scene(given)), need(thrown(given, {}).state)]).toEqual(['ordinaire', 'aucune']);
  });
});
