import { exactly } from '../distribution.ts';
import { type AttackRolls, attack, type Target } from './attack.ts';
import { type Roll, successOf } from './check.ts';

/** A free attack on the one who dodges. */
export type FreeAttack = Omit<AttackRolls, 'target'>;

export interface Dodge extends Roll {
  /** AD1-DODGE-06, AD1-DODGE-07: 2, or 4 with enemies at both ends. */
  readonly difficulty: number;
  readonly target: Target;
  /** Who strikes at the departure, then at the arrival, if the roll fails: AD1-DODGE-10, AD1-DODGE-14. */
  readonly departure: readonly FreeAttack[];
  readonly arrival: readonly FreeAttack[];
}

export interface DodgeOdds {
  readonly success: number;
  /** The movement happens. */
  readonly moves: number;
  /** Neither Secoué nor wounded by it. */
  readonly unharmed: number;
  /** At 0 Santé. */
  readonly falls: number;
}

/** Where the dodger stands between two strikes, and how likely that is. */
interface Standing extends Target {
  readonly harmed: boolean;
  readonly chance: number;
}

export function dodge({ target, departure, arrival, ...roll }: Dodge): DodgeOdds {
  const success = successOf(roll);
  const start: Standing = { ...target, harmed: false, chance: 1 - success };
  const left = strikes([start], departure);
  // AD1-DODGE-12, AD1-DODGE-18: whoever was affected stays, once all have struck.
  const stayed = left.filter(({ harmed }) => harmed);
  const arrived = left.filter(({ harmed }) => !harmed);
  const there = strikes(arrived, arrival);
  const ends = [...stayed, ...there];
  return {
    success,
    moves: success + total(arrived),
    unharmed: success + total(ends.filter(({ harmed }) => !harmed)),
    falls: total(ends.filter(({ sante }) => sante === 0)),
  };
}

const total = (standings: readonly Standing[]): number => standings.reduce((sum, { chance }) => sum + chance, 0);

const strikes = (from: readonly Standing[], attacks: readonly FreeAttack[]): readonly Standing[] =>
  attacks.reduce((standings, free) => merged(standings.flatMap((at) => struck(at, free))), from);

/** AD1-DODGE-21: nobody strikes the fallen. AD1-HEALTH-13: a wound leaves Secoué. */
function struck(at: Standing, free: FreeAttack): readonly Standing[] {
  if (at.sante === 0 || at.chance === 0) return [at];
  const { affected, lost } = attack({ ...free, target: at });
  const ends: Standing[] = [{ ...at, chance: at.chance * (1 - affected) }];
  let wounded = 0;
  for (let wounds = 1; wounds <= at.sante; wounds++) {
    const chance = exactly(lost, wounds);
    wounded += chance;
    ends.push({ sante: at.sante - wounds, shaken: true, harmed: true, chance: at.chance * chance });
  }
  ends.push({ ...at, shaken: true, harmed: true, chance: at.chance * Math.max(0, affected - wounded) });
  return ends;
}

function merged(standings: readonly Standing[]): readonly Standing[] {
  const known = new Map<string, Standing>();
  for (const at of standings) {
    const key = `${at.sante} ${at.shaken} ${at.harmed}`;
    known.set(key, { ...at, chance: at.chance + (known.get(key)?.chance ?? 0) });
  }
  return [...known.values()];
}
