import { CRAWL_EVENTS } from '@souterrain/crawl/testing';
import type { EventFields } from '@souterrain/kernel/testing';
import type { AD1Event } from '../src/events.ts';

/** What events are called and hold, for those who write cases: the compiler keeps it whole. */
export const EVENTS: EventFields<AD1Event> = {
  ...CRAWL_EVENTS,
  rollAnnounced: { figure: 1, target: 1, purpose: 1, trait: 1, dice: 1, difficulty: 1 },
  diceRolled: { figure: 1, faces: 1 },
  dieRerolled: { figure: 1, from: 1, to: 1, kept: 1 },
  gambled: { figure: 1, sixes: 1 },
  rollChanged: { figure: 1, by: 1, how: 1, with: 1, value: 1 },
  opposedSettled: { figure: 1, target: 1, total: 1, resisted: 1, minimum: 1, success: 1, seuil: 1 },
  rollSettled: { figure: 1, purpose: 1, faces: 1, mode: 1, total: 1, difficulty: 1, success: 1, seuil: 1 },
  attackDeclared: { figure: 1, target: 1, cell: 1, attack: 1, how: 1, item: 1 },
  attackRedirected: { figure: 1, target: 1, from: 1 },
  wounded: { figure: 1, wounds: 1, sante: 1, by: 1 },
  sceneryDamaged: { cell: 1, damage: 1 },
  sceneryDestroyed: { cell: 1, feature: 1 },
};
