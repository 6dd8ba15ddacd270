import { bearingsWith, seatOf } from '@souterrain/crawl/figures';
import { defineWords, one, thing } from '@souterrain/crawl/text';
import { ask, option, type Rule, rollOne, sum, type Term, roll as throwDice } from '@souterrain/kernel';
import { modeOf } from '../faces.ts';
import { bearingsOfAttack } from '../figures/bearings.ts';
import { traitOf } from '../figures/values.ts';
import type { AD1 } from '../world/ad1.ts';
import type { Bearing } from '../world/features.ts';
import type { Roll, RollOrder, Settled, VariableModifier } from '../world/roll.ts';
import { diceOf, difficultyOf, settledOf } from './count.ts';
import { coupsDePoker } from './poker.ts';
import { afterRolls, beforeRoll } from './windows.ts';

/** AD1-DIFF-03: unless stated otherwise. */
export const DEFAULT_DIFFICULTY: Term = { label: 'base', value: 2, rule: 'AD1-DIFF-03' };

/** AD1-DICE-01: a trait or damage roll, from its pool to its result, in the order of AD1-DICE-10. */
export function* check(g: AD1, order: RollOrder): Rule<Settled> {
  const roll = yield* throwRoll(g, order);
  yield* afterRolls(g, [roll]);
  return settle(g, roll);
}

/** Steps 1 to 5. The caller opens the window of step 6, alone or with other rolls. */
export function* throwRoll(g: AD1, order: RollOrder): Rule<Roll> {
  const roll = prepare(g, order);
  for (const { sides, sign, label, rule } of order.variable ?? NONE) {
    if (roll.isNull) break;
    // AD1-MOD-02, AD1-MOD-04: only a number of dice; never counted.
    const face = yield* rollOne(g, { seat: roll.seat, sides, rule });
    roll.pool.push({ label, value: sign * face, rule });
  }
  if (!roll.isNull) yield* beforeRoll(g, roll);
  const dice = roll.isNull ? 0 : diceOf(roll, g.state);
  announce(g, roll, dice);
  if (dice === 0) return roll;
  const faces = yield* throwDice(g, { seat: roll.seat, count: dice, sides: 6, rule: 'AD1-DICE-02' });
  const batch = canReroll(g, roll) ? yield* countBatch(g, roll, [...faces]) : count(g, roll, faces);
  // Only sixes are gambled: most rolls have none.
  if (roll.faces.includes(6)) yield* coupsDePoker(g, roll, batch, (more) => countBatch(g, roll, more));
  return roll;
}

const NONE: readonly VariableModifier[] = [];

/** Step 7. */
export function settle(g: AD1, roll: Roll): Settled {
  const settled = settledOf(roll, g.state);
  const { total, difficulty, success, seuil } = settled;
  g.emit({
    type: 'rollSettled',
    figure: roll.who?.id ?? null,
    purpose: roll.purpose,
    faces: roll.faces,
    mode: modeOf(roll),
    total,
    difficulty,
    success,
    seuil,
    rules: ['AD1-DICE-07', 'AD1-DIFF-02'],
    sums: [sum('difficulte', roll.difficulty)],
  });
  if (roll.who) for (const at of bearingsWith(g, roll.who).rolled) at.feature.rolled!(g, at, roll);
  return settled;
}

function prepare(g: AD1, order: RollOrder): Roll {
  const { who, trait } = order;
  const pool: Term[] = [];
  let isNull = false;
  if (trait !== null && who) {
    const value = traitOf(g, who, trait);
    // AD1-TRAIT-03.
    if (value === null) isNull = true;
    else pool.push({ label: trait, value, rule: 'AD1-DICE-02' });
  }
  if (order.dice) pool.push(...order.dice);
  if (order.extra) pool.push(...order.extra);
  // Written out: a copy of the order with more members costs more than the whole roll.
  const roll: Roll = {
    who,
    purpose: order.purpose,
    trait,
    dice: order.dice,
    extra: order.extra,
    variable: order.variable,
    target: order.target ?? null,
    strike: order.strike,
    magic: order.magic,
    seuil: order.seuil,
    opposed: order.opposed,
    parties: order.parties,
    aim: order.aim,
    scenery: order.scenery,
    seat: who ? seatOf(g.state, who) : order.target ? seatOf(g.state, order.target) : g.state.lastPlayer,
    isNull,
    pool,
    difficulty: order.difficulty.slice(),
    faces: [],
    gambled: 0,
    blessed: false,
    cursed: false,
    poker: 'libre',
    plus: 0,
  };
  if (who && !isNull) {
    const { mode, dice } = bearingsWith(g, who);
    for (const at of mode) setMode(g, roll, at);
    for (const at of dice) addOwnDice(g, roll, at);
    for (const at of bearingsOfAttack(g, who, order.strike)) {
      setMode(g, roll, at);
      addOwnDice(g, roll, at);
    }
  }
  if (order.target)
    for (const at of bearingsWith(g, order.target).difficulty) {
      const value = at.feature.difficulty!(g, at, roll);
      if (value) roll.difficulty.push({ label: at.feature.id, value, rule: at.feature.rule });
    }
  return roll;
}

