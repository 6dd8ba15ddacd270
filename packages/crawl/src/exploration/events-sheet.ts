import { OVER, type Rule } from '@souterrain/kernel';
import { type CardId, DECK } from '../cards/index.ts';
import type { EventEffect, ScenarioEntry, UnexpectedEvent } from '../content/types.ts';
import { zoneAt } from '../movement/plan.ts';
import type { Figure } from '../state.ts';
import type { Crawl } from '../world/crawl.ts';
import { matchesAny } from './matchers.ts';
import { meet } from './meet.ts';
import { startPeripetie } from './peripetie.ts';
import { encounterNamed, scenarioOf } from './scenario.ts';

/** AD1-EVEN-02, AD1-EVEN-08, AD1-EVEN-11: the event of a card, while a box is left. */
export function eventOf(g: Crawl, card: CardId): UnexpectedEvent | undefined {
  const event = printedOn(scenarioOf(g), card);
  if (!event) return undefined;
  const isSpent = event.longevity !== null && (g.state.ticks[event.id] ?? 0) >= event.longevity;
  return isSpent ? undefined : event;
}

/** A memo: a scenario is never changed. */
const sheets = new WeakMap<ScenarioEntry, Map<CardId, UnexpectedEvent | undefined>>();

/** Read once for each card: every initiative card of a hero is looked up. */
function printedOn(scenario: ScenarioEntry, card: CardId): UnexpectedEvent | undefined {
  let sheet = sheets.get(scenario);
  if (!sheet) {
    sheet = new Map(
      DECK.map((each) => [each, scenario.events.unexpected.find(({ cards }) => matchesAny(cards, each))]),
    );
    sheets.set(scenario, sheet);
  }
  return sheet.get(card);
}

/** AD1-EVEN-03 to AD1-EVEN-09: plays the unexpected event of a hero's initiative card, if it has one. */
export function unexpectedEvent(g: Crawl, trigger: Figure, card: CardId): Rule<void> {
  const event = eventOf(g, card);
  return event ? playEvent(g, trigger, { event, card }) : OVER;
}

function* playEvent(
  g: Crawl,
  trigger: Figure,
  { event, card }: { readonly event: UnexpectedEvent; readonly card: CardId },
): Rule<void> {
  const ticks = g.state.ticks[event.id] ?? 0;
  const rules = ['AD1-EVEN-03', 'AD1-EVEN-05'] as const;
  g.emit({ type: 'unexpectedEventStarted', event: event.id, figure: trigger.id, card, rules });
  // AD1-EVEN-09: one effect for each play, the last one repeated.
  const effect = event.effects[Math.min(ticks, event.effects.length - 1)];
  if (effect) yield* playEffect(g, trigger, effect);
  const ticked = { event: event.id, ticks: ticks + 1, of: event.longevity };
  g.emit({ type: 'longevityTicked', ...ticked, rules: ['AD1-EVEN-06', 'AD1-EVEN-07'] });
}

function* playEffect(g: Crawl, trigger: Figure, effect: EventEffect): Rule<void> {
  const { seat } = trigger.hero!;
  const from = trigger.cell;
  if ('encounter' in effect) {
    // AD1-TRES-03: its treasure may be searched anywhere.
    yield* meet(g, encounterNamed(g, effect.encounter), { from, room: null, seat, trigger, anywhere: true });
  } else if ('peripetie' in effect) {
    yield* startPeripetie(g, effect.peripetie, { zone: zoneAt(g, from), from, trigger, seat });
  } else if ('damage' in effect) {
    const harm = { target: trigger, dice: effect.damage, label: 'piege', rule: 'AD1-EVEN-05' } as const;
    yield* g.edition.harm(g, harm);
  } else if ('defeat' in effect) {
    g.emit({ type: 'scenarioEnded', result: 'defaite', why: 'evenement', rules: ['AD1-SCEN-04'] });
  }
}
