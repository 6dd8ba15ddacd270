import { describe, expect, test } from 'vitest';
import { foe, type Given, idsAsked, inFight, object, play, playTurnOf } from '../../testing/index.ts';
import { canStrike } from '../combat/reach.ts';
import { weaponSetsOf } from '../combat/weapons.ts';
import type { Zone } from '../pieces.ts';
import { linksBetween, rangeBetween } from '../scene/zones.ts';
import { herosBataillons } from '../system.ts';
import { returnAction } from './action.ts';

const zone = (id: string, more: Partial<Zone> = {}): Zone => ({
  id,
  exit: false,
  lit: true,
  positions: [],
  features: [],
  items: [],
  ...more,
});
const cover = [{ id: 'pilier', tag: 'couvert' }] as const;
const hall: Given = {
  heroes: [{ hero: { items: [object('epee')] } }, {}],
  foes: [foe({}, { zone: 'b', values: { end: 15 } })],
  scene: { zones: [zone('a', { exit: true }), zone('b', { positions: cover }), zone('c')] },
};
const END = 'finir-son-tour';
const actions = (given: Given, decisions: readonly string[], dice: readonly number[] = []) => {
  const { asked, ...rest } = playTurnOf(given, 'h1', { decisions, dice });
  return { ...rest, last: asked.at(-1)!.options.map(({ id }) => id), first: idsAsked(asked, 'action') };
};

describe('zones', () => {
  test('[HB-DIST-04] [HB-DIST-05] [HB-DIST-06] [HB-DIST-07] [HB-DIST-08] the smallest number of open links', () => {
    const four = ['a', 'b', 'c', 'd'];
    const at = (there: string) =>
      play({ heroes: [{}], foes: [{ zone: there }], zones: four }, function* ({ state }, find) {
        return rangeBetween(state.scene!, find('h1'), find('e1'));
      }).value;
    expect(four.map(at)).toEqual(['adjacent', 'proche', 'loin', 'hors-de-portee']);
    const links = [
      { from: 'a', to: 'b', open: true },
      { from: 'b', to: 'c', open: false },
    ];
    const scene = { ...inFight({}).scene!, links };
    expect(linksBetween(scene, 'a', 'b')).toBe(1);
    expect(linksBetween(scene, 'a', 'c')).toBe(Number.POSITIVE_INFINITY);
  });

  test('[HB-DIST-08] [HB-DIST-09] [HB-ATK-18] each range of weapons, and nothing beyond two zones', () => {
    const zones = ['a', 'b', 'c', 'd'];
    const reached = (base: string, open = true) =>
      zones.filter((there) => {
        const state = inFight({
          heroes: [{ hero: { items: [object(base)] } }],
          foes: [foe({}, { zone: there })],
          zones,
        });
        for (const link of state.scene!.links) link.open = open;
        const [attacker, target] = state.beings;
        const [set] = weaponSetsOf(herosBataillons, attacker!);
        return canStrike(state, { attacker: attacker!, set: set!, from: 'a' }, target!);
      });
    expect(reached('epee')).toEqual(['a']);
    expect(reached('hachette')).toEqual(['a', 'b']);
    expect(reached('arc')).toEqual(['a', 'b', 'c']);
    expect(reached('arc', false)).toEqual(['a']);
  });
});

