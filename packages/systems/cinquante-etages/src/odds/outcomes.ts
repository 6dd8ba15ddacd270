import type { C50Attack, Consequence } from '../events.ts';
import { creatureFighter, heroFighter, NOTHING_TO_BREAK } from '../fight/duel.ts';
import { blowsOf, type Duel, fumbleShares, isFumble, judge, mustReroll } from '../fight/exchange.ts';
import type { Hero, Known } from '../state.ts';

/** What one exchange may do, and how likely it is. */
export interface Outcome {
  readonly heroLoses: number;
  readonly creatureLoses: number;
  /** C50-CRIT-11, C50-CRIT-12: 1 when what the hero fought with is gone. */
  readonly breaks: number;
  readonly chance: number;
}

const SIDES = 20;
const CONSEQUENCES: readonly Consequence[] = ['breakage', 'plusOne', 'nothing'];
const NO_FUMBLE = [0, 0, 100] as const;

/** C50-CBT-03, steps 3 to 7: every face of both D20 and every share of the d100, judged as the rules judge them. */
export function outcomesOf(
  g: Known,
  hero: Hero,
  { attack, halved }: { attack: C50Attack; halved: boolean },
): readonly Outcome[] {
  const { variants } = g.state;
  const [me, foe] = [heroFighter(g, hero, attack), creatureFighter(g.state, attack)];
  const known = new Map<string, Outcome>();
  for (let mine = 1; mine <= SIDES; mine++)
    for (let its = 1; its <= SIDES; its++) {
      const duel: Duel = { hero: me, creature: foe, dice: { hero: mine, creature: its } };
      const verdict = judge(duel, variants);
      if (mustReroll(duel, verdict, variants)) continue;
      (isFumble(mine) ? fumbleShares(hero.car.cha) : NO_FUMBLE).forEach((share, i) => {
        if (share === 0) return;
        const consequence = CONSEQUENCES[i]!;
        const { onCreature, onHero } = blowsOf({ duel, verdict, consequence, halved, pending: 0 }, variants);
        // C50-CRIT-17; C50-Q-20: one PV lost though nobody hit.
        const unhit = consequence === 'plusOne' && variants.fumblePlusOne === 'always' ? 1 : 0;
        const heroLoses = onHero?.total ?? unhit;
        const creatureLoses = onCreature?.total ?? 0;
        const breaks = consequence === 'breakage' && !NOTHING_TO_BREAK[attack.kind] ? 1 : 0;
        const key = `${[heroLoses, creatureLoses, breaks]}`;
        known.set(key, { heroLoses, creatureLoses, breaks, chance: share + (known.get(key)?.chance ?? 0) });
      });
    }
  // In order, for what goes over them millions of times.
  return shared([...known.values()].sort((a, b) => a.heroLoses - b.heroLoses || a.creatureLoses - b.creatureLoses));
}

/** The same, their chances made to add up to 1. */
export function shared(outcomes: readonly Outcome[]): readonly Outcome[] {
  const all = outcomes.reduce((sum, { chance }) => sum + chance, 0);
  return outcomes.map((outcome) => ({ ...outcome, chance: outcome.chance / all }));
}
