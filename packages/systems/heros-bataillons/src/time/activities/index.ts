import { ask, option, type Rule } from '@souterrain/kernel';
import { seatOf } from '../../beings/seats.ts';
import type { Being, BeingId } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { rentLaboratory } from '../lodging.ts';
import type { Task } from './activity.ts';
import { forgetHeld } from './grimoires.ts';
import { ALL } from './list.gen.ts';

/** HB-REST-06: each hero rests, or spends the watch on one thing; those who only rest are not listed. */
export function* chooseActivities(g: HB, length: 'garde' | 'journee'): Rule<ReadonlyMap<BeingId, Task>> {
  const chosen = new Map<BeingId, Task>();
  let rents = false;
  for (const being of g.state.beings) {
    if (!being.hero || being.status !== 'present' || being.side !== 'heros') continue;
    forgetHeld(g, being);
    const options = tasksOf(g, being, length).map((one) =>
      option<Task | null>(one.id, one, { label: one.label, ...(one.params && { params: one.params }) }),
    );
    const task = yield* ask({
      id: 'garde-de-repos',
      seat: seatOf(g.state, being),
      rule: 'HB-REST-06',
      params: { being: being.id },
      options: [option<Task | null>('se-reposer', null), ...options],
    });
    if (task) chosen.set(being.id, task);
    if (task?.rentsLaboratory) rents = true;
  }
  if (rents) rentLaboratory(g);
  return chosen;
}

const ACTIVITIES = ALL.toSorted((one, other) => one.place - other.place);

const tasksOf = (g: HB, being: Being, length: 'garde' | 'journee'): readonly Task[] =>
  ACTIVITIES.flatMap(({ daily, tasks }) => (daily && length === 'garde' ? [] : tasks(g, being)));
