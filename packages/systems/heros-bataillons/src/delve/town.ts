import type { Rule } from '@souterrain/kernel';
import { levy } from '../battalions/levy.ts';
import { outfitBattalion } from '../battalions/outfit.ts';
import { affordable, canOutfit, levyPrice } from '../battalions/purchase.ts';
import { canTrade } from '../gear/shop.ts';
import { visitMarket } from '../magic/stall.ts';
import { canRest } from '../time/breath.ts';
import { endOfWatch, WATCH, watchNumber } from '../time/calendar.ts';
import { canRestDay, restDay, restWatch } from '../time/rest.ts';
import { waitForWatch } from '../time/travel.ts';
import type { HB } from '../world.ts';
import { goBack } from './end.ts';
import { type Errand, personalErrands, runErrand, withHero } from './errand.ts';

/** HB-SOLO-12: one decision of the group in the settlement. */
export const inTown = (g: HB): Rule<void> => runErrand(g, errandsIn(g));

function errandsIn(g: HB): readonly Errand[] {
  const { clock, delve, beings, gold } = g.state;
  const errands: Errand[] = [{ id: 'descendre', common: true, run: () => goBack(g) }];
  if (canTrade(g.state))
    errands.push({ id: 'marche', common: false, run: () => withHero(g, (hero) => visitMarket(g, hero)) });
  if (canRest(g.state)) errands.push({ id: 'se-reposer', common: true, run: () => restWatch(g) });
  if (canRestDay(g)) errands.push({ id: 'journee-de-repos', common: true, run: () => restDay(g) });
  // HB-DIST-10.
  if (endOfWatch(watchNumber(clock)) - clock < WATCH)
    errands.push({ id: 'attendre-la-prochaine-garde', common: true, run: () => waitForWatch(g) });
  if (canOutfit(g.state)) {
    if (gold >= levyPrice(g))
      errands.push({ id: 'lever-un-bataillon', common: true, run: () => withHero(g, (hero) => levy(g, hero)) });
    for (const being of beings)
      if (being.kind === 'bataillon' && being.status === 'present' && affordable(g, being, gold).length > 0)
        errands.push({ id: `renforcer-${being.id}`, common: false, run: () => outfitBattalion(g, being) });
  }
  errands.push(...personalErrands(g));
  if (delve!.leftOn > 0) errands.push({ id: 'renoncer', common: true, run: () => giveUp(g) });
  return errands;
}

/** HB-SOLO-18: the goal is left where it is. */
function* giveUp(g: HB): Rule<void> {
  g.emit({ type: 'gameDecided', result: 'defaite', rules: ['HB-SOLO-18'] });
}
