import { OVER, type Rule } from '@souterrain/kernel';
import { profileOf } from '../figures/profile.ts';
import { isActive } from '../figures/sides.ts';
import { beginTurn, endTurn } from '../rounds/turn.ts';
import type { Figure, Group } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { BEHAVIOURS, type Behaviour, libre } from './behaviours/index.ts';
import { nextFigure } from './order.ts';

/** AD1-IA-01 to AD1-IA-17: the whole turn of a group. */
export function* playGroup(g: Crawl, group: Group): Rule<void> {
  // AD1-IA-16: a neutral group acts only when the scenario says so.
  if (group.camp === 'neutre') return;
  const waiting = g.state.figures.filter((figure) => figure.group === group.id && figure.status === 'plateau');
  const figures = waiting.map(({ id }) => id);
  g.emit({ type: 'groupTurnStarted', group: group.id, figures, rules: ['AD1-TURN-19', 'AD1-IA-02'] });
  while (waiting.length > 0 && g.state.result === null) {
    const figure = waiting.length === 1 ? waiting[0]! : yield* nextFigure(g, waiting);
    waiting.splice(waiting.indexOf(figure), 1);
    // One figure is fully played before the next, and may have been felled by then.
    if (figure.status === 'plateau') yield* playFigure(g, figure);
  }
}

/** AD1-IA-02: two Actions, with the limits of a hero. */
function* playFigure(g: Crawl, figure: Figure): Rule<void> {
  yield* beginTurn(g, figure);
  if (figure.status === 'plateau') yield* act(g, figure);
  if (figure.status !== 'plateau') return;
  g.edition.activated(g, figure);
  yield* endTurn(g, figure);
}

function act(g: Crawl, figure: Figure): Rule<void> {
  const behaviour = behaviourOf(g, figure);
  // AD1-IA-16: who is played freely decides of its own recovery.
  if (behaviour === libre && isActive(g, figure)) return libre(g, figure);
  return figure.marks.length > 0 ? recoverThenFight(g, figure, behaviour) : fight(g, figure, behaviour);
}

function* recoverThenFight(g: Crawl, figure: Figure, behaviour: Behaviour): Rule<void> {
  if (!(yield* g.edition.playImpaired(g, figure))) yield* fight(g, figure, behaviour);
}

function fight(g: Crawl, figure: Figure, behaviour: Behaviour): Rule<void> {
  if (!isActive(g, figure)) return OVER;
  const helping = g.edition.help(g, figure);
  return helping === OVER ? behaviour(g, figure) : helpThenFight(g, figure, { helping, behaviour });
}

function* helpThenFight(
  g: Crawl,
  figure: Figure,
  { helping, behaviour }: { readonly helping: Rule<void>; readonly behaviour: Behaviour },
): Rule<void> {
  yield* helping;
  yield* behaviour(g, figure);
}

/** AD1-IA-01: no tag is IA Mêlée; AD1-IA-16: an ally without a tag is played freely. */
function behaviourOf(g: Crawl, figure: Figure): Behaviour {
  const { entry, ai } = profileOf(g, figure);
  return figure.camp === 'heros' && entry.ai === undefined ? libre : BEHAVIOURS[ai];
}
