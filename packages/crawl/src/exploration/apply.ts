import { profileNamed } from '../figures/profile.ts';
import type { Handlers } from '../handlers.ts';
import { wornSante } from '../items/inventory.ts';
import { figureOf, type Hazard, type State } from '../state.ts';
import { boardWith, doorNamed, withChange, withDoor } from './board.ts';
import type { ExplorationEvent } from './events.ts';
import { startBoard } from './start.ts';

const nothing = (): void => {};

const hazardOf = (state: State, id: number): Hazard => {
  const hazard = state.hazards.find((h) => h.id === id);
  if (!hazard) throw new Error(`no hazard ${id}`);
  return hazard;
};

/** Numbers are given by the rules; the state remembers the next one. */
const numbered = (state: State, id: number): void => {
  state.next = Math.max(state.next, id + 1);
};

export const explorationHandlers: Handlers<ExplorationEvent> = {
  scenarioGenerated(state, { scenario }) {
    state.generated = scenario;
    state.board = startBoard(scenario);
  },
  heroPlaced(state, { figure: id, cell }) {
    const figure = figureOf(state, id);
    const { sheet } = figure.hero!;
    figure.status = 'plateau';
    figure.cell = cell;
    // AD1-TARM-02.
    figure.santeMax = sheet.santeMax + wornSante(sheet);
    figure.sante = figure.santeMax;
    figure.hero!.heroisme = sheet.heroismeMax;
    figure.marks = [];
  },
  doorRevealed: nothing,
  roomPlaced(state, { door, room, entrance, apart }) {
    state.board = boardWith(state.board, { door: doorNamed(state.board, door), room, entrance, apart });
    state.tallies.salles = (state.tallies.salles ?? 0) + 1;
  },
  deadEndFound(state, { door }) {
    state.board = withDoor(state.board, door, 'impasse');
  },
  innerDoorSet(state, { door, status }) {
    state.board = withDoor(state.board, door, status);
  },
  contentsRead: nothing,
  meetingStarted(state, { meeting }) {
    state.meetings.push({ ...meeting });
    numbered(state, meeting.id);
  },
  groupMet(state, { group, figures, guards }) {
    state.groups.push(group);
    const { sante } = profileNamed(state, group.profile);
    for (const { id, cell } of figures)
      state.figures.push({
        id,
        profile: group.profile,
        hero: null,
        camp: group.camp,
        group: group.id,
        status: cell === null ? 'reserve' : 'plateau',
        cell: cell ?? 0,
        sante,
        santeMax: sante,
        reactions: 1,
        marks: [],
        used: { tour: [], round: [], scenario: [] },
        guards,
      });
    state.next += figures.length + 1;
  },
  figureArrived(state, { figure: id, cell }) {
    const figure = figureOf(state, id);
    figure.status = 'plateau';
    figure.cell = cell;
  },
  meetingEnded(state, { meeting: id }) {
    for (const meeting of state.meetings) if (meeting.id === id) meeting.over = true;
  },
  treasureOpened(state, { treasure }) {
    state.treasures.push({ ...treasure, tried: [...treasure.tried] });
    numbered(state, treasure.id);
  },
  searchFailed(state, { figure, treasure: id, failures }) {
    const treasure = state.treasures.find((t) => t.id === id)!;
    treasure.failures = failures;
    treasure.tried.push(figure);
  },
  treasureFound(state, { treasure: id }) {
    state.treasures.find((t) => t.id === id)!.revealed = true;
  },
  peripetieStarted: nothing,
  hazardPlaced(state, { hazard, element }) {
    state.hazards.push({ ...hazard, notes: { ...hazard.notes } });
    numbered(state, hazard.id);
    if (element !== null && hazard.cell !== null) state.board = withChange(state.board, hazard.cell, element);
  },
  hazardNoted(state, { hazard, note, value }) {
    hazardOf(state, hazard).notes[note] = Array.isArray(value) ? [...value] : value;
  },
  hazardEnded(state, { hazard: id }) {
    const { cell } = hazardOf(state, id);
    if (cell !== null) state.board = withChange(state.board, cell, null);
    state.hazards = state.hazards.filter((h) => h.id !== id);
  },
  suitDrawn: nothing,
  unexpectedEventStarted: nothing,
  longevityTicked(state, { event, ticks }) {
    state.ticks[event] = ticks;
  },
  heroLeft(state, { figure }) {
    figureOf(state, figure).status = 'parti';
  },
  zoneHeld(state, { since }) {
    if (since === null) delete state.tallies.tient;
    else state.tallies.tient = since;
  },
  scenarioEnded(state, { result }) {
    state.result = result;
  },
};
