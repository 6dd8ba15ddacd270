import type { Rule } from '@souterrain/kernel';
import { checkEnd } from '../exploration/objective.ts';
import { bearingsWith } from '../figures/bearings.ts';
import { areEnemies } from '../figures/sides.ts';
import { playGroup } from '../groups/play.ts';
import { type Group, isOnBoard, type Slot } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
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
  if (g.state.figures.some((hero) => hero.hero && bearingsWith(g, hero).groupActs.length > 0)) yield* warn(g, group);
  yield* openTurns(g, figures, group.id);
  if (g.state.result === null) yield* playGroup(g, group);
  yield* closeTurns(g, figures.filter(isOnBoard));
  checkEnd(g);
}

/** AD2-XNAIN-04: its enemies may take their stance. */
function* warn(g: Crawl, group: Group): Rule<void> {
  for (const hero of g.state.figures)
    if (hero.hero && isOnBoard(hero) && areEnemies(hero, figuresOf(g.state, group)[0]!))
      for (const at of bearingsWith(g, hero).groupActs) yield* at.feature.groupActs!(g, at, group);
}
