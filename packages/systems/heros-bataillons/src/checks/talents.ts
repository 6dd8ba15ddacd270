import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { talentOdds } from '../odds/check.ts';
import type { Being, Talent } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { HB } from '../world.ts';
import { applies, type Invocation } from './bearing.ts';
import type { Reason } from './events.ts';
import { diceFor } from './order.ts';

/** HB-TAL-04 to HB-TAL-07: the one talent that bears on a test, if any, as advantages. */
export function* invokeTalent(g: HB, who: Being, invocation: Invocation): Rule<Reason | null> {
  const { hero } = who;
  if (!hero || hero.talents.length === 0) return null;
  const talent =
    g.state.master === null || who.seat === null
      ? yield* pickByTags(g.state, who, invocation)
      : yield* pickAndAccept(g, who, invocation);
  return talent === null ? null : { label: `talent-${talent.id}`, count: talent.degree };
}

/** HB-TAL-06, HB-TAL-07, HB-SOLO-13: a tag in common accepts it; the player names one of several. Nobody is asked when no die would change. */
function* pickByTags(state: HBState, who: Being, invocation: Invocation): Rule<Talent | null> {
  const { attribute, net } = invocation;
  const fitting: Talent[] = [];
  let matters = false;
  for (const talent of who.hero!.talents) {
    if (!applies(talent, invocation)) continue;
    fitting.push(talent);
    if (changesDice(state, invocation.net, talent.degree)) matters = true;
  }
  if (!matters) return null;
  if (who.seat === null) return fitting.reduce((best, talent) => (talent.degree > best.degree ? talent : best));
  return yield* ask({
    id: 'talent',
    seat: who.seat,
    rule: 'HB-TAL-07',
    params: { being: who.id, attribute: invocation.attribute },
    options: fitting.map((talent) => optionOf(talent, talentOdds(state, { who, attribute }, net + talent.degree))),
  });
}

/** HB-ADV-04: a surplus adds nothing to the dice. */
function changesDice(state: HBState, net: number, degree: number): boolean {
  const raised = net + degree;
  return Math.sign(raised) !== Math.sign(net) || diceFor(state, raised) !== diceFor(state, net);
}

/** HB-TAL-02, HB-TAL-06, HB-GM-03: with an MJ any talent may be cited, and the MJ answers. */
function* pickAndAccept({ state }: HB, who: Being, { attribute, net }: Invocation): Rule<Talent | null> {
  const oddsWith = (degree: number): Option['odds'] => talentOdds(state, { who, attribute }, net + degree);
  const options: Option<Talent | null>[] = [option('sans-talent', null, { odds: oddsWith(0) })];
  for (const talent of who.hero!.talents) options.push(optionOf(talent, oddsWith(talent.degree)));
  const params = { being: who.id, attribute };
  const talent = yield* ask({ id: 'talent', seat: who.seat!, rule: 'HB-TAL-06', params, options });
  if (talent === null) return null;
  const yes = option('accepter', talent, { odds: oddsWith(talent.degree) });
  const no = option('refuser', null, { odds: oddsWith(0) });
  return yield* ask<Talent | null>({
    id: 'accepter-talent',
    seat: state.master!,
    rule: 'HB-GM-03',
    params: { ...params, talent: talent.id, delay: state.table.delay },
    // HB-GM-03: the answer preselected comes first.
    options: talent.attribute === attribute ? [yes, no] : [no, yes],
  });
}

const optionOf = (talent: Talent, odds?: Option['odds']): Option<Talent> =>
  option(`talent-${talent.id}`, talent, {
    label: 'talent',
    params: { talent: talent.id, degree: talent.degree },
    odds,
  });
