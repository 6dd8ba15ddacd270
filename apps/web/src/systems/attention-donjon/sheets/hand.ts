import type { OfferedDecision } from '@souterrain/kernel';
import type { Hand, Thrown } from '../../adaptor.ts';

/** The sixes of a Coup de poker (AD1-POKER-05) and the die of a new throw (AD1-CROI-06), taken on the dice themselves. */
export function hand(decision: OfferedDecision, { dice }: Thrown): Hand | undefined {
  const offered = new Set(decision.options.map(({ id }) => id));
  const places = (wanted: (face: number) => boolean) =>
    dice.flatMap(({ face, out }, at) => (!out && wanted(face) ? [at] : []));
  if (decision.id === 'relancer')
    return {
      dice: places((face) => offered.has(`de-${face}`)),
      several: false,
      option: ([at]) => (at === undefined ? undefined : `de-${dice[at]!.face}`),
    };
  if (decision.id !== 'coup-de-poker') return undefined;
  // AD1-POKER-06: the latest sixes are those that may go.
  const most = decision.options.filter(({ id }) => id.startsWith('miser-')).length;
  return {
    dice: places((face) => face === 6).slice(-most),
    several: true,
    option: ({ length }) => (length === 0 ? 'garder' : `miser-${length}`),
  };
}
