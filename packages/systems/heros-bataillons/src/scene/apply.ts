import { copy } from '@souterrain/kernel';
import type { Handlers } from '../handlers.ts';
import { beingOf } from '../state.ts';
import type { SceneEvent } from './events.ts';
import { zoneOf } from './moves.ts';

export const sceneHandlers: Handlers<SceneEvent> = {
  sceneOpened(state, { scene }) {
    state.scene = copy(scene);
  },
  sceneClosed(state) {
    state.scene = null;
    for (const being of state.beings) {
      being.zone = null;
      being.position = null;
      being.marks = being.marks.filter(({ until }) => until.in === 'removed');
    }
  },
  pressureSet(state, { pressure }) {
    state.scene!.pressure = pressure;
  },
  linkSet(state, { from, to, open }) {
    for (const link of state.scene!.links)
      if ((link.from === from && link.to === to) || (link.from === to && link.to === from)) link.open = open;
  },
  featureSpent(state, { zone, feature }) {
    const { features } = zoneOf(state.scene!, zone);
    features.splice(features.indexOf(feature), 1);
  },
  positionAdded(state, { zone, position }) {
    const place = zoneOf(state.scene!, zone);
    place.positions = [...place.positions, position];
  },
  beingMoved(state, { being, zone, position }) {
    const moved = beingOf(state, being);
    moved.zone = zone;
    moved.position = position;
  },
};
