import type { Rule } from '@souterrain/kernel';
import { rankOf, rankValue } from '../../cards/index.ts';
import { drawCard } from '../../rounds/draw.ts';
import type { Figure } from '../../state.ts';
import type { Crawl } from '../../world/crawl.ts';
import type { Context, VerbOf } from '../../world/verbs.ts';
import { meet } from '../meet.ts';
import { encounterNamed, scenarioOf } from '../scenario.ts';

export function* encounter(g: Crawl, { encounter: id, strikes }: VerbOf<'encounter'>, context: Context): Rule<void> {
  const { actor, cell, seat } = context;
  const met = id === 'hasard' ? yield* anyOf(g, context) : id;
  if (met === undefined) return;
  const onPlaced = function* (figures: readonly Figure[]): Rule<void> {
    if (strikes && actor && figures[0]) yield* attackOnArrival(g, figures[0], { target: actor, strikes });
  };
  const from = actor?.cell ?? cell;
  yield* meet(g, encounterNamed(g, met), { from, room: null, seat, trigger: actor, anywhere: false, onPlaced });
}

/** One of the scenario's encounters, by the rank of a card, as AD1-EVEN-12 counts them. */
function* anyOf(g: Crawl, { seat }: Context): Rule<string | undefined> {
  const { encounters } = scenarioOf(g);
  if (encounters.length < 2) return encounters[0];
  const card = yield* drawCard(g, { seat, rule: 'AD1-PERI-06', reason: 'peripetie' });
  return encounters[(rankValue(rankOf(card)) + encounters.length - 5) % encounters.length];
}

/** AD1-PERI-06: a bite that needs no roll; AD1-PERI-11: an attack at once, before any initiative. */
function* attackOnArrival(
  g: Crawl,
  attacker: Figure,
  { target, strikes }: { target: Figure; strikes: 'attaque' | 'touche' },
): Rule<void> {
  const edition = g.edition;
  const attack = edition.attacksOf(g, attacker).find((a) => edition.targetsOf(g, attacker, a).includes(target));
  if (!attack) return;
  if (strikes === 'attaque') yield* edition.strike(g, { attacker, target, attack, how: 'talent' });
  else yield* edition.bite(g, { attacker, target, attack, how: 'talent' });
}
