import { describe, expect, test } from 'vitest';
import { delving } from '../../testing/delve.ts';
import { type Given, play } from '../../testing/index.ts';
import { herosBataillons } from '../system.ts';
import { budgetFor, compose, creaturesFor } from './budget.ts';
import { type Approach, meet } from './meeting.ts';
import { placeBand } from './placing.ts';

const party: Given = { heroes: [{}, {}, {}] };
const plain: Approach = { stealth: 0, resting: false, hostile: false };

describe('the budget of an encounter', () => {
  test('[HB-SOLO-06] menace for each hero who stands, and 30 with a battalion', () => {
    const state = delving({ heroes: [{}, {}, {}, { status: 'coma' }] });
    expect((['facile', 'standard', 'dangereux', 'mortel'] as const).map((d) => budgetFor(state, d).total)).toEqual([
      6, 9, 12, 18,
    ]);
    expect(budgetFor(delving({ heroes: [{}, { side: 'adversaires' }] }), 'facile').total).toBe(2);
    const battle = delving({ heroes: [{}], foes: [{ side: 'heros', kind: 'bataillon' }] });
    expect(budgetFor(battle, 'facile')).toEqual({ total: 32, great: true });
  });

  test('[HB-SOLO-06] copies while the budget allows, six of one draw at most, then the rest', () => {
    const composed = (total: number, ...cards: string[]) =>
      play({}, (g) => compose(g, { total, great: false }), { cards: cards.map((card) => [card]) }).value;
    expect(composed(9, 'squelette')).toEqual({ squelette: 3 });
    expect(composed(2, 'gobelin')).toEqual({ gobelin: 1 });
    expect(composed(9, 'gobelin', 'rat-geant')).toEqual({ gobelin: 4, 'rat-geant': 1 });
    expect(composed(14, 'brigand', 'loup')).toEqual({ brigand: 4, loup: 1 });
    expect(composed(0)).toEqual({});
  });

  test('[HB-SOLO-06] at least a fifth of the budget, and nothing great without a battalion', () => {
    const fitting = creaturesFor(herosBataillons, 30, false);
    expect(
      fitting.map((id) => herosBataillons.content.creatures[id]!.menace).every((menace) => menace >= 6 && menace <= 30),
    ).toBe(true);
    expect(fitting.every((id) => herosBataillons.content.creatures[id]!.scale === 'etre')).toBe(true);
    expect(creaturesFor(herosBataillons, 30, true)).toContain('bataillon-gobelin');
    expect(fitting).not.toContain('geant-des-brumes');
    // Sixteen is the worst a delve holds: above 80 nothing else comes first.
    expect([creaturesFor(herosBataillons, 80, false), creaturesFor(herosBataillons, 81, false)]).toEqual([
      ['manticore'],
      ['manticore'],
    ]);
    const band = play({}, (g) => compose(g, { total: 120, great: false }), {
      cards: [['manticore'], ['gargouille']],
    }).value;
    expect(band).toEqual({ manticore: 6, gargouille: 3 });
  });
});

