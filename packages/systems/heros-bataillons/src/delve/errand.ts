import { ask, type Option, option, type Params, type Rule } from '@souterrain/kernel';
import { type Action, listed } from '../actions/action.ts';
import { devices } from '../actions/devices.ts';
import { potions } from '../actions/potions.ts';
import { spells } from '../actions/spells.ts';
import { steer } from '../actions/steer.ts';
import { arrange } from '../gear/arrange.ts';
import type { Being } from '../pieces.ts';
import type { HB } from '../world.ts';
import { ableHeroes, askGroup, askLeader } from './group.ts';

/** One thing that the group may do between rooms or in town. */
export interface Errand {
  readonly id: string;
  readonly params?: Params;
  /** HB-SOLO-22: the route and rests concern all; the rest is settled by the leader. */
  readonly common: boolean;
  readonly odds?: Option['odds'];
  readonly run: () => Rule<void>;
}

export function* runErrand(g: HB, errands: readonly Errand[]): Rule<void> {
  const { place, room } = g.state.delve!;
  const errand = yield* askGroup(
    g,
    {
      id: place === 'bourg' ? 'au-bourg' : 'au-donjon',
      rule: 'HB-SOLO-22',
      params: { room, clock: g.state.clock, gold: g.state.gold },
      options: errands.map((one) => option(one.id, one, one)),
    },
    ({ common }) => common,
  );
  yield* errand.run();
}

/** What heroes do with what they carry, away from any pressure (HB-EQP-05, HB-EQP-07). */
export const personalErrands = (g: HB): readonly Errand[] => [
  { id: 'ranger-ses-affaires', common: false, run: () => withHero(g, (hero) => arrange(g, hero)) },
  { id: 'user-de-ses-ressources', common: false, run: () => withHero(g, (hero) => useResources(g, hero)) },
];

export function* withHero(g: HB, run: (hero: Being) => Rule<void>): Rule<void> {
  const hero = yield* askLeader(g, {
    id: 'quel-heros',
    rule: 'HB-SOLO-22',
    options: ableHeroes(g.state).map((one) =>
      option(`choisir-${one.id}`, one, { label: 'choisir', params: { being: one.id }, at: { figure: one.id } }),
    ),
  });
  yield* run(hero);
}

/** HB-EQP-05: potions, scrolls, wands and spells, freely. */
function* useResources(g: HB, hero: Being): Rule<void> {
  const action = yield* ask<Action | null>({
    id: 'ressource',
    seat: hero.seat ?? 0,
    rule: 'HB-EQP-05',
    params: { being: hero.id },
    options: [option('rien', null), ...listed(g, hero, [steer, spells, potions, devices])],
  });
  if (action) yield* action.run();
}
