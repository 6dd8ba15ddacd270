import type { Beat, Standing } from './beats.ts';
import type { Point } from './frame.ts';

/** A rule, and the term that says what decided. */
interface Reason {
  readonly rule: string;
  readonly why: string | undefined;
}

/** Why a creature did what it has just done: the way it took, whom it wants, and what decided of both. */
export interface Intent {
  readonly who: string;
  /** Whom it wants, and from where it stands to there; none for one in flight. */
  readonly aim: (Reason & { readonly target: string; readonly line: readonly [Point, Point] }) | undefined;
  /** Why the last square of its way; none where no other would do. */
  readonly path: Reason | undefined;
  /** Squares it went through, the first where it started; one where it stayed. */
  readonly way: readonly Point[];
}

/** One for each creature that chose a target or a way, in the order in which they played; the last choice of each. */
export function intentsOf(beats: readonly Beat[], standing: Standing): readonly Intent[] {
  const aims = new Map<string, Extract<Beat, { kind: 'aim' }>>();
  const paths = new Map<string, Reason>();
  const ways = new Map<string, Point[]>();
  const order = new Set<string>();
  for (const beat of beats) {
    if (beat.kind === 'aim' || beat.kind === 'way') {
      order.delete(beat.who);
      order.add(beat.who);
    }
    if (beat.kind === 'aim') aims.set(beat.who, beat);
    if (beat.kind === 'way') paths.set(beat.who, { rule: beat.rule, why: beat.why });
    if (beat.kind === 'move' && !beat.pushed) ways.set(beat.who, [...(ways.get(beat.who) ?? []), ...beat.path]);
  }
  return [...order].flatMap((who) => {
    const way = ways.get(who) ?? [];
    const aim = aimed(aims.get(who), standing(who) ?? way.at(-1), standing);
    const path = way.length > 1 ? paths.get(who) : undefined;
    return aim || path ? [{ who, aim, path, way }] : [];
  });
}

function aimed(beat: Extract<Beat, { kind: 'aim' }> | undefined, from: Point | undefined, standing: Standing) {
  const to = beat && standing(beat.target);
  return to && from ? { target: beat.target, rule: beat.rule, why: beat.why, line: [from, to] as const } : undefined;
}
