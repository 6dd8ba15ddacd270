import { canRaise } from '../beings/caps.ts';
import type { WithContent } from '../content/types.ts';
import type { Being } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB, Situation } from '../world.ts';
import { DIE_SIZES, dieOf } from './battalion.ts';
import type { Increment } from './events.ts';

/** HB-BAT-19. */
export const levyPrice = ({ content }: WithContent): number => content.services.bataillon!.price;
/** HB-BAT-23. */
const MOST_ARMOUR = 2;
const INCREMENTS: readonly Increment[] = ['for', 'agi', 'vol', 'end', 'de', 'armure'];

/** HB-BAT-16, HB-BAT-17, HB-BAT-23. */
export const priceOf = (g: WithContent, what: Increment): number =>
  g.content.services[what === 'armure' ? 'bataillon-armure' : 'bataillon-augmentation']!.price;

/** HB-BAT-18, HB-ATTR-22: what it would be raised to; null at the cap. */
export function raisedTo({ variants }: Pick<HBState, 'variants'>, being: Being, what: Increment): number | null {
  if (what === 'armure') return being.armour < MOST_ARMOUR ? being.armour + 1 : null;
  if (what === 'de') return DIE_SIZES[DIE_SIZES.indexOf(dieOf(being)) + 1] ?? null;
  return canRaise({ variants }, being, what) ? being.max[what] + 1 : null;
}

/** HB-BAT-16: at creation or in a trusted place, never during a fight. */
export const canOutfit = ({ combat, phase, scene }: HBState): boolean =>
  combat === null && (phase === 'preparation' || (scene?.tags.includes('confiance') ?? false));

/** What a purse can pay for. */
export const affordable = (g: Situation, battalion: Being, gold: number): readonly Increment[] =>
  INCREMENTS.filter((what) => priceOf(g, what) <= gold && raisedTo(g.state, battalion, what) !== null);

/** Pays nothing: the buyer does. */
export function improve(g: HB, battalion: Being, what: Increment): void {
  const value = raisedTo(g.state, battalion, what)!;
  const attacks = what === 'de' ? battalion.attacks.map((attack) => ({ ...attack, dice: [value] })) : battalion.attacks;
  g.emit({
    type: 'battalionImproved',
    being: battalion.id,
    what,
    value,
    attacks,
    rules: [what === 'armure' ? 'HB-BAT-23' : what === 'de' ? 'HB-BAT-17' : 'HB-BAT-16', 'HB-BAT-18'],
  });
}
