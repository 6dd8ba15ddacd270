import { ask, type Rule } from '@souterrain/kernel';
import { type Action, spendAction } from '../actions/action.ts';
import { actionsOf } from '../actions/index.ts';
import { INTERVENE } from '../actions/step-in.ts';
import { lose } from '../beings/marks.ts';
import { type Being, hasMark } from '../pieces.ts';
import type { HBState } from '../state.ts';
import { countRounds } from '../time/lasting.ts';
import type { HB } from '../world.ts';
import { playTurn } from './ai.ts';
import { canAct } from './conditions.ts';
import { deciderOf } from './decider.ts';
import { endCombat } from './end.ts';
import { endLostGrips } from './holds.ts';
import { causesOf, flee, testMorale } from './morale.ts';
import { isOver } from './outcome.ts';

/** HB-CBT-02, HB-CBT-03: one turn of one being, and what follows at once. What it asks is asked here: a decision climbs through every rule that waits. */
export function* takeTurn(g: HB, being: Being): Rule<void> {
  g.emit({ type: 'turnStarted', being: being.id, rules: ['HB-CBT-02'] });
  countRounds(g, being.id);
  // HB-MRL-02.
  const flees = hasMark(being, 'en-fuite');
  const seat = flees ? null : deciderOf(g.state, being);
  if (seat === null && canAct(being)) yield* flees ? flee(g, being) : playTurn(g, being);
  while (seat !== null && canAct(being) && !isOver(g.state)) {
    const options = actionsOf(g, being);
    const action: Action = yield* ask({ id: 'action', seat, rule: 'HB-CBT-03', params: { being: being.id }, options });
    if (action.kind === 'fin') break;
    if (action.kind !== 'mouvement' && action.kind !== 'libre') spendAction(g, being, action);
    yield* action.run();
    // HB-GM-20: the MJ may have left.
    if (action.id !== INTERVENE || deciderOf(g.state, being) !== null) continue;
    yield* playTurn(g, being);
    break;
  }
  endTurn(g, being);
  if (causesOf(g.state).length > 0) yield* testMorale(g);
  if (hasCalled(g.state, being)) yield* entitiesOf(g, being);
  // HB-CBT-05: an entity may have ended it.
  if (isOver(g.state) && g.state.combat !== null) yield* endCombat(g);
}

function hasCalled({ beings }: HBState, { id }: Being): boolean {
  for (const { kind, commander } of beings) if (kind === 'invoque' && commander === id) return true;
  return false;
}

/** HB-INI-05: they act right after the one who called them. */
function* entitiesOf(g: HB, caster: Being): Rule<void> {
  for (const being of g.state.beings)
    if (being.kind === 'invoque' && being.commander === caster.id && canAct(being) && !isOver(g.state))
      if (!g.state.combat!.acted.includes(being.id)) yield* takeTurn(g, being);
}

/** HB-MAN-04, HB-MAN-07: what lasted until now is over. */
function endTurn(g: HB, being: Being): void {
  endLostGrips(g);
  endTurnMarks(g, being);
  g.emit({ type: 'turnEnded', being: being.id, rules: ['HB-CBT-02'] });
}

/** HB-TIME-07: a fallen being keeps its place in the order. */
export function skipTurn(g: HB, being: Being): void {
  g.emit({ type: 'turnSkipped', being: being.id, rules: ['HB-TIME-07'] });
  countRounds(g, being.id);
  endTurnMarks(g, being);
}

function endTurnMarks(g: HB, { id: of }: Being): void {
  for (const being of g.state.beings)
    for (let i = being.marks.length - 1; i >= 0; i--) {
      const { id, until } = being.marks[i]!;
      if (until.in === 'turn' && until.of === of && until.begun)
        lose(g, being, { mark: id, why: 'fini', rules: ['HB-MAN-04'] });
    }
}
