import type { Decision, Option, Policy } from '@souterrain/kernel';
import { ARMOURS, type ArmourId } from '../content/armours.ts';
import { bandOf } from '../content/bands.ts';
import { MEMORY } from '../content/classes.ts';
import { isSpell, SPELLS, type SpellId } from '../content/spells.ts';
import { weaponOf } from '../content/weapons.ts';
import { DIRECTIONS, type Direction } from '../grid.ts';
import { itemKey } from '../items.ts';
import { floorOf, type Hero, type State } from '../state.ts';
import { Atlases } from './atlas.ts';
import { fightChoice } from './fights.ts';
import { CATEGORIES } from './gear.ts';
import { goalOf, isHunting, isThirsty } from './goal.ts';
import { K } from './k.ts';
import { Pathfinder, type Weights } from './path.ts';
import { nextPoint } from './points.ts';
import { saleFor } from './sell.ts';
import { purchaseFor } from './shopping.ts';
import { REFERENCE, type Style } from './style.ts';

export { K };

export function referencePolicy(state: State, style: Style = REFERENCE): Policy {
  const atlases = new Atlases();

  const errandOf = (hero: Hero) => {
    const floor = floorOf(state, hero);
    const atlas = atlases.of(floor, state.variants);
    atlas.late = hero.turn >= K.lateturn;
    const f = atlas.late ? K.late : 1;
    const goal = goalOf(hero, { floor, atlas, style });
    const weights: Weights = {
      trap: K.trap * f,
      creature: isHunting(hero, style) ? 0 : K.creature * f,
      guardian: K.guardian,
      chest: K.chest,
    };
    return { floor, atlas, goal, weights, endsMove: goal === floor.stairs, guarded: !hero.guardianBeaten };
  };

  const heading = (hero: Hero, { options }: Decision): number => {
    if (style.heading === 'random') return style.prng!.below(options.length);
    const paths = new Pathfinder(errandOf(hero));
    const { left } = state.move!;
    let best = Number.POSITIVE_INFINITY;
    let chosen = 0;
    for (const [i, option] of options.entries()) {
      const value = paths.along(hero.cell, DIRECTIONS.indexOf(option.value as Direction), left);
      if (value < best) {
        best = value;
        chosen = i;
      }
    }
    return chosen;
  };

  const sure = (hero: Hero, { options }: Decision): number => {
    if (style.heading === 'random') return 0;
    const paths = new Pathfinder(errandOf(hero));
    const values = options.map((o) => paths.best(hero.cell, o.value as number));
    let chosen = 0;
    for (let i = 1; i < values.length; i++) if (values[i]! < values[chosen]!) chosen = i;
    return values[0]! - values[chosen]! >= K.sure ? chosen : 0;
  };

  const find = (options: readonly Option[], id: string) => options.findIndex((o) => o.id === id);
  const orPass = (options: readonly Option[], index: number) =>
    index >= 0 ? index : Math.max(0, find(options, 'passer'));

  const free = (hero: Hero, { options }: Decision): number => {
    const wear = options
      .map((o, i) => ({ i, v: o.label === 'porter' ? ARMOURS[o.params!.armour as ArmourId].value : 0 }))
      .sort((a, b) => b.v - a.v)[0]!;
    if (wear.v > 0) return wear.i;
    const weakest = hero.spells.length < MEMORY ? 0 : Math.min(...hero.spells.map((s) => SPELLS[s].damage));
    const learn = options.findIndex(
      (o) => o.label === 'apprendre' && SPELLS[o.params!.spell as SpellId].damage > weakest,
    );
    if (learn >= 0) return learn;
    if (hero.points > 0) return orPass(options, find(options, `investir-${nextPoint(hero, style.build)}`));
    return find(options, 'passer');
  };

  const rare = (hero: Hero, { options }: Decision): number => {
    if (hero.classe === 'mage') {
      const i = options.findIndex((o) => isSpell(o.id) && !hero.spells.includes(o.id) && !hero.scrolls.includes(o.id));
      if (i >= 0) return i;
      return options.findIndex((o) => isSpell(o.id));
    }
    const rank = Math.min(6, bandOf(hero.floor).number + 1);
    return find(options, weaponOf(CATEGORIES[hero.classe][0]!, rank));
  };

  return {
    choose(decision) {
      const hero = state.heroes[decision.seat]!;
      const { options } = decision;
      switch (decision.id) {
        case 'direction':
        case 'rebond':
          return heading(hero, decision);
        case 'pas-assure':
          return sure(hero, decision);
        case 'echange':
        case 'attaque':
          return fightChoice(state, hero, options);
        case 'actions-libres':
          return free(hero, decision);
        case 'investir':
          return orPass(options, find(options, `investir-${nextPoint(hero, style.build)}`));
        case 'marchand': {
          const sale = K.sell === 1 ? saleFor(hero, bandOf(hero.floor).number) : undefined;
          if (sale) return find(options, `vendre-${itemKey(sale)}`);
          const item = style.shops ? purchaseFor(hero, bandOf(hero.floor).number) : undefined;
          return orPass(options, item ? find(options, `acheter-${itemKey(item)}`) : -1);
        }
        case 'escalier': {
          if (style.heading === 'random') return find(options, 'descendre');
          const { goal, floor } = errandOf(hero);
          return find(options, goal === floor.stairs ? 'descendre' : 'passer');
        }
        case 'fontaine': {
          const { goal, floor } = errandOf(hero);
          return find(options, isThirsty(hero) || goal === floor.stairs ? 'boire' : 'passer');
        }
        case 'potion-en-trop':
          return find(options, 'boire');
        case 'trouvaille-rare':
          return rare(hero, decision);
        case 'oublier-un-sort': {
          let worst = 0;
          options.forEach((o, i) => {
            if (SPELLS[o.id as SpellId].damage < SPELLS[options[worst]!.id as SpellId].damage) worst = i;
          });
          return worst;
        }
        default:
          return orPass(options, -1);
      }
    },
    chooseSome: () => [],
  };
}
