import { actionsOf } from '@souterrain/crawl/rounds';
import { xOf } from '@souterrain/dungeon';
import { describe, expect, test } from 'vitest';
import { act, blow, turnOf } from '../../../testing/combat.ts';
import { framed } from '../../../testing/drawing.ts';
import { type GivenHero, on, play, type Scene, scene } from '../../../testing/index.ts';
import { paradeOf } from '../../figures/values.ts';

const orc = (x: number, y = 0) => ({ id: 'orque', at: [x, y] as const });
const SHIELDED: GivenHero = { items: ['epee', 'bouclier-de-bois'], heroisme: 0, traits: { melee: 3 } };
const ids = (given: Scene, label: string) =>
  play({ state: { turn: turnOf('h1') }, ...given }, function* (g, find) {
    return actionsOf(g, find('h1'))
      .filter((a) => (a.label ?? a.id) === label)
      .map(({ id }) => id);
  }).value;

describe('the shield of a Croisé', () => {
  const master: GivenHero = { ...SHIELDED, talents: ['maitrise-du-bouclier', 'bouclier-divin'] };

  test('[AD1-CROI-08] Maîtrise du bouclier: Parade +1 with a shield', () => {
    const state = scene({ heroes: [master, { ...master, items: ['epee'], at: [2, 0] }] });
    expect(state.figures.map((f) => paradeOf(on(state), f))).toEqual([4, 2]);
  });

  test('[AD1-CROI-11] Bouclier divin: the shield counts against shots from afar, never twice', () => {
    const shot = (id: string, attack: string, x: number) =>
      blow(
        { heroes: [master], creatures: [{ id, at: [x, 0] }] },
        { by: `${id}-1`, on: 'h1', with: attack },
        { dice: [id === 'gobelin-archer' ? [2, 2] : [2, 2, 2]] },
      ).of('rollAnnounced')[0]!.difficulty;
    expect(shot('gobelin-archer', 'arc-court', 4)).toBe(4);
    expect(shot('mage-gobelin', 'trait-de-feu', 4)).toBe(4);
    expect(shot('orque', 'hache', 1)).toBe(4);
    // In contact too, over the two surcharges of a shot there.
    expect(shot('gobelin-archer', 'arc-court', 1)).toBe(6);
  });

  test('[AD1-CROI-11] from the next zone a shot has Difficulty 2 + 2; a throw in contact has the Parade alone', () => {
    const thrown = (id: string, attack: string, x: number) =>
      blow(
        { drawing: framed('aabbb'), heroes: [{ ...master, at: [1, 0] }], creatures: [{ id, at: [x, 0] }] },
        { by: `${id}-1`, on: 'h1', with: attack },
        { dice: [[2, 2]] },
      ).of('rollAnnounced')[0]!.difficulty;
    expect(thrown('gobelin-archer', 'arc-court', 4)).toBe(4);
    const imp = scene({ heroes: [master], creatures: [{ id: 'diablotin', at: [1, 0] }] });
    expect([thrown('diablotin', 'boule-de-braise', 2), paradeOf(on(imp), imp.figures[0]!)]).toEqual([4, 4]);
    expect(thrown('diablotin', 'boule-de-braise', 3)).toBe(5);
  });

  test('[AD1-CROI-11] neither against damage, nor a spell that is resisted', () => {
    const hit = [
      [6, 4, 4],
      [2, 2, 2, 2],
    ];
    const axe = blow(
      { heroes: [master], creatures: [orc(1)] },
      { by: 'orque-1', on: 'h1', with: 'hache' },
      { dice: hit },
    );
    expect(axe.of('rollAnnounced').map((e) => e.difficulty)).toEqual([4, 2]);
    const wail = blow(
      { heroes: [master], creatures: [{ id: 'spectre', at: [1, 0] }] },
      { by: 'spectre-1', on: 'h1', with: 'plainte-funebre' },
      {
        dice: [
          [4, 4, 2],
          [2, 2, 2],
        ],
      },
    );
    expect(wail.of('opposedSettled')).toMatchObject([{ minimum: 2, success: true }]);
  });

  const BASHER: GivenHero = { ...SHIELDED, talents: ['coup-de-bouclier'], traits: { melee: 3, force: 3 } };
  const LANE: Scene = { drawing: framed('aaaa'), heroes: [BASHER], creatures: [orc(1)] };

  test('[AD1-CROI-12] Coup de bouclier: Force - 1 as a bonus action, once a turn, after an attack too', () => {
    const id = 'bonus-coup-de-bouclier-orque-1';
    const dice = [
      [4, 4, 2],
      [2, 2],
    ];
    const { of, state } = act(LANE, { id, from: actionsOf }, { dice, decisions: ['dommages'] });
    expect(of('rollAnnounced')[1]!.dice).toBe(2);
    expect(state.figures[0]!.used.tour).toEqual(['coup-de-bouclier']);
    expect(paradeOf(on(state), state.figures[0]!)).toBe(3);
    const after = { turn: turnOf('h1', { actions: 1, standard: true, flags: ['attaque', 'melee'] }) };
    expect(ids({ ...LANE, state: after }, 'coup-de-bouclier')).toEqual([id]);
    expect(ids({ ...LANE, heroes: [{ ...BASHER, items: ['epee'] }] }, 'coup-de-bouclier')).toEqual([]);
    // Allonge 1.
    expect(ids({ ...LANE, drawing: framed('abbb'), creatures: [orc(2)] }, 'coup-de-bouclier')).toEqual([]);
  });

  test('[AD1-CROI-12] once a turn, and its push is for the shield alone', () => {
    const state = scene({ ...LANE, state: { turn: turnOf('h1') } });
    state.figures[0]!.used.tour.push('coup-de-bouclier');
    const { value } = play(state, function* (g, find) {
      return actionsOf(g, find('h1')).filter(({ label }) => label === 'coup-de-bouclier');
    });
    expect(value).toEqual([]);
    const dice = [
      [4, 4, 2],
      [4, 4, 4],
    ];
    expect(blow(LANE, { on: 'orque-1', with: 'epee' }, { dice }).asked).toEqual([]);
    const { asked } = act(
      { ...LANE, heroes: [{ ...BASHER, traits: { melee: 3, force: 4 } }] },
      { id: 'bonus-coup-de-bouclier-orque-1', from: actionsOf },
      { dice, decisions: ['dommages'] },
    );
    expect(asked.map(({ id }) => id)).toEqual(['pousser-sans-dommages']);
  });

  test('[AD1-CROI-12] on a hit it may push rather than roll damage', () => {
    const script = { dice: [[4, 4, 2]], decisions: ['pousser'] };
    const { find } = act(LANE, { id: 'bonus-coup-de-bouclier-orque-1', from: actionsOf }, script);
    expect(xOf(find('orque-1').cell)).toBe(2);
  });
});
