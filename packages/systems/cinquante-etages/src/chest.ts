import { ask, option, type Rule, rollOne, sum } from '@souterrain/kernel';
import { armourOf } from './content/armours.ts';
import { bandOf } from './content/bands.ts';
import { spellsOf } from './content/spells.ts';
import { WEAPON_CATEGORIES, weaponOf } from './content/weapons.ts';
import type { Item, Talisman } from './events.ts';
import { gainGold } from './gold.ts';
import { wound } from './health.ts';
import { receivePotion } from './potions.ts';
import type { C50, Hero } from './state.ts';

/** C50-EQP-04: total Bonus ATK of a character. */
export const MAX_BONUS_ATK = 4;
const MAX_RANK = 6;

/** C50-CASE-11, C50-CHA-07: d100 + 2 x CHA on the table. */
export function* openChest(g: C50, hero: Hero, cell: number): Rule<void> {
  const { seat } = hero;
  const die = yield* rollOne(seat, 100, 'C50-TRE-01');
  const terms = [
    { label: 'd100', value: die, rule: 'C50-TRE-01' as const },
    { label: 'charisme', params: { points: hero.car.cha }, value: 2 * hero.car.cha, rule: 'C50-CHA-07' as const },
  ];
  const total = die + 2 * hero.car.cha;
  const rules = ['C50-CASE-11', 'C50-TRE-01', 'C50-CHA-07'] as const;
  g.emit({ type: 'chestOpened', seat, cell, die, total, rules, sums: [sum('coffre', terms)] });
  yield* contentOf(g, hero, total);
}

/** C50-TRE-01. */
function* contentOf(g: C50, hero: Hero, total: number): Rule<void> {
  const band = bandOf(hero.floor);
  const rank = band.number;
  if (total <= 8) wound(g, hero, { amount: band.trapDamage, by: 'chest', rules: ['C50-TRE-01'] });
  else if (total <= 45) {
    const die = yield* rollLoot(g, hero, { sides: 10, rule: 'C50-TRE-01' });
    gainGold(g, hero, { base: die + 2 * rank, from: 'chest' });
  } else if (total <= 65) yield* receivePotion(g, hero, { potion: 'potion-de-soin', from: 'chest' });
  else if (total <= 75) yield* findScroll(g, hero, rank);
  else if (total <= 87) {
    const die = yield* rollLoot(g, hero, { sides: 3, rule: 'C50-TRE-01' });
    gain(g, hero, { kind: 'weapon', id: weaponOf(WEAPON_CATEGORIES[die - 1]!, rank) }, 'C50-TRE-01');
  } else if (total <= 97) {
    const die = yield* rollLoot(g, hero, { sides: 10, rule: 'C50-TRE-01' });
    gain(g, hero, die <= 7 ? { kind: 'armour', id: armourOf(rank) } : { kind: 'shield', id: 'targe' }, 'C50-TRE-01');
  } else yield* findRarity(g, hero, Math.min(MAX_RANK, rank + 1));
}

/** C50-TRE-02. */
function* findScroll(g: C50, hero: Hero, rank: number): Rule<void> {
  const die = yield* rollLoot(g, hero, { sides: 6, rule: 'C50-TRE-02' });
  if (die === 4) return gain(g, hero, { kind: 'scroll', id: 'peau-de-pierre' }, 'C50-TRE-02');
  if (die === 5) return gain(g, hero, { kind: 'scroll', id: 'soin' }, 'C50-TRE-02');
  const pair = die <= 3 ? spellsOf(rank) : (['pas-regle', 'fumee'] as const);
  const half = yield* rollLoot(g, hero, { sides: 2, rule: 'C50-TRE-02' });
  gain(g, hero, { kind: 'scroll', id: pair[half - 1]! }, 'C50-TRE-02');
}

/** C50-TRE-03. */
function* findRarity(g: C50, hero: Hero, rank: number): Rule<void> {
  const die = yield* rollLoot(g, hero, { sides: 4, rule: 'C50-TRE-03' });
  if (die === 1) return gain(g, hero, yield* chooseRarity(hero, rank), 'C50-TRE-03');
  if (die === 2) return gain(g, hero, { kind: 'armour', id: armourOf(rank) }, 'C50-TRE-03');
  // C50-EQP-04: a Talisman de rage found at +4 becomes a Talisman de vie.
  const talisman: Talisman = die === 3 && hero.bonusAtk < MAX_BONUS_ATK ? 'talisman-de-rage' : 'talisman-de-vie';
  g.emit({ type: 'talismanTaken', seat: hero.seat, talisman, rules: ['C50-TRE-03', 'C50-EQP-04', 'C50-PV-12'] });
}

function* chooseRarity(hero: Hero, rank: number): Rule<Item> {
  const weapons = WEAPON_CATEGORIES.map((category) => ({ kind: 'weapon', id: weaponOf(category, rank) }) as const);
  const scrolls = spellsOf(rank).map((id) => ({ kind: 'scroll', id }) as const);
  return yield* ask<Item>({
    id: 'trouvaille-rare',
    seat: hero.seat,
    rule: 'C50-TRE-03',
    options: [...weapons, ...scrolls].map((item) =>
      option(item.id, item, { label: 'objet', params: { item: item.id } }),
    ),
  });
}

type LootRule = 'C50-TRE-01' | 'C50-TRE-02' | 'C50-TRE-03';

/** C50-RUN-09: every die is told, those of the inner tables too. */
function* rollLoot(g: C50, hero: Hero, { sides, rule }: { sides: number; rule: LootRule }): Rule<number> {
  const { seat } = hero;
  const die = yield* rollOne(seat, sides, rule);
  g.emit({ type: 'lootRolled', seat, sides, die, rules: [rule] });
  return die;
}

function gain(g: C50, hero: Hero, item: Item, rule: LootRule): void {
  g.emit({ type: 'itemGained', seat: hero.seat, item, from: 'chest', rules: [rule] });
}
