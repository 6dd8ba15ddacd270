/** A die: its faces, one entry each, all equally likely. */
export type Die = readonly number[];

/** A die numbered from 1. */
export const d = (sides: number): Die => Array.from({ length: sides }, (_, at) => at + 1);
