import type { RuleId } from '@souterrain/catalog';
import type { Figure } from '@souterrain/crawl';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';

/** Who acts on a Jet, with what, by which rule. */
interface Act {
  readonly by: Figure;
  readonly label: string;
  readonly rule: RuleId;
}

/**
 * AD2-BENI-01, AD2-BENI-04, AD2-BENI-08: the Jet is blessed or cursed; a second time is never offered (AD2-BENI-07,
 * AD2-BENI-11).
 */
export function turn(g: AD2, jet: Jet, how: 'beni' | 'maudit', { by, label, rule }: Act): void {
  jet[how] = true;
  g.emit({ type: 'jetChanged', figure: jet.who.id, by: by.id, how, with: label, rules: [rule] });
}

/** AD2-XCONV-03: dice declared before the throw. */
export function addDice(g: AD2, jet: Jet, { by, label, rule, value }: Act & { readonly value: number }): void {
  jet.dice.push({ label, value, rule });
  g.emit({ type: 'jetChanged', figure: jet.who.id, by: by.id, how: 'des', with: label, value, rules: [rule] });
}

/** AD2-BONUS-10: before the dice or after them, +n to the result. */
export function addResult(g: AD2, jet: Jet, { by, label, rule, value }: Act & { readonly value: number }): void {
  jet.added.push({ label, value, rule });
  g.emit({ type: 'jetChanged', figure: jet.who.id, by: by.id, how: 'resultat', with: label, value, rules: [rule] });
}

/** AD2-POKER-13, AD2-POKER-15: the prohibition wins. */
export function setPoker(g: AD2, jet: Jet, { poker, ...act }: Act & { readonly poker: 'force' | 'interdit' }): void {
  if (jet.poker !== 'interdit') jet.poker = poker;
  const how = poker === 'force' ? 'poker-force' : 'poker-interdit';
  g.emit({ type: 'jetChanged', figure: jet.who.id, by: act.by.id, how, with: act.label, rules: [act.rule] });
}

/** True when something of that name already changed the Jet. */
export const holds = (jet: Jet, label: string): boolean =>
  jet.dice.some((term) => term.label === label) || jet.added.some((term) => term.label === label);
