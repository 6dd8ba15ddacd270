import { dealt } from '@souterrain/crawl/testing';
import type { Script } from '@souterrain/kernel/testing';
import { check, DEFAULT_DIFFICULTY } from '../src/rolls/check.ts';
import type { RollOrder } from '../src/world/roll.ts';
import { type GivenHero, play } from './scene.ts';

export type Rolls = Partial<Omit<RollOrder, 'who' | 'target'>> & { readonly who: string; readonly target?: string };

/**
 * What is offered around a roll of three dice, as one list: `h1` is the hero told of, `h2` an ally, `orque-1` an enemy in
 * contact. A question that the script does not expect fails.
 */
export function offers(
  hero: GivenHero,
  { who, target, ...order }: Rolls,
  script: Partial<Script> = {},
): readonly string[] {
  const { asked } = play(
    {
      heroes: [
        { heroisme: 0, traits: { tir: 3, melee: 3, lancer: 3 }, ...hero },
        { heroisme: 0, at: [5, 5] },
      ],
      creatures: [{ id: 'orque', at: [1, 0] }],
      ...(hero.arcane ? { state: dealt({ h1: hero.arcane }) } : {}),
    },
    (g, find) =>
      check(g, {
        who: find(who),
        target: target ? find(target) : null,
        purpose: 'epreuve',
        trait: 'agilite',
        difficulty: [DEFAULT_DIFFICULTY],
        seuil: false,
        ...order,
      }),
    { dice: [[4, 4, 2]], ...script },
  );
  return asked.flatMap(({ options }) => options.map(({ id }) => id));
}

/** The script of somebody who lets the one question pass. */
export const passed: Script = { decisions: ['passer'] };

/** How many dice a hero rolls for this; damage has the three dice of a weapon. */
export function diceFor(hero: GivenHero, order: Partial<RollOrder> = {}): number {
  return play({ heroes: [{ heroisme: 0, ...hero }] }, function* (g, find) {
    const weapon = [{ label: 'arme', value: 3, rule: 'AD1-DMG-04' as const }];
    const pool =
      order.purpose === 'dommages' ? ({ trait: null, dice: weapon } as const) : ({ trait: 'mental' } as const);
    const rule = check(g, {
      who: find('h1'),
      purpose: 'epreuve',
      difficulty: [DEFAULT_DIFFICULTY],
      seuil: false,
      ...pool,
      ...order,
    });
    const request = rule.next().value;
    return 'count' in request ? request.count : 0;
  }).value;
}
