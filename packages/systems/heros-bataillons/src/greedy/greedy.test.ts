import { randomBot } from '@souterrain/bots';
import { type Decision, option, type Policy, Prng, playOut, SeededChance } from '@souterrain/kernel';
import { describe, expect, test } from 'vitest';
import { inFight, inGame } from '../../testing/index.ts';
import { herosBataillons } from '../index.ts';
import { readyMade } from '../setup.ts';
import type { HBState } from '../state.ts';
import { meanOf } from './blow.ts';
import { greedyPolicy } from './index.ts';

const GAMES = 30;

/** Victories over the same games, whoever plays them. */
function victories(mode: string, playerOf: (seed: string) => Policy): number {
  let won = 0;
  for (let game = 0; game < GAMES; game++) {
    const seats = [0, 1, 2].map((i) => ({
      name: `${i}`,
      choices: { heros: readyMade(herosBataillons)[(game + i) % 4]! },
    }));
    const state = herosBataillons.setup({ seats, variants: { mode } });
    const seed = `${mode} ${game}`;
    const chance = new SeededChance(Prng.seeded(seed, 'game'));
    const { outcome } = playOut(herosBataillons, state, { chance, policy: playerOf(seed) });
    if (outcome.id === 'victoire') won++;
  }
  return won;
}

const asks = (id: string, options: readonly string[], params: Decision['params'] = {}): Decision => ({
  kind: 'ask',
  id,
  seat: 0,
  rule: 'HB-CBT-03',
  prompt: id,
  params,
  options: options.map((each) => option(each, each)),
  min: 1,
  max: 1,
});

const picks = (state: HBState, decision: Decision): string =>
  decision.options[greedyPolicy.choose(decision, inGame(state))]!.id;

const attacks = (...targets: readonly string[]): Decision => ({
  ...asks('action', [], { being: 'h1' }),
  options: [
    ...targets.map((target) =>
      option(`attaquer-mains-nues-${target}`, target, { label: 'attaquer', params: { weapon: 'mains-nues', target } }),
    ),
    option('finir-son-tour', null),
  ],
});

describe('the greedy bot', () => {
  test.each(['escarmouche', 'bataille', 'exploration'])('wins most games at %s, the random one hardly any', (mode) => {
    const greedy = victories(mode, () => greedyPolicy);
    const random = victories(mode, (seed) => randomBot(Prng.seeded(seed, 'bot')));
    expect(greedy).toBeGreaterThanOrEqual(0.8 * GAMES);
    expect(random).toBeLessThanOrEqual(0.2 * GAMES);
  });

  test('strikes whoever has least left', () => {
    const state = inFight({ heroes: [{}], foes: [{ values: { for: 9, end: 4 } }, { values: { for: 1, end: 0 } }] });
    for (const being of state.beings) being.zone = 'a';
    expect(picks(state, attacks('e1', 'e2'))).toBe('attaquer-mains-nues-e2');
    expect(picks(state, attacks('e1'))).toBe('attaquer-mains-nues-e1');
  });

  test('spends Chance on what kills or cripples, and on nothing else', () => {
    const state = inFight({ heroes: [{ values: { for: 9, end: 4 } }] });
    const blow = (left: number, fate: string): Decision => ({
      ...asks('chance', ['subir', 'depenser-chance'], { being: 'h1', damage: 5, for: left, fate }),
      prompt: 'chance-degats',
    });
    expect(picks(state, blow(9, 'debout'))).toBe('subir');
    expect(picks(state, blow(6, 'debout'))).toBe('depenser-chance');
    expect(picks(state, blow(0, 'mort'))).toBe('depenser-chance');
  });

  test('spends a die on a manoeuvre only when it would hurt nobody', () => {
    const state = inFight({ heroes: [{}], foes: [{ armour: 3, values: { for: 9, end: 4 } }] });
    const die = (face: number) => asks('manoeuvre', ['degats', 'faire-tomber'], { being: 'h1', target: 'e1', face });
    expect(picks(state, die(3))).toBe('faire-tomber');
    expect(picks(state, die(8))).toBe('degats');
  });

  test('knows what dice are worth', () => {
    expect(meanOf([6], { stopped: 0, life: 99 })).toBeCloseTo(3.5, 10);
    expect(meanOf([6, 6], { stopped: 0, life: 99 })).toBeCloseTo(161 / 36, 10);
    expect(meanOf([4], { stopped: 3, life: 99 })).toBeCloseTo(0.25, 10);
    expect(meanOf([4], { stopped: 0, life: 1 })).toBeCloseTo(1, 10);
  });
});
