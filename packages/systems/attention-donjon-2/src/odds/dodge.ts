import type { AD2 } from '../world/ad2.ts';
import type { Ending } from './ending.ts';
import { chanceOf, fatesOf, meanOf, type Worth } from './fates.ts';
import type { Opening } from './opening.ts';
import { amountOf, prospect } from './prospect.ts';
import { resourcesFor } from './resources.ts';
import type { Weighed } from './weighed.ts';

const EPSILON = 1e-12;

/** To pass comes first; of two ways as likely to, the one that costs the least Santé. */
const POINT = 2 ** -20;

/** AD2-XESQ-02 to AD2-XESQ-18. */
export function dodgeOdds(g: AD2, opening: Opening): Weighed {
  const { figure } = opening;
  const lostIn = ({ lost }: Ending): number => lost.get(figure) ?? 0;
  const isFall = ({ fallen }: Ending): boolean => fallen.includes(figure);
  const isSafe = (ending: Ending): boolean => lostIn(ending) === 0 && !isFall(ending);
  const passing: Worth = (ending) => (ending.moved ? 1 : 0) - POINT * (lostIn(ending) + (isFall(ending) ? 1 : 0));
  const sparing: Worth = (ending) => (isSafe(ending) ? 1 : 0);

  const fates = fatesOf(g, opening, passing);
  const all = fates(passing);
  const arrives = chanceOf(all, ({ moved }) => moved);
  const unharmed = chanceOf(all, isSafe);
  const safest = meanOf(fates(sparing), sparing);
  const lost = all.map(({ ending, chance }) => ({ amount: lostIn(ending), chance }));
  // AD2-XESQ-12: who passes whatever the Jet has nothing to gain from a blessing there.
  const isJet = Math.abs(arrives - chanceOf(all, ({ success }) => success === true)) < EPSILON;
  return {
    worth: meanOf(all, passing),
    summary: {
      prospects: [
        prospect('cote-arrive', arrives),
        prospect('cote-indemne', unharmed),
        prospect('cote-tombe', chanceOf(all, isFall)),
      ],
      resources: isJet ? resourcesFor(g, opening) : [],
      aims:
        safest > unharmed + EPSILON
          ? [prospect('cote-pour-arriver', arrives), prospect('cote-pour-rester-indemne', safest)]
          : [],
      amount: amountOf('cote-sante-perdue', lost),
    },
  };
}
