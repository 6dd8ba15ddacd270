import type { WithContent } from '../content/types.ts';
import { areEnemies, type Being, type Item, isPresent, type ZoneId } from '../pieces.ts';
import { isWithin } from '../scene/zones.ts';
import type { HBState } from '../state.ts';
import type { Situation } from '../world.ts';
import { canBeSeen } from './afflictions.ts';
import { isAmplified, POWERS, type Power } from './powers.ts';

/** An object that a spell may move: on the floor, or held by an adversary. */
export interface Movable {
  readonly item: Item;
  readonly holder: Being | null;
  readonly zone: ZoneId;
}

type Ground = Pick<HBState, 'scene' | 'beings'>;

/** HB-MAG-14, HB-MAG-18: encumbering objects need an amplified spell; HB-MAG-34: in reach. */
export function movables(g: Situation<Ground>, caster: Being, power: Power): readonly Movable[] {
  const { scene, beings } = g.state;
  const found: Movable[] = [];
  if (scene === null || caster.zone === null) return found;
  const { reach } = POWERS[power];
  for (const { id: zone, items } of scene.zones)
    if (items.length > 0 && isWithin(scene, { from: caster.zone, to: zone }, reach))
      for (const item of items) if (isLightEnough(g, item, power)) found.push({ item, holder: null, zone });
  for (const holder of beings) {
    if (!holder.hero || !isPresent(holder) || !areEnemies(holder, caster) || !canBeSeen(holder, caster)) continue;
    if (!isWithin(scene, { from: caster.zone, to: holder.zone! }, reach)) continue;
    for (const item of holder.hero.items)
      if (item.place !== 'porte' && isLightEnough(g, item, power)) found.push({ item, holder, zone: holder.zone! });
  }
  return found;
}

/** Whether there is any. */
export function hasMovable(g: Situation, caster: Being, power: Power): boolean {
  const { scene, beings } = g.state;
  if (scene === null || caster.zone === null) return false;
  for (const { items } of scene.zones) if (items.length > 0) return movables(g, caster, power).length > 0;
  for (const holder of beings)
    if (holder.hero && areEnemies(holder, caster)) return movables(g, caster, power).length > 0;
  return false;
}

function isLightEnough(g: WithContent, { base }: Item, power: Power): boolean {
  const entry = g.content.items[base];
  return !entry?.fixed && (!entry?.encumbering || isAmplified(power));
}
