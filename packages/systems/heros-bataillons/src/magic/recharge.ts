import { ask, option, type Rule } from '@souterrain/kernel';
import { check } from '../checks/check.ts';
import { entryOf } from '../gear/entries.ts';
import { changeGold } from '../gear/purse.ts';
import { type Being, type Item, isPresent, type Scene } from '../pieces.ts';
import type { HBState } from '../state.ts';
import type { Activity } from '../time/activity.ts';
import { watchCountedFrom, watchNamed } from '../time/calendar.ts';
import type { HB } from '../world.ts';
import { spellOf } from './devices.ts';
import type { School } from './spell.ts';

/** HB-SCR-13: gold that stands for the condition, or goes with it. */
const OFFERING = 50;
const KINDLING = 20;

interface Means {
  readonly possible: boolean;
  readonly gold: number;
}

const FREE: Means = { possible: true, gold: 0 };
const NO_MEANS: Means = { possible: false, gold: 0 };
const means = (possible: boolean): Means => (possible ? FREE : NO_MEANS);

/** HB-SCR-12, HB-SCR-13: the condition of each school, checked on the place and the purse. */
function meansOf(state: HBState, school: School): Means {
  const { scene, gold } = state;
  if (scene === null) return NO_MEANS;
  switch (school) {
    case 'arcanique':
      return means(scene.place === 'dehors' && watchNamed(watchCountedFrom(state.clock)) === 'nuitee');
    case 'elementaire':
      return ELEMENTS.some((tag) => scene.tags.includes(tag)) ? FREE : { possible: gold >= KINDLING, gold: KINDLING };
    case 'illusion':
      return means(scene.place === 'ville' || scene.tags.includes('gens'));
    case 'impie':
      return means(hasBody(state, scene));
    case 'ombres':
      return means(scene.place === 'donjon' && isDark(state, scene));
    case 'sacree':
      return { possible: scene.tags.includes('confiance') && gold >= OFFERING, gold: OFFERING };
    case 'sauvage':
      return means(scene.place === 'dehors' && scene.tags.includes('nature'));
  }
}

const ELEMENTS = ['feu', 'glace', 'orage'];
const LIGHTS = ['torches', 'lanterne'];

const hasBody = ({ beings }: HBState, { zones }: Scene): boolean =>
  beings.some(({ status, zone }) => status === 'mort' && zone !== null) ||
  zones.some(({ items }) => items.some(({ base }) => base === 'corps'));

const isDark = ({ beings }: HBState, { zones }: Scene): boolean =>
  zones.every(({ lit }) => !lit) &&
  beings.every(
    (being) =>
      !being.hero ||
      !isPresent(being) ||
      being.hero.items.every(({ base, place }) => place !== 'pret' || !LIGHTS.includes(base)),
  );

/** HB-SCR-11, HB-SCR-13: what a hero can do for its empty wands during a rest watch. */
export function rechargeActivities(g: HB, being: Being): readonly Activity[] {
  const activities: Activity[] = [];
  for (const item of being.hero!.items) {
    const spell = item.base === 'baguette' ? spellOf(item) : null;
    if (spell === null || item.charges === entryOf(g, item).charges) continue;
    // HB-SCR-13: the MJ confirms; without one the place is checked.
    if (g.state.master === null && !meansOf(g.state, spell.school).possible) continue;
    activities.push({
      id: `recharger-${item.id}`,
      label: 'recharger-baguette',
      params: { item: item.id, school: spell.school },
      rule: 'HB-SCR-13',
      keepsBenefit: false,
      *run() {
        yield* recharge(g, being, item);
      },
    });
  }
  return activities;
}

/** HB-SCR-11, HB-SCR-12, HB-SCR-13: all its charges, if the condition of its school is met. */
export function* recharge(g: HB, being: Being, item: Item): Rule<boolean> {
  const { school } = spellOf(item)!;
  const { possible, gold: price } = meansOf(g.state, school);
  // HB-SCR-12: the MJ may accept something else than what is missing; without one, others may have spent the gold.
  const gold = possible || g.state.master === null ? price : 0;
  if (gold > g.state.gold || !(yield* isFulfilled(g, being, school))) return false;
  changeGold(g, -gold, { why: 'recharge', rules: ['HB-SCR-13'] });
  const left = entryOf(g, item).charges!;
  g.emit({ type: 'chargesChanged', being: being.id, item: item.id, left, rules: ['HB-SCR-11', 'HB-SCR-13'] });
  return true;
}

function* isFulfilled(g: HB, being: Being, school: School): Rule<boolean> {
  const { master } = g.state;
  if (master !== null)
    return yield* ask({
      id: 'recharge',
      seat: master,
      rule: 'HB-SCR-13',
      params: { being: being.id, school },
      options: [option('confirmer', true), option('refuser', false)],
    });
  if (school !== 'illusion') return true;
  // HB-SCR-13: somebody must believe the lie.
  const { success } = yield* check(g, { who: being, attribute: 'vol', tags: ['convaincre'], rule: 'HB-SCR-13' });
  return success;
}
