import { signed } from '@souterrain/words';
import type { GearEvent } from '../../gear/events.ts';
import type { SceneEvent } from '../../scene/events.ts';
import type { Lines } from '../catalogue.ts';

const PLACES = { porte: 'worn', pret: 'ready', sac: 'in the bag', mains: 'in hand' } as const;

export const gear: Lines<GearEvent | SceneEvent> = {
  itemGained: ({ being, item: { base }, why }, tell) =>
    `${tell.name(being)} gets: ${tell.name(base)} (${tell.name(why)}).`,
  itemLost: ({ being, base, why }, tell) => `${tell.name(being)} loses: ${tell.name(base)} (${tell.name(why)}).`,
  itemMoved: ({ being, base, place }, tell) => `${tell.name(being)}, ${tell.name(base)}: ${PLACES[place]}.`,
  itemDropped: ({ being, base }, tell) => `${tell.name(being)} puts down: ${tell.name(base)}.`,
  itemTaken: ({ being, base }, tell) => `${tell.name(being)} takes: ${tell.name(base)}.`,
  itemGiven: ({ being, to, base }, tell) => `${tell.name(being)} gives ${tell.name(to)}: ${tell.name(base)}.`,
  muleBought: () => 'The group buys a mule.',
  muleLoaded: ({ being, base }, tell) => `${tell.name(being)} loads the mule: ${tell.name(base)}.`,
  muleUnloaded: ({ being, base }, tell) => `${tell.name(being)} unloads the mule: ${tell.name(base)}.`,
  goldChanged: ({ by, left, why }, tell) => `Purse: ${signed(by)} gp, ${left} left (${tell.name(why)}).`,
  sceneOpened: ({ scene: { title } }, tell) => `A scene opens: ${tell.name(title)}.`,
  sceneClosed: () => 'The scene closes.',
  pressureSet: ({ pressure }) => (pressure ? 'The pressure rises.' : 'The pressure drops.'),
  linkSet: ({ from, to, open }, tell) => `Door ${open ? 'opened' : 'closed'}: ${tell.list([from, to])}.`,
  featureSpent: ({ feature }, tell) => `The scenery was used: ${tell.name(feature)}.`,
  positionAdded: ({ zone, position: { tag } }, tell) => `New position, ${tell.name(zone)}: ${tell.name(tag)}.`,
  beingMoved: ({ being, zone, how }, tell) => {
    if (how === 'place' || zone === null) return how === 'fuite' ? `${tell.name(being)} flees.` : undefined;
    return how === 'mouvement'
      ? `${tell.name(being)} moves: ${tell.name(zone)}.`
      : `${tell.name(being)} is moved: ${tell.name(zone)}.`;
  },
};
