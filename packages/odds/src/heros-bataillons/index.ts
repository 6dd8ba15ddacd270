export {
  type Assault,
  type Attacker,
  type AttackOdds,
  allFall,
  attack,
  DIMINISHED,
  diceOf,
  IMPROVED,
} from './attack.ts';
export { type Check, type CheckOdds, check } from './check.ts';
export {
  type ExactAttackOdds,
  type ExactCheckOdds,
  type ExactSpellOdds,
  exactAttack,
  exactCheck,
  exactSpell,
} from './exact.ts';
export { type Caster, type Power, type SpellOdds, spell } from './spell.ts';
