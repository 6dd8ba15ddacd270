import { type HBEvent, type HBView, type State, tellTo } from '@souterrain/heros-bataillons/system';
import type { Secrecy } from '../adaptor.ts';

/** HB-GM-01: the MJ knows more than the others, as soon as something is hidden from them. */
export const secrecy: Secrecy<State, HBEvent, HBView> = {
  isPrivate: ({ master, table, secrets }, seat) =>
    seat === master && (table.hidden.length > 0 || secrets.some(({ shown }) => !shown)),
  // HB-SOLO-22, HB-GM-20: a vote is put to all seats at once; an objection is said aloud.
  isSecret: ({ id }) => id.startsWith('vote-') || id === 'continuer-sans-mj',
  heard(game, seat, since) {
    const { master, table } = game.view(seat);
    const seer = master ?? table.absent;
    // Only the one who sees everything knows what has to be left out for the others.
    const whole = game.view(seer ?? seat);
    const told = (events: readonly HBEvent[]) => events.flatMap((event) => tellTo(whole, event, seat) ?? []);
    const latest = told(game.events.slice(since));
    return { events: [...told(game.events.slice(0, since)), ...latest], latest };
  },
};
