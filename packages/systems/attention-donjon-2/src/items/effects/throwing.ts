import type { Figure } from '@souterrain/crawl';
import { isOnDefensive } from '@souterrain/crawl/heroes';
import { type Aimed, aimThrow, THROW_REACH, type Thrown } from '@souterrain/crawl/items/effects';
import { inContact, zonesBetween } from '@souterrain/crawl/movement';
import type { Term } from '@souterrain/kernel';
import { attackModifiers, coverTerms } from '../../combat/modifiers.ts';
import { noteAttack } from '../../combat/strike.ts';
import { characteristicOf } from '../../figures/values.ts';
import { makeJet } from '../../jets/make-jet.ts';
import { lineOf } from '../../notation/index.ts';
import type { AD2 } from '../../world/ad2.ts';
import type { AD2Attack } from '../../world/features.ts';
import type { Jet } from '../../world/jet.ts';
import { difficultyOf } from '../conversion.ts';
import type { ItemEffect } from '../use.ts';

/** What a thrown thing hits, and by which Jet. */
interface Hit extends Aimed {
  readonly jet: Jet;
}

const LINE = lineOf('ATT/DST 1 Agilité/Lancer Réflexes');

/** AD1-EQUIP-08, AD2-XCOMB-11: a standard action with Lancer; used up in any case, its effect on a hit only. */
export function thrown({ id, rule, fumbles, effect }: Thrown<AD2, Hit>): ItemEffect {
  return {
    use: {
      id,
      rule,
      type: 'standard',
      // AD2-XROUND-09: a throw is an attack.
      can: (g, { who }) => !isOnDefensive(g.state, who),
      *run(g, { who }) {
        const attack: AD2Attack = { id, skill: 'lancer', reach: THROW_REACH, line: LINE };
        const aimed = yield* aimThrow(g, who, rule);
        noteAttack(g, who, { attack, how: 'standard' });
        if (fumbles && (yield* fumbles(g, who))) return;
        const { target } = aimed;
        const jet = yield* makeJet(g, {
          who,
          purpose: 'attaque',
          attribute: 'agilite',
          skill: 'lancer',
          action: LINE,
          attack,
          target,
          difficulty: aimingTerms(g, who, { attack, aimed }),
          extraDice: target ? coverTerms(g, { from: who, to: target }, -1) : [],
        });
        if (jet.verdict.success) yield* effect(g, who, { ...aimed, jet });
      },
    },
  };
}

/** AD2-XCOMB-11, AD2-Q-09. */
function aimingTerms(
  g: AD2,
  who: Figure,
  { attack, aimed: { cell, target } }: { attack: AD2Attack; aimed: Aimed },
): readonly Term[] {
  if (target) {
    const isDefended = inContact(g, who, target) || g.state.variants.rangedDifficulty === 'defense';
    const characteristic = isDefended ? 'defense' : 'reflexes';
    const value = characteristicOf(g, target, characteristic);
    if (value !== null)
      return [{ label: characteristic, value, rule: 'AD2-PROF-03' }, ...attackModifiers(g, who, { attack, target })];
  }
  // AD2-XCONV-01: an empty square, or what has no such characteristic, is a Difficulty of 2.
  const terms: Term[] = [{ label: 'base', value: difficultyOf(2), rule: 'AD2-XCONV-01' }];
  const zones = zonesBetween(g, who.cell, cell);
  if (zones > 0) terms.push({ label: 'zones-couvertes', value: zones, rule: 'AD2-XCOMB-11' });
  return terms;
}
