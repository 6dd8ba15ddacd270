import type { OddsSummary } from '@souterrain/kernel';
import { gambled as afterGamble, FAILURE, stakesOf } from '@souterrain/odds/attention-donjon-2';
import { totalOf } from '../figures/values.ts';
import { difficultyOf, fortuneOf, hasUse, mayRethrow, verdictWith } from '../jets/count.ts';
import { gambledDice, gambleOf, type Thrown } from '../rolls/index.ts';
import type { AD2 } from '../world/ad2.ts';
import type { Jet } from '../world/jet.ts';
import { amountOf, prospect } from './prospect.ts';
import { areDiceAsWritten } from './readings.ts';

/** What somebody considers doing to dice that lie on the table. */
interface Change {
  readonly beni?: boolean;
  readonly maudit?: boolean;
  readonly added?: number;
}

type Odds = (() => OddsSummary) | undefined;

interface Outcome {
  /** Surplus Réussites, or `FAILURE`. */
  readonly outcome: number;
  readonly chance: number;
}

const summaryOf = (jet: Jet, outcomes: readonly Outcome[]): OddsSummary => ({
  prospects: [prospect('cote-reussite', successIn(outcomes))],
  resources: [],
  aims: [],
  ...(hasUse(jet)
    ? {
        amount: amountOf(
          'cote-reussites',
          outcomes.map(({ outcome, chance }) => ({ amount: Math.max(0, outcome), chance })),
        ),
      }
    : {}),
});

const successIn = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce((sum, { outcome, chance }) => (outcome === FAILURE ? sum : sum + chance), 0);

function lying(g: AD2, jet: Jet, change: Change): readonly Outcome[] {
  const { success, surplus } = verdictWith(g, jet, change);
  return [{ outcome: success ? surplus : FAILURE, chance: 1 }];
}

interface Gamble extends Change {
  /** The dice that it throws again. */
  readonly from: Thrown;
  readonly rethrow: boolean;
}

/** AD2-POKER-03 to AD2-POKER-06. */
function tried(g: AD2, jet: Jet, { from, rethrow, ...change }: Gamble): readonly Outcome[] {
  const { reussites } = verdictWith(g, { ...jet, thrown: from }, change);
  const { beni = jet.beni, maudit = jet.maudit, added = 0 } = change;
  const fortune = fortuneOf(g, { who: jet.who, beni, maudit });
  const stakes = stakesOf({ skill: totalOf(jet.added) + added, difficulty: difficultyOf(jet) });
  const { low, chances } = afterGamble(
    {
      dice: gambledDice(from).length,
      blessed: beni,
      cursed: maudit,
      lucky: fortune.tempsFort || fortune.beniState,
      unlucky: fortune.mauditState,
      rethrow,
    },
    { ...stakes, outcome: (best, more) => stakes.outcome(best, reussites + more) },
  );
  return [...chances].map((chance, at) => ({ outcome: low + at, chance })).filter(({ chance }) => chance > 0);
}

/** The dice kept as they lie, for good. */
export const keptOdds = (g: AD2, jet: Jet): Odds =>
  areDiceAsWritten(g.state) ? () => summaryOf(jet, lying(g, jet, {})) : undefined;

/** AD2-POKER-09, AD2-XBER-04: a Coup de poker, or its dice thrown once more. */
export const gambleOdds = (g: AD2, jet: Jet, gamble: Pick<Gamble, 'from' | 'rethrow'>): Odds =>
  areDiceAsWritten(g.state) ? () => summaryOf(jet, tried(g, jet, gamble)) : undefined;

/** AD2-ORDRE-10, AD2-ORDRE-13: the dice with a change, or none, and the Coup de poker that may still follow. */
export function changedOdds(g: AD2, jet: Jet, change: Change = {}): Odds {
  if (!areDiceAsWritten(g.state)) return undefined;
  return () => {
    const kept = lying(g, jet, change);
    const { poker, thrown } = jet;
    const gamble = gambleOf(thrown, { forced: poker === 'force', forbidden: poker === 'interdit' }, g.state.variants);
    if (gamble === 'none') return summaryOf(jet, kept);
    const again = tried(g, jet, { ...change, from: thrown, rethrow: mayRethrow(g, jet) });
    return summaryOf(jet, gamble === 'forced' || successIn(again) > successIn(kept) ? again : kept);
  };
}
