import type { Rule } from '@souterrain/kernel';
import type { PeripetieAction } from '../content/types.ts';
import { mayMove } from '../movement/actions.ts';
import { classicMoves, makeMove } from '../movement/move.ts';
import { cellId, placeOf } from '../movement/options.ts';
import { inContact, planOn, zoneAt } from '../movement/plan.ts';
import { flag } from '../rounds/economy.ts';
import { type Figure, type Hazard, isOnBoard } from '../state.ts';
import { defineWords } from '../text/catalogue.ts';
import { hints, one } from '../text/offers.ts';
import { type Action, actionOf } from '../world/action.ts';
import type { Crawl } from '../world/crawl.ts';
import { CAREFUL, contextOf, isOn, slipperyBetween } from './hazards.ts';
import { peripetieNamed } from './scenario.ts';
import { listOf } from './verbs/context.ts';
import { magicAttacksOf, magicItemsOf } from './verbs/hunger.ts';
import { perform } from './verbs/perform.ts';

/** AD1-PERI-13: what may be done with the péripéties of the hero's zone. */
export function peripetieActions(g: Crawl, hero: Figure): readonly Action[] {
  const actions: Action[] = [];
  for (const hazard of g.state.hazards)
    for (const action of peripetieNamed(g, hazard.peripetie).actions ?? [])
      if (canUse(g, hero, { hazard, action })) actions.push(using(g, hero, { hazard, action }));
  if (g.state.hazards.some((hazard) => peripetieNamed(g, hazard.peripetie).leaving))
    actions.push(...carefulMoves(g, hero));
  return actions;
}

interface Use {
  readonly hazard: Hazard;
  readonly action: PeripetieAction;
}

function canUse(g: Crawl, hero: Figure, { hazard, action }: Use): boolean {
  const { near, when, unless, only, needs } = action;
  if (!isOn(hazard, when)) return false;
  if (unless !== undefined && listOf(hazard, unless).includes(hero.id)) return false;
  if (only !== undefined && !listOf(hazard, only).includes(hero.id)) return false;
  if (needs === 'objet-magique' && magicItemsOf(g, hero).length === 0) return false;
  if (needs === 'arme-magique' && magicAttacksOf(g, hero).length === 0) return false;
  if (near === 'captif') return isByCaptive(g, hero, listOf(hazard, 'captifs'));
  if (near === 'contact' && hazard.cell !== null) return planOn(g).adjacent.get(hazard.cell)!.includes(hero.cell);
  return zoneAt(g, hero.cell) === hazard.zone;
}

/** AD2-PERI-02: held itself, or in contact with somebody who is. */
const isByCaptive = (g: Crawl, hero: Figure, held: readonly string[]): boolean =>
  g.state.figures.some(
    (other) => held.includes(other.id) && isOnBoard(other) && (other === hero || inContact(g, hero, other)),
  );

const using = (g: Crawl, hero: Figure, { hazard, action }: Use): Action =>
  actionOf({
    id: `${action.id}-${hazard.id}`,
    type: action.type,
    rule: 'AD1-PERI-13',
    label: 'peripetie',
    params: { peripetie: hazard.peripetie, action: action.id },
    ...(hazard.cell === null ? { at: { zone: hazard.zone } } : { at: placeOf(hazard.cell) }),
    run: () => perform(g, action.does, contextOf(g, hazard, hero)),
  });

/** AD1-PERI-07: moving with an Action complexe avoids the roll. */
function carefulMoves(g: Crawl, hero: Figure): readonly Action[] {
  if (!mayMove(g, hero)) return [];
  return classicMoves(g, hero)
    .filter((to) => slipperyBetween(g, hero.cell, to).length > 0)
    .map((to) =>
      actionOf({
        id: cellId('prudemment', to),
        type: 'complexe',
        rule: 'AD1-PERI-07',
        label: 'avancer-prudemment',
        at: placeOf(to),
        *run(): Rule<void> {
          flag(g, hero, CAREFUL);
          yield* makeMove(g, hero, { to, kind: 'classique' });
        },
      }),
    );
}

export const peripetieActionWords = defineWords({
  labels: {
    'avancer-prudemment': {
      fr: (o) => one(`Avancer prudemment en ${o.at}`, hints(o.type, 'sans jet')),
      en: (o) => one(`Move carefully to ${o.at}`, hints(o.type, 'no roll')),
    },
    peripetie: (o) => {
      const { peripetie, action } = o.option.params;
      return one(o.peripetieName(String(peripetie), String(action)), hints(o.type, o.name(String(peripetie))));
    },
  },
});
