import type { Figure } from '@souterrain/crawl';
import type { OddsSummary } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';
import { attackOdds } from './attack.ts';
import { checkOdds } from './check.ts';
import { dodgeOdds } from './dodge.ts';
import { type Opening, openingsOf } from './opening.ts';
import { prospect } from './prospect.ts';
import type { Weighed } from './weighed.ts';

/** What an action of the turn in progress is worth: the action itself says what it throws, the dice are counted exactly. */
export function actionOdds(g: AD2, figure: Figure, action: string): OddsSummary {
  let best: Weighed | undefined;
  for (const opening of openingsOf(g, figure, action)) {
    const weighed = weigh(g, opening);
    if (!best || weighed.worth > best.worth) best = weighed;
  }
  return best?.summary ?? CERTAIN;
}

const CERTAIN: OddsSummary = { prospects: [prospect('cote-reussite', 1)], resources: [], aims: [] };

function weigh(g: AD2, opening: Opening): Weighed {
  const { purpose } = opening;
  if (purpose === 'esquive') return dodgeOdds(g, opening);
  return (HARMFUL.includes(purpose) && attackOdds(g, opening)) || checkOdds(g, opening);
}

const HARMFUL: readonly string[] = ['attaque', 'action'];
