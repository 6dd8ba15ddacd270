import type { Figure } from '@souterrain/crawl';
import { areEnemies, isImmune } from '@souterrain/crawl/figures';
import { inContact, sees, zonesBetween } from '@souterrain/crawl/movement';
import { ability, number, target } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import { secouer } from '../../combat/secoue.ts';
import { traitOf } from '../../figures/values.ts';
import { opposed } from '../../rolls/opposed.ts';
import type { AD1 } from '../../world/ad1.ts';
import { defineFeature } from '../../world/features.ts';

export const rugissement = defineFeature({
  id: 'rugissement',
  rule: 'AD1-FELI-12',
  name: 'Rugissement',
  effect: {
    fr: 'action bonus : Vigueur contre Mental, la cible est Secouée',
    en: 'bonus action: Vigueur against Mental, the target is Secoué',
  },
  prompts: {
    'rugissement-suite': {
      fr: (a) => `Le Rugissement gagne du terrain (encore ${number(a, 'left')}) : sur qui ?`,
      en: (a) => `The Rugissement spreads (${number(a, 'left')} left): to whom?`,
    },
  },
  labels: {
    rugissement: {
      fr: ability('rugissement', 'Vigueur contre Mental, la cible est Secouée'),
      en: ability('rugissement', 'Vigueur against Mental, the target is Secoué'),
    },
    effrayer: target,
  },
  actions: (g, { who }) =>
    g.state.figures
      .filter((other) => canHear(g, who, other) && isNear(g, who, other))
      .map((target) => ({
        id: `rugissement-${target.id}`,
        type: 'bonus' as const,
        rule: 'AD1-FELI-12' as const,
        label: 'rugissement',
        params: { target: target.id },
        at: { figure: target.id },
        run: () => roar(g, who, target),
      })),
});

/** AD1-FELI-14, AD1-FELI-15: enemies, with a Mental to frighten. */
const canHear = (g: AD1, who: Figure, other: Figure): boolean =>
  other.status === 'plateau' &&
  areEnemies(who, other) &&
  traitOf(g, other, 'mental') !== null &&
  !isImmune(g, other, 'mental');

const isNear = (g: AD1, who: Figure, other: Figure): boolean =>
  zonesBetween(g, who.cell, other.cell) <= 1 && sees(g, who.cell, other.cell);

function* roar(g: AD1, who: Figure, target: Figure): Rule<void> {
  const [result] = yield* opposed(g, {
    attacker: who,
    trait: 'vigueur',
    purpose: 'talent',
    defenders: [target],
    resist: 'mental',
  });
  if (!result?.success) return;
  // AD1-FELI-15: a figure already Secouée stays so, and is not wounded.
  secouer(g, target, ['AD1-FELI-12']);
  yield* spread(g, who, { first: target, more: result.seuil ?? 0 });
}

/** AD1-FELI-13: one more for each point of Seuil, next to a victim, whose Mental is at most the first one's. */
function* spread(g: AD1, who: Figure, { first, more }: { first: Figure; more: number }): Rule<void> {
  const victims = [first];
  const least = traitOf(g, first, 'mental') ?? 0;
  for (let left = more; left > 0; left--) {
    const next = g.state.figures.filter(
      (other) =>
        !victims.includes(other) &&
        canHear(g, who, other) &&
        (traitOf(g, other, 'mental') ?? 0) <= least &&
        victims.some((victim) => inContact(g, victim, other)),
    );
    if (next.length === 0) return;
    const victim = yield* ask<Figure | null>({
      id: 'rugissement-suite',
      seat: who.hero!.seat,
      rule: 'AD1-FELI-13',
      params: { left },
      options: [
        option('arreter', null),
        ...next.map((other) => option(other.id, other, { label: 'effrayer', at: { figure: other.id } })),
      ],
    });
    if (!victim) return;
    secouer(g, victim, ['AD1-FELI-13']);
    victims.push(victim);
  }
}
