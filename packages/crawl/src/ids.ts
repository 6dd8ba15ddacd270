/** `h1` for a hero, `orque-2` for a creature. */
export type FigureId = string;
export type GroupId = string;
