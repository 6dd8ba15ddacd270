import type { DrawRequest, RollRequest } from './chance.ts';
import { type Decision, option } from './decision.ts';
import type { Card } from './rule.ts';

/** Dice or cards that people are throwing: one question a die, so that every client can ask it. */
export interface Throw {
  readonly request: RollRequest | DrawRequest;
  readonly results: readonly Card[];
}

/** The next question of a throw: which face fell, which card came. */
export function throwDecision({ request, results }: Throw): Decision {
  const { rule, count } = request;
  const params = { number: results.length + 1, count };
  const common = { kind: 'ask', rule, min: 1, max: 1 } as const;
  if (request.kind === 'roll') {
    const faces = Array.from({ length: request.sides }, (_, i) =>
      option(String(i + 1), i + 1, { label: 'face', params: { face: i + 1 } }),
    );
    const asked = { ...params, sides: request.sides };
    return {
      ...common,
      id: 'lancer-les-des',
      seat: request.seat,
      prompt: 'lancer-les-des',
      params: asked,
      options: faces,
    };
  }
  const left = request.from.slice();
  for (const card of results) left.splice(left.indexOf(card), 1);
  const cards = [...new Set(left)].map((c) =>
    option(String(c), c, { label: 'carte', params: { card: c }, at: { card: c } }),
  );
  return { ...common, id: 'tirer-les-cartes', seat: request.seat, prompt: 'tirer-les-cartes', params, options: cards };
}
