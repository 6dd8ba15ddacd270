import type { RuleId } from '@souterrain/catalog';
import type { Figure } from '@souterrain/crawl';
import type { Harm } from '@souterrain/crawl/world';
import type { Rule } from '@souterrain/kernel';
import { dommagesOf } from '../../actions/perform.ts';
import { suffer } from '../../combat/damage.ts';
import { follow } from '../../combat/strike.ts';
import { check, harm } from '../../exploration/trials.ts';
import type { Attribute } from '../../notation/index.ts';
import type { AD2 } from '../../world/ad2.ts';
import type { Jet } from '../../world/jet.ts';
import { difficultyOf, pointsOf } from '../conversion.ts';

/** AD2-XCONV-06: Dommages that somebody deals with an item, without an attack of its own or once `jet` has hit. */
export function* deal(g: AD2, by: Figure, { target, dice, label, rule, jet }: Harm & { jet?: Jet }): Rule<void> {
  // Characters may still avoid what was not aimed.
  if (target.hero && !jet) return yield* harm(g, { target, dice, label, rule });
  const dommages = { label, value: pointsOf(dice), rule };
  const { lost, died } = yield* suffer(g, {
    target,
    by,
    label,
    dommages: jet ? dommagesOf(g, by, { jet, dommages, target }) : [dommages],
    perforation: 0,
    direct: false,
    failed: false,
    attack: jet !== undefined,
    jet: jet ?? null,
    cancelled: 0,
    braced: [],
  });
  // AD1-EQUIP-08: a throw is an attack.
  if (jet) yield* follow(g, { attacker: by, target, jet, lost, killed: died, left: 0 });
}

/** AD2-XCONV-01, AD2-PROF-04: a roll that the first edition asked at Difficulty 2. */
export function* resists(
  g: AD2,
  who: Figure,
  { attribute, rule }: { readonly attribute: Attribute; readonly rule: RuleId },
): Rule<boolean> {
  const difficulty = [{ label: 'base', value: difficultyOf(2), rule }];
  return (yield* check(g, { who, purpose: 'epreuve', trait: attribute, difficulty, seuil: false })).success;
}
