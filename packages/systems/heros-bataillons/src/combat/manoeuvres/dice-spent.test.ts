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
import type { Mark } from '../../pieces.ts';
import type { Turn } from '../../state.ts';

const items = [object('epee-courte', 'pret', { id: 'x' }), object('hachette', 'pret', { id: 'y' })];
const pair: GivenBeing = { hero: { items } };
const tough = { values: { end: 15 } };
const mark = (id: string, by?: string): Mark => ({ id, until: { in: 'removed' }, ...(by === undefined ? {} : { by }) });

/** `h1` strikes with both hands; what each die was offered comes with the rest. */
function both(given: Given, decisions: readonly string[], dice: readonly (number | readonly number[])[] = [[4, 5]]) {
  const state = inFight({ heroes: [pair, {}], foes: [foe({}, tough)], ...given });
  const played = play(state, (g) => strikes(g, { by: 'h1', at: ['e1'], with: 'x-et-y' }), { decisions, dice });
  const offered = played.asked.filter(({ id }) => id === 'manoeuvre').map(({ options }) => options.map(({ id }) => id));
  return { ...played, offered };
}
const first = (given: Given, dice?: readonly (number | readonly number[])[]) =>
  both(given, dice ? ['degats'] : ['degats', 'degats'], dice).offered[0]!;

describe('helping an ally', () => {
  test('[HB-MAN-09] several dice add up', () => {
    const { state, find } = both({ heroes: [pair, pair] }, ['aider-h2', 'aider-h2']);
    expect(find('h2').marks).toMatchObject([{ id: 'ouverture-e1', value: 2 }]);
    const helped = play(state, (g) => strikes(g, { by: 'h2', at: ['e1'], with: 'x' }), { dice: [3] });
    expect(helped.of('damaged')).toMatchObject([{ damage: 5 }]);
    const opened = { ...mark('ouverture-e1', 'h1'), value: 2 };
    const third = both({ heroes: [pair, { ...pair, marks: [opened] }] }, ['aider-h2', 'degats']);
    expect(third.find('h2').marks).toMatchObject([{ id: 'ouverture-e1', value: 3 }]);
  });

  test('[HB-MAN-09] an opening on another target is not the same one', () => {
    const opened = { ...mark('ouverture-e2', 'h1'), value: 2 };
    const { find } = both({ heroes: [pair, { ...pair, marks: [opened] }] }, ['aider-h2', 'degats']);
    expect(find('h2').marks.map(({ id, value }) => [id, value])).toEqual([
      ['ouverture-e2', 2],
      ['ouverture-e1', 1],
    ]);
  });

  test('[HB-MAN-09] only an ally that attacks is offered', () => {
    const beside = (ally: GivenBeing) => first({ foes: [foe({}, tough), { ...ally, side: 'heros' }] });
    expect(beside(foe())).toContain('aider-e2');
    expect(beside({})).not.toContain('aider-e2');
    expect(beside(foe({}, { status: 'mort' }))).not.toContain('aider-e2');
  });
});

