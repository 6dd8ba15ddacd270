import { Game, Prng, playOut, SeededChance } from '@souterrain/kernel';
import { followScript, goldenOf, playAtRandom, type Script } from '@souterrain/kernel/testing';
import { LANGS } from '@souterrain/words';
import { expect, test } from 'vitest';
import { caseSystem } from '../testing/index.ts';
import { greedyPolicy } from './greedy.ts';
import { lePuits } from './system.ts';
import { wordsOf } from './text/index.ts';

type Given = readonly { readonly depth: number; readonly coins: number }[];

const play = (climbers: Given, script: Script, variants: Readonly<Record<string, string>> = {}) => {
  const state = caseSystem.given({ climbers }, variants);
  return { state, ...followScript(lePuits, state, script) };
};
const seats = (...names: readonly string[]) => names.map((name) => ({ name, choices: {} }));

test('[LP-TURN-01] turns go round those who are on the rope', () => {
  const { events } = play(
    [
      { depth: 1, coins: 1 },
      { depth: 1, coins: 1 },
    ],
    { decisions: ['remonter', 'descendre', 'descendre'], dice: [6, 6] },
  );
  expect(events.flatMap((event) => (event.type === 'turnStarted' ? [event.seat] : []))).toEqual([0, 1, 1, 1]);
});

test('[LP-TURN-02] nobody climbs up before the first landing, nor down below the last', () => {
  const top = play([{ depth: 0, coins: 0 }], { dice: [6] });
  expect(top.stop).toMatchObject({ id: 'corde', options: [{ id: 'descendre' }, { id: 'remonter' }] });
  expect(play([{ depth: 6, coins: 21 }], {}).events.at(-1)).toMatchObject({ type: 'climbedUp', coins: 21 });
});

test('[LP-DOWN-01] [LP-DOWN-03] above the danger the landing is reached, and its coins taken', () => {
  const { state, events } = play([{ depth: 3, coins: 2 }], { decisions: ['descendre'], dice: [3] });
  expect(events.filter(({ type }) => type === 'ropeTested')).toMatchObject([{ face: 3, danger: 2 }]);
  expect(state.climbers).toMatchObject([{ depth: 4, coins: 5, where: 'corde' }]);
});

test('[LP-DOWN-02] at the danger or below it the rope gives, and everything is lost', () => {
  const { state, stop } = play([{ depth: 3, coins: 4 }], { decisions: ['descendre'], dice: [2] });
  expect(state.climbers).toMatchObject([{ coins: 0, where: 'fond' }]);
  expect(stop).toBeUndefined();
});

test('[LP-UP-01] [LP-END-01] what is brought up counts; the most win, together where they have as many', () => {
  const up = { depth: 2, coins: 3 };
  const { state } = play([up, up, { depth: 2, coins: 1 }], {
    decisions: ['remonter', 'remonter', 'remonter'],
  });
  expect(lePuits.outcome(state)).toEqual({ id: 'victoire', winners: [0, 1], scores: [3, 3, 1] });
  const fallen = play([up], { decisions: ['descendre'], dice: [1] }).state;
  expect(lePuits.outcome(fallen)).toEqual({ id: 'defaite', winners: [], scores: [0] });
});

test('[LP-Q-01] a second rope holds once', () => {
  const { state, events } = play(
    [{ depth: 3, coins: 4 }],
    { decisions: ['descendre', 'descendre'], dice: [1, 1] },
    { rope: 'double' },
  );
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['ropeHeld', 'fell']));
  expect(state.climbers[0]!.where).toBe('fond');
});

test('an option to climb down says how likely the rope is to hold', () => {
  const { stop } = play([{ depth: 3, coins: 2 }], {});
  if (stop?.kind !== 'ask') throw new Error('nobody is asked');
  expect(stop.options[0]!.odds!().prospects[0].chance).toBeCloseTo(4 / 6);
});

test('a game is saved, loaded, played by a bot and told in both languages; its golden state stands', () => {
  const game = playAtRandom(lePuits, { seats: seats('Aldric', 'Ysolde'), variants: {}, seed: 'puits' });
  expect(goldenOf(game)).toMatchInlineSnapshot(`
    {
      "decisions": 2,
      "events": 10,
      "hash": "3f483ddc4cd25645",
      "outcome": "victoire",
    }
  `);
  expect(Game.replay(lePuits, game.save()).ok).toBe(true);
  const played = playOut(lePuits, lePuits.setup({ seats: seats('Aldric'), variants: {} }), {
    chance: new SeededChance(Prng.seeded('puits', 'game')),
    policy: greedyPolicy,
  });
  expect(played.outcome.scores[0]).toBeGreaterThanOrEqual(0);
  const words = wordsOf(lePuits.content);
  for (const lang of LANGS)
    for (const event of game.events)
      expect(words[lang].event(event, { names: ['Aldric', 'Ysolde'] }) ?? '').not.toMatch(/undefined|NaN/);
});
