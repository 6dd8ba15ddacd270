import type { Handlers } from '../handlers.ts';
import { figureOf } from '../state.ts';
import type { FigureEvent } from './events.ts';

export const figureHandlers: Handlers<FigureEvent> = {
  markGained(state, { figure, mark }) {
    const { marks } = figureOf(state, figure);
    const held = marks.findIndex((m) => m.id === mark.id && m.source === mark.source);
    if (held < 0) marks.push({ ...mark });
    else marks[held] = { ...mark };
  },
  markLost(state, { figure, mark, source }) {
    const bearer = figureOf(state, figure);
    bearer.marks = bearer.marks.filter((m) => m.id !== mark || m.source !== source);
  },
  onceUsed(state, { figure, span, key }) {
    figureOf(state, figure).used[span].push(key);
  },
  reactionSpent(state, { figure, left }) {
    figureOf(state, figure).reactions = left;
  },
};
