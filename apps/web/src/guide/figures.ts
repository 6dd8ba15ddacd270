import type { SystemId } from '@souterrain/catalog';

/** Every die and result of the guided games, in order, as their journals tell them: what the notes were written from. */
export const FIGURES: Readonly<Partial<Record<SystemId, string>>> = {
  'cinquante-etages':
    '1 7 1 10 8 98 100 4 3 1 88 100 10 6 2 10 1 3 10 8 0 7 1 20 10 −9 3 −3 6 2 12 2 20 18 −17 5 −5 12 8 4 10 14 3 20 5 −4 7 −7 3 8 5 1 2 2 8 1 10 5',
  'attention-donjon':
    '1 3 3 6 5 6 5 3 2 2 1 7 2 2 2 3 2 3 3 3 2 3 2 5 1 3 4 4 4 4 2 2 6 4 3 2 1 4 3 4 6 3 4 1 3 2 1 4 2 6 2 3 3 3 2 3 4 4 2 3 4 4 4 2 2 4 2 1 2 4 2 4 2 5 1 0 2 4 2 5 2 4 5 3 2 1 6 3 3 3 3 1 6 4 1 6 6 4 3 1 5 3 1 3 2 4 1 5 1 0 2 1 1 3 1 0 3',
  'attention-donjon-2':
    '1 7 2 5 3 3 3 5 1 6 9 2 4 7 3 4 3 5 3 3 5 6 1 6 6 1 6 5 3 1 1 2 3 2 0 3 4 4 4 5 2 5 5 5 4 3 1 7 5 2 8 7 4 3 2 4 5 2 2 3 5 5 4 2 0 4',
  'heros-bataillons':
    '1 17 6 1 1 1 2 1 2 4 4 1 1 2 2 2 1 1 1 3 2 1 1 6 1 4 3 1 1 9 1 1 1 1 5 3 1 8 1 6 10 1 15 1 4 1 1',
};
