import { rankOf, rankValue } from '@souterrain/crawl';
import type { Rule, Term } from '@souterrain/kernel';
import { attacksOf, targetsOf } from '../../combat/attacks.ts';
import { damageRoll } from '../../combat/damage.ts';
import { strike } from '../../combat/strike.ts';
import { traitOf } from '../../figures/values.ts';
import { drawCard } from '../../rounds/draw.ts';
import type { AD1, Figure } from '../../state.ts';
import { meet } from '../meet.ts';
import { encounterNamed, scenarioOf } from '../scenario.ts';
import type { Context } from './context.ts';
import type { VerbOf } from './perform.ts';

export function* encounter(g: AD1, { encounter: id, strikes }: VerbOf<'encounter'>, context: Context): Rule<void> {
  const { actor, cell, seat } = context;
  const met = id === 'hasard' ? yield* anyOf(g, context) : id;
  if (met === undefined) return;
  const onPlaced = function* (figures: readonly Figure[]): Rule<void> {
    if (strikes && actor && figures[0]) yield* attackOnArrival(g, figures[0], { target: actor, strikes });
  };
  const from = actor?.cell ?? cell;
  yield* meet(g, encounterNamed(met), { from, room: null, seat, trigger: actor, anywhere: false, onPlaced });
}

/** One of the scenario's encounters, by the rank of a card, as AD1-EVEN-12 counts them. */
function* anyOf(g: AD1, { seat }: Context): Rule<string | undefined> {
  const { encounters } = scenarioOf(g.state);
  if (encounters.length < 2) return encounters[0];
  const card = yield* drawCard(g, { seat, rule: 'AD1-PERI-06', reason: 'peripetie' });
  return encounters[(rankValue(rankOf(card)) + encounters.length - 5) % encounters.length];
}

/** AD1-PERI-06: a bite that needs no roll; AD1-PERI-11: an attack at once, before any initiative. */
function* attackOnArrival(
  g: AD1,
  attacker: Figure,
  { target, strikes }: { target: Figure; strikes: 'attaque' | 'touche' },
): Rule<void> {
  const attack = attacksOf(g.state, attacker).find((a) => targetsOf(g.state, attacker, a).includes(target));
  if (!attack) return;
  if (strikes === 'attaque') {
    yield* strike(g, { attacker, target, attack, how: 'talent' });
    return;
  }
  if (!attack.damage) return;
  const { attribute, plus } = attack.damage;
  const dice: Term[] = [{ label: attack.id, value: plus, rule: 'AD1-PERI-06' }];
  if (attribute)
    dice.push({ label: attribute, value: traitOf(g.state, attacker, attribute) ?? 0, rule: 'AD1-PERI-06' });
  const { penetration = 0 } = attack;
  yield* damageRoll(g, { who: attacker, target, dice, penetration, rule: 'AD1-PERI-06' });
}
