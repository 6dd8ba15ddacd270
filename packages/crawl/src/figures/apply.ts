import type { Handlers } from '../handlers.ts';
import { figureOf } from '../state.ts';
import type { FigureEvent } from './events.ts';

export const figureHandlers: Handlers<FigureEvent> = {
  markGained(g, { figure, mark }) {
    const { marks } = figureOf(g.state, figure);
    const held = marks.findIndex((m) => m.id === mark.id && m.source === mark.source);
    if (held < 0) marks.push({ ...mark });
    else marks[held] = { ...mark };
  },
  markLost(g, { figure, mark, source }) {
    const bearer = figureOf(g.state, figure);
    bearer.marks = bearer.marks.filter((m) => m.id !== mark || m.source !== source);
  },
  onceUsed(g, { figure, span, key }) {
    figureOf(g.state, figure).used[span].push(key);
  },
  reactionSpent(g, { figure, left }) {
    figureOf(g.state, figure).reactions = left;
  },
};
