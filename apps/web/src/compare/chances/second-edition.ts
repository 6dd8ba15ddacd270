import type { AD2Event } from '@souterrain/attention-donjon-2';
import { atLeast } from '@souterrain/odds';
import { FAILURE, outcomesOf } from '@souterrain/odds/attention-donjon-2';
import type { BlowOdds, Gambling } from './chances.ts';
import { type Duel, struckWith } from './duel.ts';

type Announced = Extract<AD2Event, { type: 'jetAnnounced' }>;
type Settled = Extract<AD2Event, { type: 'jetSettled' }>;

const isAnnounced = (event: { readonly type: string }): event is Announced => event.type === 'jetAnnounced';

const isSettled = (event: { readonly type: string }): event is Settled => event.type === 'jetSettled';

const worst = (count: number): readonly number[] => Array.from({ length: count }, () => 1);

/** The Jet as the rules announce it; what each outcome costs is read from the rules too, blow by blow. */
export function secondEdition(duel: Duel, poker: Exclude<Gambling, 'group'>): BlowOdds | undefined {
  const { sante } = duel;
  const jet = struckWith(duel, worst).events.find(isAnnounced);
  if (!jet) return undefined;
  const { dice, added, difficulty } = jet;
  const isHero = jet.figure === duel.attacker;
  const lossOf = lossesOf(duel, jet);
  const capped = (outcome: number): number => Math.min(sante, lossOf(outcome));
  // A hero plays for what the blow takes, and whoever resists for what it does not.
  const worth = (surplus: number): number => (isHero ? capped(surplus) : capped(FAILURE) - capped(surplus));
  const { low, chances } = outcomesOf({ dice, skill: added, difficulty, poker, worth });
  const passes = atLeast({ low, chances }, 0);
  let wounds = 0;
  let kills = 0;
  let meanLost = 0;
  chances.forEach((chance, at) => {
    const lost = capped(low + at);
    if (lost > 0) wounds += chance;
    if (lost >= sante) kills += chance;
    meanLost += chance * lost;
  });
  return {
    hits: isHero ? passes : 1 - passes,
    wounds,
    kills,
    meanLost,
    sante,
    roll: { of: isHero ? 'jet' : 'resist', dice, added, difficulty },
  };
}

/** Santé that the rules take for a failure, or for a success with so many Réussites to spare. */
function lossesOf(duel: Duel, { dice }: Announced): (outcome: number) => number {
  const failed = struckWith(duel, worst).lost;
  const known = new Map<number, number>();
  for (let sixes = 0; sixes <= dice; sixes++) {
    // Fives give no Réussite.
    const { events, lost } = struckWith(duel, (count) => Array.from({ length: count }, (_, i) => (i < sixes ? 6 : 5)));
    const settled = events.find(isSettled);
    if (settled?.success) known.set(settled.surplus, lost);
  }
  const last = Math.max(0, ...known.keys());
  const top = known.get(last) ?? 0;
  const step = top - (known.get(last - 1) ?? top);
  return (outcome) => {
    if (outcome === FAILURE) return failed;
    // A Coup de poker may give more than the dice show at once.
    return known.get(outcome) ?? Math.max(0, top + step * Math.max(0, outcome - last));
  };
}