describe('movement', () => {
  test('[HB-MOV-01] [HB-MOV-03] one link away, whoever stands there', () => {
    const { first } = actions({ ...hall, foes: [foe(), foe()] }, [END]);
    expect(first.filter((id) => id.startsWith('aller'))).toEqual(['aller-b']);
    const inside = { ...hall, scene: { zones: [zone('a', { positions: cover }), zone('b'), zone('c')] } };
    const offered = actions(inside, [END]).first.filter((id) => id.startsWith('aller') || id.startsWith('se-placer'));
    expect(offered).toEqual(['se-placer-pilier', 'aller-b']);
    const { of } = actions({ ...hall, foes: [foe(), foe()] }, ['aller-b']);
    expect(of('attackRolled')).toEqual([]);
  });

  test('[HB-MOV-03] only a hold, glue, roots, a hindrance or a closed link keeps one in a zone', () => {
    const ways = (id: string | null, open = true) => {
      const marks = id === null ? [] : [{ id, until: { in: 'removed' }, by: 'e1' } as const];
      const links = [{ from: 'a', to: 'b', open }];
      const given: Given = { heroes: [{ marks }], foes: [foe()], scene: { zones: [zone('a'), zone('b')], links } };
      return actions(given, [END]).first.filter((one) => one.startsWith('aller'));
    };
    expect([ways(null), ways('revers')]).toEqual([['aller-b'], ['aller-b']]);
    for (const id of ['entrave-mouvement', 'empoigne', 'colle', 'enracine']) expect(ways(id)).toEqual([]);
    expect(ways(null, false)).toEqual([]);
  });

  test('[HB-CBT-03] one movement and one action, neither exchanged for the other', () => {
    const { last } = actions(hall, ['aller-b', END]);
    expect(last.filter((id) => id.startsWith('aller') || id.startsWith('se-placer'))).toEqual([]);
    const acted = actions(hall, ['aller-b', 'attaquer-epee-e1', END], [2]);
    expect(acted.last.filter((id) => id.startsWith('attaquer'))).toEqual([]);
  });

  test('[HB-MOV-02] split around the action: a zone, then a place in it, but never two zones', () => {
    const { find, last } = actions(hall, ['aller-b', 'attaquer-epee-e1', 'se-placer-pilier'], [2]);
    expect(find('h1')).toMatchObject({ zone: 'b', position: 'pilier' });
    expect(last).not.toContain('aller-a');
    const after = actions(
      { ...hall, heroes: [{ ...hall.heroes![0]!, zone: 'b' }, {}] },
      ['se-placer-pilier', 'attaquer-epee-e1', 'aller-c'],
      [2],
    );
    expect(after.find('h1')).toMatchObject({ zone: 'c', position: null });
  });

  test('[HB-MOV-04] a position is taken and left; it holds two', () => {
    const inside = (position: string | null) => ({ ...hall.heroes![0]!, zone: 'b', position });
    const taken = actions({ ...hall, heroes: [inside(null), { zone: 'b', position: 'pilier' }] }, [
      'se-placer-pilier',
      END,
    ]);
    expect(taken.find('h1').position).toBe('pilier');
    const third = { zone: 'b', position: 'pilier' };
    expect(actions({ ...hall, heroes: [inside(null), third, third] }, [END]).first).not.toContain('se-placer-pilier');
    expect(
      actions({ ...hall, heroes: [inside('pilier'), {}] }, ['quitter-sa-position', END]).find('h1').position,
    ).toBeNull();
    const gone = actions({ ...hall, heroes: [inside('pilier'), {}] }, ['aller-c']).find('h1');
    expect(gone).toMatchObject({ zone: 'c', position: null });
  });

  test('[HB-MOV-05] out of the scene by an exit, alive', () => {
    const { find } = playTurnOf(hall, 'h1', { decisions: ['quitter-le-combat'] });
    expect(find('h1')).toMatchObject({ status: 'parti', zone: null, now: { end: 4 } });
    const within = { ...hall, heroes: [{ ...hall.heroes![0]!, zone: 'b' }, {}] };
    expect(actions(within, [END]).first).not.toContain('quitter-le-combat');
  });

  test('[HB-DMG-08] [HB-DMG-14] at 0 AGI a movement or an action, not both', () => {
    const weak: Given = {
      ...hall,
      heroes: [{ ...hall.heroes![0]!, now: { agi: 0 } }, {}],
      foes: [foe({}, { values: { end: 15 } }), foe({}, { zone: 'b' })],
    };
    expect(actions(weak, ['aller-b']).of('beingMoved')).toHaveLength(1);
    const struck = playTurnOf(weak, 'h1', { decisions: ['attaquer-epee-e1'], dice: [2] });
    expect(struck.asked).toHaveLength(1);
    const healed: Given = { ...weak, heroes: [{ ...hall.heroes![0]!, now: { agi: 1 } }, {}] };
    expect(actions(healed, ['attaquer-epee-e1', END], [2]).last).toContain('aller-b');
  });
});

test('[HB-CHA-11] [HB-MOV-02] an action given back gives no movement back', () => {
  const { value } = play(inFight(hall), function* (g) {
    g.emit({ type: 'turnStarted', being: 'h1', rules: ['HB-CBT-02'] });
    g.emit({ type: 'movementSpent', being: 'h1', part: 'position', rules: ['HB-MOV-01'] });
    g.emit({ type: 'actionSpent', being: 'h1', rules: ['HB-CBT-03'] });
    returnAction(g);
    return g.state.combat!.turn;
  });
  expect(value).toMatchObject({ acted: false, moved: true });
});
