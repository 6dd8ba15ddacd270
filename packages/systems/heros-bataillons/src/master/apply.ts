import { copy } from '@souterrain/kernel';
import type { Handlers } from '../handlers.ts';
import type { Zone } from '../pieces.ts';
import { beingOf, type HBState } from '../state.ts';
import { applyCorrection } from './correction.ts';
import type { MasterEvent } from './events.ts';

export const masterHandlers: Handlers<MasterEvent> = {
  adventureChosen({ table }, { adventure }) {
    table.adventure = adventure;
  },
  attentionSet({ table }, { attentive }) {
    table.attentive = attentive;
  },
  delaySet({ table }, { seconds }) {
    table.delay = seconds;
  },
  checkCalled() {},
  heroesGathered({ table }, { away }) {
    table.away = away.slice();
    table.barred = [];
    // HB-TEST-13: another place is something that changes.
    table.failed = [];
  },
  zonesDrawn({ scene }, { zones, links }) {
    scene!.zones = copy(zones) as Zone[];
    scene!.links = copy(links);
  },
  attemptFailed({ table }, { being, goal, minute }) {
    forget(table, being, goal);
    table.failed.push({ being, goal, minute });
  },
  attemptReopened({ table }, { being, goal }) {
    forget(table, being, goal);
  },
  foesBrought() {},
  beingsMerged(state, { beings, into }) {
    state.beings = state.beings.filter(({ id }) => !beings.includes(id));
    state.beings.push(copy(into));
    const { table } = state;
    const isHidden = table.hidden.includes(beings[0]!);
    table.hidden = table.hidden.filter((id) => !beings.includes(id));
    if (isHidden) table.hidden.push(into.id);
    table.barred = table.barred.filter((id) => !beings.includes(id));
    state.next++;
  },
  visibilitySet({ table }, { being, hidden }) {
    table.hidden = withOrWithout(table.hidden, being, hidden);
  },
  targetSet({ table }, { being, barred }) {
    table.barred = withOrWithout(table.barred, being, barred);
  },
  positionJudged() {},
  placeTagged({ scene }, { tag, on }) {
    scene!.tags = withOrWithout(scene!.tags, tag, on);
  },
  noteKept(state, { note }) {
    state.secrets.push({ id: state.next++, kind: 'note', text: note, roll: null, shown: false });
  },
  secretShown({ secrets }, { secret }) {
    for (const kept of secrets) if (kept.id === secret) kept.shown = true;
  },
  corrected(state, { being, field, before, after, reason, undone }) {
    applyCorrection(state, { being, field, before, after, reason });
    state.table.lastCorrection = undone ? null : { being, field, before, after, reason };
  },
  checkVoided({ table }) {
    table.lastCheck = null;
  },
  progressGranted(state, { being }) {
    beingOf(state, being).hero!.progress++;
  },
  masterLeft(state, { seat, goesOn }) {
    if (!goesOn) return;
    state.master = null;
    state.table.absent = seat;
  },
  masterReturned(state, { seat }) {
    state.master = seat;
    state.table.absent = null;
  },
  tableClosed(state, { result }) {
    state.result = result;
    state.phase = 'fin';
    // HB-GM-19: at the end of the session everything is told.
    for (const secret of state.secrets) secret.shown = true;
  },
};

function forget(table: HBState['table'], being: string, goal: string): void {
  table.failed = table.failed.filter((entry) => entry.being !== being || entry.goal !== goal);
}

function withOrWithout(list: string[], id: string, on: boolean): string[] {
  const others = list.filter((other) => other !== id);
  return on ? [...others, id] : others;
}
