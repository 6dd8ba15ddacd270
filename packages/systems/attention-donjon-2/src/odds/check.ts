import type { Prospect } from '@souterrain/kernel';
import { check, outcomesOf } from '@souterrain/odds/attention-donjon-2';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import { bestEnding } from './ending.ts';
import { fallOf } from './fall.ts';
import type { Opening } from './opening.ts';
import { amountOf, type OddsLabel, prospect } from './prospect.ts';
import { resourcesFor } from './resources.ts';
import type { Weighed } from './weighed.ts';

/** What so many surplus Réussites bring besides. */
interface More {
  readonly label: OddsLabel;
  readonly price: number;
}

function moreOf({ variants }: AD2State, { purpose }: Opening): More | undefined {
  switch (purpose) {
    // AD2-XSANTE-11, AD2-Q-27.
    case 'soins':
      return { label: 'cote-deux-soins', price: variants.healingOptions === 'one' ? 2 : 1 };
    // AD2-XSANTE-05.
    case 'se-reprendre':
      return { label: 'cote-action-rendue', price: 2 };
    // AD2-XTRES-04, AD2-Q-14.
    case 'chercher':
      return { label: 'cote-deux-cartes', price: variants.treasureSecondCard === 'one' ? 1 : 2 };
    default:
      return undefined;
  }
}

/** A Jet that succeeds or not, and what it may buy. */
export function checkOdds(g: AD2, opening: Opening): Weighed {
  const { throwing, added: skill, difficulty } = opening;
  const jet = { ...throwing, skill, difficulty };
  const { success } = check(jet);
  const more = moreOf(g.state, opening);
  const reached = outcomesOf(jet);
  const outcomes = [...reached.chances].flatMap((chance, at) =>
    chance > 0 ? [{ amount: Math.max(0, reached.low + at), chance }] : [],
  );
  const prospects: [Prospect, ...Prospect[]] = [
    prospect(opening.purpose === 'attaque' ? 'cote-touche' : 'cote-reussite', success),
  ];
  if (more) {
    const enough = outcomes.filter(({ amount }) => amount >= more.price);
    prospects.push(
      prospect(
        more.label,
        enough.reduce((sum, { chance }) => sum + chance, 0),
      ),
    );
  }
  return {
    worth: success,
    summary: {
      prospects,
      resources: resourcesFor(g, opening),
      aims: [],
      ...(!more && mayBuy(g, opening) ? { amount: amountOf('cote-reussites', outcomes) } : {}),
    },
  };
}

/** More than any Difficulté asks for. */
const PLENTY = { best: 6, reussites: 60 };

function mayBuy(g: AD2, opening: Opening): boolean {
  const { throwing } = opening;
  return throwing.dice > 0 && bestEnding(g, opening, { fall: fallOf(PLENTY, throwing), worth: () => 0 }).bought;
}
