/** A hero made step by step, as decisions. */
export const NEW_HERO = 'nouveau';
/** A hero saved after another game: the text of its sheet (AD1-HERO-01); none where it is empty. */
export const SAVED_HERO = 'fiche';
/** A scenario drawn for this game. */
export const RANDOM_SCENARIO = 'hasard';