describe('meeting creatures', () => {
  const met = (
    band: Record<string, number>,
    approach: Partial<Approach>,
    script: { dice: readonly (number | readonly number[])[]; decisions?: readonly string[] },
    heroes: Given['heroes'] = [{}],
  ) => play(delving({ heroes }), (g) => meet(g, band, { ...plain, ...approach }), script);

  test('[HB-SOLO-03] 1 surprise, 2 caught out, 3 to 5 normal, 6 ambush', () => {
    const mode = (face: number, approach: Partial<Approach> = {}) =>
      met({ squelette: 1 }, approach, { dice: [face] }).value;
    expect([1, 2, 3, 4, 5, 6].map((face) => mode(face))).toEqual(
      ['surprise', 'depourvu', 'normal', 'normal', 'normal', 'embuscade'].map((initiative) => ({ initiative })),
    );
    expect(mode(2, { resting: true })).toEqual({ initiative: 'surprise' });
    expect(mode(1, { resting: true })).toEqual({ initiative: 'surprise' });
    expect(mode(5, { stealth: 1 })).toEqual({ initiative: 'embuscade' });
    expect(mode(6, { stealth: 1 })).toEqual({ initiative: 'embuscade' });
    expect(mode(3, { stealth: -1 })).toEqual({ initiative: 'depourvu' });
    const terms = (stealth: Approach['stealth']) =>
      met({ squelette: 1 }, { stealth }, { dice: [4] })
        .of('surpriseRolled')[0]!
        .sums!.flatMap((one) => one.terms.map(({ label, value }) => [label, value]));
    expect(terms(0)).toEqual([['de', 4]]);
    expect(terms(-1)).toEqual([
      ['de', 4],
      ['discretion', -1],
    ]);
  });

  test('[HB-SOLO-04] hostile to 7, gone from 10; the mindless never talk', () => {
    expect(met({ gobelin: 2 }, {}, { dice: [4, [3, 4]] }).value).toEqual({ initiative: 'normal' });
    expect(met({ gobelin: 2 }, {}, { dice: [4, [5, 5]] }).value).toEqual({ peace: 'depart' });
    expect(met({ squelette: 2 }, {}, { dice: [4] }).value).toEqual({ initiative: 'normal' });
    expect(met({ gobelin: 1, squelette: 1 }, {}, { dice: [4] }).value).toEqual({ initiative: 'normal' });
  });

  test('[HB-SOLO-04] wary at 8 and 9: one hero may test VOL, or the heroes begin', () => {
    const heroes = [{ values: { vol: 9 } }];
    const wary = (face: number, d20: readonly number[], pick: string) =>
      met({ gobelin: 2 }, {}, { dice: [face, [4, 4], ...d20], decisions: [pick] }, heroes).value;
    expect(wary(4, [9], 'negocier-h1')).toEqual({ peace: 'negociation' });
    expect(wary(2, [10], 'negocier-h1')).toEqual({ initiative: 'normal' });
    expect(wary(2, [], 'attaquer')).toEqual({ initiative: 'normal' });
    const nine = met({ gobelin: 2 }, {}, { dice: [4, [4, 5]], decisions: ['attaquer'] }, heroes);
    expect(nine.of('reactionRolled')).toMatchObject([{ reaction: 'mefiant' }]);
  });

  test('[HB-SOLO-13] [HB-SOLO-04] who has the tag of the test has an advantage', () => {
    const eloquence = { id: 'eloquence', name: 'É', attribute: 'vol', tags: ['negocier'], degree: 1 } as const;
    const heroes = [{ values: { vol: 9 }, hero: { talents: [{ ...eloquence, tags: ['negocier'] }] } }];
    const talked = met({ gobelin: 1 }, {}, { dice: [4, [4, 4], [15, 9]], decisions: ['negocier-h1'] }, heroes);
    expect(talked.value).toEqual({ peace: 'negociation' });
  });

  test('[HB-SOLO-04] an ambush skips the roll if the heroes attack', () => {
    expect(met({ gobelin: 2 }, {}, { dice: [6], decisions: ['attaquer'] }).value).toEqual({ initiative: 'embuscade' });
    expect(met({ gobelin: 2 }, {}, { dice: [6, [6, 6]], decisions: ['attendre'] }).value).toEqual({ peace: 'depart' });
  });

  test('[HB-SOLO-20] those who guard the goal are always hostile', () => {
    expect(met({ gobelin: 2 }, { hostile: true }, { dice: [4] }).value).toEqual({ initiative: 'normal' });
  });
});

describe('where they stand', () => {
  const placed = (zones: number, initiative: 'normal' | 'surprise', wandering = false, cards: string[][] = []) => {
    const state = delving(party);
    state.scene!.zones = ['z1', 'z2', 'z3']
      .slice(0, zones)
      .map((id, i) => ({ id, exit: i === 0 || i === zones - 1, lit: true, positions: [], features: [], items: [] }));
    if (cards.length > 1)
      state.scene!.links = [
        { from: 'z1', to: 'z2', open: true },
        { from: 'z2', to: 'z3', open: true },
        { from: 'z1', to: 'z3', open: true },
      ];
    const band = { gobelin: 2 };
    play(state, (g) => placeBand(g, band, { initiative, wandering }), { cards });
    return state.beings.filter(({ side }) => side === 'adversaires').map(({ zone }) => zone);
  };

  test('[HB-SOLO-19] in the last zone; in a triangle in zone 2 or 3 at random', () => {
    expect(placed(3, 'normal')).toEqual(['z3', 'z3']);
    expect(placed(1, 'normal')).toEqual(['z1', 'z1']);
    expect(placed(3, 'normal', false, [['z2'], ['z3']])).toEqual(['z2', 'z3']);
    expect(() => placed(3, 'normal', false, [['z1'], ['z3']])).toThrow();
  });

  test('[HB-SOLO-19] in a total surprise beside the heroes; wanderers by an exit drawn at random', () => {
    expect(placed(3, 'surprise')).toEqual(['z1', 'z1']);
    expect(placed(2, 'normal', true, [['z2']])).toEqual(['z2', 'z2']);
    expect(() => placed(3, 'normal', true, [['z2']])).toThrow();
  });
});
