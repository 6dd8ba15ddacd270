import { type AD1Event, type Mode, modeOf } from '@souterrain/attention-donjon';

/** A die of a roll: `out` once it was gambled (AD1-POKER-01). */
export interface Fallen {
  readonly face: number;
  readonly out: boolean;
}

/** A roll so far, from its announcement to one of its events. */
export interface RollStory {
  readonly purpose: string;
  readonly difficulty: number;
  readonly dice: readonly Fallen[];
  readonly mode: Mode;
  /** Successes given outside the dice. */
  readonly given: readonly { readonly by: string; readonly value: number }[];
  /** False when later events of the roll tell more of its dice. */
  readonly latest: boolean;
}

type OfRoll = Extract<AD1Event, { type: 'rollAnnounced' | 'rollChanged' | 'rollSettled' }>;

/** What is known of the roll that an event belongs to; undefined for an event without its announcement. */
export function rollAround(
  event: Extract<AD1Event, { figure: string | null }>,
  events: readonly AD1Event[],
): RollStory | undefined {
  const at = events.lastIndexOf(event);
  const mine = (one: AD1Event | undefined): one is OfRoll =>
    one !== undefined && 'figure' in one && one.figure === event.figure;
  let from = at;
  while (from >= 0 && !(events[from]?.type === 'rollAnnounced' && mine(events[from]))) from--;
  const announced = events[from];
  if (announced?.type !== 'rollAnnounced') return undefined;
  // What is declared before the roll is told before its announcement.
  let first = from;
  while (first > 0 && !(mine(events[first - 1]) && ENDS.has(events[first - 1]!.type))) first--;
  const dice: { face: number; out: boolean }[] = [];
  const given: { by: string; value: number }[] = [];
  const touched = { blessed: false, cursed: false };
  for (const one of events.slice(first, at + 1)) {
    if (!mine(one as AD1Event)) continue;
    if (one.type === 'diceRolled') dice.push(...one.faces.map((face) => ({ face, out: false })));
    if (one.type === 'dieRerolled') {
      const again = dice.findLast(({ face, out }) => face === one.from && !out);
      if (again) again.face = one.kept;
    }
    if (one.type === 'gambled')
      for (const six of dice.filter(({ face, out }) => face === 6 && !out).slice(-one.sixes)) six.out = true;
    if (one.type === 'rollChanged' && one.how === 'beni') touched.blessed = true;
    if (one.type === 'rollChanged' && one.how === 'maudit') touched.cursed = true;
    if (one.type === 'rollChanged' && one.how === 'succes') given.push({ by: one.with, value: one.value ?? 1 });
  }
  const { purpose, difficulty } = announced;
  return { purpose, difficulty, dice, given, mode: modeOf(touched), latest: isLatest(event, events.slice(at + 1)) };
}

const ENDS = new Set(['rollSettled', 'rollAnnounced', 'turnStarted', 'opposedSettled']);
const TELLS = new Set(['diceRolled', 'dieRerolled', 'rollSettled']);

function isLatest({ figure }: { readonly figure: string | null }, after: readonly AD1Event[]): boolean {
  for (const one of after) {
    if (!('figure' in one) || one.figure !== figure) continue;
    if (one.type === 'rollAnnounced') return true;
    if (TELLS.has(one.type)) return false;
  }
  return true;
}
