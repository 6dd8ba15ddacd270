import { dayOf, type HBView } from '@souterrain/heros-bataillons';
import type { Lang } from '@souterrain/words';
import { boardWords, type Emptiness } from './board-words.ts';

/** Why there is no map to be seen. */
export function emptinessOf({ phase, scene, delve }: HBView): Emptiness {
  if (phase === 'creation' || phase === 'preparation') return 'creation';
  if (delve) return delve.place === 'bourg' ? 'bourg' : 'entree';
  return scene === null ? 'sans-scene' : 'sans-plan';
}

/** Where the game stands, in a few words. */
export function placeOf(view: HBView, lang: Lang): string {
  const said = boardWords[lang];
  if (view.phase === 'fin') return said.over;
  if (view.combat) return said.round(view.combat.round);
  if (view.delve && view.delve.room > 0) return said.room(view.delve.room, view.delve.length);
  return said.day(dayOf(view.clock));
}
