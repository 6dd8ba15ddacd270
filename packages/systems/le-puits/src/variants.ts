import { type Questions, type Readings, readingsIn, variantsIn } from '@souterrain/kernel';

const READINGS = { rope: ['LP-Q-01', 'simple', 'double'] } as const satisfies Questions;

export type Variants = Readings<typeof READINGS>;

export const VARIANTS = variantsIn(READINGS);

export const variantsOf = readingsIn(READINGS);
