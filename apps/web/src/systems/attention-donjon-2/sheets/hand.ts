import type { OfferedDecision } from '@souterrain/kernel';
import type { Hand, Thrown } from '../../adaptor.ts';

/** The die thrown again (AD2-ORDRE-09) and the face that is kept of it, taken on the dice themselves. */
export function hand(decision: OfferedDecision, { dice }: Thrown): Hand | undefined {
  if (decision.id === 'relancer-un-de')
    return {
      dice: dice.map((_, at) => at),
      several: false,
      option: ([at]) => (at === undefined ? undefined : `relancer-${dice[at]!.face}`),
    };
  // AD2-POKER-04: every die goes but the 1s; there is nothing to pick, only to weigh.
  if (decision.id === 'coup-de-poker' || decision.id === 'force-bestiale')
    return { dice: [], several: false, option: () => undefined };
  if (decision.id !== 'quelle-face') return undefined;
  return {
    dice: [],
    several: false,
    option: () => undefined,
    beside: decision.options.map(({ id, params }) => ({
      die: { sides: 6, face: Number(params?.face), owner: 'hero', label: '' },
      option: id,
    })),
  };
}
