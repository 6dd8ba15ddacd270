import { type Figure, figureOf } from '@souterrain/crawl';
import { bearingsOf } from '@souterrain/crawl/figures';
import { itemActions, revealTreasure } from '@souterrain/crawl/items';
import type { Rule } from '@souterrain/kernel';
import { type Script, watchedWorld } from '@souterrain/kernel/testing';
import { attacksOf } from '../src/combat/attacks.ts';
import { strike } from '../src/combat/strike.ts';
import type { AD1Event } from '../src/events.ts';
import { check, DEFAULT_DIFFICULTY } from '../src/rolls/check.ts';
import type { AD1State } from '../src/state.ts';
import { attentionDonjon } from '../src/system.ts';
import type { AD1 } from '../src/world/ad1.ts';
import type { Strike } from '../src/world/features.ts';
import type { RollOrder } from '../src/world/roll.ts';
import { on } from './index.ts';
import { type GivenHero, play, type Scene, scene } from './scene.ts';

/** A hero without Héroïsme, so that no window opens after its rolls. */
export const plain = (hero: GivenHero = {}): GivenHero => ({ heroisme: 0, at: [2, 2], ...hero });

export const optionsOf = (g: AD1, figure: Figure): readonly string[] => itemActions(g, figure).map(({ id }) => id);

/** Takes one action with items, by its option id. */
export function* act(g: AD1, figure: Figure, id: string): Rule<void> {
  const action = itemActions(g, figure).find((a) => a.id === id);
  if (!action) throw new Error(`no ${id} among ${optionsOf(g, figure).join(', ')}`);
  yield* action.run(g, figure);
}

/** One hero takes actions with its items, one after the other. */
export const acting = (scene: Scene, ids: readonly string[], script: Parameters<typeof play>[2] = {}) =>
  play(
    scene,
    function* (g, find) {
      for (const id of ids) yield* act(g, find('h1'), id);
    },
    script,
  );

/** What a hero may do with its items at the start. */
export function offeredTo(scene: Scene): readonly string[] {
  let ids: readonly string[] = [];
  play(scene, function* (g, find) {
    ids = optionsOf(g, find('h1'));
  });
  return ids;
}

export function* hit(g: AD1, { by = 'h1', on, with: id }: { by?: string; on: string; with: string }): Rule<Strike> {
  const attacker = figureOf(g.state, by);
  const attack = attacksOf(g, attacker).find((a) => a.id === id);
  if (!attack) throw new Error(`${by} has no attack ${id}`);
  return yield* strike(g, { attacker, target: figureOf(g.state, on), attack, how: 'standard' });
}

/** Dice of an Agilité roll in these clothes, under a potion of Agilité (+2) or not. */
export function agiliteDice(items: Items, traits: Record<string, number>, potion = true): number {
  const marks = potion ? ['potion-d-agilite'] : [];
  let dice = 0;
  const seen = (state: AD1State) => {
    const who = figureOf(state, 'h1');
    const order = {
      who,
      purpose: 'epreuve',
      trait: 'agilite',
      difficulty: [DEFAULT_DIFFICULTY],
      seuil: false,
    } as const;
    const g = watchedWorld(attentionDonjon, state);
    const first = check(g, order).next();
    if (!first.done && first.value.kind === 'roll') dice = first.value.count;
  };
  seen(scene({ heroes: [plain({ items, traits, marks })] }));
  return dice;
}

export type Items = NonNullable<GivenHero['items']>;

/** A hero with these items, and the rest of a scene. */
export const wearing = (items: Items, hero: GivenHero = {}, more: Scene = {}): Scene => ({
  heroes: [plain({ items, ...hero })],
  ...more,
});

/** A roll of the hero: of Mental against 2 unless said otherwise. */
export const rolling = (given: Scene, order: Partial<RollOrder>, script: Script) =>
  play(
    given,
    (g, find) =>
      check(g, {
        who: find('h1'),
        purpose: 'epreuve',
        trait: 'mental',
        difficulty: [DEFAULT_DIFFICULTY],
        seuil: false,
        ...order,
      }),
    script,
  );

/** Dice of each roll that was made. */
export const dice = (ran: { readonly events: readonly AD1Event[] }): readonly number[] =>
  ran.events.flatMap((e) => (e.type === 'rollAnnounced' ? [e.dice] : []));

export interface Aim {
  readonly by?: string;
  readonly on?: string;
}

/** One attack, of the hero on an orc unless said otherwise. */
export const striking = (given: Scene, attack: string, script: Script, { by = 'h1', on = 'orque-1' }: Aim = {}) =>
  play(given, (g) => hit(g, { by, on, with: attack }), script);

/** A feature as the hero has it. */
export function bearing(given: Scene, id: string) {
  const state = scene(given);
  const at = bearingsOf(on(state), figureOf(state, 'h1')).find((b) => b.feature.id === id)!;
  return { state, at, feature: at.feature };
}

/** Reveals a treasure: what the hero then owns. */
export function finding(type: string | null, script: Script, { cards = 1, ...more }: Scene & { cards?: 1 | 2 } = {}) {
  const ran = play({ heroes: [plain()], ...more }, (g, find) => revealTreasure(g, find('h1'), { type, cards }), script);
  const { items, deniers } = ran.find('h1').hero!.sheet;
  return { ...ran, items, deniers, bases: items.map((i) => i.base) };
}

/** One card on a table. */
export const oneCard = (table: string, card: string, script: Script = {}) =>
  finding(table, { cards: [[card]], ...script });
