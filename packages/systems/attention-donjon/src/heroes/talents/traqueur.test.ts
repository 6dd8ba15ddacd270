import { hasMark } from '@souterrain/crawl';
import { actionsOf, beginTurn, takeTurn } from '@souterrain/crawl/rounds';
import { describe, expect, test } from 'vitest';
import { act, blow, turnOf } from '../../../testing/combat.ts';
import { type GivenHero, on, play, quiet, type Scene, scene } from '../../../testing/index.ts';
import { attacksOf } from '../../combat/attacks.ts';
import { enduranceOf, paradeOf } from '../../figures/values.ts';

const ARCHER: GivenHero = { items: ['arc-court'], heroisme: 0, traits: { tir: 3 } };
const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });
const shot = (hero: GivenHero, id: string, script: Parameters<typeof play>[2], x = 4) =>
  blow({ heroes: [hero], creatures: [{ id, at: [x, 0] }] }, { on: `${id}-1`, with: 'arc-court' }, script);

describe('the Proie of a Traqueur', () => {
  const HUNTER: GivenHero = { ...ARCHER, talents: ['connais-ton-ennemi'], proie: 'gobelinoide' };

  test('[AD1-TRAQ-06] [AD1-TRAQ-07] one more die of attack against its category, not of damage', () => {
    const { of } = shot(HUNTER, 'gobelin', {
      dice: [
        [4, 4, 2, 2],
        [2, 2, 2],
      ],
    });
    expect(of('rollAnnounced').map(({ dice }) => dice)).toEqual([4, 3]);
    expect(shot(HUNTER, 'araignee-geante', { dice: [[2, 2, 2]] }).of('rollAnnounced')[0]!.dice).toBe(3);
    const spiders = { ...HUNTER, proie: 'vermine' };
    expect(shot(spiders, 'araignee-geante', { dice: [[2, 2, 2, 2]] }).of('rollAnnounced')[0]!.dice).toBe(4);
  });

  test('[AD1-TRAQ-11] Point faible: one more die of damage', () => {
    const hero = { ...HUNTER, talents: ['point-faible'] };
    const { of } = shot(hero, 'gobelin', {
      dice: [
        [4, 4, 2],
        [2, 2, 2, 2],
      ],
    });
    expect(of('rollAnnounced').map(({ dice }) => dice)).toEqual([3, 4]);
    const other = shot(hero, 'araignee-geante', {
      dice: [
        [4, 4, 2],
        [2, 2, 2],
      ],
    });
    expect(other.of('rollAnnounced').map(({ dice }) => dice)).toEqual([3, 3]);
  });

  test('[AD1-TRAQ-12] Primes: level times maximum Santé for each one killed', () => {
    const state = scene({
      heroes: [{ ...ARCHER, talents: ['primes'], proie: 'homme-rat' }],
      creatures: [
        { id: 'homme-rat', at: [3, 0], marks: ['secoue'] },
        { id: 'homme-rat', at: [4, 0], marks: ['secoue'] },
        { id: 'leader-homme-rat', at: [5, 0], marks: ['secoue'], sante: 1 },
        { id: 'gobelin', at: [5, 5], marks: ['secoue'] },
      ],
    });
    for (const on of ['homme-rat-1', 'homme-rat-2', 'leader-homme-rat-1', 'gobelin-1'])
      blow(
        state,
        { on, with: 'arc-court' },
        {
          dice: [
            [4, 4, 4],
            [4, 4, 2],
          ],
        },
      );
    expect(state.figures.map(({ status }) => status)).toEqual(['plateau', 'mort', 'mort', 'mort', 'mort']);
    expect(state.figures[0]!.hero!.primes).toBe(10);
  });

  test('[AD1-TRAQ-16] Némésis: Parade +1 and Endurance +1 against its category', () => {
    const hero = { talents: ['nemesis'], proie: 'gobelinoide', heroisme: 0, traits: { vigueur: 5 } };
    const state = scene({ heroes: [hero], creatures: [orc(1), { id: 'zombie', at: [0, 1] }] });
    const [who, orque, zombie] = state.figures;
    expect([paradeOf(on(state), who!, { against: orque! }), paradeOf(on(state), who!, { against: zombie! })]).toEqual([
      2, 1,
    ]);
    expect(enduranceOf(on(state), who!)).toBe(3);
    const fist = { by: 'zombie-1', on: 'h1', with: attacksOf(on(state), zombie!)[0]!.id };
    const plain = blow(scene({ heroes: [hero], creatures: [orc(1), { id: 'zombie', at: [0, 1] }] }), fist, {
      dice: [
        [4, 4],
        [2, 2, 2],
      ],
    });
    expect(plain.of('rollAnnounced').map(({ difficulty }) => difficulty)).toEqual([1, 3]);
    const { of } = blow(
      state,
      { by: 'orque-1', on: 'h1', with: 'hache' },
      {
        dice: [
          [4, 4, 4],
          [2, 2, 2, 2],
        ],
      },
    );
    expect(of('rollAnnounced').map(({ difficulty }) => difficulty)).toEqual([2, 4]);
  });

  test('[AD1-TRAQ-17] Réputation d’assassin: enemies in contact roll Mental at the start of its turn, or are Secoués', () => {
    const creatures = [orc(1), orc(3), { id: 'squelette', at: [0, 1] as const }];
    const faced = (proie: string | null, dice: readonly number[]) => {
      const heroes = [{ talents: ['reputation-d-assassin'], proie, heroisme: 0 }];
      const ran = play({ heroes, creatures }, (g, find) => beginTurn(g, find('h1')), { dice: [dice] });
      return ran.state.figures.filter((f) => hasMark(f, 'secoue')).map(({ id }) => id);
    };
    expect(faced(null, [4, 2, 2])).toEqual(['orque-1']);
    expect(faced(null, [4, 4, 2])).toEqual([]);
    expect(faced('gobelinoide', [4, 4, 2])).toEqual(['orque-1']);
    // Difficulty 3 for its Proie, no more.
    expect(faced('gobelinoide', [4, 4, 4])).toEqual([]);
    // A wraith has a Mental, and is immune.
    const heroes = [{ talents: ['reputation-d-assassin'], heroisme: 0 }];
    const wraith = play({ heroes, creatures: [{ id: 'spectre', at: [1, 0] }] }, (g, find) => beginTurn(g, find('h1')));
    expect(wraith.of('rollAnnounced')).toEqual([]);
  });
});

