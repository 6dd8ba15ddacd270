import { describe, expect, test } from 'vitest';
import {
  foe,
  type Given,
  type GivenBeing,
  idsAsked,
  inFight,
  object,
  play,
  playTurnOf,
  strikes,
} from '../../../testing/index.ts';
import { herosBataillons } from '../../system.ts';

const sword = { hero: { items: [object('epee')] } };
const tough = { values: { end: 15 } };
const duel = (target: GivenBeing = {}, more: Given = {}): Given => ({
  heroes: [sword, {}],
  foes: [foe({}, { ...tough, ...target })],
  ...more,
});
const cut = (given: Given, decisions: readonly string[], dice: readonly (number | readonly number[])[]) =>
  play(inFight(given), (g) => strikes(g, { by: 'h1', at: ['e1'], with: given.heroes![0]!.hero!.items![0]!.id }), {
    decisions,
    dice,
  });
const choices = (given: Given, die: number) => idsAsked(cut(given, ['degats'], [die]).asked, 'manoeuvre');

describe('manoeuvres', () => {
  test('[HB-ATK-15] [HB-MAN-01] every die of 4 or more may pay for one of them', () => {
    expect(choices(duel(), 4)).toEqual([
      'degats',
      'entrave-arme',
      'entrave-mouvement',
      'repousser-b',
      'empoigner',
      'faire-tomber',
      'aider-h2',
      'repositionnement',
    ]);
    expect(cut(duel(), [], [3]).asked).toEqual([]);
  });

  test('[HB-MAN-01] the four are offered to any hero for a 6: Entrave, Ouverture, Repositionnement, Improvisation', () => {
    const zone = { id: 'a', exit: false, lit: true, positions: [], features: ['table'], items: [] };
    const scene = { zones: [zone, { ...zone, id: 'b', features: [] }], links: [{ from: 'a', to: 'b', open: true }] };
    expect(choices(duel({}, { scene }), 6)).toEqual([
      'degats',
      ...['entrave-arme', 'entrave-mouvement'],
      ...['repousser-b', 'empoigner', 'faire-tomber', 'aider-h2'],
      'repositionnement',
      'improvisation-table',
    ]);
  });

  test('[HB-ATK-16] [HB-ATK-17] [HB-Q-15] die by die, the highest left deals damage; or the whole attack', () => {
    const items = [object('epee-courte', 'pret', { id: 'x' }), object('hachette', 'pret', { id: 'y' })];
    const pair = (variants: Given['variants'], decisions: readonly string[]) =>
      play(
        inFight(duel({}, { heroes: [{ hero: { items } }, {}], variants: variants! })),
        (g) => strikes(g, { by: 'h1', at: ['e1'], with: 'x-et-y' }),
        { decisions, dice: [[5, 4]] },
      );
    const one = pair({}, ['degats', 'entrave-arme']);
    expect(one.of('damaged')[0]!.damage).toBe(5);
    expect(one.find('e1').marks).toMatchObject([{ id: 'entrave-arme' }]);
    const both = pair({}, ['entrave-arme', 'entrave-mouvement']);
    expect(both.of('damaged')).toEqual([]);
    expect(both.find('e1').marks.map(({ id }) => id)).toEqual(['entrave-arme', 'entrave-mouvement']);
    const whole = pair({ manoeuvreCost: 'attack' }, ['entrave-arme']);
    expect(whole.of('damaged')).toEqual([]);
    expect(whole.asked).toHaveLength(1);
  });

  test('[HB-ATK-17] the natural face alone pays: a 3 with one more does not', () => {
    const opened = { id: 'ouverture-e1', until: { in: 'removed' }, value: 1, by: 'h2' } as const;
    const { asked, of } = cut(duel({}, { heroes: [{ ...sword, marks: [opened] }, {}] }), [], [3]);
    expect(asked).toEqual([]);
    expect(of('damaged')).toMatchObject([{ damage: 4 }]);
  });

  test('[HB-MAN-02] against the target first, then damage', () => {
    const items = [object('epee-courte', 'pret', { id: 'x' }), object('hachette', 'pret', { id: 'y' })];
    const { events } = play(
      inFight(duel({}, { heroes: [{ hero: { items } }, {}] })),
      (g) => strikes(g, { by: 'h1', at: ['e1'], with: 'x-et-y' }),
      { decisions: ['degats', 'repousser-b'], dice: [[6, 4]] },
    );
    const types = events.map(({ type }) => type);
    expect(types.indexOf('beingMoved')).toBeLessThan(types.indexOf('damaged'));
    const moved = play(
      inFight(duel({}, { heroes: [{ hero: { items } }, {}] })),
      (g) => strikes(g, { by: 'h1', at: ['e1'], with: 'x-et-y' }),
      { decisions: ['degats', 'repositionnement'], dice: [[6, 4]] },
    );
    const order = moved.events.map(({ type }) => type);
    expect(order.indexOf('damaged')).toBeLessThan(order.indexOf('beingMoved'));
    expect(moved.find('h1').zone).toBe('b');
  });

  test('[HB-MAN-03] [HB-Q-16] [HB-FOE-03] [HB-BAT-21] the target does not resist, or tests FOR, AGI to be disarmed, except against an 8', () => {
    const resisted: Given = duel({}, { variants: { manoeuvreResisted: 'yes' } });
    expect(cut(duel(), ['faire-tomber'], [5]).find('e1').marks).toHaveLength(1);
    expect(cut(resisted, ['faire-tomber'], [5, 10]).find('e1').marks).toEqual([]);
    expect(cut(resisted, ['faire-tomber'], [5, 11]).find('e1').marks).toHaveLength(1);
    expect(cut(resisted, ['faire-tomber'], [8]).find('e1').marks).toHaveLength(1);
    expect(cut(resisted, ['entrave-arme'], [5, 3]).of('checked')[0]!.attribute).toBe('agi');
    expect(cut(resisted, ['aider-h2'], [5, 10]).find('h2').marks).toEqual([]);
    expect(cut(resisted, ['aider-h2'], [5, 11]).find('h2').marks).toHaveLength(1);
    expect(choices(duel({ tags: ['immateriel'] }), 5)).toEqual(['degats', 'aider-h2', 'repositionnement']);
    const ranks = choices(duel({ kind: 'bataillon', size: 'grand' }), 5);
    for (const id of ['repousser-b', 'empoigner', 'faire-tomber', 'escalader']) expect(ranks).not.toContain(id);
  });

  test('[HB-MAN-14] [HB-MAN-07] a ranged attack neither holds nor climbs', () => {
    const bow = { hero: { items: [object('arc')] } };
    const ids = choices(duel({ zone: 'b', size: 'grand' }, { heroes: [bow, {}] }), 5);
    expect(ids).toContain('entrave-arme');
    expect(ids).not.toContain('empoigner');
    expect(ids).not.toContain('escalader');
  });

  test('[HB-MAN-15] [HB-FOE-03] [HB-SOLO-14] a creature needs the tag, or one by name; the MJ may always spend its die', () => {
    const spent = (tags: readonly string[]) => {
      // An equal die is already counted: the software spends this one.
      const struck = [{ side: 'adversaires', target: 'h1', highest: 5, dealt: 5, attacks: 1 }] as const;
      const state = inFight({ heroes: [tough], foes: [foe({}, { tags })] }, { struck: [...struck] });
      return play(state, (g) => strikes(g, { by: 'e1', at: ['h1'] }), { dice: [5] }).of('dieSpent');
    };
    expect(spent([])).toEqual([]);
    expect(spent(['manoeuvres'])).toMatchObject([{ manoeuvre: 'entrave-arme' }]);
    expect(spent(['fait-tomber'])).toMatchObject([{ manoeuvre: 'faire-tomber' }]);
    const led = play(
      inFight({ heroes: [tough], foes: [foe()], state: { master: 3 } }),
      (g) => strikes(g, { by: 'e1', at: ['h1'] }),
      { dice: [5], decisions: ['empoigner'] },
    );
    expect(led.asked[0]).toMatchObject({ id: 'manoeuvre', seat: 3 });
    expect(
      [herosBataillons.content.creatures.veteran!, herosBataillons.content.creatures.gobelin!].map(({ tags }) =>
        tags.includes('manoeuvres'),
      ),
    ).toEqual([true, false]);
  });
});

