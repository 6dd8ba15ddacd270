/** HB-SOLO-21: the goal of a delve, an object of one slot. */
export const GOAL = 'objet-de-quete';