describe('the shots of a Traqueur', () => {
  test('[AD1-TRAQ-08] [AD1-POKER-05] Tir Appliqué: one more die, and no 6 may be gambled', () => {
    const hero = { ...ARCHER, talents: ['tir-applique'] };
    const { of, asked } = shot(hero, 'orque', { dice: [[6, 1, 2, 2]], decisions: ['tir-applique'] });
    expect(of('rollSettled')).toMatchObject([{ faces: [6, 1, 2, 2], success: false }]);
    expect(asked).toHaveLength(1);
    const swordsman = { heroes: [{ ...hero, items: ['epee'] }], creatures: [orc(1)] };
    expect(blow(swordsman, { on: 'orque-1', with: 'epee' }, { dice: [[2, 2]] }).asked).toEqual([]);
  });

  test('[AD1-TRAQ-13] Tir à bout portant: no surcharge in contact', () => {
    const difficulty = (talents: string[]) =>
      shot({ ...ARCHER, talents }, 'araignee-geante', { dice: [[2, 2, 2]] }, 1).of('rollAnnounced')[0]!.difficulty;
    expect([difficulty(['tir-a-bout-portant']), difficulty([])]).toEqual([2, 4]);
  });

  test('[AD1-TRAQ-14] Tir concentré: an Action complexe that adds Mental', () => {
    const given = { heroes: [{ ...ARCHER, talents: ['tir-concentre'] }], creatures: [orc(4)] };
    const { of } = act(
      given,
      { id: 'tir-concentre-arc-court-orque-1', from: actionsOf },
      { dice: [[2, 2, 2, 2, 2, 2]] },
    );
    expect(of('rollAnnounced')[0]!.dice).toBe(6);
    const spent = { ...given, state: { turn: turnOf('h1', { actions: 1 }) } };
    expect(() => act(spent, { id: 'tir-concentre-arc-court-orque-1', from: actionsOf })).toThrow('no tir-concentre');
  });

  test('[AD1-TRAQ-18] Tirs multiples: three attacks of one die less, target after target', () => {
    const hero = { ...ARCHER, talents: ['tirs-multiples'], traits: { tir: 4 } };
    const given: Scene = { heroes: [hero], creatures: [orc(4), orc(5)] };
    const { of } = act(
      given,
      { id: 'tirs-multiples-arc-court', from: actionsOf },
      {
        dice: [
          [2, 2, 2],
          [2, 2, 2],
          [2, 2, 2],
        ],
        decisions: ['tirer-orque-1', 'tirer-orque-2', 'tirer-orque-1'],
      },
    );
    expect(of('attackDeclared').map(({ target }) => target)).toEqual(['orque-1', 'orque-2', 'orque-1']);
    const two = act(
      given,
      { id: 'tirs-multiples-arc-court', from: actionsOf },
      {
        dice: [
          [2, 2, 2],
          [2, 2, 2],
        ],
        decisions: ['tirer-orque-1', 'tirer-orque-2', 'arreter'],
      },
    );
    expect(two.of('attackDeclared')).toHaveLength(2);
    const spent = { ...given, state: { turn: turnOf('h1', { actions: 1 }) } };
    expect(() => act(spent, { id: 'tirs-multiples-arc-court', from: actionsOf })).toThrow('no tirs-multiples');
    const reloaded = { ...given, heroes: [{ ...hero, items: [{ base: 'arbalete', loaded: true }] }] };
    expect(() => act(reloaded, { id: 'tirs-multiples-arbalete', from: actionsOf })).toThrow('no tirs-multiples');
  });
});

