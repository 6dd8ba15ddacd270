import { option, type Rule } from '@souterrain/kernel';
import { check } from '../checks/check.ts';
import type { Being, HB } from '../state.ts';
import { type Content, contentOf } from './content.ts';
import { encounter, meetAgain, type Result } from './encounter.ts';
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
  if (room + 1 === g.state.delve!.rooms.length) passLead(g);
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
        }),
      ),
    ],
  });
  if (hero === null) return 0;
  const { success } = yield* check(g, { who: hero, attribute: 'agi', tags: UNSEEN, rule: 'HB-SOLO-03' });
  return success ? 1 : -1;
}
const UNSEEN: readonly string[] = ['discretion'];

/** HB-SOLO-07, HB-SOLO-20: hazard or encounter, then what it guarded. */
export function* resolveRoom(g: HB, stealth: -1 | 0 | 1): Rule<void> {
  const { room, rooms } = g.state.delve!;
  const here = rooms[room - 1]!;
  const content = contentOf(here);
  const result: Result =
    here.foes.length > 0 ? yield* meetAgain(g, here.foes.slice()) : yield* face(g, content, stealth);
  if (result === 'fuite' || result === 'perdu') return;
  g.emit({ type: 'roomCleared', room, rules: ['HB-SOLO-07'] });
  if (result === 'libre') for (let i = 0; i < content.treasures; i++) yield* treasure(g);
  if (content.goal) lay(g, { base: GOAL });
  yield* loot(g);
}

function* face(g: HB, { hazard: trapped, encounter: difficulty, goal }: Content, stealth: -1 | 0 | 1): Rule<Result> {
  if (trapped) yield* hazard(g);
  if (ableHeroes(g.state).length === 0) return 'perdu';
  if (difficulty === null) return 'libre';
  return yield* encounter(g, { difficulty, wandering: false, stealth, resting: false, hostile: goal });
}
