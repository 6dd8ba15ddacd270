import { option, type Rule, rollOne } from '@souterrain/kernel';
import { progress } from '../beings/progress.ts';
import { drop } from '../gear/carry.ts';
import { heldItem } from '../gear/inventory.ts';
import type { Being, Scene } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { dayOf } from '../time/calendar.ts';
import { travel } from '../time/travel.ts';
import type { HB } from '../world.ts';
import { GOAL } from './goal.ts';
import { ableHeroes, askLeader } from './group.ts';
import { closeRoom } from './rooms.ts';

/** HB-SOLO-12: the settlement is one watch from the entrance. */
const DISTANCE = 1;

/** HB-SOLO-12: a trusted place, with a market and a laboratory. */
const TOWN: Scene = {
  title: 'bourg',
  zones: [],
  links: [],
  pressure: false,
  place: 'ville',
  tags: ['confiance', 'laboratoire', 'marche'],
};

export function reachTown(g: HB): void {
  g.emit({ type: 'placeReached', place: 'bourg', day: dayOf(g.state.clock), rules: ['HB-SOLO-12'] });
  g.emit({ type: 'sceneOpened', scene: TOWN, rules: ['HB-SOLO-12'] });
}

/** HB-SOLO-18: out by the explored rooms, with or without the goal. */
export function* goHome(g: HB): Rule<void> {
  yield* carryComatose(g);
  closeRoom(g);
  yield* travel(g, { distance: DISTANCE });
  const success = goalBearer(g.state) !== null;
  const survivors = g.state.beings.filter(({ kind, status }) => kind === 'heros' && status !== 'mort');
  g.emit({
    type: 'expeditionEnded',
    success,
    survivors: survivors.map(({ id }) => id),
    rules: ['HB-SOLO-18'],
  });
  reachTown(g);
  if (!success) return;
  // HB-CRE-10: one progress each, spent at once in a trusted place.
  for (const hero of survivors) yield* progress(g, hero);
  g.emit({ type: 'gameDecided', result: 'victoire', rules: ['HB-SOLO-18'] });
}

export function goalBearer({ beings }: HBState): Being | null {
  for (const being of beings)
    if (being.status === 'present' && being.hero?.items.some(({ base }) => base === GOAL)) return being;
  return null;
}

/** HB-SOLO-18, HB-GEAR-03: a comatose hero is an encumbering object, carried in both hands by one hero. */
function* carryComatose(g: HB): Rule<void> {
  const bearers = ableHeroes(g.state);
  for (const { id, kind, status } of g.state.beings) {
    if (kind !== 'heros' || status !== 'coma') continue;
    const bearer = yield* askLeader<Being | null>(g, {
      id: 'porter-un-heros',
      rule: 'HB-SOLO-18',
      params: { being: id },
      options: [
        ...bearers.map((hero) =>
          option<Being | null>(`porter-${id}-${hero.id}`, hero, { label: 'porter', params: { being: hero.id } }),
        ),
        option<Being | null>(`abandonner-${id}`, null, { label: 'abandonner' }),
      ],
    });
    if (bearer === null) g.emit({ type: 'heroAbandoned', being: id, rules: ['HB-SOLO-18'] });
    else {
      bearers.splice(bearers.indexOf(bearer), 1);
      const held = heldItem(bearer.hero!.items);
      if (held) drop(g, bearer, held);
      g.emit({ type: 'heroCarried', being: id, by: bearer.id, rules: ['HB-SOLO-18', 'HB-GEAR-03'] });
    }
  }
}

/** HB-SOLO-18: the dungeon keeps its state; each day away may refill a room. */
export function* goBack(g: HB): Rule<void> {
  const { leftOn, leader } = g.state.delve!;
  yield* travel(g, { distance: DISTANCE });
  const day = dayOf(g.state.clock);
  g.emit({ type: 'placeReached', place: 'donjon', day, rules: ['HB-SOLO-12'] });
  for (let away = leftOn > 0 ? day - leftOn : 0; away > 0; away--)
    for (const [index, { cleared }] of g.state.delve!.rooms.entries()) {
      if (!cleared) continue;
      const face = yield* rollOne(g, { seat: leader, sides: 6, rule: 'HB-SOLO-18' });
      if (face === 1) g.emit({ type: 'roomRefilled', room: index + 1, face, rules: ['HB-SOLO-18'] });
    }
}
