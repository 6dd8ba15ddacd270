import { describe, expect, test } from 'vitest';
import { foe, type Given, type GivenBeing, play } from '../../testing/index.ts';
import { talentOf } from '../beings/hero.ts';
import type { Combat, HBState } from '../state.ts';
import { herosBataillons } from '../system.ts';
import type { HB } from '../world.ts';
import { fightStep } from './rounds.ts';
import { startCombat } from './start.ts';

const END = 'finir-son-tour';
const started = (
  given: Given,
  initiative: Combat['initiative'],
  dice: readonly number[] = [],
  decisions: string[] = [],
) => play(given, (g) => startCombat(g, { initiative }), { dice, decisions });
const slotsOf = ({ combat }: HBState) => combat!.slots.map(({ beings }) => beings.join(' '));
function* steps(g: HB, count: number) {
  for (let i = 0; i < count; i++) yield* fightStep(g);
}
const two: Given = { heroes: [{ values: { agi: 12 } }, { values: { agi: 9 } }], foes: [foe({}, { zone: 'c' })] };

describe('the order of a combat', () => {
  test('[HB-CBT-01] [HB-INI-01] heroes first without a roll, pressure on', () => {
    const { state, of } = started(two, 'normal');
    expect(slotsOf(state)).toEqual(['h1 h2', 'e1']);
    expect(state).toMatchObject({ combat: { round: 1 }, scene: { pressure: true } });
    expect(of('checked')).toEqual([]);
  });

  test('[HB-INI-02] [HB-ATTR-07] caught out, those who fail their AGI test act after the adversaries', () => {
    expect(slotsOf(started(two, 'depourvu', [12, 10]).state)).toEqual(['h1', 'e1', 'h2']);
    const named = play(two, (g) => startCombat(g, { initiative: 'depourvu', caught: ['h2'] }), { dice: [10] });
    expect(slotsOf(named.state)).toEqual(['h1', 'e1', 'h2']);
  });

  test('[HB-CHA-11] a hero caught out still acts late: no Chance is asked for', () => {
    const lucky: Given = { ...two, heroes: [{ values: { agi: 9 }, hero: { chance: 2 } }] };
    const { asked, state } = started(lucky, 'depourvu', [10]);
    expect([asked, slotsOf(state), state.beings[0]!.hero!.chance]).toEqual([[], ['e1', 'h1'], 2]);
  });

  test('[HB-CRE-06] Vif helps who is caught out', () => {
    const quick: Given = {
      ...two,
      heroes: [{ values: { agi: 9 }, hero: { talents: [talentOf(herosBataillons, 'vif')] } }],
    };
    const { of, state } = play(quick, (g) => startCombat(g, { initiative: 'depourvu' }), { dice: [[15, 9]] });
    expect(of('checked')).toMatchObject([{ kept: 9, advantages: [{ label: 'talent-vif', count: 1 }] }]);
    expect(slotsOf(state)).toEqual(['h1', 'e1']);
  });

  test('[HB-INI-03] in a total surprise heroes act after, without a roll', () => {
    const { state, of } = started(two, 'surprise');
    expect(slotsOf(state)).toEqual(['e1', 'h1 h2']);
    expect(of('checked')).toEqual([]);
  });

  test('[HB-HERO-02] Instinct is never caught out, and may test in a total surprise', () => {
    const given: Given = { ...two, heroes: [{ hero: { abilities: ['instinct'] } }, { values: { agi: 9 } }] };
    expect(slotsOf(started(given, 'depourvu', [10]).state)).toEqual(['h1', 'e1', 'h2']);
    expect(slotsOf(started(given, 'surprise', [10], ['suivre-son-instinct']).state)).toEqual(['h1', 'e1', 'h2']);
    expect(slotsOf(started(given, 'surprise', [11], ['suivre-son-instinct']).state)).toEqual(['e1', 'h1 h2']);
    expect(slotsOf(started(given, 'surprise', [], ['agir-apres']).state)).toEqual(['e1', 'h1 h2']);
  });

  test('[HB-INI-04] [HB-Q-09] the slots repeat every round, or heroes come first from the second', () => {
    const second = (variants: Given['variants']) =>
      play(
        { ...two, variants: variants! },
        function* (g) {
          yield* startCombat(g, { initiative: 'surprise' });
          while (g.state.combat!.round === 1) yield* fightStep(g);
        },
        { decisions: ['agir-h1', END, END] },
      );
    const kept = second({});
    expect(slotsOf(kept.state)).toEqual(['e1', 'h1 h2']);
    expect(kept.of('turnStarted').map(({ being }) => being)).toEqual(['e1', 'h1', 'h2']);
    expect(slotsOf(second({ slotOrder: 'heroesFirst' }).state)).toEqual(['h1 h2', 'e1']);
  });

  test('[HB-INI-05] an ally acts in the slot of its commander, who arrives late in the last slot of its side', () => {
    const company = { kind: 'bataillon', seat: null } as const;
    const given: Given = { ...two, heroes: [...two.heroes!, { ...company, commander: 'h2' }] };
    const { state } = started(given, 'depourvu', [12, 10]);
    expect(slotsOf(state)).toEqual(['h1', 'e1', 'h2 h3']);
    const early: Given = { ...two, heroes: [...two.heroes!, { ...company, commander: 'h1' }] };
    expect(slotsOf(started(early, 'depourvu', [12, 10]).state)).toEqual(['h1 h3', 'e1', 'h2']);
    const joining = play(
      two,
      function* (g, find) {
        yield* startCombat(g, { initiative: 'depourvu' });
        const ally = { ...structuredClone(find('e1')), id: 'e9', zone: 'a', side: 'heros' as const };
        g.emit({ type: 'beingAdded', added: ally, rules: ['HB-INI-05'] });
        while (g.state.combat!.round === 1) yield* fightStep(g);
      },
      { dice: [12, 10], decisions: [END, END] },
    );
    expect(slotsOf(joining.state)).toEqual(['h1', 'e1', 'h2 e9']);
    const late = play(
      two,
      function* (g, find) {
        yield* startCombat(g, { initiative: 'normal' });
        g.emit({ type: 'beingAdded', added: { ...structuredClone(find('e1')), id: 'e9' }, rules: ['HB-INI-05'] });
        while (g.state.combat!.round === 1) yield* fightStep(g);
      },
      { decisions: ['agir-h1', END, END] },
    );
    expect(slotsOf(late.state)).toEqual(['h1 h2', 'e1 e9']);
  });

  test('[HB-INI-05] an invoked entity acts right after its caster', () => {
    const entity = { kind: 'invoque', commander: 'h1', seat: null } as const;
    const given: Given = { ...two, heroes: [...two.heroes!, entity] };
    const { of } = play(
      given,
      function* (g) {
        yield* startCombat(g, { initiative: 'normal' });
        yield* steps(g, 2);
      },
      { decisions: ['agir-h1', END, END, END] },
    );
    expect(of('turnStarted').map(({ being }) => being)).toEqual(['h1', 'h3', 'h2']);
  });
});

