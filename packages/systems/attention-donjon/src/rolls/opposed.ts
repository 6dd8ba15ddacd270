import type { Figure } from '@souterrain/crawl';
import type { Rule, Term } from '@souterrain/kernel';
import type { Trait } from '../figures/traits.ts';
import type { AD1 } from '../world/ad1.ts';
import type { Roll, RollOrder } from '../world/roll.ts';
import { DEFAULT_DIFFICULTY, settle, throwRoll } from './check.ts';
import { difficultyOf, totalOf } from './count.ts';
import { afterRolls } from './windows.ts';

export interface Opposed {
  readonly attacker: Figure;
  readonly trait: Trait;
  readonly purpose: RollOrder['purpose'];
  readonly defenders: readonly Figure[];
  readonly resist: Trait;
  readonly magic?: boolean;
  /** AD1-OPPO-05: the minimum of the attacker, 2 unless the action says otherwise. */
  readonly minimum?: readonly Term[];
}

interface OpposedResult {
  readonly defender: Figure;
  readonly success: boolean;
  /** AD1-OPPO-06; undefined on a failure. */
  readonly seuil: number | undefined;
}

/** AD1-OPPO-01 to AD1-OPPO-09: the attacker rolls once, each defender resists, then all are compared. */
export function* opposed(g: AD1, order: Opposed): Rule<readonly OpposedResult[]> {
  const { attacker, defenders, trait, purpose, resist, magic = false } = order;
  const minimum = order.minimum ?? [DEFAULT_DIFFICULTY];
  // AD1-OPPO-02: the attacker completes its roll first.
  const attack = yield* throwRoll(g, {
    who: attacker,
    purpose,
    trait,
    target: defenders[0] ?? null,
    parties: defenders,
    difficulty: minimum,
    magic,
    seuil: true,
    opposed: true,
  });
  // AD1-Q-30: the attacker's window may close before the defence.
  const each = g.state.variants.opposedHeroism === 'each';
  if (each) yield* afterRolls(g, [attack]);
  const defences: Roll[] = [];
  // AD1-OPPO-07: one attack, and a defence for each.
  for (const defender of defenders) {
    // AD1-OPPO-08: resisting costs nothing and is always allowed.
    const defence = yield* throwRoll(g, {
      who: defender,
      purpose: 'resistance',
      trait: resist,
      target: attacker,
      parties: [attacker],
      difficulty: [],
      magic,
      seuil: false,
      opposed: true,
      aim: totalOf(attack, g.state),
    });
    if (each) yield* afterRolls(g, [defence]);
    defences.push(defence);
  }
  if (!each) yield* afterRolls(g, [attack, ...defences]);
  const { total } = settle(g, attack);
  return defences.map((defence, i) => {
    const resisted = settle(g, defence).total;
    const least = difficultyOf(attack, g.state);
    // AD1-OPPO-03, AD1-OPPO-04: a tie is a failure; AD1-OPPO-05: the minimum counts too.
    const success = total > resisted && total >= least;
    // AD1-Q-11: since ties fail, the result to beat may count for one more.
    const bar = g.state.variants.opposedSeuil === 'tieFails' ? resisted + 1 : resisted;
    const seuil = success ? total - Math.max(bar, least) : undefined;
    const defender = defenders[i]!;
    g.emit({
      type: 'opposedSettled',
      figure: attacker.id,
      target: defender.id,
      total,
      resisted,
      minimum: least,
      success,
      ...(seuil === undefined ? {} : { seuil }),
      rules: ['AD1-OPPO-03', 'AD1-OPPO-05', 'AD1-OPPO-06'],
    });
    return { defender, success, seuil };
  });
}
