import { expect, test } from 'vitest';
import { draw, roll, rollOne } from './chance.ts';
import { ask, option } from './decision.ts';
import type { GameEvent } from './event.ts';
import { explore } from './explore.ts';
import { everyDraw, everyHand, everyThrow } from './outcomes.ts';
import type { Rule } from './rule.ts';
import type { World } from './system.ts';
import { worldOf } from './world.ts';

interface Purse {
  gold: number;
}
type Won = GameEvent & { readonly type: 'won'; readonly gold: number };
const system = {
  world: (base: World<Purse, Won>) => base,
  apply({ state }: World<Purse, Won>, { gold }: Won) {
    state.gold += gold;
  },
};
const RULE = 'C50-JET-02';
const dice = (count: number, sides: number) => ({ kind: 'roll', seat: 0, rule: RULE, count, sides }) as const;

test('hands weigh as much as the throws they stand for', () => {
  const hands = everyHand(dice(4, 6));
  expect(hands).toHaveLength(126);
  const byHand = new Map<string, number>();
  for (const { answer, chance } of everyThrow(dice(4, 6))) {
    const key = answer.toSorted().join();
    byHand.set(key, (byHand.get(key) ?? 0) + chance);
  }
  for (const { answer, chance } of hands) expect(chance).toBeCloseTo(byHand.get(answer.join())!, 14);
});

test('cards are drawn in every order, each as likely', () => {
  const draws = everyDraw({ kind: 'draw', seat: 0, deck: 'd', rule: RULE, from: ['a', 'b', 'c'], count: 2 });
  expect(draws.map(({ answer }) => answer.join(''))).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb']);
  for (const { chance } of draws) expect(chance).toBeCloseTo(1 / 6, 15);
});

/** One die; a player who sees it may throw another one instead; an ace drawn doubles it. */
function* wager(g: World<Purse, Won>): Rule<number> {
  const face = yield* rollOne(g, { seat: 0, sides: 6, rule: RULE });
  const again = yield* ask({
    id: 'relancer',
    seat: 0,
    rule: RULE,
    options: [option('garder', false), option('relancer', true)],
  });
  const kept = again ? yield* rollOne(g, { seat: 0, sides: 6, rule: RULE }) : face;
  const [card] = yield* draw(g, { deck: 'pile', from: ['as', 'roi'], count: 1, rule: RULE });
  g.emit({ type: 'won', gold: card === 'as' ? 2 * kept : kept, rules: [RULE] });
  return kept;
}

test('the best choice is taken at every decision, chance is weighed', () => {
  const state = { gold: 0 };
  // A die worth 3.5 is thrown again below 4: (3 × 3.5 + 4 + 5 + 6) / 6, then half the time doubled.
  const worth = explore({ from: worldOf(system, state), rule: wager, worth: (end) => end.state.gold });
  expect(worth).toBeCloseTo(4.25 * 1.5, 12);
  expect(state.gold).toBe(0);
});

test('choices may be narrowed', () => {
  const among = explore({
    from: worldOf(system, { gold: 0 }),
    rule: wager,
    worth: ({ result }) => (result === 6 ? 1 : 0),
    among: ({ options }) => options.slice(0, 1),
  });
  expect(among).toBeCloseTo(1 / 6, 12);
});

test('a tree that is too large, or whose rule changes its mind, is refused', () => {
  const many = (): Rule<readonly number[]> => roll({}, { seat: 0, count: 6, sides: 6, rule: RULE });
  const exploration = { from: worldOf(system, { gold: 0 }), worth: () => 1 };
  expect(() => explore({ ...exploration, rule: many, most: 100 })).toThrow('more than 100 runs');
  expect(explore({ ...exploration, rule: many, most: 463, hands: true })).toBeCloseTo(1, 12);
  let runs = 0;
  const fickle = () => ask({ id: 'q', seat: 0, rule: RULE, options: [option(`a${runs++}`, 1), option('b', 2)] });
  expect(() => explore({ ...exploration, rule: fickle })).toThrow('not deterministic');
});

test('a rule that may go on for ever is cut, and what is cut is worth nothing', () => {
  function* sixes(): Rule<number> {
    for (let n = 0; ; n++) if ((yield* rollOne({}, { seat: 0, sides: 2, rule: RULE })) === 1) return n;
  }
  const exploration = { from: worldOf(system, { gold: 0 }), rule: sixes, worth: () => 1 };
  expect(explore({ ...exploration, deepest: 3 })).toBeCloseTo(7 / 8, 15);
});
