import { CRAWL_EVENTS } from '@souterrain/crawl/testing';
import type { EventFields } from '@souterrain/kernel/testing';
import type { AD2Event } from '../src/events.ts';

/** What events are called and hold, for those who write cases: the compiler keeps it whole. */
export const EVENTS: EventFields<AD2Event> = {
  ...CRAWL_EVENTS,
  jetAnnounced: { figure: 1, purpose: 1, attribute: 1, skill: 1, by: 1, target: 1, dice: 1, added: 1, difficulty: 1 },
  diceThrown: { figure: 1, faces: 1 },
  dieRethrown: { figure: 1, from: 1, to: 1, kept: 1 },
  pokerTried: { figure: 1, faces: 1, again: 1 },
  jetChanged: { figure: 1, by: 1, how: 1, with: 1, value: 1 },
  jetSettled: {
    figure: 1,
    purpose: 1,
    faces: 1,
    best: 1,
    base: 1,
    reussites: 1,
    reachable: 1,
    used: 1,
    result: 1,
    difficulty: 1,
    success: 1,
    surplus: 1,
  },
  reussiteSpent: { figure: 1, bought: 1, price: 1, left: 1 },
  actionDeclared: { figure: 1, action: 1, targets: 1, how: 1 },
  enemyActed: { figure: 1, action: 1, by: 1 },
  resistedWithoutDice: { figure: 1, success: 1, value: 1, difficulty: 1 },
  dommagesStopped: { figure: 1, by: 1 },
  stateCancelled: { figure: 1, state: 1 },
  servantSummoned: { figure: 1, servant: 1, cell: 1 },
};
