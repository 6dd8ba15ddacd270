import type { RuleId } from '@souterrain/catalog';
import type { OddsSummary, Rule } from '@souterrain/kernel';
import { type Distribution, d, keep } from '@souterrain/odds';
import type { Harm } from '../../odds/harm.ts';
import { amountOf, prospect, summaryOf } from '../../odds/prospect.ts';
import type { Being } from '../../pieces.ts';
import type { Spoken } from '../../text/spoken.ts';
import type { HB, Situation } from '../../world.ts';
import type { Dose } from '../dose.ts';
import type { Potion } from '../potion.ts';

/** HB-ALC-08: what a potion does to those whom its administration reaches. */
interface Effect extends Spoken {
  readonly rule: RuleId;
  readonly take: (g: HB, target: Being, dose: Dose) => Rule<void>;
  /** HB-TEST-07: it asks a test of whoever takes it. */
  readonly tested?: true;
  /** The damage that it does, if any. */
  readonly harm?: (g: Situation, potion: Potion, target: Being) => Harm | null;
  /** What else it brings to one being, once it was `used`. */
  readonly odds?: (g: Situation, potion: Potion, on: { target: Being; used: number }) => OddsSummary;
}

export const defineEffect = (effect: Effect): Effect => effect;

export const dieOf = (sides: number): Distribution => keep(d(sides), { count: 1 });

/** HB-ALC-12, HB-ALC-13, HB-ALC-14: whether it takes hold, and for how long. */
export const holdOdds = ({ content }: Situation, { effect }: Potion, held: number): OddsSummary =>
  summaryOf([prospect('cote-effet', held)], {
    amount: amountOf('cote-rounds', dieOf(content.effects[effect]!.rounds!)),
  });