describe('moving after the attack', () => {
  test('[HB-MAN-10] it is noted in one’s own turn, and a turn has no other', () => {
    const given: Given = { heroes: [pair, {}], foes: [foe({}, tough)] };
    const { of } = playTurnOf(given, 'h1', {
      decisions: ['attaquer-x-e1', 'repositionnement', 'finir-son-tour'],
      dice: [4],
    });
    expect(of('repositioned')).toMatchObject([{ being: 'h1' }]);
    const turn: Turn = {
      ...{ being: 'h1', moved: false, crossed: false, acted: true, movedBefore: false, halted: false },
      ...{ repositioned: true, sparing: false },
    };
    const offered = (now: Turn) =>
      idsAsked(
        play(inFight(given, { turn: now }), (g) => strikes(g, { by: 'h1', at: ['e1'], with: 'x' }), {
          decisions: ['degats'],
          dice: [4],
        }).asked,
        'manoeuvre',
      );
    expect(offered(turn)).not.toContain('repositionnement');
    expect(offered({ ...turn, repositioned: false })).toContain('repositionnement');
    expect(offered({ ...turn, being: 'h2' })).toContain('repositionnement');
  });

  test('[HB-MAN-10] a second die may still do anything else', () => {
    const [, second] = both({}, ['repositionnement', 'degats']).offered;
    expect(second).not.toContain('repositionnement');
    expect(second).toEqual(expect.arrayContaining(['entrave-arme', 'faire-tomber', 'aider-h2']));
  });

  test('[HB-MAN-10] [HB-MAN-05] [HB-MAN-07] [HB-MAN-08] not on the ground, hampered, or held with nowhere to step', () => {
    const hero = (...marks: Mark[]): Given => ({ heroes: [{ ...pair, marks }, {}] });
    expect(first({})).toContain('repositionnement');
    expect(first(hero(mark('au-sol')), [4])).not.toContain('repositionnement');
    expect(first(hero(mark('entrave-mouvement')))).not.toContain('repositionnement');
    expect(first(hero(mark('empoigne', 'e1')))).not.toContain('repositionnement');
    expect(first({ zones: ['a'] })).not.toContain('repositionnement');
  });

  test('[HB-MAN-10] [HB-MOV-04] who is held may still take a position of its zone, not who lies or is hampered', () => {
    const positions = [{ id: 'estrade', tag: 'hauteur' }] as const;
    const zone = { id: 'a', exit: false, lit: true, positions: [...positions], features: [], items: [] };
    const scene = { zones: [zone, { ...zone, id: 'b', positions: [] }], links: [{ from: 'a', to: 'b', open: true }] };
    const held: Given = { heroes: [{ ...pair, marks: [mark('empoigne', 'e1')] }, {}], scene };
    const { find } = both(held, ['repositionnement', 'degats']);
    expect(find('h1')).toMatchObject({ zone: 'a', position: 'estrade' });
    const lying: Given = { heroes: [{ ...pair, marks: [mark('au-sol')] }, {}], scene };
    expect(first(lying, [4])).not.toContain('repositionnement');
    const hampered: Given = { heroes: [{ ...pair, marks: [mark('entrave-mouvement')] }, {}], scene };
    expect(first(hampered)).not.toContain('repositionnement');
  });
});

describe('climbing', () => {
  const large = foe({}, { ...tough, size: 'grand' });

  test('[HB-MAN-11] one climber each, and one mount', () => {
    const foes = [large, large];
    expect(first({ foes })).toContain('escalader');
    expect(first({ foes, heroes: [pair, { marks: [mark('grimpe', 'e1')] }] })).not.toContain('escalader');
    expect(first({ foes, heroes: [pair, { marks: [mark('grimpe', 'e2')] }] })).toContain('escalader');
    expect(first({ foes, heroes: [{ ...pair, marks: [mark('grimpe', 'e2')] }, {}] })).not.toContain('escalader');
  });

  test('[HB-MAN-11] [HB-MAN-02] a target pushed away first is out of reach', () => {
    const { find } = both({ foes: [large] }, ['escalader', 'repousser-b']);
    expect(find('e1').zone).toBe('b');
    expect(find('h1').marks.map(({ id }) => id)).not.toContain('grimpe');
  });

  test('[HB-MAN-11] [HB-MAN-10] who climbs moves no more, and does not climb twice', () => {
    const [, second] = both({ foes: [large] }, ['escalader', 'degats']).offered;
    expect(second).not.toContain('escalader');
    expect(second).not.toContain('repositionnement');
    expect(second).toContain('entrave-arme');
  });
});

describe('who knows none', () => {
  test('[HB-MAN-15] battalions and invoked entities never do, whatever their tags and whoever plays them', () => {
    for (const kind of ['bataillon', 'invoque'] as const) {
      const fighter = foe({}, { kind, tags: ['manoeuvres', 'fait-tomber'] });
      const { asked, of } = play(
        inFight({ heroes: [tough], foes: [fighter], state: { master: 3 } }),
        (g) => strikes(g, { by: 'e1', at: ['h1'] }),
        { dice: [5] },
      );
      expect([asked, of('dieSpent'), of('damaged').length]).toEqual([[], [], 1]);
    }
  });
});
