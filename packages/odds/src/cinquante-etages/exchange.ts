/** One side of an exchange, in figures. */
export interface Fighter {
  /** The characteristic rolled under. */
  readonly value: number;
  /** Of the weapon or spell. */
  readonly damage: number;
  readonly atk: number;
  readonly armour: number;
}

export interface Exchange {
  readonly hero: Fighter & { readonly charisma: number };
  readonly creature: Fighter;
  /** C50-CBT-08: the hero opens with a ranged weapon, so that the blow received is halved. */
  readonly halved: boolean;
}

/** What an exchange does, and in how many of the `WAYS` equally likely cases. */
export interface Outcome {
  readonly heroLoses: number;
  readonly creatureLoses: number;
  /** C50-CRIT-11, C50-CRIT-12: what the hero fought with is gone. */
  readonly breaks: boolean;
  readonly ways: number;
}

const SIDES = 20;
const PERCENT = 100;

/** C50-JET-02, C50-CRIT-10: two D20 and the d100 of a fumble. */
export const WAYS = SIDES * SIDES * PERCENT;

/** C50-CHA-05: shares of a hundred. */
export function fumbleShares(charisma: number): { readonly breaks: number; readonly plusOne: number } {
  return { breaks: Math.max(0, 30 - charisma), plusOne: Math.max(0, 65 - Math.max(0, charisma - 30)) };
}

/** C50-JET-20: every outcome of one exchange, exactly, in whole numbers of ways. */
export function exchange({ hero, creature, halved }: Exchange): readonly Outcome[] {
  const known = new Map<string, Outcome>();
  const count = ({ ways, ...outcome }: Outcome): void => {
    if (ways === 0) return;
    const key = `${outcome.heroLoses} ${outcome.creatureLoses} ${outcome.breaks}`;
    known.set(key, { ...outcome, ways: ways + (known.get(key)?.ways ?? 0) });
  };
  const { breaks, plusOne } = fumbleShares(hero.charisma);
  for (let mine = 1; mine <= SIDES; mine++)
    for (let its = 1; its <= SIDES; its++) {
      const winner = winnerOf(hero.value - mine, creature.value - its, { mine, its });
      const creatureLoses = winner.side === 'hero' ? blow(hero, creature, winner) : 0;
      const taken = winner.side === 'creature' ? blow(creature, hero, winner) : 0;
      const heroLoses = halved ? Math.floor(taken / 2) : taken;
      const plain = { heroLoses, creatureLoses, breaks: false };
      if (mine < SIDES) {
        count({ ...plain, ways: PERCENT });
        continue;
      }
      count({ ...plain, breaks: true, ways: breaks });
      // C50-CRIT-13, C50-CRIT-17: one more from whoever hits, lost when nobody does.
      count({ ...plain, heroLoses: heroLoses + (winner.side === 'creature' ? 1 : 0), ways: plusOne });
      count({ ...plain, ways: PERCENT - breaks - plusOne });
    }
  return [...known.values()];
}

interface Winner {
  readonly side: 'hero' | 'creature' | 'none';
  readonly gap: number;
  readonly critical: boolean;
}

const NOBODY: Winner = { side: 'none', gap: 0, critical: false };

/** C50-JET-15 to C50-JET-17, C50-CRIT-02, C50-CRIT-03, C50-CRIT-07. */
function winnerOf(heroMargin: number, creatureMargin: number, { mine, its }: { mine: number; its: number }): Winner {
  if (mine === 1 || its === 1)
    return mine === its ? NOBODY : { side: mine === 1 ? 'hero' : 'creature', gap: 1, critical: true };
  const gap = heroMargin - creatureMargin;
  if (gap === 0) return NOBODY;
  return { side: gap > 0 ? 'hero' : 'creature', gap: Math.abs(gap), critical: false };
}

/** C50-DEG-01 to C50-DEG-08, C50-CRIT-04. */
function blow(by: Fighter, on: Fighter, { gap, critical }: Winner): number {
  const damage = Math.max(0, gap + by.damage + by.atk - on.armour);
  return critical ? 2 * damage : damage;
}
