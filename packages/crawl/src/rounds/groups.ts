import type { Rule } from '@souterrain/kernel';
import { checkEnd } from '../exploration/objective.ts';
import { playGroup } from '../groups/play.ts';
import { type Crawl, isOnBoard, type Slot } from '../state.ts';
import { controllerOf, figuresOf } from './group-cards.ts';
import { closeTurns, openTurns } from './turn-effects.ts';
import { dropTurn } from './wait.ts';

/** AD1-TURN-19 to AD1-TURN-24: the turn of a group, played by its controller. */
export function* groupTurn(g: Crawl, slot: Slot): Rule<void> {
  const { kind, who, card } = slot;
  const group = g.state.groups.find(({ id }) => id === who);
  const figures = group ? figuresOf(g.state, group) : [];
  if (!group || figures.length === 0) {
    dropTurn(g, slot);
    return;
  }
  const seat = controllerOf(g.state, group);
  g.emit({ type: 'initiativeTaken', kind, who, card, seat, rules: ['AD1-TURN-19', 'AD1-TURN-20'] });
  yield* openTurns(g, figures, group.id);
  if (g.state.result === null) yield* playGroup(g, group);
  yield* closeTurns(g, figures.filter(isOnBoard));
  checkEnd(g);
}