function setMode(g: AD1, roll: Roll, at: Bearing): void {
  const { id, rule, mode } = at.feature;
  const how = mode?.(g, at, roll);
  if (!how) return;
  if (how === 'beni') roll.blessed = true;
  else roll.cursed = true;
  const figure = roll.who!.id;
  g.emit({ type: 'rollChanged', figure, by: figure, how, with: id, rules: [rule] });
}

/** AD1-MOD-01, AD1-MOD-05: the same named effect applies once. */
function addOwnDice(g: AD1, roll: Roll, at: Bearing): void {
  const { id, rule, dice } = at.feature;
  const value = dice?.(g, at, roll);
  if (value && !roll.pool.some(({ label }) => label === id)) roll.pool.push({ label: id, value, rule });
}

function announce(g: AD1, roll: Roll, dice: number): void {
  g.emit({
    type: 'rollAnnounced',
    figure: roll.who?.id ?? null,
    target: roll.target?.id ?? null,
    purpose: roll.purpose,
    trait: roll.trait,
    dice,
    difficulty: difficultyOf(roll, g.state),
    rules: roll.isNull ? ['AD1-TRAIT-03'] : ['AD1-DICE-02', 'AD1-MOD-03'],
    sums: [sum('des', roll.pool)],
  });
}

const canReroll = (g: AD1, { who }: Roll): boolean => who !== null && bearingsWith(g, who).reroll.length > 0;

/** Steps 3 and 4 where nothing is rolled again. */
function count(g: AD1, roll: Roll, faces: readonly number[]): readonly number[] {
  g.emit({ type: 'diceRolled', figure: roll.who?.id ?? null, faces, rules: ['AD1-DICE-02'] });
  for (const face of faces) roll.faces.push(face);
  return faces;
}

/** Steps 3 and 4 of one batch: the faces fall, then single dice may be rolled again. */
function* countBatch(g: AD1, roll: Roll, batch: number[]): Rule<readonly number[]> {
  g.emit({ type: 'diceRolled', figure: roll.who?.id ?? null, faces: [...batch], rules: ['AD1-DICE-02'] });
  if (roll.who) {
    for (const at of bearingsWith(g, roll.who).reroll) {
      const spend = at.feature.reroll!(g, at, roll);
      if (spend) yield* rerollOne(g, roll, batch, { spend, rule: at.feature.rule, by: at.feature.id });
    }
  }
  roll.faces.push(...batch);
  return batch;
}

/** AD1-CROI-06: one die again, and either result kept; worth it only for a die that is not a six. */
function* rerollOne(
  g: AD1,
  roll: Roll,
  batch: number[],
  { spend, rule, by }: { spend: () => void; rule: Term['rule']; by: string },
): Rule<void> {
  const faces = [...new Set(batch.filter((face) => face < 6))].sort((a, b) => a - b);
  if (faces.length === 0) return;
  const face = yield* ask({
    id: 'relancer',
    seat: roll.seat,
    rule,
    params: { by },
    options: [
      option('passer', 0),
      ...faces.map((f) => option(`de-${f}`, f, { label: 'relancer-de', params: { face: f } })),
    ],
  });
  if (face === 0) return;
  spend();
  const again = yield* rollOne(g, { seat: roll.seat, sides: 6, rule });
  // Either result is kept: the better one, in any mode.
  const kept = Math.max(face, again);
  batch[batch.indexOf(face)] = kept;
  g.emit({ type: 'dieRerolled', figure: roll.who!.id, from: face, to: again, kept, rules: [rule] });
}

export const rerollWords = defineWords({
  prompts: {
    relancer: {
      fr: (a) => `${thing(a, 'by')} : ${a.who} relance un dé ?`,
      en: (a) => `${thing(a, 'by')}: does ${a.who} roll a die again?`,
    },
  },
  labels: {
    'relancer/passer': { fr: 'Garder les dés', en: 'Keep the dice' },
    'relancer-de': {
      fr: ({ option: { params } }) => one(`Relancer un ${params.face}`, 'le meilleur est gardé'),
      en: ({ option: { params } }) => one(`Roll a ${params.face} again`, 'the better one is kept'),
    },
  },
});
