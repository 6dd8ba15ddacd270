import type { RuleId } from '@souterrain/catalog';
import type { CardId, Figure } from '@souterrain/crawl';
import { bearingsWith } from '@souterrain/crawl/figures';
import { isOnDefensive } from '@souterrain/crawl/heroes';
import { flag } from '@souterrain/crawl/rounds';
import type { GivenAction } from '@souterrain/crawl/world';
import type { Rule } from '@souterrain/kernel';
import type { ActionOrder, Performed } from '../actions/order.ts';
import { perform } from '../actions/perform.ts';
import { enemiesWithin } from '../actions/targets.ts';
import { mayUse } from '../combat/attacks.ts';
import { type Action, lineOf } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';

/** A line that a talent gives, spell or not: its cost is the mark of the line (AD2-NOT-05). */
export interface Spell {
  readonly id: string;
  readonly rule: RuleId;
  readonly line: Action;
  /** AD2-XARC-05: `attaque` where it deals Dommages. */
  readonly purpose: 'attaque' | 'action';
}

export const spell = (id: string, { rule, purpose, line }: Omit<Spell, 'id' | 'line'> & { line: string }): Spell => ({
  id,
  rule,
  purpose,
  line: lineOf(line),
});

/** What the option of a spell shows: its target, or the card that its effect depends on. */
interface Shown {
  readonly target?: Figure;
  readonly card?: CardId;
}

/** A spell as an action of its caster, on one target where it has one. */
export const spellAction = (
  { id, rule, line }: Spell,
  run: GivenAction['run'],
  { target, card }: Shown = {},
): GivenAction => ({
  id: target ? `${id}-${target.id}` : id,
  type: line.cost === 'reaction' ? 'libre' : line.cost,
  rolls: true,
  rule,
  label: id,
  params: target ? { target: target.id } : card && { card },
  at: target && { figure: target.id },
  run,
});

/** One action for each target of a spell; AD2-COMP-05: none without the Compétence it requires. */
export const spellActions = (g: AD2, who: Figure, given: Spell): readonly GivenAction[] =>
  spellTargets(g, who, given).map((target) =>
    spellAction(given, () => cast(g, who, { spell: given, targets: [target] }), { target }),
  );

/** AD2-XROUND-09: what deals Dommages is an attack, and none is made on the defensive. */
export function spellTargets(g: AD2, who: Figure, { line, purpose }: Spell): readonly Figure[] {
  if (!mayUse(who, line) || (purpose === 'attaque' && isOnDefensive(g.state, who))) return [];
  return enemiesWithin(g, who, line);
}

type Order = Pick<ActionOrder, 'targets'> &
  Partial<Pick<ActionOrder, 'effects' | 'options' | 'extraAdded' | 'bindings'>>;

/** The action, and what kills bring to those who look at them. */
export function* cast(
  g: AD2,
  who: Figure,
  { spell: given, ...order }: Order & { readonly spell: Spell },
): Rule<Performed> {
  const { id, line, purpose } = given;
  if (purpose === 'attaque') flag(g, who, 'attaque');
  const done = yield* perform(g, { actor: who, line, label: id, purpose, how: line.cost, ...order });
  for (const target of done.killed)
    for (const at of bearingsWith(g, who).kill)
      yield* at.feature.kill!(g, at, {
        attacker: who,
        target,
        jet: done.jet,
        lost: done.lost,
        killed: true,
        left: done.left,
      });
  return done;
}
