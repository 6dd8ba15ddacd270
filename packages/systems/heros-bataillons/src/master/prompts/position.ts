import { askSome, type Option, option, type Rule } from '@souterrain/kernel';
import type { Reason } from '../../checks/events.ts';
import type { Attempt } from '../../combat/stance.ts';
import type { HB } from '../../world.ts';
import { isAttentive, masterOf } from '../table.ts';

/** HB-GM-04: what the MJ may see in an attack; text keys. */
export const FAVOURS: readonly string[] = ['hauteur', 'surprise', 'aide', 'terrain', 'idee'];
const DIFFICULTIES: readonly string[] = ['couvert', 'obscurite', 'foule', 'desequilibre', 'distance'];

interface Judged {
  readonly kind: 'faveur' | 'difficulte';
  readonly reason: string;
}

const judged = (kind: Judged['kind'], reasons: readonly string[]): Option<Judged>[] =>
  reasons.map((reason) => option(`${kind}-${reason}`, { kind, reason }, { label: kind, params: { reason } }));

const reasonsOf = (list: readonly Judged[], kind: Judged['kind']): readonly Reason[] =>
  list.filter((one) => one.kind === kind).map(({ reason }) => ({ label: reason, count: 1 }));

/** HB-GM-04, HB-GM-17: favour and difficulty of circumstance, before the dice; neutral when nobody answers. */
export function* judgePosition<T extends Attempt>(g: HB, attempt: T): Rule<T> {
  const { attacker, target } = attempt;
  // HB-GM-10: who strikes is seen.
  if (g.state.table.hidden.includes(attacker.id))
    g.emit({ type: 'visibilitySet', being: attacker.id, hidden: false, rules: ['HB-GM-10'] });
  if (!isAttentive(g.state)) return attempt;
  const options = [...judged('faveur', FAVOURS), ...judged('difficulte', DIFFICULTIES)];
  const params = { being: attacker.id, target: target.id, delay: g.state.table.delay };
  const question = { id: 'position', seat: masterOf(g.state), rule: 'HB-GM-04', params, options } as const;
  const list = yield* askSome(question, { min: 0, max: options.length });
  if (list.length === 0) return attempt;
  const favours = reasonsOf(list, 'faveur');
  const difficulties = reasonsOf(list, 'difficulte');
  g.emit({
    type: 'positionJudged',
    being: attacker.id,
    judged:
      favours.length > difficulties.length ? 'faveur' : favours.length < difficulties.length ? 'difficulte' : 'neutre',
    reasons: list.map(({ reason }) => reason),
    rules: ['HB-GM-04'],
  });
  return {
    ...attempt,
    favours: [...(attempt.favours ?? []), ...favours],
    difficulties: [...(attempt.difficulties ?? []), ...difficulties],
  };
}
