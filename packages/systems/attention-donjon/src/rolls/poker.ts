import { defineWords, number, one, thing } from '@souterrain/crawl/text';
import { ask, option, type Rule, roll as throwDice } from '@souterrain/kernel';
import { number as shown } from '@souterrain/words';
import { type Mode, modeOf, rawTotal, worthOf } from '../faces.ts';
import { stakeOdds } from '../odds/index.ts';
import type { AD1State } from '../state.ts';
import type { AD1 } from '../world/ad1.ts';
import type { Roll } from '../world/roll.ts';
import { difficultyOf, settledOf } from './count.ts';

/** AD1-POKER-02; AD1-Q-21: a soft gamble keeps a success and throws one die. */
const diceFor = (gambled: number, { variants }: AD1State): number =>
  variants.pokerSoft === 'soft' ? gambled : 2 * gambled;

/** AD1-POKER-01 to AD1-POKER-08: batch after batch, until no die is gambled. */
export function* coupsDePoker(
  g: AD1,
  roll: Roll,
  batch: readonly number[],
  onBatch: (faces: number[]) => Rule<readonly number[]>,
): Rule<void> {
  let latest = batch;
  for (;;) {
    // AD1-POKER-06: a six that was kept is kept for good; AD1-Q-20: it may be gambled later.
    const among = g.state.variants.pokerBatch === 'anytime' ? roll.faces : latest;
    const sixes = count(among, 6);
    const gambled = yield* decide(g, roll, sixes);
    if (gambled === 0) return;
    takeOut(roll, gambled);
    g.emit({ type: 'gambled', figure: roll.who?.id ?? null, sixes: gambled, rules: ['AD1-POKER-01', 'AD1-POKER-02'] });
    const faces = yield* throwDice(g, {
      seat: roll.seat,
      count: diceFor(gambled, g.state),
      sides: 6,
      rule: 'AD1-POKER-02',
    });
    // AD1-POKER-03: counted like the others.
    latest = yield* onBatch([...faces]);
  }
}

const count = (faces: readonly number[], face: number): number => {
  let n = 0;
  for (const f of faces) if (f === face) n++;
  return n;
};

function takeOut(roll: Roll, sixes: number): void {
  let left = sixes;
  // The latest sixes go: those of the batch in hand.
  for (let i = roll.faces.length - 1; i >= 0 && left > 0; i--)
    if (roll.faces[i] === 6) {
      roll.faces.splice(i, 1);
      left--;
    }
  roll.gambled += sixes;
}

function* decide(g: AD1, roll: Roll, sixes: number): Rule<number> {
  if (sixes === 0 || roll.poker === 'interdit') return 0;
  // AD1-IMPE-07, AD1-IMPE-08: every six must go, of each batch.
  if (roll.poker === 'force') return sixes;
  if (!roll.who?.hero) return groupGamble(g.state, roll, sixes);
  // AD1-POKER-04: with 2, 3 and 6 against 3, the six is worth a gamble.
  const { total, difficulty, success } = settledOf(roll, g.state);
  // Where more successes are worth nothing, a roll that succeeds is left alone.
  if (success && !roll.seuil && !roll.opposed) return 0;
  return yield* ask({
    id: 'coup-de-poker',
    seat: roll.seat,
    rule: 'AD1-POKER-05',
    params: { total, difficulty, purpose: roll.purpose },
    options: [
      option('garder', 0, { odds: stakeOdds(g.state, roll, 0) }),
      ...Array.from({ length: sixes }, (_, i) =>
        option(`miser-${i + 1}`, i + 1, {
          label: 'miser',
          params: { sixes: i + 1 },
          odds: stakeOdds(g.state, roll, i + 1),
        }),
      ),
    ],
  });
}

/** AD1-POKER-07, AD1-POKER-08: only to reach what it misses, with the best chance, fewest sixes on a tie. */
function groupGamble(state: AD1State, roll: Roll, sixes: number): number {
  const goal = roll.aim ?? difficultyOf(roll, state);
  const mode = modeOf(roll);
  const soft = state.variants.pokerSoft === 'soft';
  const raw = rawTotal(roll.faces, mode) + roll.plus + (soft ? roll.gambled : 0);
  // AD1-DICE-08: the floor alone reaches a goal of 0.
  const floored = state.variants.negativeTotal === 'kept' ? raw : Math.max(0, raw);
  if (floored >= goal) return 0;
  let best = 0;
  let bestChance = 0;
  for (let gambled = 1; gambled <= sixes; gambled++) {
    const kept = raw - gambled * worthOf(6, mode) + (soft ? gambled : 0);
    const dice = diceFor(gambled, state);
    const chance = chanceOf(dice, goal - kept, mode);
    // Equal chances are equal numbers: each is one division of whole numbers.
    if (chance > bestChance) {
      best = gambled;
      bestChance = chance;
    }
  }
  return best;
}

/** The chance that dice thrown once reach a total, a new six being worth two (AD1-POKER-08: no look-ahead). */
export function chanceOf(dice: number, goal: number, mode: Mode): number {
  // counts[i]: outcomes whose total is i - dice.
  let counts = [1];
  for (let d = 0; d < dice; d++) {
    const next = new Array<number>(counts.length + 3).fill(0);
    for (let i = 0; i < counts.length; i++)
      for (let face = 1; face <= 6; face++) next[i + worthOf(face, mode) + 1]! += counts[i]!;
    counts = next;
  }
  let good = 0;
  for (let i = 0; i < counts.length; i++) if (i - dice >= goal) good += counts[i]!;
  return good / 6 ** dice;
}

export const pokerWords = defineWords({
  prompts: {
    'coup-de-poker': {
      fr: (a) =>
        `${thing(a, 'purpose')}, ${shown(number(a, 'total'))} contre ${number(a, 'difficulty')} : ${a.who} tente un Coup de poker ?`,
      en: (a) =>
        `${thing(a, 'purpose')}, ${shown(number(a, 'total'))} against ${number(a, 'difficulty')}: does ${a.who} try a Coup de poker?`,
    },
  },
  labels: {
    'coup-de-poker/garder': { fr: 'Garder ce jet', en: 'Keep this roll' },
    miser: {
      fr: ({ option: { params } }) =>
        one(
          Number(params.sixes) > 1 ? `Miser ${params.sixes} six` : 'Miser un six',
          `${2 * Number(params.sixes)} nouveaux dés`,
        ),
      en: ({ option: { params } }) =>
        one(
          Number(params.sixes) > 1 ? `Gamble ${params.sixes} sixes` : 'Gamble a six',
          `${2 * Number(params.sixes)} new dice`,
        ),
    },
  },
});
