import { deFr, signed } from '@souterrain/words';
import type { GearEvent } from '../../gear/events.ts';
import type { SceneEvent } from '../../scene/events.ts';
import type { Lines } from '../catalogue.ts';

const PLACES = { porte: 'porté', pret: 'prêt', sac: 'au sac', mains: 'en main' } as const;

export const gear: Lines<GearEvent | SceneEvent> = {
  itemGained: ({ being, item: { base }, why }, tell) =>
    `${tell.name(being)} obtient : ${tell.name(base)} (${tell.name(why)}).`,
  itemLost: ({ being, base, why }, tell) => `${tell.name(being)} n’a plus : ${tell.name(base)} (${tell.name(why)}).`,
  itemMoved: ({ being, base, place }, tell) => `${tell.name(being)}, ${tell.name(base)} : ${PLACES[place]}.`,
  itemDropped: ({ being, base }, tell) => `${tell.name(being)} dépose : ${tell.name(base)}.`,
  itemTaken: ({ being, base }, tell) => `${tell.name(being)} prend : ${tell.name(base)}.`,
  itemGiven: ({ being, to, base }, tell) => `${tell.name(being)} donne à ${tell.name(to)} : ${tell.name(base)}.`,
  muleBought: () => 'Le groupe achète une mule.',
  muleLoaded: ({ being, base }, tell) => `${tell.name(being)} charge la mule : ${tell.name(base)}.`,
  muleUnloaded: ({ being, base }, tell) => `${tell.name(being)} décharge la mule : ${tell.name(base)}.`,
  goldChanged: ({ by, left, why }, tell) => `Bourse : ${signed(by)} po, reste ${left} (${tell.name(why)}).`,
  sceneOpened: ({ scene: { title } }, tell) => `Une scène s’ouvre : ${tell.name(title)}.`,
  sceneClosed: () => 'La scène se ferme.',
  pressureSet: ({ pressure }) => (pressure ? 'La pression monte.' : 'La pression retombe.'),
  linkSet: ({ from, to, open }, tell) => `${open ? 'Ouverture' : 'Fermeture'} : ${tell.list([from, to])}.`,
  featureSpent: ({ feature }, tell) => `Le décor a servi : ${tell.name(feature)}.`,
  positionAdded: ({ zone, position: { tag } }, tell) => `Nouvelle position, ${tell.name(zone)} : ${tell.name(tag)}.`,
  beingMoved: ({ being, zone, how }, tell) => {
    if (how === 'place' || zone === null) return how === 'fuite' ? `Fuite ${deFr(tell.name(being))}.` : undefined;
    return how === 'mouvement'
      ? `${tell.name(being)} se déplace : ${tell.name(zone)}.`
      : `${tell.name(being)} change de zone malgré soi : ${tell.name(zone)}.`;
  },
};
