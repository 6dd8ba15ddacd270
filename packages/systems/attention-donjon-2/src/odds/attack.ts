import type { OddsSummary, Prospect } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';
import type { Ending } from './ending.ts';
import { chanceOf, fatesOf, meanOf, type Worth } from './fates.ts';
import type { Opening } from './opening.ts';
import { amountOf, prospect } from './prospect.ts';
import { resourcesFor } from './resources.ts';
import type { Weighed } from './weighed.ts';

const EPSILON = 1e-12;

/** An action that takes Santé away: played for as much of it as can be; undefined where it takes none. */
export function attackOdds(g: AD2, opening: Opening): Weighed | undefined {
  const { targets } = opening;
  const lostIn = ({ lost }: Ending): number => targets.reduce((sum, id) => sum + (lost.get(id) ?? 0), 0);
  const isHit = ({ success }: Ending): boolean => success === true;
  const isKill = ({ fallen }: Ending): boolean => targets.some((id) => fallen.includes(id));
  const isWound = (ending: Ending): boolean => lostIn(ending) > 0 || isKill(ending);

  const fates = fatesOf(g, opening, lostIn);
  const all = fates(lostIn);
  const resources = resourcesFor(g, opening);
  const hit = chanceOf(all, isHit);
  if (all.some(({ ending }) => ending.unsettled)) return { summary: touching(hit, resources), worth: hit };
  if (!all.some(({ ending }) => isWound(ending))) return undefined;
  const killed = chanceOf(all, isKill);
  const bestOf = (is: (ending: Ending) => boolean): number => {
    const worth: Worth = (ending) => (is(ending) ? 1 : 0);
    return meanOf(fates(worth), worth);
  };
  const [toHit, toKill] = [bestOf(isHit), bestOf(isKill)];
  const isSplit = toHit > hit + EPSILON || toKill > killed + EPSILON;
  const lost = all.map(({ ending, chance }) => ({ amount: lostIn(ending), chance }));
  return {
    worth: meanOf(all, lostIn),
    summary: {
      prospects: [
        prospect('cote-touche', hit),
        prospect('cote-blesse', chanceOf(all, isWound)),
        prospect('cote-tue', killed),
      ],
      resources,
      aims: isSplit ? [prospect('cote-pour-toucher', toHit), prospect('cote-pour-tuer', toKill)] : [],
      amount: amountOf('cote-sante-perdue', lost),
    },
  };
}

const touching = (chance: number, resources: readonly Prospect[]): OddsSummary => ({
  prospects: [prospect('cote-touche', chance)],
  resources,
  aims: [],
});
