import type { Handlers } from '../handlers.ts';
import { wornSante } from '../items/inventory.ts';
import { type CrawlState, figureOf, type Hazard } from '../state.ts';
import { boardWith, doorNamed, withChange, withDoor } from './board.ts';
import type { ExplorationEvent } from './events.ts';
import { startBoard } from './start.ts';

const nothing = (): void => {};

const hazardOf = (state: CrawlState, id: number): Hazard => {
  const hazard = state.hazards.find((h) => h.id === id);
  if (!hazard) throw new Error(`no hazard ${id}`);
  return hazard;
};

/** Numbers are given by the rules; the state remembers the next one. */
const numbered = (state: CrawlState, id: number): void => {
  state.next = Math.max(state.next, id + 1);
};

export const explorationHandlers: Handlers<ExplorationEvent> = {
  scenarioGenerated(g, { scenario }) {
    g.state.generated = scenario;
    g.state.board = startBoard(g, scenario);
  },
  heroPlaced(g, { figure: id, cell }) {
    const figure = figureOf(g.state, id);
    const { sheet } = figure.hero!;
    figure.status = 'plateau';
    figure.cell = cell;
    // AD1-TARM-02.
    figure.santeMax = sheet.santeMax + wornSante(g, sheet);
    figure.sante = figure.santeMax;
    figure.hero!.heroisme = sheet.heroismeMax;
    figure.marks = [];
  },
  doorRevealed: nothing,
  roomPlaced(g, { door, room, entrance, apart }) {
    g.state.board = boardWith(g, g.state.board, { door: doorNamed(g.state.board, door), room, entrance, apart });
    g.state.tallies.salles = (g.state.tallies.salles ?? 0) + 1;
  },
  deadEndFound(g, { door }) {
    g.state.board = withDoor(g.state.board, door, 'impasse');
  },
  innerDoorSet(g, { door, status }) {
    g.state.board = withDoor(g.state.board, door, status);
  },
  contentsRead: nothing,
  meetingStarted(g, { meeting }) {
    g.state.meetings.push({ ...meeting });
    numbered(g.state, meeting.id);
  },
  groupMet(g, { group, figures, guards }) {
    g.state.groups.push(group);
    const { sante } = g.content.profileNamed(group.profile);
    for (const { id, cell } of figures)
      g.state.figures.push({
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
    g.state.next += figures.length + 1;
  },
  figureArrived(g, { figure: id, cell }) {
    const figure = figureOf(g.state, id);
    figure.status = 'plateau';
    figure.cell = cell;
  },
  meetingEnded(g, { meeting: id }) {
    for (const meeting of g.state.meetings) if (meeting.id === id) meeting.over = true;
  },
  treasureOpened(g, { treasure }) {
    g.state.treasures.push({ ...treasure, tried: [...treasure.tried] });
    numbered(g.state, treasure.id);
  },
  searchFailed(g, { figure, treasure: id, failures }) {
    const treasure = g.state.treasures.find((t) => t.id === id)!;
    treasure.failures = failures;
    treasure.tried.push(figure);
  },
  treasureFound(g, { treasure: id }) {
    g.state.treasures.find((t) => t.id === id)!.revealed = true;
  },
  peripetieStarted: nothing,
  hazardPlaced(g, { hazard, element }) {
    g.state.hazards.push({ ...hazard, notes: { ...hazard.notes } });
    numbered(g.state, hazard.id);
    if (element !== null && hazard.cell !== null) g.state.board = withChange(g.state.board, hazard.cell, element);
  },
  hazardNoted(g, { hazard, note, value }) {
    hazardOf(g.state, hazard).notes[note] = Array.isArray(value) ? [...value] : value;
  },
  hazardEnded(g, { hazard: id }) {
    const { cell } = hazardOf(g.state, id);
    if (cell !== null) g.state.board = withChange(g.state.board, cell, null);
    g.state.hazards = g.state.hazards.filter((h) => h.id !== id);
  },
  suitDrawn: nothing,
  unexpectedEventStarted: nothing,
  longevityTicked(g, { event, ticks }) {
    g.state.ticks[event] = ticks;
  },
  heroLeft(g, { figure }) {
    figureOf(g.state, figure).status = 'parti';
  },
  zoneHeld(g, { since }) {
    if (since === null) delete g.state.tallies.tient;
    else g.state.tallies.tient = since;
  },
  scenarioEnded(g, { result }) {
    g.state.result = result;
  },
};
