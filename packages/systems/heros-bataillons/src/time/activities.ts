import { ask, option, type Rule } from '@souterrain/kernel';
import { brewActivities } from '../alchemy/brew.ts';
import { identifyActivities } from '../alchemy/identify.ts';
import { seatOf } from '../beings/seats.ts';
import { forgetHeld, grimoireActivities } from '../magic/grimoires.ts';
import { rechargeActivities } from '../magic/recharge.ts';
import { transcriptionActivities } from '../magic/transcription.ts';
import type { Being, BeingId } from '../pieces.ts';
import type { HB } from '../world.ts';
import type { Activity } from './activity.ts';
import { rentLaboratory } from './lodging.ts';

/** HB-REST-06: each hero rests, or spends the watch on one thing; those who only rest are not listed. */
export function* chooseActivities(g: HB, length: 'garde' | 'journee'): Rule<ReadonlyMap<BeingId, Activity>> {
  const chosen = new Map<BeingId, Activity>();
  let rents = false;
  for (const being of g.state.beings) {
    if (!being.hero || being.status !== 'present' || being.side !== 'heros') continue;
    forgetHeld(g, being);
    const options = activitiesOf(g, being, length).map((activity) =>
      option<Activity | null>(activity.id, activity, {
        label: activity.label,
        ...(activity.params && { params: activity.params }),
      }),
    );
    const activity = yield* ask({
      id: 'garde-de-repos',
      seat: seatOf(g.state, being),
      rule: 'HB-REST-06',
      params: { being: being.id },
      options: [option<Activity | null>('se-reposer', null), ...options],
    });
    if (activity) chosen.set(being.id, activity);
    if (activity?.rentsLaboratory) rents = true;
  }
  if (rents) rentLaboratory(g);
  return chosen;
}

/** Brewing (HB-ALC-01), unknown potions (HB-ALC-22), wands (HB-SCR-13), grimoires (HB-SCR-14); what takes a whole day is for days alone (HB-SCR-15). */
function activitiesOf(g: HB, being: Being, length: 'garde' | 'journee'): readonly Activity[] {
  const activities = [
    ...brewActivities(g, being),
    ...identifyActivities(g, being),
    ...rechargeActivities(g, being),
    ...grimoireActivities(g, being),
  ];
  return length === 'journee' ? [...activities, ...transcriptionActivities(g, being)] : activities;
}