describe('rounds', () => {
  test('[HB-CBT-02] [HB-CBT-04] one turn each for those able to act, adversaries with a movement and an attack', () => {
    const given: Given = { heroes: [{}, { status: 'coma' }], foes: [foe({}, { zone: 'b' })] };
    const { of } = play(
      given,
      function* (g) {
        yield* startCombat(g, { initiative: 'normal' });
        while (g.state.combat!.round === 1) yield* fightStep(g);
      },
      { decisions: [END], dice: [2] },
    );
    expect(of('turnStarted').map(({ being }) => being)).toEqual(['h1', 'e1']);
    expect(of('beingMoved')).toMatchObject([{ being: 'e1', zone: 'a' }]);
    expect(of('attackRolled')).toHaveLength(1);
  });

  test('[HB-CBT-02] [HB-DMG-10] five take part, one in a coma: four turns', () => {
    const given: Given = {
      heroes: [{}, { status: 'coma' }],
      foes: [1, 2, 3].map(() => foe({}, { zone: 'c' })),
      scene: { links: [] },
    };
    const { of } = play(given, function* (g) {
      yield* startCombat(g, { initiative: 'normal' });
      while (g.state.combat!.round === 1) yield* fightStep(g);
    });
    expect(of('turnStarted').map(({ being }) => being)).toEqual(['h1', 'e1', 'e2', 'e3']);
  });

  test('[HB-CBT-06] any order inside a side, chosen anew each round', () => {
    const far: Given = { heroes: [{}, {}, {}], foes: [foe({}, { zone: 'd' })], zones: ['a', 'b', 'c', 'd'] };
    const { of, asked } = play(
      far,
      function* (g) {
        yield* startCombat(g, { initiative: 'normal' });
        while (g.state.combat!.round === 1) yield* fightStep(g);
        yield* steps(g, 3);
      },
      { decisions: ['agir-h2', END, 'agir-h1', END, END, 'agir-h1', END, 'agir-h3', END, END] },
    );
    expect(of('turnStarted').map(({ being }) => being)).toEqual(['h2', 'h1', 'h3', 'e1', 'h1', 'h3', 'h2']);
    const next = asked.filter(({ id }) => id === 'prochain');
    expect(next.map(({ options }) => options.map(({ id }) => id).join(' '))).toEqual([
      'agir-h1 agir-h2 agir-h3',
      'agir-h1 agir-h3',
      'agir-h1 agir-h2 agir-h3',
      'agir-h2 agir-h3',
    ]);
    expect(next.map(({ seat }) => seat)).toEqual([0, 0, 0, 1]);
  });

  test('[HB-TIME-07] what a fallen being made runs out on its place in the order', () => {
    const until = { in: 'rounds', of: 'h2', left: 1, minute: 0 } as const;
    const given: Given = {
      heroes: [{}, { status: 'mort' }],
      foes: [foe({}, { zone: 'c', marks: [{ id: 'gele', until }] })],
    };
    const { find } = play(
      given,
      function* (g) {
        yield* startCombat(g, { initiative: 'normal' });
        g.state.combat!.slots[0]!.beings.push('h2');
        yield* fightStep(g);
      },
      { decisions: [END] },
    );
    expect(find('e1').marks).toEqual([]);
  });

  test('[HB-CBT-02] [HB-MAG-37] what a fallen caster called still takes one turn a round, at its place, until it is over', () => {
    const until = { in: 'rounds', of: 'h1', left: 2, minute: 0 } as const;
    const entity: GivenBeing = {
      kind: 'invoque',
      side: 'heros',
      seat: 0,
      commander: 'h1',
      marks: [{ id: 'invoque', until }],
    };
    const given: Given = {
      heroes: [{ status: 'mort' }, {}],
      foes: [foe({}, { zone: 'd' }), entity],
      zones: ['a', 'b', 'c', 'd'],
    };
    const { of, find } = play(
      given,
      function* (g) {
        yield* startCombat(g, { initiative: 'normal' });
        g.state.combat!.slots[0]!.beings.unshift('h1');
        while (g.state.combat!.round < 3) yield* fightStep(g);
      },
      { decisions: ['agir-e2', END, END, END] },
    );
    expect(of('turnStarted').map(({ being }) => being)).toEqual(['e2', 'h2', 'e1', 'h2', 'e1']);
    expect(find('e2').status).toBe('parti');
  });
});
