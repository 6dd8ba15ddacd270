import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { canWear } from '../gear/items.ts';
import { drink } from '../gear/potions.ts';
import { learn, learnOptions, readSoin } from '../magic/spells.ts';
import type { C50, C50State, Characteristic, Hero, Known } from '../state.ts';
import { canGive, give, matesBeside } from '../treasure/giving.ts';
import { isHurt } from './health.ts';
import { spendOptions, spendPoint } from './points.ts';

type FreeAction =
  | { readonly do: 'pass' }
  | { readonly do: 'drink'; readonly potion: string }
  | { readonly do: 'soin' }
  | { readonly do: 'learn'; readonly spell: string }
  | { readonly do: 'spend'; readonly characteristic: Characteristic }
  | { readonly do: 'wear'; readonly armour: string }
  | { readonly do: 'give' }
  | { readonly do: 'declare' };

const PASS: Option<FreeAction> = option('passer', { do: 'pass' });
const DECLARE: Option<FreeAction> = option('lire-pas-regle', { do: 'declare' });
const SOIN: Option<FreeAction> = option('lire-soin', { do: 'soin' });
const GIVE: Option<FreeAction> = option('donner', { do: 'give' });

/**
 * C50-RUN-04: what a hero may do outside a fight, as often as they like. Asked only when something can be done.
 * Returns true when Pas réglé is read, which only the start of a turn allows (C50-MAG-06).
 */
export function* freeActions(g: C50, hero: Hero, { startOfTurn }: { startOfTurn: boolean }): Rule<boolean> {
  while (mayAct(g.state, hero)) {
    const options = optionsOf(g, hero, startOfTurn);
    if (options.length === 1) return false;
    const action = yield* ask({ id: 'actions-libres', seat: hero.seat, rule: 'C50-RUN-04', options });
    switch (action.do) {
      case 'pass':
        return false;
      case 'declare':
        return true;
      case 'drink':
        drink(g, hero, action.potion);
        break;
      case 'soin':
        readSoin(g, hero);
        break;
      case 'learn':
        yield* learn(g, hero, action.spell);
        break;
      case 'spend':
        spendPoint(g, hero, action.characteristic);
        break;
      case 'wear':
        g.emit({ type: 'armourWorn', seat: hero.seat, armour: action.armour, rules: ['C50-EQP-03', 'C50-CBT-05'] });
        break;
      case 'give':
        yield* give(g, hero, matesBeside(g.state, hero));
    }
  }
  return false;
}

/** False where a hero plainly has nothing to do, which is most of the time: nothing is then listed nor asked. */
function mayAct({ heroes }: C50State, hero: Hero): boolean {
  const carries = hero.scrolls.length > 0 || hero.armours.length > 1 || hero.worn === null;
  return hero.points > 0 || carries || (hero.potions.length > 0 && isHurt(hero)) || heroes.length > 1;
}

function optionsOf(g: Known, hero: Hero, startOfTurn: boolean): readonly Option<FreeAction>[] {
  const { content, state } = g;
  const options = [PASS];
  if (isHurt(hero)) {
    for (const potion of content.potionIds)
      if (hero.potions.includes(potion))
        options.push(option(`boire-${potion}`, { do: 'drink', potion }, { label: 'boire', params: { potion } }));
    if (hero.scrolls.includes('soin')) options.push(SOIN);
  }
  for (const o of learnOptions(g, hero)) options.push({ ...o, value: { do: 'learn', spell: o.value } });
  for (const o of spendOptions(state, hero)) options.push({ ...o, value: { do: 'spend', characteristic: o.value } });
  for (const armour of betterArmours(g, hero))
    options.push(option(`porter-${armour}`, { do: 'wear', armour }, { label: 'porter', params: { armour } }));
  if (canGive(hero, matesBeside(state, hero))) options.push(GIVE);
  if (startOfTurn && hero.scrolls.includes('pas-regle')) options.push(DECLARE);
  return options;
}

/** A worse armour is never worth wearing, so it is not offered. */
function betterArmours(g: Known, hero: Hero): readonly string[] {
  const { armours } = g.content;
  if (hero.armours.length < 2 && hero.worn !== null) return [];
  const worn = hero.worn === null ? 0 : armours[hero.worn]!.value;
  return [...new Set(hero.armours)].filter((a) => canWear(g, hero, a) && armours[a]!.value > worn);
}
