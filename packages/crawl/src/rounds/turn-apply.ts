import type { Handlers } from '../handlers.ts';
import { type CrawlState, figureOf, type Turn } from '../state.ts';
import type { RoundEvent } from './events.ts';
import type { ActionType } from './state.ts';

type TurnEvent = Extract<
  RoundEvent,
  {
    type:
      | 'turnsOpened'
      | 'turnsClosed'
      | 'turnStarted'
      | 'turnEnded'
      | 'asideStarted'
      | 'asideEnded'
      | 'actionSpent'
      | 'actionRefunded'
      | 'turnFlagged';
  }
>;

/** Always of the same shape: every rule reads it. */
const freshTurn = (figure: string, actions: number, outer?: Turn | null): Turn => ({
  figure,
  actions,
  standard: false,
  bonus: false,
  movements: 0,
  flags: [],
  outer,
});

export const turnHandlers: Handlers<TurnEvent> = {
  turnsOpened(g, { figures, group }) {
    if (group !== null) g.state.acting = [...figures];
    for (const id of figures) {
      const { used } = figureOf(g.state, id);
      if (used.tour.length > 0) used.tour = [];
    }
    // AD1-ROUND-05: what lasts until the end of the next turn ends with this one, unless it is renewed meanwhile.
    for (const { marks } of g.state.figures)
      for (const mark of marks)
        if (mark.until.in === 'turn' && figures.includes(mark.until.of)) {
          const { of, edge, since } = mark.until;
          mark.until = { in: 'turn', of, edge, since, begun: true };
        }
  },
  turnsClosed(g) {
    // A figure of a group that fell in its own turn left it open.
    if (g.state.acting.length > 0) g.state.turn = null;
    g.state.acting = [];
  },
  turnStarted(g, { figure, actions }) {
    g.state.turn = freshTurn(figure, actions);
  },
  turnEnded(g) {
    g.state.turn = null;
  },
  asideStarted(g, { figure }) {
    g.state.turn = freshTurn(figure, 1, g.state.turn);
  },
  asideEnded(g) {
    g.state.turn = g.state.turn?.outer ?? null;
  },
  actionSpent(g, { action, left }) {
    count(g.state, action, { left, used: true });
  },
  actionRefunded(g, { action, left }) {
    count(g.state, action, { left, used: false });
  },
  turnFlagged({ state: { turn } }, { what }) {
    turn!.flags.push(what);
  },
};

function count({ turn }: CrawlState, action: ActionType, { left, used }: { left: number; used: boolean }): void {
  turn!.actions = left;
  if (action === 'standard') turn!.standard = used;
  if (action === 'bonus') turn!.bonus = used;
  if (action === 'mouvement') turn!.movements += used ? 1 : -1;
}
