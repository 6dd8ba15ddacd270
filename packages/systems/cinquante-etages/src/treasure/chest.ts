import { ask, option, type Rule, rollOne, sum } from '@souterrain/kernel';
import {
  bandOf,
  type Item,
  MAX_RANK,
  type Row,
  type TableEntry,
  WEAPON_CATEGORIES,
  type WithContent,
  weaponsOf,
} from '../content/index.ts';
import type { Talisman } from '../events.ts';
import { receivePotion } from '../gear/potions.ts';
import { wound } from '../heroes/health.ts';
import type { C50, Hero } from '../state.ts';
import { gainGold } from './gold.ts';

/** C50-EQP-04: total Bonus ATK of a character. */
export const MAX_BONUS_ATK = 4;

/** C50-CASE-11, C50-CHA-07: d100 + 2 x CHA on the table. */
export function* openChest(g: C50, hero: Hero, cell: number): Rule<void> {
  const { seat } = hero;
  const table = g.content.tables.coffre!;
  const die = yield* rollOne(g, { seat, sides: table.die, rule: 'C50-TRE-01' });
  const terms = [
    { label: 'd100', value: die, rule: 'C50-TRE-01' as const },
    { label: 'charisme', params: { points: hero.car.cha }, value: 2 * hero.car.cha, rule: 'C50-CHA-07' as const },
  ];
  const total = die + 2 * hero.car.cha;
  const rules = ['C50-CASE-11', 'C50-TRE-01', 'C50-CHA-07'] as const;
  g.emit({ type: 'chestOpened', seat, cell, die, total, rules, sums: [sum('coffre', terms)] });
  yield* find(g, hero, { row: rowAt(table, total), rank: bandOf(g, hero.floor).rank, rule: table.rule });
}

const rowAt = ({ rows }: TableEntry, total: number): Row => rows.find(({ to = total }) => total <= to)!;

interface Find {
  readonly row: Row;
  readonly rank: number;
  readonly rule: TableEntry['rule'];
}

function* find(g: C50, hero: Hero, { row, rank, rule }: Find): Rule<void> {
  switch (row.find) {
    case 'piege':
      return wound(g, hero, { amount: bandOf(g, hero.floor).trapDamage, by: 'chest', rules: [rule] });
    case 'or': {
      const die = yield* rollLoot(g, hero, { sides: row.die, rule });
      return gainGold(g, hero, { base: die + row.byRank * rank, from: 'chest' });
    }
    case 'potion':
      return yield* receivePotion(g, hero, { potion: row.of, from: 'chest' });
    case 'parchemin':
      return gain(g, hero, { kind: 'scroll', id: yield* oneOf(g, hero, { ids: row.of, rule }) }, rule);
    case 'sort': {
      const ids = g.content.ranks[rank]!.spells;
      return gain(g, hero, { kind: 'scroll', id: yield* oneOf(g, hero, { ids, rule }) }, rule);
    }
    case 'arme': {
      const die = yield* rollLoot(g, hero, { sides: WEAPON_CATEGORIES.length, rule });
      const ids = g.content.ranks[rank]!.weapons[WEAPON_CATEGORIES[die - 1]!];
      return gain(g, hero, { kind: 'weapon', id: yield* oneOf(g, hero, { ids, rule }) }, rule);
    }
    case 'armure': {
      const ids = g.content.ranks[rank]!.armours;
      return gain(g, hero, { kind: 'armour', id: yield* oneOf(g, hero, { ids, rule }) }, rule);
    }
    case 'targe':
      return gain(g, hero, { kind: 'shield', id: 'targe' }, rule);
    case 'choix':
      return gain(g, hero, yield* chooseRarity(g, hero, rank), rule);
    case 'table': {
      const table = g.content.tables[row.of]!;
      const die = yield* rollLoot(g, hero, { sides: table.die, rule: table.rule });
      const deeper = Math.min(MAX_RANK, rank + (row.above ?? 0));
      return yield* find(g, hero, { row: rowAt(table, die), rank: deeper, rule: table.rule });
    }
    default:
      return wear(g, hero, row.find, rule);
  }
}

/** C50-EQP-04: a Talisman de rage found at +4 becomes a Talisman de vie. */
function wear(g: C50, hero: Hero, found: Talisman, rule: Find['rule']): void {
  const talisman = hero.bonusAtk < MAX_BONUS_ATK ? found : 'talisman-de-vie';
  g.emit({ type: 'talismanTaken', seat: hero.seat, talisman, rules: [rule, 'C50-EQP-04', 'C50-PV-12'] });
}

function* chooseRarity(g: WithContent, hero: Hero, rank: number): Rule<Item> {
  const weapons = weaponsOf(g.content.ranks[rank]!).map((id) => ({ kind: 'weapon', id }) as const);
  const scrolls = g.content.ranks[rank]!.spells.map((id) => ({ kind: 'scroll', id }) as const);
  return yield* ask<Item>({
    id: 'trouvaille-rare',
    seat: hero.seat,
    rule: 'C50-TRE-03',
    options: [...weapons, ...scrolls].map((item) =>
      option(item.id, item, { label: 'objet', params: { item: item.id } }),
    ),
  });
}

/** A die tells which, where there are several. */
function* oneOf(g: C50, hero: Hero, { ids, rule }: { ids: readonly string[]; rule: Find['rule'] }): Rule<string> {
  if (ids.length === 1) return ids[0]!;
  return ids[(yield* rollLoot(g, hero, { sides: ids.length, rule })) - 1]!;
}

/** C50-RUN-09: every die is told, those of the inner tables too. */
function* rollLoot(g: C50, hero: Hero, { sides, rule }: { sides: number; rule: Find['rule'] }): Rule<number> {
  const { seat } = hero;
  const die = yield* rollOne(g, { seat, sides, rule });
  g.emit({ type: 'lootRolled', seat, sides, die, rules: [rule] });
  return die;
}

function gain(g: C50, hero: Hero, item: Item, rule: Find['rule']): void {
  g.emit({ type: 'itemGained', seat: hero.seat, item, from: 'chest', rules: [rule] });
}