describe('Pas de côté', () => {
  const STEPPER: GivenHero = { ...ARCHER, talents: ['pas-de-cote'], at: [1, 0] };
  const given = (turn: Parameters<typeof turnOf>[1] = {}): Scene => ({
    heroes: [STEPPER],
    creatures: [orc(5)],
    state: { turn: turnOf('h1', turn) },
  });
  const offered = (scene: Scene, after: readonly string[] = []) =>
    play(scene, function* (g, find) {
      for (const id of after)
        yield* actionsOf(g, find('h1'))
          .find((a) => a.id === id)!
          .run(g, find('h1'));
      return actionsOf(g, find('h1')).map(({ id }) => id);
    }).value;

  test('[AD1-TRAQ-09] a free step after a shot, once', () => {
    const shotFirst = given({ actions: 1, standard: true, flags: ['attaque', 'tir'] });
    expect(offered(shotFirst)).toContain('pas-de-cote-0-0');
    const after = offered(shotFirst, ['pas-de-cote-0-0']);
    expect(after.some((id) => id.startsWith('pas-de-cote'))).toBe(false);
    expect(after.some((id) => id.startsWith('pas-'))).toBe(true);
  });

  test('[AD1-TRAQ-09] [AD1-TRAQ-10] or before it: the last Action is then kept for the shot', () => {
    const before = offered(given(), ['pas-de-cote-0-0']);
    expect(before).toContain('attaquer-arc-court-orque-1');
    expect(before.some((id) => id.startsWith('pas-'))).toBe(true);
    const last = given({ actions: 1, movements: 1 });
    const left = offered(last, ['pas-de-cote-0-0']);
    expect(left.filter((id) => !id.startsWith('ranger'))).toEqual(['attaquer-arc-court-orque-1']);
  });

  test('[AD1-TRAQ-10] a step that no shot follows is charged as a Movement action', () => {
    const { of } = play(
      { heroes: [STEPPER], creatures: [orc(5)], state: { generated: quiet() } },
      (g, find) => takeTurn(g, find('h1')),
      { decisions: ['pas-de-cote-0-0', 'fin-du-tour'] },
    );
    expect(of('actionSpent')).toMatchObject([{ action: 'mouvement', left: 1 }]);
  });

  test('[AD1-TRAQ-09] step, shot and movement in one turn: two Actions are enough', () => {
    const { of } = play(
      { heroes: [STEPPER], creatures: [orc(5)], state: { generated: quiet() } },
      (g, find) => takeTurn(g, find('h1')),
      { dice: [[2, 2, 2]], decisions: ['pas-de-cote-0-0', 'attaquer-arc-court-orque-1', 'pas-1-0'] },
    );
    expect(of('actionSpent')).toMatchObject([{ action: 'standard' }, { action: 'mouvement', left: 0 }]);
  });

  test('[AD1-TRAQ-10] not offered where no shot can follow', () => {
    const struck = given({ actions: 1, standard: true, flags: ['attaque', 'melee'] });
    expect(offered(struck).some((id) => id.startsWith('pas-de-cote'))).toBe(false);
    // Nor where no Action would remain to pay for it.
    expect(offered(given({ actions: 0 })).some((id) => id.startsWith('pas-de-cote'))).toBe(false);
  });
});
