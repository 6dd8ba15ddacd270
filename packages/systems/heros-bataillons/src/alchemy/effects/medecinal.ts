import { type OddsSummary, type Option, option, type Rule, rollOne } from '@souterrain/kernel';
import { always, expect, mapTotals } from '@souterrain/odds';

import { regain, suffer } from '../../beings/damage.ts';
import { throwerOf } from '../../combat/decider.ts';
import { choose } from '../../magic/choose.ts';
import { ignores } from '../../magic/ignored.ts';
import { unless } from '../../odds/harm.ts';
import { amountOf, prospect, summaryOf } from '../../odds/prospect.ts';
import type { Being, Tested } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { defineEffect, dieOf } from './effect.ts';

/** HB-ALC-10: 1d6 points healed, or 1d6 of poison. */
export const medecinal = defineEffect({
  id: 'medecinal',
  rule: 'HB-ALC-10',
  names: { poison: 'poison', soin: { fr: 'soin', en: 'healing' } },
  words: {
    fr: {
      prompts: { 'potion-soin': (a) => `La potion soigne ${a.of('being')} : que regagner ?` },
      options: {
        partage: (o) => `END ${o.its('end')}, ${o.its('attribute')} ${o.its('points')}`,
        'potion-soin/end': (o) => `END ${o.its('points')}`,
      },
    },
    en: {
      prompts: { 'potion-soin': (a) => `The potion heals ${a.of('being')}: regain what?` },
      options: {
        partage: (o) => `END ${o.its('end')}, ${o.its('attribute')} ${o.its('points')}`,
        'potion-soin/end': (o) => `END ${o.its('points')}`,
      },
    },
  },
  *take(g, target, { potion, user }) {
    if (potion.detail === 'poison') yield* poison(g, target, user);
    else yield* cure(g, target, user);
  },
  // HB-ALC-10: poison ignores armour and those who do not breathe.
  harm: (_, { detail }, target) =>
    detail === 'poison'
      ? { target, damage: target.tags.includes('sans-souffle') ? always(0) : dieOf(6), attribute: 'for' }
      : null,
  odds: (_, __, { target, used }) => cureOdds(target, used),
});

/** HB-ALC-10, HB-DMG-11: armour ignored, END then FOR, without violence. */
function* poison(g: HB, target: Being, user: Being): Rule<void> {
  if (ignores(g, target, { trait: 'sans-souffle', what: 'poison', rule: 'HB-FOE-03' })) return;
  const amount = yield* rollOne(g, { seat: throwerOf(g.state, user), sides: 6, rule: 'HB-ALC-10' });
  yield* suffer(g, target, {
    amount,
    armour: false,
    attribute: 'for',
    violent: false,
    by: user.id,
    source: 'poison',
    // It is already inside: nobody takes it in another's place.
    taken: true,
    rule: 'HB-ALC-10',
  });
}

interface Share {
  readonly end: number;
  readonly attribute: Tested | null;
  readonly points: number;
}

/** HB-ALC-10: split by the receiver between END and one lost attribute. HB-BAT-23: nothing for a battalion. */
function* cure(g: HB, target: Being, user: Being): Rule<void> {
  if (target.kind === 'bataillon') return;
  const points = yield* rollOne(g, { seat: throwerOf(g.state, user), sides: 6, rule: 'HB-ALC-10' });
  const share = yield* choose(g, target, {
    id: 'potion-soin',
    rule: 'HB-ALC-10',
    params: { being: target.id, points },
    options: shares(target, points),
  });
  const why = 'potion';
  const rules = ['HB-ALC-10', 'HB-REST-03'] as const;
  if (share.end > 0) regain(g, target, { attribute: 'end', amount: share.end, why, rules });
  if (share.attribute !== null) regain(g, target, { attribute: share.attribute, amount: share.points, why, rules });
}

const HEALED: readonly Tested[] = ['for', 'agi', 'vol'];

/** Every way of sharing that wastes as little as it can. */
function shares({ now, max }: Being, points: number): readonly Option<Share>[] {
  const lackingEnd = max.end - now.end;
  const options: Option<Share>[] = [];
  for (const attribute of HEALED) {
    const lost = max[attribute] - now[attribute];
    if (lost === 0) continue;
    for (let end = Math.max(0, Math.min(lackingEnd, points - lost)); end <= Math.min(lackingEnd, points - 1); end++) {
      const given = Math.min(lost, points - end);
      options.push(
        option(
          `end-${end}-${attribute}-${given}`,
          { end, attribute, points: given },
          { label: 'partage', params: { end, attribute, points: given } },
        ),
      );
    }
  }
  if (options.length === 0 || lackingEnd >= points)
    options.push(
      option('end', { end: points, attribute: null, points: 0 }, { params: { points: Math.min(points, lackingEnd) } }),
    );
  return options;
}

/** HB-ALC-10: points shared between END and one lost attribute, as little wasted as can be. */
function cureOdds({ now, max, kind }: Being, used: number): OddsSummary {
  const end = max.end - now.end;
  const most = kind === 'bataillon' ? 0 : end + Math.max(max.for - now.for, max.agi - now.agi, max.vol - now.vol);
  const points = unless(dieOf(6), used);
  return summaryOf(
    [prospect('cote-end-rendue', kind === 'bataillon' ? 0 : expect(points, (value) => (value >= end ? 1 : 0)))],
    {
      amount: amountOf(
        'cote-soin',
        mapTotals(points, (value) => Math.min(value, most)),
      ),
    },
  );
}
