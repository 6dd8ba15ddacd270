import type { C50Attack } from '../events.ts';
import { UNARMED } from '../fight/attack.ts';
import { creatureFighter, heroFighter, isHalved } from '../fight/duel.ts';
import { type C50, type Hero, maxPv } from '../state.ts';
import type { Opening } from './ending.ts';
import { type FightTable, fightTable } from './fight-table.ts';
import { outcomesOf } from './outcomes.ts';

/** A fight under way, before the dice of its exchange number `n`. */
export interface Position {
  readonly g: C50;
  readonly hero: Hero;
  readonly n: number;
}

/** Each thing to fight with again and again, bare hands last. A scroll is for one exchange: no later one spends any. */
const lastingAttacks = ({ weapons, spells }: Hero): readonly C50Attack[] => [
  ...weapons.map((id) => ({ kind: 'weapon', id }) as const),
  ...spells.map((id) => ({ kind: 'spell', id }) as const),
  UNARMED,
];

/** Attacks with the same figures are as good as one another: two Dagues, two spells of a rank. */
const figuresOf = ({ g, hero }: Position, attack: C50Attack): string =>
  JSON.stringify([heroFighter(g, hero, attack), creatureFighter(g.state, attack), attack === UNARMED]);

/** What may be fought with, alike together. */
export function meansOf(position: Position): readonly (readonly [C50Attack, ...C50Attack[]])[] {
  const means = new Map<string, [C50Attack, ...C50Attack[]]>();
  for (const attack of lastingAttacks(position.hero)) {
    const figures = figuresOf(position, attack);
    const alike = means.get(figures);
    if (alike) alike.push(attack);
    else means.set(figures, [attack]);
  }
  return [...means.values()];
}

export function openingWith(position: Position, attack: C50Attack): Opening {
  const { g, hero, n } = position;
  const by = meansOf(position).findIndex((alike) =>
    alike.some(({ kind, id }) => kind === attack.kind && id === attack.id),
  );
  return { pv: hero.pv, outcomes: outcomesOf(g, hero, { attack, halved: isHalved(g, n, attack) }), by };
}

export function tableFrom(position: Position): FightTable {
  const { g, hero } = position;
  return fightTable({
    mostPv: Math.max(hero.pv, maxPv(hero)),
    creaturePv: g.state.fight!.creature.pv,
    means: meansOf(position).map((alike) => ({
      outcomes: outcomesOf(g, hero, { attack: alike[0], halved: false }),
      count: alike[0] === UNARMED ? 0 : alike.length,
    })),
  });
}
