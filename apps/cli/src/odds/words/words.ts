import type { Comparison, Expected, Inexact, Limit, NotationFault } from '@souterrain/odds/notation';
import type { FlagName, QuestionName } from '../flags.ts';

/** What the command says of chances in one language. */
export interface OddsWords {
  readonly help: {
    readonly odds: string;
    readonly usage: string;
    readonly systemUsage: string;
    readonly expression: string;
    readonly question: string;
    readonly plot: string;
    readonly exact: string;
    /** The notation, with examples. */
    readonly grammar: string;
    readonly questions: Readonly<Record<QuestionName, string>>;
    readonly flags: Readonly<Record<FlagName, string>>;
  };
  readonly unknownQuestion: (name: string, meant: string) => string;
  readonly faultAt: (column: number, fault: string) => string;
  readonly fault: (fault: NotationFault) => string;
  readonly expected: Readonly<Record<Expected, string>>;
  readonly limits: Readonly<Record<Limit, string>>;

  readonly chance: (chance: number) => string;
  readonly decimal: (value: number) => string;
  readonly total: string;
  readonly chanceHead: string;
  readonly atLeastHead: string;
  readonly spread: (mean: number, deviation: number) => string;
  readonly figure: (label: string, value: string) => string;
  readonly described: (said: { label: string; low: number; high: number; mean: number }) => string;
  readonly plotted: (path: string) => string;
  readonly nothingToPlot: string;
  readonly unsaid: (chance: number) => string;

  readonly fractionHead: string;
  readonly longFractions: string;
  /** Why `--exact` has no answer. */
  readonly inexact: Readonly<Record<Inexact['kind'], string>>;
  readonly endlessPoker: string;
  readonly exactPv: (most: number) => string;
  readonly noExact: (question: string) => string;

  readonly judged: (kind: 'count' | 'compare', passing: Comparison) => string;
  readonly counted: (passing: Comparison) => string;
  readonly win: string;
  readonly tie: string;
  readonly lose: string;

  /** Figures of the systems. */
  readonly success: string;
  /** How the sixes are gambled: said beside each chance that depends on it. */
  readonly byPoker: Readonly<Record<'optimal' | 'never' | 'always', string>>;
  readonly bothSides: string;
  readonly advice: string;
  readonly gamble: (advice: { net: number; sixes: number; gamble: number; value: number; kept: number }) => string;
  readonly titles: Readonly<Record<QuestionName, string>>;
  readonly hit: string;
  readonly affected: string;
  readonly killed: string;
  readonly lost: string;
  readonly found: string;
  readonly two: string;
  readonly cards: string;
  readonly attackerTotal: string;
  readonly reussites: string;
  readonly wins: string;
  readonly loses: string;
  readonly unsettled: string;
  readonly exchanges: string;
  readonly pvLeft: string;
  readonly creaturePvLeft: string;
  readonly totalSuccess: string;
  readonly bitterFailure: string;
  readonly damage: string;
  readonly critical: string;
  readonly falls: string;
  readonly spellBest: string;
  readonly spellSum: string;
  readonly spellCost: string;
  readonly demoralised: string;
  readonly casterDies: string;
}
