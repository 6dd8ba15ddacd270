import type { ItemEvent, Loss } from '../../items/events.ts';
import type { Lines } from '../catalogue.ts';
import { de, deniers } from './grammar.ts';

const LOST: Readonly<Record<Loss, string>> = {
  utilise: 'utilise',
  jete: 'jette',
  detruit: 'perd pour de bon',
  lance: 'lance',
  donne: 'donne',
};

export const items: Lines<ItemEvent> = {
  itemGained: ({ figure, item }, tell) => `${tell.figure(figure)} reçoit : ${tell.name(item.base)}.`,
  itemLost: ({ figure, base, why }, tell) => `${tell.figure(figure)} ${LOST[why]} : ${tell.name(base)}.`,
  itemsPlaced: () => undefined,
  chargesChanged: () => undefined,
  weaponLoaded: ({ figure, base, loaded }, tell) =>
    loaded ? `${tell.figure(figure)} recharge (${tell.name(base)}).` : undefined,
  ammunitionRefilled: ({ figure }, tell) => `${tell.figure(figure)} refait le plein de munitions.`,
  itemDropped: ({ figure, item }, tell) =>
    `${item.stuck ? 'Dans la serrure' : 'Au sol'} : ${tell.name(item.base)} ${de(tell.figure(figure))}.`,
  itemPickedUp: ({ figure, base }, tell) => `${tell.figure(figure)} ramasse : ${tell.name(base)}.`,
  deniersPickedUp: ({ figure, deniers: sum }, tell) => `${tell.figure(figure)} ramasse ${deniers(sum)}.`,
  deniersFound: ({ figure, deniers: found }, tell) => `${tell.figure(figure)} trouve ${deniers(found)}.`,
  itemBoxed: ({ figure, base }, tell) => `${tell.figure(figure)} : ${tell.name(base)}, à l’abri dans la boîte de fer.`,
  treasureDrawn: ({ table, kept, gives }, tell) =>
    table === null
      ? `Trésor (${tell.card(kept)}) : ${tell.name(gives)}.`
      : `Table « ${tell.name(table)} » : ${tell.card(kept)}.`,
  wornSanteChanged: ({ figure, sante, santeMax }, tell) => `${tell.figure(figure)} : Santé ${sante} sur ${santeMax}.`,
  heroismDrunk: ({ figure, heroisme, heroismeMax }, tell) =>
    `${tell.figure(figure)} boit du courage : Héroïsme ${heroisme} sur ${heroismeMax}.`,
  memoirsRead: ({ figure, xp }, tell) => `${tell.figure(figure)} lit les mémoires d’un héros : ${xp} XP.`,
};
