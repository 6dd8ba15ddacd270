import { draw, type Rule } from '@souterrain/kernel';
import { foeFrom, nextId } from '../beings/foe.ts';
import type { WithContent } from '../content/types.ts';
import type { BeingId, Scene, ZoneId } from '../pieces.ts';
import type { Combat } from '../state.ts';
import type { HB } from '../world.ts';
import type { Band } from './budget.ts';
import { firstZone, isTriangle, lastZone } from './layout.ts';

interface Arrival {
  readonly initiative: Combat['initiative'];
  /** HB-SOLO-19: comes in by an exit drawn at random. */
  readonly wandering: boolean;
}

/** HB-SOLO-19: the creatures of a band appear in the room; returns who they are. */
export function* placeBand(g: HB, band: Band, arrival: Arrival): Rule<readonly BeingId[]> {
  const { scene } = g.state;
  const door = arrival.wandering ? yield* drawZone(g, exitsOf(scene!)) : null;
  const foes: BeingId[] = [];
  for (const profile in band)
    for (let i = 0; i < band[profile]!; i++) {
      const id = nextId(g.state, profile);
      const zone = door ?? (yield* zoneFor(g, scene!, profile, arrival));
      g.emit({ type: 'beingAdded', added: foeFrom(g, profile, { id, zone }), rules: ['HB-SOLO-19'] });
      foes.push(id);
    }
  return foes;
}

/** HB-SOLO-19: far from the entrance; close to the heroes in a total surprise, for those who fight hand to hand. */
export function* zoneFor(
  g: HB,
  scene: Scene,
  profile: string,
  { initiative }: Pick<Arrival, 'initiative'>,
): Rule<ZoneId> {
  if (initiative === 'surprise' && fightsHandToHand(g, profile)) return firstZone(scene);
  return isTriangle(scene)
    ? yield* drawZone(
        g,
        scene.zones.slice(1).map(({ id }) => id),
      )
    : lastZone(scene);
}

const fightsHandToHand = (g: WithContent, profile: string): boolean =>
  g.content.creatures[profile]!.attacks.some(({ ranges }) => ranges.includes('melee'));

const exitsOf = ({ zones }: Scene): readonly ZoneId[] => zones.filter(({ exit }) => exit).map(({ id }) => id);

function* drawZone(g: HB, from: readonly ZoneId[]): Rule<ZoneId> {
  if (from.length === 1) return from[0]!;
  const [zone] = yield* draw(g, { deck: 'zone', from, count: 1, rule: 'HB-SOLO-19' });
  return zone!;
}

/** HB-SOLO-19: heroes and their battalions start at the entrance. */
export function placeGroup(g: HB): void {
  const zone = firstZone(g.state.scene!);
  for (const being of g.state.beings) {
    if (being.side !== 'heros' || (being.status !== 'present' && being.status !== 'coma') || being.zone !== null)
      continue;
    g.emit({ type: 'beingMoved', being: being.id, zone, position: null, how: 'place', rules: ['HB-SOLO-19'] });
  }
}
