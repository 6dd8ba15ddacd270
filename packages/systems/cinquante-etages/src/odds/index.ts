import { copy, type OddsSummary } from '@souterrain/kernel';
import type { C50Attack } from '../events.ts';
import { type FightObject, useObject } from '../fight/objects.ts';
import { endingAfter, type Opening, winsAfter } from './ending.ts';
import type { FightTable } from './fight-table.ts';
import { meansOf, openingWith, type Position, tableFrom } from './position.ts';
import { type Aid, aidLabel, prospect, summaryOf } from './prospect.ts';
import { retreatOdds } from './retreat-odds.ts';

export type { Position } from './position.ts';
export type { OddsLabel } from './prospect.ts';

export interface ExchangeOdds {
  attack(attack: C50Attack): () => OddsSummary;
  object(object: FightObject): (() => OddsSummary) | undefined;
}

/** Each more thing to fight with doubles the situations: beyond so many, no figure is given. */
const MOST_MEANS = 5;

/**
 * What each option of an exchange is worth; what they share is worked out once, when somebody asks. Undefined where a
 * reading keeps a +1 for later blows (C50-Q-20), which is not counted: no figure is better than a wrong one.
 */
export function exchangeOdds(now: Position, objects: readonly FightObject[]): ExchangeOdds | undefined {
  const { g, hero } = now;
  if (g.state.variants.fumblePlusOne === 'next') return undefined;
  if (hero.weapons.length + hero.spells.length > MOST_MEANS) return undefined;

  const tables = new Map<boolean, FightTable>();
  /** Only stone skin changes the figures of a fight; potions make another start of the same. */
  const tableOf = (position: Position): FightTable => {
    const { stoneSkin } = position.g.state.fight!;
    const table = tables.get(stoneSkin) ?? tableFrom(position);
    tables.set(stoneSkin, table);
    return table;
  };
  const winsWith = (position: Position, attack: C50Attack): number =>
    winsAfter(tableOf(position), openingWith(position, attack));

  return {
    attack: (attack) => () => {
      const opening = openingWith(now, attack);
      const { wins, dies, pv } = endingAfter(tableOf(now), opening);
      return summaryOf(
        [
          prospect('cote-victoire', wins),
          prospect('cote-mort', dies),
          prospect('cote-blesser', chanceOf(opening, 'creatureLoses')),
          prospect('cote-blessure', chanceOf(opening, 'heroLoses')),
        ],
        {
          pv,
          resources: objects
            .filter(isAid)
            .map((object) => prospect(aidLabel(object), winsWith(withAid(now, object), attack))),
        },
      );
    },
    object(object) {
      if (object.use === 'retreat') return () => retreatOdds(g, hero);
      if (!isAid(object)) return undefined;
      return () => {
        const then = withAid(now, object);
        const attacks = meansOf(then).flat();
        const best = attacks.reduce((a, b) => (winsWith(then, b) > winsWith(then, a) ? b : a));
        const { wins, dies, pv } = endingAfter(tableOf(then), openingWith(then, best));
        return summaryOf([prospect('cote-victoire', wins), prospect('cote-mort', dies)], { pv });
      };
    },
  };
}

const isAid = (object: FightObject): object is Aid => object.use !== 'fumee' && object.use !== 'retreat';

/** C50-CBT-04: the same exchange once an object is used, by the rules themselves on a copy of the game. */
function withAid({ g: before, hero: { seat }, n }: Position, object: Aid): Position {
  const g = before.over(copy(before.state));
  const hero = g.state.heroes[seat]!;
  useObject(g, hero, object);
  return { g, hero, n };
}

const chanceOf = ({ outcomes }: Opening, who: 'heroLoses' | 'creatureLoses'): number =>
  outcomes.reduce((sum, outcome) => sum + (outcome[who] > 0 ? outcome.chance : 0), 0);
