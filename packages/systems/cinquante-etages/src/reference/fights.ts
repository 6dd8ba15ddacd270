import type { Option } from '@souterrain/kernel';
import type { Attack } from '../events.ts';
import { type Fight, type Hero, maxPv, type State } from '../state.ts';
import { expectedHit } from './danger.ts';
import { bestAttack } from './gear.ts';
import { K } from './k.ts';

/** The id of what to do in this exchange: an object while one is needed and offered, else the best attack. */
export function fightChoice(state: State, hero: Hero, options: readonly Option[]): number {
  const fight = state.fight!;
  const attack = bestAttack(hero, { exchange: fight.exchange + 1, variants: state.variants });
  const offered = (id: string) => options.findIndex((o) => o.id === id);
  if (needsHealing(state, hero, { fight, attack })) {
    const heals = healingOf(hero)
      .map(offered)
      .find((i) => i >= 0);
    if (heals !== undefined) return heals;
  }
  if (deservesStoneSkin(fight)) {
    const skin = ['peau-de-pierre', 'lire-peau-de-pierre'].map(offered).find((i) => i >= 0);
    if (skin !== undefined) return skin;
  }
  return options.findIndex((o) => isAttack(o.value, attack));
}

/** C50-BAL-02: PV at or below max(30% of the maximum, expected hit + 3). */
export function needsHealing(state: State, hero: Hero, { fight, attack }: { fight: Fight; attack: Attack }): boolean {
  const { creature, stoneSkin } = fight;
  return (
    hero.pv <=
    Math.max(K.pct * maxPv(hero), K.hitx * expectedHit(state, hero, { creature, attack, stoneSkin }) + K.hitp)
  );
}

/** The one that wastes least. */
function healingOf(hero: Hero): readonly string[] {
  const missing = maxPv(hero) - hero.pv;
  const great = 'boire-grande-potion';
  return missing >= 20 ? [great, 'lire-soin', 'boire-potion-de-soin'] : ['lire-soin', 'boire-potion-de-soin', great];
}

/** Kept for the guardian, who cannot be avoided. */
const deservesStoneSkin = ({ kind }: Fight): boolean => kind === 'guardian' || K.skin === 1;

const isAttack = (value: unknown, { kind, id }: Attack): boolean => {
  const { attack } = value as { readonly attack?: Attack };
  return attack?.kind === kind && attack.id === id;
};
