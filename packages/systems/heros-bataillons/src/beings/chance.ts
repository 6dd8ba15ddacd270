import type { RuleId } from '@souterrain/catalog';
import { ask, option, type Params, type Rule } from '@souterrain/kernel';
import type { Being, BeingId } from '../pieces.ts';
import type { HB } from '../world.ts';

/** What would happen to a hero, as shown before it is applied (HB-CHA-05). */
export interface Ill {
  /** `degats`, `etat`, `amplification`, `test`: a text key. */
  readonly what: string;
  readonly params: Params & { readonly being: BeingId; readonly chance: number };
  readonly rule: RuleId;
  /** HB-SOLO-15: whether a hero played by the software spends a point on it. */
  readonly worth?: boolean;
}

export const pointsOf = ({ hero }: Being): number => hero?.chance ?? 0;

/** HB-CHA-10: a hero with a point left. */
export const maySpare = (being: Being): boolean => pointsOf(being) > 0;

/** HB-CHA-03: a state about to be suffered. */
export const harmfulState = (being: Being, state: string): Ill => ({
  what: 'etat',
  params: { being: being.id, chance: pointsOf(being), state },
  rule: 'HB-CHA-03',
});

const ANSWERS = [option('subir', false), option('depenser-chance', true)];

/** HB-CHA-02 to HB-CHA-05, HB-CHA-10: one point spares a hero every consequence of one event; true when it is spent. */
export function* spare(g: HB, being: Being, { what, params, rule, worth = false }: Ill): Rule<boolean> {
  if (!maySpare(being)) return false;
  const { seat } = being;
  if (seat === null && !worth) return false;
  const spends =
    seat === null ||
    (yield* ask({
      id: 'chance',
      seat,
      rule,
      prompt: `chance-${what}`,
      params,
      options: ANSWERS,
    }));
  if (spends)
    g.emit({
      type: 'chanceSpent',
      being: being.id,
      left: pointsOf(being) - 1,
      spared: what,
      rules: [rule, 'HB-CHA-04'],
    });
  return spends;
}
