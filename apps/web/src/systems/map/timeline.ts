import type { Beat } from './beats.ts';

/** When a beat begins and how long it lasts, in milliseconds. */
export interface Cue {
  readonly beat: Beat;
  readonly at: number;
  readonly lasts: number;
}

const STEP = 140;
const LONGEST_WALK = 800;
/** However much happens between two questions, it is shown within this. */
const LONGEST = 2600;

/** How long each kind lasts, and how soon the next one may begin. */
const LASTS = { strike: [240, 150], hurt: [900, 120], heal: [900, 120], fall: [500, 200] } as const;
const OPENS = { door: [320, 200], room: [700, 350] } as const;

/** One thing after another, as it happened; a long series is shown faster. */
export function timelineOf(beats: readonly Beat[]): readonly Cue[] {
  const cues: Cue[] = [];
  let at = 0;
  for (const beat of beats) {
    const [lasts, then] = spanOf(beat);
    cues.push({ beat, at, lasts });
    at += then;
  }
  const end = Math.max(...cues.map((cue) => cue.at + cue.lasts), 0);
  const share = end > LONGEST ? LONGEST / end : 1;
  return cues.map((cue) => ({ beat: cue.beat, at: cue.at * share, lasts: cue.lasts * share }));
}

function spanOf(beat: Beat): readonly [lasts: number, then: number] {
  if (beat.kind === 'aim' || beat.kind === 'way') return [0, 0];
  if (beat.kind === 'move') {
    const walk = Math.min(LONGEST_WALK, STEP * Math.max(1, beat.path.length - 1));
    return [walk, walk];
  }
  return beat.kind === 'door' || beat.kind === 'room' ? OPENS[beat.kind] : LASTS[beat.kind];
}

/** Where a figure is at every moment of its walks, to be shown from the place where it ends. */
export function stepsOf(
  cues: readonly Cue[],
  who: string,
): readonly { readonly at: number; readonly x: number; readonly y: number }[] {
  return cues.flatMap(({ beat, at, lasts }) => {
    if (beat.kind !== 'move' || beat.who !== who) return [];
    const last = Math.max(1, beat.path.length - 1);
    return beat.path.map(({ x, y }, i) => ({ at: at + (lasts * i) / last, x, y }));
  });
}
