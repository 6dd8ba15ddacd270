/** HB-CRE-09. */
export const FEWEST_HEROES = 1;
export const MOST_HEROES = 6;

/** HB-CRE-09: a lone player is offered two heroes without an MJ; others one each. */
export const suggestedHeroes = (players: number): number => Math.min(MOST_HEROES, Math.max(2, players));
