import { type Figure, hasMark, isOnBoard } from '@souterrain/crawl';
import { areEnemies } from '@souterrain/crawl/figures';
import { inContact } from '@souterrain/crawl/movement';
import { defineWords, hints, one, who } from '@souterrain/crawl/text';
import { type Action, actionOf } from '@souterrain/crawl/world';
import type { Rule } from '@souterrain/kernel';
import { wearBubble } from '../combat/states/bulle.ts';
import { strikeThing } from '../exploration/things.ts';
import type { AD2 } from '../world/ad2.ts';
import { CREVER } from './lines.ts';

/** AD2-PERI-04: the victim of a bubble, or an ally in contact, strikes it. */
export function bubbleActions(g: AD2, figure: Figure): readonly Action[] {
  const actions: Action[] = [];
  for (const victim of g.state.figures)
    if (hasMark(victim, 'bulle') && isOnBoard(victim) && !areEnemies(figure, victim))
      if (victim === figure || inContact(g, figure, victim)) actions.push(burst(g, figure, victim));
  return actions;
}

const burst = (g: AD2, figure: Figure, victim: Figure): Action =>
  actionOf({
    id: `crever-la-bulle-${victim.id}`,
    label: 'crever-la-bulle',
    type: 'standard',
    rolls: true,
    rule: 'AD2-PERI-04',
    params: { figure: victim.id },
    at: { figure: victim.id },
    run: () => strikeBubble(g, figure, victim),
  });

function* strikeBubble(g: AD2, figure: Figure, victim: Figure): Rule<void> {
  const difficulty = [{ label: 'base', value: 5, rule: 'AD2-PERI-04' }] as const;
  wearBubble(g, victim, yield* strikeThing(g, figure, { line: CREVER, difficulty, armure: 0 }));
}

export const bubbleWords = defineWords({
  labels: {
    'crever-la-bulle': {
      fr: (o) => one(`Crever la bulle : ${who(o)}`, hints(o.type, 'Force 5')),
      en: (o) => one(`Burst the bubble: ${who(o)}`, hints(o.type, 'Force 5')),
    },
  },
});
