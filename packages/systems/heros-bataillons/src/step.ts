import type { Rule } from '@souterrain/kernel';
import { isTooLong, judge } from './battalions/field.ts';
import { battle, skirmish } from './battalions/skirmish.ts';
import { createHero } from './beings/creation/create.ts';
import { fightStep } from './combat/rounds.ts';
import { inDungeon } from './delve/dungeon.ts';
import { reachTown } from './delve/end.ts';
import { fightOn } from './delve/fight.ts';
import { ableHeroes } from './delve/group.ts';
import { inTown } from './delve/town.ts';
import { tableStep } from './master/step.ts';
import type { Mode, Phase } from './pieces.ts';
import { heroId, NEW_HERO } from './setup.ts';
import type { HBState } from './state.ts';
import type { HB } from './world.ts';

/** One step: a hero made, the field set, one turn of a fight, one decision of a delve. */
export function step(g: HB): Rule<void> {
  return g.state.result === null ? STEPS[g.state.phase](g) : close(g);
}

function* close(g: HB): Rule<void> {
  enter(g, 'fin');
}

const STEPS: Readonly<Record<Phase, (g: HB) => Rule<void>>> = {
  creation,
  preparation,
  combat,
  exploration,
  scene: tableStep,
  *repos() {},
  *fin() {},
};

/** HB-CRE-01: heroes that are not ready-made, seat after seat. */
function* creation(g: HB): Rule<void> {
  const seat = seatToCreate(g.state);
  if (seat >= 0) {
    const { name } = g.state.players[seat]!;
    yield* createHero(g, { id: heroId(seat), seat, name, method: g.state.settings.method });
  }
  if (seatToCreate(g.state) < 0) enter(g, 'preparation');
}

const seatToCreate = ({ players, beings }: HBState): number =>
  players.findIndex(({ hero }, seat) => hero === NEW_HERO && !beings.some(({ id }) => id === heroId(seat)));

function preparation(g: HB): Rule<void> {
  return OPENINGS[g.state.mode](g);
}

const OPENINGS: Readonly<Record<Mode, (g: HB) => Rule<void>>> = {
  *escarmouche(g) {
    yield* skirmish(g);
    enter(g, 'combat');
  },
  *bataille(g) {
    yield* battle(g);
    enter(g, 'combat');
  },
  *exploration(g) {
    reachTown(g);
    enter(g, 'exploration');
  },
  *table(g) {
    enter(g, 'scene');
  },
};

/** HB-SOLO-16: one turn, until a side has won. */
function combat(g: HB): Rule<void> {
  const { combat: fight } = g.state;
  return fight && !isTooLong(fight) ? fightStep(g) : decide(g);
}

function* decide(g: HB): Rule<void> {
  const result = yield* judge(g);
  if (result !== null) g.emit({ type: 'gameDecided', result, rules: ['HB-SOLO-16'] });
}

/** HB-SOLO-05, HB-SOLO-18: one turn of a fight or one decision of the group; lost when nobody is left to act. */
function* exploration(g: HB): Rule<void> {
  if (g.state.combat) yield* fightOn(g);
  else yield* g.state.delve!.place === 'bourg' ? inTown(g) : inDungeon(g);
  if (g.state.combat === null && g.state.result === null && ableHeroes(g.state).length === 0)
    g.emit({ type: 'gameDecided', result: 'defaite', rules: ['HB-SOLO-18'] });
}

function enter(g: HB, phase: Phase): void {
  g.emit({ type: 'phaseEntered', phase, rules: ['HB-CRE-01'] });
}
