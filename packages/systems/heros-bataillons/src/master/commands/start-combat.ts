import { ask, option, type Rule } from '@souterrain/kernel';
import { canAct } from '../../combat/conditions.ts';
import { startCombat as start } from '../../combat/start.ts';
import type { Combat, HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { heroesHere, pickBeings } from '../pick.ts';
import { drawPlan } from '../plan.ts';
import { masterOf } from '../table.ts';
import { defineCommand, inQuietScene } from './command.ts';
import { placeGroup } from './open-scene.ts';

const isFacing = ({ beings }: HBState): boolean =>
  beings.some(({ side, status }) => side === 'adversaires' && status === 'present');

/** HB-GM-06, HB-GM-21: zones if there are none, then the initiative. */
export const startCombat = defineCommand({
  id: 'lancer-le-combat',
  rule: 'HB-GM-06',
  place: 6,
  name: { fr: 'lancer le combat', en: 'start the fight' },
  names: { normal: { fr: 'normale', en: 'normal' }, depourvu: { fr: 'pris au dépourvu', en: 'caught unawares' } },
  words: {
    fr: {
      prompts: { initiative: () => 'Comment le combat commence-t-il ?', 'qui-est-surpris': () => 'Qui est surpris ?' },
    },
    en: { prompts: { initiative: () => 'How does the fight start?', 'qui-est-surpris': () => 'Who is surprised?' } },
  },
  isOffered: (g) => inQuietScene(g) && isFacing(g.state) && heroesHere(g.state).length > 0,
  run,
});

const INITIATIVES: readonly Combat['initiative'][] = ['normal', 'depourvu', 'surprise', 'embuscade'];

function* run(g: HB): Rule<void> {
  if (!(yield* layOut(g))) return;
  const initiative = yield* ask({
    id: 'initiative',
    seat: masterOf(g.state),
    rule: 'HB-GM-06',
    options: INITIATIVES.map((id) => option(id, id)),
  });
  const heroes = heroesHere(g.state).filter(canAct);
  if (initiative === 'normal' || initiative === 'embuscade' || heroes.length < 2)
    return yield* start(g, { initiative });
  const caught = yield* pickBeings(g, { id: 'qui-est-surpris', rule: 'HB-GM-06' }, heroes);
  yield* start(g, { initiative, caught: caught.map(({ id }) => id) });
}

/** HB-GM-21: a fight needs zones; those without a place take one, heroes at one end and adversaries at the other. */
function* layOut(g: HB): Rule<boolean> {
  const { state } = g;
  if (state.scene!.zones.length === 0) {
    const plan = yield* drawPlan(g);
    if (plan === null) return false;
    g.emit({ type: 'zonesDrawn', zones: plan.zones, links: plan.links, rules: ['HB-GM-21'] });
  }
  placeGroup(g);
  const { id: zone } = state.scene!.zones.at(-1)!;
  for (const being of state.beings)
    if (being.side === 'adversaires' && being.status === 'present' && being.zone === null)
      g.emit({ type: 'beingMoved', being: being.id, zone, position: null, how: 'place', rules: ['HB-GM-21'] });
  return true;
}
