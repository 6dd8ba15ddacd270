import type { Figure } from '@souterrain/crawl';
import type { Action } from '@souterrain/crawl/world';
import type { OddsSummary } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';
import { actionOdds } from './actions.ts';
import { areDiceAsWritten } from './readings.ts';

/** For actions of heroes that throw dice; undefined for the others. */
export const oddsOf = (g: AD2, figure: Figure, action: Action): (() => OddsSummary) | undefined =>
  action.rolls && figure.hero && isCounted(action) && areDiceAsWritten(g.state)
    ? () => actionOdds(g, figure, action.id)
    : undefined;

/** AD2-XTRA-12: several Jets, each aimed once the last is resolved. AD1-TEXC-04: its Dommages look at the dice. */
const isCounted = ({ label, params }: Action): boolean =>
  label !== 'tirs-multiples' && params?.attack !== 'cartes-a-lancer';
