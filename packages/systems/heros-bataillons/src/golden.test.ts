import { type Decision, hashState, type Option, type Prng } from '@souterrain/kernel';
import { goldenOf, playAtRandom } from '@souterrain/kernel/testing';
import { expect, test } from 'vitest';
import { anyPicks, wander } from '../testing/wander.ts';
import { herosBataillons } from './index.ts';
import type { Mode } from './pieces.ts';

const MOST_DECISIONS = 400;

const setupOf = (mode: Mode, heroes: readonly string[]) => ({
  seats: heroes.map((heros, i) => ({ name: `J${i + 1}`, choices: { heros } })),
  variants: { mode },
});

const game = (mode: Mode, seed: string, heroes: readonly string[]) =>
  goldenOf(playAtRandom(herosBataillons, { ...setupOf(mode, heroes), seed }, MOST_DECISIONS));

const LEAVING = ['terminer', 'mj-absent', 'abandonner', 'renoncer', 'sortir', 'clore-la-scene'];

/** People who finish what they begin. */
function staying(decision: Decision, prng: Prng): readonly Option[] {
  const options = decision.options.filter(({ id }) => !LEAVING.includes(id));
  const sent = options.filter(({ id }) => id === 'valider');
  if (sent.length > 0 && prng.below(2) === 0) return sent;
  return options.length < decision.max ? anyPicks(decision, prng) : anyPicks({ ...decision, options }, prng);
}

/** Longer than chance alone would play: a table that goes on, a delve that is not given up. */
function stayed(mode: Mode, seed: string, heroes: readonly string[]) {
  const state = herosBataillons.setup(setupOf(mode, heroes));
  let events = 0;
  const decisions = wander(state, { seed, most: MOST_DECISIONS, choose: staying, onEvent: () => events++ });
  return { decisions, events, outcome: herosBataillons.outcome(state)?.id ?? 'unfinished', hash: hashState(state) };
}

test('golden games: the same seeds and the same choices end in the states they always ended in', () => {
  const three = ['garance', 'tibalt', 'odon'];
  expect({
    escarmouche: game('escarmouche', 'premier', three),
    'escarmouche a deux camps': game('escarmouche', 'deuxieme', ['ysoline', 'garance', 'adversaires']),
    'escarmouche de heros nouveaux': game('escarmouche', 'troisieme', ['nouveau', 'nouveau']),
    bataille: game('bataille', 'premier', three),
    'autre bataille': game('bataille', 'troisieme', three),
    exploration: game('exploration', 'cinquieme', three),
    'exploration a quatre': stayed('exploration', 'premier', ['garance', 'tibalt', 'ysoline', 'odon']),
    table: game('table', 'premier', ['mj', 'ysoline', 'odon']),
    'longue table': stayed('table', 'premier', ['garance', 'odon', 'mj']),
  }).toMatchInlineSnapshot(`
    {
      "autre bataille": {
        "decisions": 84,
        "events": 590,
        "hash": "6cfc4ca6a529fc61",
        "outcome": "defaite",
      },
      "bataille": {
        "decisions": 64,
        "events": 362,
        "hash": "269d258d929028b2",
        "outcome": "defaite",
      },
      "escarmouche": {
        "decisions": 86,
        "events": 714,
        "hash": "7b99b0d1f96c5760",
        "outcome": "defaite",
      },
      "escarmouche a deux camps": {
        "decisions": 32,
        "events": 99,
        "hash": "022a002f06724fad",
        "outcome": "defaite",
      },
      "escarmouche de heros nouveaux": {
        "decisions": 28,
        "events": 164,
        "hash": "9995e8167a6d7d52",
        "outcome": "defaite",
      },
      "exploration": {
        "decisions": 184,
        "events": 679,
        "hash": "d636f768160b001f",
        "outcome": "defaite",
      },
      "exploration a quatre": {
        "decisions": 211,
        "events": 746,
        "hash": "05e90ac4f1bacc37",
        "outcome": "defaite",
      },
      "longue table": {
        "decisions": 400,
        "events": 505,
        "hash": "4528f3762a52d62e",
        "outcome": "unfinished",
      },
      "table": {
        "decisions": 186,
        "events": 43,
        "hash": "338b099a323ece3d",
        "outcome": "defaite",
      },
    }
  `);
});
