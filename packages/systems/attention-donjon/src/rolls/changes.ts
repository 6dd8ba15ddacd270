import type { RuleId } from '@souterrain/catalog';
import type { Figure } from '@souterrain/crawl';
import type { AD1 } from '../world/ad1.ts';
import type { Roll } from '../world/roll.ts';

interface Change {
  readonly by: Figure;
  readonly label: string;
  readonly value: number;
  readonly rule: RuleId;
}

/** True when what has this name already acts on the pool of a roll. */
export const holds = (roll: Roll, label: string): boolean => roll.pool.some((term) => term.label === label);

/** Dice added to a pool before the throw. */
export function addDice(g: AD1, roll: Roll, { by, label, value, rule }: Change): void {
  roll.pool.push({ label, value, rule });
  told(g, roll, 'des', { by, label, value, rule });
}

/** A Difficulty raised once the dice are known. */
export function harden(g: AD1, roll: Roll, { by, label, value, rule }: Change): void {
  roll.difficulty.push({ label, value, rule });
  told(g, roll, 'difficulte', { by, label, value, rule });
}

/** AD1-Q-12: a success that no die shows. */
export function addSuccess(g: AD1, roll: Roll, change: Change): void {
  roll.plus += change.value;
  told(g, roll, 'succes', change);
}

/** AD1-BLESS-02, AD1-BLESS-03: whatever blesses or curses a roll. */
export function turn(g: AD1, roll: Roll, how: 'beni' | 'maudit', change: Omit<Change, 'value'>): void {
  if (how === 'beni') roll.blessed = true;
  else roll.cursed = true;
  told(g, roll, how, change);
}

function told(
  g: AD1,
  roll: Roll,
  how: 'des' | 'difficulte' | 'succes' | 'beni' | 'maudit',
  { by, label, value, rule }: Omit<Change, 'value'> & { readonly value?: number },
): void {
  g.emit({
    type: 'rollChanged',
    figure: roll.who?.id ?? null,
    by: by.id,
    how,
    with: label,
    ...(value === undefined ? {} : { value }),
    rules: [rule],
  });
}
