import type { Figure, Item } from '@souterrain/crawl';
import type { SeatId, Term } from '@souterrain/kernel';
import type { Purpose } from '../jets/purpose.ts';
import type { Action, Attribute, ReussiteOption } from '../notation/index.ts';
import type { Thrown, Verdict } from '../rolls/index.ts';
import type { AD2Attack } from './features.ts';

/** A Jet de Compétence to make (AD2-JET-01). */
export interface JetOrder {
  /** Whoever has a hero profile: monsters never roll (AD2-PROF-02). */
  readonly who: Figure;
  readonly purpose: Purpose;
  readonly attribute: Attribute;
  /** Id of the Compétence, null for an Attribute alone. */
  readonly skill: string | null;
  readonly difficulty: readonly Term[];
  /** More dice, or a higher result, known to the caller. */
  readonly extraDice?: readonly Term[] | undefined;
  readonly extraAdded?: readonly Term[] | undefined;
  /** The line it comes from, where it is one. */
  readonly action?: Action | undefined;
  /** The attack that it is made with. */
  readonly attack?: AD2Attack | undefined;
  /** The enemy whose action is resisted. */
  readonly by?: Figure | null | undefined;
  /** Whom it is aimed at. */
  readonly target?: Figure | null | undefined;
  /** The weapon it is made with. */
  readonly item?: Item | undefined;
  /** What of the scenery asks for it. */
  readonly scenery?: string | undefined;
  /** What surplus Réussites may buy: a Jet with nothing to buy is not gambled once it succeeds. */
  readonly options?: readonly ReussiteOption[] | undefined;
  /** AD2-ENN-11, AD2-ENN-12: a success still costs something that Réussites reduce. */
  readonly reducible?: boolean | undefined;
  /** AD2-REU-09: somebody may want it to fail. */
  readonly declinable?: boolean | undefined;
}

/** A Jet in progress, local to the rule that makes it. */
export interface Jet extends JetOrder {
  readonly seat: SeatId;
  readonly dice: Term[];
  readonly added: Term[];
  readonly difficulty: Term[];
  options: readonly ReussiteOption[];
  /** AD2-BENI-07, AD2-BENI-11: once each. */
  beni: boolean;
  maudit: boolean;
  poker: 'libre' | 'force' | 'interdit';
  thrown: Thrown;
  verdict: Verdict;
}

/** AD2-ENN-01: the Jet resists an enemy action, whatever it comes from. */
export const isImposed = ({ action }: Pick<Jet, 'action'>): boolean => action?.outcome?.kind === 'enemy';
