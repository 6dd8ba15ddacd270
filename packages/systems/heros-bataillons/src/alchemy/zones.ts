import type { Being, ZoneId } from '../pieces.ts';
import { neighboursOf } from '../scene/zones.ts';
import type { HBState } from '../state.ts';

/** HB-ALC-15, HB-ALC-18: one's own zone and the near ones. */
export const throwZones = ({ scene }: HBState, { zone }: Being): readonly ZoneId[] =>
  scene === null || zone === null ? [] : [zone, ...neighboursOf(scene, zone)];