describe('Entrave', () => {
  test('[HB-MAN-04] attacks diminished until the end of its next turn', () => {
    const { state } = cut(duel(), ['entrave-arme'], [5]);
    const next = playTurnOf(state, 'e1', { cards: [['h1']], dice: [3] });
    expect(next.of('attackRolled')[0]!.sides).toEqual([4]);
    expect(next.find('e1').marks).toEqual([]);
    state.combat!.acted = [];
    expect(playTurnOf(state, 'e1', { cards: [['h1']], dice: [3] }).of('attackRolled')[0]!.sides).toEqual([6]);
  });

  test('[HB-MAN-05] no movement until the end of its next turn, but an action', () => {
    const { state, find } = cut(duel({ seat: 1 }), ['entrave-mouvement'], [5]);
    const { asked } = playTurnOf(state, 'e1', { decisions: ['attaquer-griffes-h1'], dice: [3] });
    expect(idsAsked(asked, 'action')).not.toContain('aller-b');
    expect(find('e1').marks).toEqual([]);
  });
});

describe('Ouverture', () => {
  test('[HB-MAN-06] pushed along an open link, or out of its position; its holds end', () => {
    const links = [
      { from: 'a', to: 'b', open: true },
      { from: 'b', to: 'c', open: false },
    ];
    const given = duel({ zone: 'b' }, { heroes: [{ ...sword, zone: 'b' }, {}], scene: { links } });
    const held = { id: 'empoigne', until: { in: 'removed' }, by: 'h1' } as const;
    given.foes![0]!.marks = [held];
    const { find, asked } = cut(given, ['repousser-a'], [4]);
    expect(idsAsked(asked, 'manoeuvre').filter((id) => id.startsWith('repousser'))).toEqual(['repousser-a']);
    expect(find('e1')).toMatchObject({ zone: 'a', marks: [] });
    const middle = duel({ zone: 'b' }, { heroes: [{ ...sword, zone: 'b' }, { zone: 'b' }] });
    expect(choices(middle, 4).filter((id) => id.startsWith('repousser'))).toEqual(['repousser-a', 'repousser-c']);
    // Who holds somebody lets go when pushed.
    const holding = duel({}, { heroes: [sword, { marks: [{ ...held, by: 'e1' }] }] });
    expect(cut(holding, ['repousser-b'], [4]).find('h2').marks).toEqual([]);
    const behind = [{ id: 'pilier', tag: 'couvert' }] as const;
    const room = { id: 'a', exit: false, lit: true, positions: [...behind], features: [], items: [] };
    const placed = duel({ position: 'pilier' }, { scene: { zones: [room], links: [] } });
    expect(cut(placed, ['repousser-sur-place'], [4]).find('e1')).toMatchObject({ zone: 'a', position: null });
  });

  test('[HB-MAN-07] neither leaves while the hold lasts; a FOR test, letting go or another target end it', () => {
    const { state, find } = cut(duel({ values: { end: 15, for: 8 }, seat: 1 }), ['empoigner'], [5]);
    expect(find('e1').marks).toMatchObject([{ id: 'empoigne', by: 'h1' }]);
    const stuck = playTurnOf(structuredClone(state), 'e1', { decisions: ['se-liberer'], dice: [9] });
    expect(idsAsked(stuck.asked, 'action')).not.toContain('aller-b');
    expect(stuck.find('e1').marks).toHaveLength(1);
    const free = playTurnOf(structuredClone(state), 'e1', { decisions: ['se-liberer', 'aller-b'], dice: [8] });
    expect(free.find('e1')).toMatchObject({ marks: [], zone: 'b' });
    const released = playTurnOf(structuredClone(state), 'h1', { decisions: ['lacher-e1', 'finir-son-tour'] });
    expect(idsAsked(released.asked, 'action')).not.toContain('aller-b');
    expect(released.find('e1').marks).toEqual([]);
    expect(released.asked.at(-1)!.options.map(({ id }) => id)).toContain('attaquer-epee-e1');
    const orphan = structuredClone(state);
    orphan.beings[0]!.status = 'mort';
    expect(playTurnOf(orphan, 'e1', { decisions: ['aller-b'] }).find('e1').marks).toEqual([]);
    const other = structuredClone(state);
    other.beings.push({ ...structuredClone(find('e1')), id: 'e2', marks: [] });
    play(other, (g) => strikes(g, { by: 'h1', at: ['e2'] }), { dice: [2] });
    expect(other.beings.find(({ id }) => id === 'e1')!.marks).toEqual([]);
  });

  test('[HB-MAN-08] on the ground: a d4 and no change of zone until its movement is spent', () => {
    const { state } = cut(duel({ seat: 1 }), ['faire-tomber'], [5]);
    const lying = playTurnOf(structuredClone(state), 'e1', {
      decisions: ['attaquer-griffes-h1', 'se-relever'],
      dice: [2],
    });
    expect(lying.of('attackRolled')[0]!.sides).toEqual([4]);
    expect(idsAsked(lying.asked, 'action')).not.toContain('aller-b');
    const stood = playTurnOf(state, 'e1', { decisions: ['se-relever', 'attaquer-griffes-h1'], dice: [2] });
    expect(stood.of('attackRolled')[0]!.sides).toEqual([6]);
    expect(stood.find('e1').marks).toEqual([]);
    expect(stood.find('e1').zone).toBe('a');
    const down = { id: 'au-sol', until: { in: 'removed' } } as const;
    const charger = { marks: [down], hero: { abilities: ['charge'], items: [object('epee')] } };
    const near: Given = { heroes: [charger], foes: [foe({}, { ...tough, zone: 'b' })] };
    const { asked } = playTurnOf(near, 'h1', { decisions: ['finir-son-tour'] });
    expect(idsAsked(asked, 'action')).toEqual(['se-relever', 'finir-son-tour']);
  });

  test('[HB-MAN-09] one more to the next attack of an ally on the same target, lost with the spender’s next turn', () => {
    const given = duel({}, { heroes: [sword, sword] });
    const { state } = cut(given, ['aider-h2'], [4]);
    const helped = play(structuredClone(state), (g) => strikes(g, { by: 'h2', at: ['e1'] }), { dice: [3] });
    expect(helped.of('damaged')[0]!.damage).toBe(4);
    expect(helped.find('h2').marks).toEqual([]);
    const spent = play(structuredClone(state), (g) => strikes(g, { by: 'h2', at: ['e1'] }), {
      dice: [5],
      decisions: ['entrave-arme'],
    });
    expect(spent.of('damaged')).toEqual([]);
    expect(choices(given, 4)).not.toContain('aider-h1');
    const late = playTurnOf(state, 'h1', { decisions: ['finir-son-tour'] });
    expect(late.find('h2').marks).toEqual([]);
  });
});

