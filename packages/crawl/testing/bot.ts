import type { RuleId } from '@souterrain/catalog';
import { Game, type GameEvent, option, type Policy, Prng, SeededChance } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import type { CrawlState } from '../src/state.ts';
import type { AnyCrawl } from '../src/system.ts';
import { PAIR } from './drawing.ts';
import { outcomeOf, picksOf, questionsBy, scenariosOf } from './greedy.ts';
import type { Scene } from './scene.ts';

interface Bot<S extends CrawlState, E extends GameEvent> {
  readonly system: AnyCrawl<S, E>;
  readonly scene: (given: Scene<S>) => S;
  readonly policy: Policy<never>;
  /** A rule that asks questions. */
  readonly rule: RuleId;
}

/** What a bot that plays to win does in any edition. */
export function testsBot<S extends CrawlState, E extends GameEvent>({ system, scene, policy, rule }: Bot<S, E>): void {
  const { asks, attacks } = questionsBy(rule);
  const picks = picksOf({ system, scene, policy });

  test('it comes to its senses before it fights', () => {
    const given: Scene<S> = { heroes: [{ at: [2, 2], marks: ['secoue'] }], creatures: [{ id: 'orque', at: [1, 2] }] };
    const { options, ...rest } = attacks('orque-1');
    expect(picks(given, { ...rest, options: [...options, option('se-reprendre', null)] })).toBe('se-reprendre');
  });

  test('it walks towards the enemy, to a square it can strike from', () => {
    const given: Scene<S> = { drawing: PAIR, heroes: [{ at: [0, 1] }], creatures: [{ id: 'orque', at: [5, 1] }] };
    const squares = [
      [1, 1],
      [4, 1],
      [2, 0],
    ] as const;
    const options = squares.map(([x, y]) =>
      option(`case-${x}-${y}`, null, { at: { cell: [x, y] }, params: { esquive: 'aucune' } }),
    );
    expect(picks(given, { ...asks('action', [], { figure: 'h1' }), options })).toBe('case-4-1');
  });

  test('it opens a Porte when nobody is in sight', () => {
    expect(picks({}, asks('action', ['fin-du-tour', 'reveler-porte-1'], { figure: 'h1' }))).toBe('reveler-porte-1');
  });

  test('it survives at any price', () => {
    expect(picks({}, asks('evenement-mortel', ['sacrifier', 'mourir']))).toBe('sacrifier');
  });

  test('it keeps nothing: a copy of the game at the same question gets the same answer', () => {
    const heroes = system.choices[0]!.values;
    const seats = [0, 1, 2].map((i) => ({ name: `${i}`, choices: { heros: heroes[i]! } }));
    const started = Game.start(system, { seats, variants: {}, seed: 'oubli' });
    if (!started.ok) throw new Error(started.fault.code);
    const game = started.value;
    for (let n = 0; n < 200 && !game.outcome; n++) {
      const [decision] = game.open;
      const index = policy.choose(decision!, game.world as never);
      const copy = game.branch(new SeededChance(Prng.seeded('oubli', 'game')));
      expect(policy.choose(copy.open[0]!, copy.world as never), decision!.id).toBe(index);
      game.answer({ seq: game.seq, seat: decision!.seat, picks: [decision!.options[index]!.id] });
    }
  });

  test('it plays every scenario to its end', () => {
    for (const scenario of scenariosOf(system))
      expect(['victoire', 'defaite'], scenario).toContain(outcomeOf(system, { scenario, seed: scenario, policy }));
  });
}
