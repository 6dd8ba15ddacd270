import type { Sitting } from '../table/sitting.ts';

/** What the tabs of this browser tell each other: the id of a game that one of them takes over. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('souterrain.games');

const watched = new WeakSet<Sitting>();

/** Asked before a game is read: a tab that still holds it writes nothing more. */
export const takeOver = (id: string): void => channel?.postMessage(id);

/** Gives a game up as soon as another tab takes it over, even while this one shows something else. */
export function watchTabs(sitting: Sitting): void {
  if (watched.has(sitting)) return;
  watched.add(sitting);
  channel?.addEventListener('message', ({ data }) => {
    if (data === sitting.id) sitting.leave();
  });
}