describe('Repositionnement', () => {
  test('[HB-MAN-10] one more movement after the attack, even once the movement is used', () => {
    const { find, of, asked } = playTurnOf(duel({ zone: 'b' }), 'h1', {
      decisions: ['aller-b', 'attaquer-epee-e1', 'repositionnement', 'aller-c'],
      dice: [5],
    });
    expect(idsAsked(asked, 'se-repositionner')).toEqual(['aller-a', 'aller-c']);
    expect(find('h1').zone).toBe('c');
    expect(of('damaged')).toEqual([]);
  });

  test('[HB-MAN-10] once a turn: a second die adds nothing', () => {
    const items = [object('epee-courte', 'pret', { id: 'x' }), object('hachette', 'pret', { id: 'y' })];
    const { asked, state } = playTurnOf(duel({}, { heroes: [{ hero: { items } }, {}] }), 'h1', {
      decisions: ['attaquer-x-et-y-e1', 'repositionnement', 'degats', 'finir-son-tour'],
      dice: [[4, 5]],
    });
    const [first, second] = asked
      .filter(({ id }) => id === 'manoeuvre')
      .map(({ options }) => options.map(({ id }) => id));
    expect(first).toContain('repositionnement');
    expect(second).not.toContain('repositionnement');
    expect(state.beings[0]!.zone).toBe('b');
  });

  test('[HB-MAN-11] [HB-FOE-04] onto something larger: followed, improved, shaken off', () => {
    for (const size of ['petit', 'moyen'] as const) expect(choices(duel({ size }), 5)).not.toContain('escalader');
    const strong = { ...sword, values: { for: 18 } };
    const { state, find } = cut(duel({ size: 'grand', seat: 1 }, { heroes: [strong, {}] }), ['escalader'], [5]);
    expect(find('h1').marks).toMatchObject([{ id: 'grimpe', by: 'e1' }]);
    const again = play(structuredClone(state), (g) => strikes(g, { by: 'h1', at: ['e1'] }), {
      dice: [9],
      decisions: ['degats'],
    });
    expect(again.of('attackRolled')[0]!.sides).toEqual([12]);
    const walked = playTurnOf(structuredClone(state), 'e1', { decisions: ['aller-b', 'secouer-h1'], dice: [10] });
    expect(walked.find('h1')).toMatchObject({ zone: 'b', marks: [{ id: 'grimpe' }] });
    const shaken = playTurnOf(structuredClone(state), 'e1', {
      decisions: ['secouer-h1', 'finir-son-tour'],
      dice: [11],
    });
    expect(shaken.find('h1').marks).toMatchObject([{ id: 'au-sol' }]);
    const jumped = playTurnOf(state, 'h1', { decisions: ['sauter-a-bas', 'finir-son-tour'] });
    expect(jumped.find('h1').marks).toEqual([]);
  });

  test('[HB-MAN-11] [HB-ATK-08] on a legend the climber rolls its own dice', () => {
    const grimpe = { id: 'grimpe', until: { in: 'removed' }, by: 'e1' } as const;
    const legend = { ...tough, scale: 'bataillon', tags: ['legendaire'], size: 'colossal' } as const;
    expect(cut(duel(legend), [], [3]).of('attackRolled')[0]!.sides).toEqual([4]);
    const climber = duel(legend, { heroes: [{ ...sword, marks: [grimpe] }, {}] });
    expect(cut(climber, [], [3]).of('attackRolled')[0]!.sides).toEqual([8]);
  });
});
