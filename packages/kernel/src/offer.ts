import type { Asked, AskedOption, Decision } from './decision.ts';

export interface OfferedOption extends AskedOption {
  /** Set where somebody may ask what it is worth. */
  readonly weighed?: true;
}

/** A question as every client gets it: plain JSON, what it needs to ask and to answer, and nothing else. */
export interface OfferedDecision extends Asked<OfferedOption> {
  /** The number the answer must carry. */
  readonly seq: number;
  /** Set where several seats answer at once, and none may see what another picks. */
  readonly secret?: true;
}

export function offer(decision: Decision, { seq, together }: { seq: number; together: boolean }): OfferedDecision {
  const { kind: _, options, aloud, ...asked } = decision;
  return { seq, ...asked, options: options.map(offered), ...(together && !aloud && { secret: true }) };
}

/** Told field by field: an option may work out what it says of itself when somebody reads it. */
function offered({ id, label, params, at, cost, minor, odds }: Decision['options'][number]): OfferedOption {
  return {
    id,
    label,
    ...(params && { params }),
    ...(at && { at }),
    ...(cost !== undefined && { cost }),
    ...(minor && { minor }),
    ...(odds && { weighed: true }),
  };
}
