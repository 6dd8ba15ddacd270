import { describe, expect, test } from 'vitest';
import { foe, type Given, idsAsked, inFight, object, play, strikes } from '../../testing/index.ts';
import { attack } from './attack.ts';
import { weaponSetsOf } from './weapons.ts';

const tough = { values: { end: 15 } };
const halberd = { hero: { items: [object('hallebarde', 'mains')] } };
const room = (feature: string): Given => ({
  heroes: [halberd],
  foes: [foe({}, tough), foe({}, tough)],
  scene: {
    zones: [
      { id: 'a', exit: false, lit: true, positions: [], features: [feature], items: [] },
      { id: 'b', exit: false, lit: true, positions: [], features: [], items: [] },
    ],
    links: [{ from: 'a', to: 'b', open: true }],
  },
});
const cut = (given: Given, decisions: readonly (string | string[])[], dice: readonly number[]) =>
  play(inFight(given), (g) => strikes(g, { by: 'h1', at: ['e1'] }), { decisions, dice });
const improvised = (given: Given, die: number) =>
  idsAsked(cut(given, ['degats'], [die]).asked, 'manoeuvre').filter((id) => id.startsWith('improvisation'));

describe('Improvisation', () => {
  test('[HB-MAN-12] [HB-MAN-13] a plan described before the roll, for a die that reaches its threshold', () => {
    const planned = (face: number, decision: string) =>
      play(
        inFight({ heroes: [halberd], foes: [foe({}, tough)], state: { master: 3 } }),
        (g, find) =>
          attack(g, {
            attacker: find('h1'),
            set: weaponSetsOf(g, find('h1'))[0]!,
            targets: [find('e1')],
            plan: {
              id: 'rideau',
              threshold: 8,
              *run() {
                g.emit({ type: 'pressureSet', pressure: true, rules: ['HB-MAN-12'] });
              },
            },
          }),
        { decisions: [decision], dice: [face] },
      );
    const low = planned(7, 'degats');
    expect(idsAsked(low.asked, 'manoeuvre')).not.toContain('improvisation-rideau');
    expect(low.of('damaged')).toMatchObject([{ damage: 7 }]);
    expect(idsAsked(planned(7, 'entrave-arme').asked, 'manoeuvre')).toContain('entrave-arme');
    const done = planned(8, 'improvisation-rideau');
    expect(done.of('pressureSet')).toHaveLength(1);
    expect(done.of('damaged')).toEqual([]);
  });

  test('[HB-SOLO-11] a chandelier at 6: a d6 for each that is chosen in its zone, once', () => {
    expect(improvised(room('lustre'), 5)).toEqual([]);
    const { of, state, asked } = cut(room('lustre'), ['improvisation-lustre', ['cible-e1', 'cible-e2']], [6, 2, 5]);
    expect(idsAsked(asked, 'cibles')).toEqual(['cible-e1', 'cible-e2']);
    expect(of('damaged').map(({ being, damage }) => [being, damage])).toEqual([
      ['e1', 2],
      ['e2', 5],
    ]);
    expect(state.scene!.zones[0]!.features).toEqual([]);
    const spared = cut(room('lustre'), ['improvisation-lustre', ['cible-e2']], [6, 5]);
    expect(spared.of('damaged')).toMatchObject([{ being: 'e2', damage: 5 }]);
  });

  test('[HB-SOLO-11] a brazier burns one, a door closes, a table shelters', () => {
    const burnt = cut(room('brasero'), ['improvisation-brasero', 'bruler-e2'], [6, 4]);
    expect(burnt.of('damaged')).toMatchObject([{ being: 'e2', damage: 4 }]);
    const shut = cut(room('porte'), ['improvisation-porte-a-b'], [4]);
    expect(shut.state.scene!.links[0]!.open).toBe(false);
    const turned = cut(room('table'), ['improvisation-table'], [4]);
    expect(turned.state.scene!.zones[0]!.positions).toMatchObject([{ tag: 'couvert' }]);
  });
});
