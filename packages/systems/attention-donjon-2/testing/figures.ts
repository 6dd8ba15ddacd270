import { variantsOf } from '../src/variants.ts';
import { type FigureVector, figureVectors } from './vectors.ts';
import { worthOf } from './worth.ts';

const CHOSEN = variantsOf({});

/** The vectors of a rule played, and what it says of each. */
export const played = (id: string, kind: 'roll' | 'damage'): object[] =>
  figureVectors(id, kind).map(({ given }: FigureVector) => worthOf({ [kind]: given }, CHOSEN)!);
export const foretold = (id: string, kind: 'roll' | 'damage'): object[] =>
  figureVectors(id, kind).map(({ expected }) => expected);
