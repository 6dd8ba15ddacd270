import type { ItemEvent, Loss } from '../../items/events.ts';
import type { Lines } from '../catalogue.ts';
import { deniers } from './grammar.ts';

const LOST: Readonly<Record<Loss, string>> = {
  utilise: 'uses',
  jete: 'throws away',
  detruit: 'loses for good',
  lance: 'throws',
  donne: 'gives',
};

export const items: Lines<ItemEvent> = {
  itemGained: ({ figure, item }, tell) => `${tell.figure(figure)} gets: ${tell.name(item.base)}.`,
  itemLost: ({ figure, base, why }, tell) => `${tell.figure(figure)} ${LOST[why]}: ${tell.name(base)}.`,
  itemsPlaced: () => undefined,
  chargesChanged: () => undefined,
  weaponLoaded: ({ figure, base, loaded }, tell) =>
    loaded ? `${tell.figure(figure)} reloads (${tell.name(base)}).` : undefined,
  ammunitionRefilled: ({ figure }, tell) => `${tell.figure(figure)} stocks up on ammunition.`,
  itemDropped: ({ figure, item }, tell) =>
    `${item.stuck ? 'In the lock' : 'On the ground'}: ${tell.figure(figure)}’s ${tell.name(item.base)}.`,
  itemPickedUp: ({ figure, base }, tell) => `${tell.figure(figure)} picks up: ${tell.name(base)}.`,
  deniersPickedUp: ({ figure, deniers: sum }, tell) => `${tell.figure(figure)} picks up ${deniers(sum)}.`,
  deniersFound: ({ figure, deniers: found }, tell) => `${tell.figure(figure)} finds ${deniers(found)}.`,
  itemBoxed: ({ figure, base }, tell) => `${tell.figure(figure)}: ${tell.name(base)}, safe in the iron box.`,
  treasureDrawn: ({ table, kept, gives }, tell) =>
    table === null
      ? `Treasure (${tell.card(kept)}): ${tell.name(gives)}.`
      : `Table “${tell.name(table)}”: ${tell.card(kept)}.`,
  wornSanteChanged: ({ figure, sante, santeMax }, tell) => `${tell.figure(figure)}: Santé ${sante} of ${santeMax}.`,
  heroismDrunk: ({ figure, heroisme, heroismeMax }, tell) =>
    `${tell.figure(figure)} drinks courage: Héroïsme ${heroisme} of ${heroismeMax}.`,
  memoirsRead: ({ figure, xp }, tell) => `${tell.figure(figure)} reads the memoirs of a hero: ${xp} XP.`,
};
