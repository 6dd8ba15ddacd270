import { option, type Rule } from '@souterrain/kernel';
import { check } from '../checks/check.ts';
import type { CheckOrder } from '../checks/order.ts';
import { checkOdds } from '../odds/check.ts';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { type Content, contentOf } from './content.ts';
import { encounter, meetAgain, type Outbreak, type Result } from './encounter.ts';
import { GOAL } from './goal.ts';
import { ableHeroes, askLeader, passLead } from './group.ts';
import { hazard } from './hazards.ts';
import { loot } from './loot.ts';
import { closeRoom, enterRoom, openRoom } from './rooms.ts';
import { lay, treasure } from './treasure.ts';

/** The next room: opened if it is new, crossed if it is clear, resolved otherwise. */
export function* goOn(g: HB): Rule<void> {
  const { room, rooms } = g.state.delve!;
  let stealth: -1 | 0 | 1 = 0;
  if (room === rooms.length) {
    yield* nameFront(g);
    stealth = yield* scout(g);
    closeRoom(g);
    yield* openRoom(g);
  } else {
    closeRoom(g);
    enterRoom(g, room + 1);
  }
  if (g.state.delve!.rooms[room]!.cleared) return;
  yield* resolveRoom(g, stealth);
}

/** HB-SOLO-10: by default the first hero able to act. */
function* nameFront(g: HB): Rule<void> {
  const heroes = ableHeroes(g.state);
  const front = yield* askLeader(g, {
    id: 'heros-de-tete',
    rule: 'HB-SOLO-10',
    options: heroes.map((hero) =>
      option(`devant-${hero.id}`, hero, { label: 'devant', params: { being: hero.id }, at: { figure: hero.id } }),
    ),
  });
  if (front.id !== g.state.delve!.front) g.emit({ type: 'frontNamed', being: front.id, rules: ['HB-SOLO-10'] });
}

/** HB-SOLO-03: one hero may go ahead unseen, once a room. */
function* scout(g: HB): Rule<-1 | 0 | 1> {
  const hero = yield* askLeader<Being | null>(g, {
    id: 'eclaireur',
    rule: 'HB-SOLO-03',
    options: [
      option<Being | null>('personne', null),
      ...ableHeroes(g.state).map((one) =>
        option<Being | null>(`eclairer-${one.id}`, one, {
          label: 'eclairer',
          params: { being: one.id },
          at: { figure: one.id },
          odds: checkOdds(g.state, scouting(one)),
        }),
      ),
    ],
  });
  if (hero === null) return 0;
  const { success } = yield* check(g, scouting(hero));
  return success ? 1 : -1;
}
const scouting = (who: Being): CheckOrder => ({ who, attribute: 'agi', tags: UNSEEN, rule: 'HB-SOLO-03' });
const UNSEEN: readonly string[] = ['discretion'];

/** HB-SOLO-07: hazard or encounter, then what it guarded. */
export function* resolveRoom(g: HB, stealth: -1 | 0 | 1): Rule<void> {
  const { room, rooms } = g.state.delve!;
  const here = rooms[room - 1]!;
  const result =
    here.foes.length > 0 ? yield* meetAgain(g, here.foes.slice()) : yield* face(g, contentOf(here), stealth);
  if (result === 'combat') g.emit({ type: 'sequelNoted', sequel: { after: 'piece' }, rules: ['HB-SOLO-07'] });
  else yield* concludeRoom(g, { room, result });
}

/** HB-SOLO-20, HB-SOLO-22: what the room guarded; a new one passes the lead on. */
export function* concludeRoom(g: HB, { room, result }: { room: number; result: Result }): Rule<void> {
  const { rooms } = g.state.delve!;
  if (result === 'libre' || result === 'passage') {
    const content = contentOf(rooms[room - 1]!);
    g.emit({ type: 'roomCleared', room, rules: ['HB-SOLO-07'] });
    if (result === 'libre') for (let i = 0; i < content.treasures; i++) yield* treasure(g);
    if (content.goal) lay(g, { base: GOAL });
    yield* loot(g);
  }
  if (room === rooms.length) passLead(g);
}

function* face(g: HB, { hazard: trapped, encounter: difficulty, goal }: Content, stealth: -1 | 0 | 1): Rule<Outbreak> {
  if (trapped) yield* hazard(g);
  if (ableHeroes(g.state).length === 0) return 'perdu';
  if (difficulty === null) return 'libre';
  return yield* encounter(g, { difficulty, wandering: false, stealth, resting: false, hostile: goal });
}
