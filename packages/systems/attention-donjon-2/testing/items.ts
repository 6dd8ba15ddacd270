import { type Figure, figureOf } from '@souterrain/crawl';
import { itemActions, revealTreasure } from '@souterrain/crawl/items';
import type { Rule } from '@souterrain/kernel';
import type { Script } from '@souterrain/kernel/testing';
import { resist } from '../src/actions/endure.ts';
import { attacksOf } from '../src/combat/attacks.ts';
import { strike } from '../src/combat/strike.ts';
import type { AD2Event } from '../src/events.ts';
import { makeJet } from '../src/jets/make-jet.ts';
import { lineOf } from '../src/notation/index.ts';
import type { AD2 } from '../src/world/ad2.ts';
import type { Jet, JetOrder } from '../src/world/jet.ts';
import { type GivenHero, play, type Scene } from './scene.ts';

export type Items = NonNullable<GivenHero['items']>;

/** A hero without Héroïsme, so that no window opens after its Jets. */
export const plain = (hero: GivenHero = {}): GivenHero => ({ heroisme: 0, at: [2, 2], ...hero });

/** A hero with these items, and the rest of a scene. */
export const wearing = (items: Items, hero: GivenHero = {}, more: Scene = {}): Scene => ({
  heroes: [plain({ items, ...hero })],
  ...more,
});

export const optionsOf = (g: AD2, figure: Figure): readonly string[] => itemActions(g, figure).map(({ id }) => id);

/** Takes one action with items, by its option id. */
export function* act(g: AD2, figure: Figure, id: string): Rule<void> {
  const action = itemActions(g, figure).find((a) => a.id === id);
  if (!action) throw new Error(`no ${id} among ${optionsOf(g, figure).join(', ')}`);
  yield* action.run(g, figure);
}

/** One hero takes actions with its items, one after the other. */
export const acting = (given: Scene, ids: readonly string[], script: Script = {}) =>
  play(
    given,
    function* (g, find) {
      for (const id of ids) yield* act(g, find('h1'), id);
    },
    script,
  );

/** What a hero may do with its items at the start. */
export function offeredTo(given: Scene): readonly string[] {
  let ids: readonly string[] = [];
  play(given, function* (g, find) {
    ids = optionsOf(g, find('h1'));
  });
  return ids;
}

export function* hit(g: AD2, { on, with: id }: { on: string; with: string }) {
  const attacker = figureOf(g.state, 'h1');
  const attack = attacksOf(g, attacker).find((a) => a.id === id);
  if (!attack) throw new Error(`h1 has no attack ${id}`);
  return yield* strike(g, { attacker, target: figureOf(g.state, on), attack, how: 'standard' });
}

/** One attack of the hero on the leader of the rat-men next to it, unless said otherwise. */
export const striking = (given: Scene, attack: string, script: Script, on = 'leader-homme-rat-1') =>
  play({ creatures: [{ id: 'leader-homme-rat', at: [3, 3] }], ...given }, (g) => hit(g, { on, with: attack }), script);

/** An enemy action suffered by the hero, imposed by nobody. */
export const resisting = (given: Scene, line: string, script: Script) =>
  play(given, (g, find) => resist(g, { victim: find('h1'), by: null, line: lineOf(line), label: 'epreuve' }), script);

/** A Jet of the hero: `Savoir 5` unless said otherwise. */
export const rolling = (given: Scene, order: Partial<JetOrder>, script: Script) =>
  play(
    given,
    (g, find): Rule<Jet> =>
      makeJet(g, {
        who: find('h1'),
        purpose: 'epreuve',
        attribute: 'savoir',
        skill: null,
        difficulty: [{ label: 'base', value: 5, rule: 'AD2-JET-02' }],
        ...order,
      }),
    script,
  );

/** Dice of each Jet that was made. */
export const dice = (ran: { readonly events: readonly AD2Event[] }): readonly number[] =>
  ran.events.flatMap((e) => (e.type === 'jetAnnounced' ? [e.dice] : []));

/** Reveals a treasure: what the hero then owns. */
export function finding(type: string | null, script: Script, { cards = 1 }: { cards?: 1 | 2 } = {}) {
  const ran = play({ heroes: [plain()] }, (g, find) => revealTreasure(g, find('h1'), { type, cards }), script);
  const { items, deniers } = ran.find('h1').hero!.sheet;
  return { ...ran, items, deniers, bases: items.map((i) => i.base) };
}
