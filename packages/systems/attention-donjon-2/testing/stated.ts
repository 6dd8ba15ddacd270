import { reading } from './notation.ts';
import { parseVectors } from './vectors.ts';

/** The lines that a rule of the catalogue gives as examples, read; and what it says of each. */
export const readingsOf = (id: string): object[] => parseVectors(id).map(({ line }) => reading(line));
export const statedBy = (id: string): object[] => parseVectors(id).map(({ expected }) => expected);
