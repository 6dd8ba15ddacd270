import type { Figure } from '@souterrain/crawl';
import { afterShot } from '@souterrain/crawl/items';
import { isMasked } from '@souterrain/crawl/movement';
import { flag } from '@souterrain/crawl/rounds';
import type { Rule, Term } from '@souterrain/kernel';
import { ignores } from '../figures/bearings.ts';
import type { Attribute } from '../figures/traits.ts';
import { traitOf } from '../figures/values.ts';
import { settle, throwRoll } from '../rolls/check.ts';
import { opposed } from '../rolls/opposed.ts';
import { afterRolls } from '../rolls/windows.ts';
import type { AD1 } from '../world/ad1.ts';
import type { Strike } from '../world/features.ts';
import { attackDifficulty, isMagical } from './attacks.ts';
import type { StrikeOrder } from './strike.ts';
import { throwAway } from './thrown.ts';

/** AD1-DMG-17, step 1. */
export function declare(g: AD1, { attacker, target, attack, how }: Strike): void {
  const { item } = attack;
  g.emit({
    type: 'attackDeclared',
    figure: attacker.id,
    target: target.id,
    attack: attack.id,
    how,
    item: item?.id,
    rules: ['AD1-COMBAT-09'],
  });
  noteAttack(g, attacker, { attack, how });
  afterShot(g, attacker, attack);
}

/** AD1-TURN-17 and the talents look back at what was attacked with in the turn. */
export function noteAttack(g: AD1, attacker: Figure, { attack, how }: Pick<Strike, 'attack' | 'how'>): void {
  if (how === 'gratuite' || g.state.turn?.figure !== attacker.id) return;
  flag(g, attacker, 'attaque');
  flag(g, attacker, attack.skill);
}

/** AD1-TRAIT-16, AD1-OPPO-01: step 2 of a spell that its target resists. */
export function* resistedRoll(g: AD1, struck: Strike, resist: Attribute): Rule<void> {
  const { attacker, target, attack } = struck;
  const [result] = yield* opposed(g, {
    attacker,
    trait: attack.skill,
    purpose: 'attaque',
    defenders: [target],
    resist,
    magic: isMagical(g, attacker, attack),
    minimum: attackDifficulty(g, struck),
  });
  struck.hit = result!.success;
}

/** Step 2. */
export function* attackRoll(g: AD1, struck: Strike, { extra }: StrikeOrder): Rule<void> {
  const { attacker, target, attack } = struck;
  const terms = dicePenalties(g, struck);
  if (extra?.dice) terms.push({ label: extra.label, value: extra.dice, rule: extra.rule });
  const roll = yield* throwRoll(g, {
    who: attacker,
    purpose: 'attaque',
    // AD1-COMBAT-08.
    trait: attack.skill,
    extra: terms,
    difficulty: attackDifficulty(g, struck),
    target,
    strike: struck,
    magic: isMagical(g, attacker, attack),
    // AD1-COMBAT-29: its Seuil is worth nothing, but for AD1-Q-16.
    seuil: g.state.variants.attackMargin === 'yes',
  });
  yield* afterRolls(g, [roll]);
  const { success, seuil } = settle(g, roll);
  struck.faces = roll.faces;
  struck.hit = success;
  if (seuil !== undefined) struck.seuil = seuil;
  throwAway(g, attacker, { attack, cell: target.cell });
}

/** AD1-COMBAT-27: what changes the number of dice, besides features. */
export function dicePenalties(g: AD1, { attacker, attack, target }: Strike): Term[] {
  const terms: Term[] = [];
  if (!attacker.hero && attack.value !== undefined) {
    // A creature with several attacks of one skill has the value of each.
    const gap = attack.value - (traitOf(g, attacker, attack.skill) ?? 0);
    if (gap !== 0) terms.push({ label: attack.id, value: gap, rule: 'AD1-BEST-01' });
  }
  const isRanged = attack.skill !== 'melee';
  if (isRanged && isMasked(g, attacker.cell, target.cell) && !ignores(g, attacker, 'couvert'))
    terms.push({ label: 'couvert', value: -1, rule: 'AD1-GRID-09' });
  return terms;
}
