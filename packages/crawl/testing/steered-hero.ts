import type { Prng } from '@souterrain/kernel';
import { RANKS } from '../src/cards/index.ts';
import type { Stocked } from '../src/content/content.ts';
import type { ItemEntry } from '../src/content/types.ts';
import { one, several } from './journey.ts';
import type { GivenHero } from './scene.ts';

/** Picks, by a kind of thing, those that nothing has touched yet before the others. */
export type Steer = (kind: string, all: readonly string[], count: number) => readonly string[];

/** What the heroes of an edition are made of. */
export interface Making {
  readonly system: Stocked;
  readonly talents: readonly string[];
  readonly origins: readonly string[];
  readonly careers: readonly string[];
  /** Strong or feeble, whatever creation would allow. */
  readonly traits: (prng: Prng, strong: boolean) => Readonly<Record<string, number>>;
  /** What a hunter may have sworn to hunt. */
  readonly preys: readonly string[];
  readonly wounds: readonly string[];
  readonly marks: readonly string[];
  readonly isFeature: (id: string) => boolean;
}

const SQUARES = [
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 2],
  [0, 3],
  [3, 3],
] as const;

const SUITS = ['coeur', 'carreau', 'pique', 'trefle'];

/** A hero with talents and things that were not tried yet. */
export function steeredHero(
  making: Making,
  { prng, steer, seat }: { prng: Prng; steer: Steer; seat: number },
): GivenHero {
  const strong = prng.below(4) > 0;
  const talents = steer('talent', making.talents, 9);
  const santeMax = strong ? 5 + prng.below(8) : 2;
  return {
    at: SQUARES[seat]!,
    origin: one(prng, making.origins),
    careers: [one(prng, making.careers)],
    traits: making.traits(prng, strong),
    santeMax,
    sante: 1 + prng.below(santeMax),
    heroismeMax: prng.below(6),
    talents: [...talents],
    proie: one(prng, making.preys),
    xp: prng.below(8),
    deniers: prng.below(60),
    arcane: `${one(prng, RANKS)}-${one(prng, SUITS)}` as GivenHero['arcane'] & string,
    items: steeredItems(prng, steer, making),
    wounds: several(prng, making.wounds, prng.below(5) === 0 ? 1 : 0).map((id) =>
      id === 'bras-casse' || id === 'main-tranchee' ? { id, hand: 1, prosthesis: true } : { id },
    ),
    marks: several(prng, making.marks, prng.below(4) === 0 ? 2 : 0).map((id) => ({
      id,
      until: { in: 'rounds', left: 3 },
    })),
  };
}

/** One thing a slot, what the hands hold, and a bag of whatever is used. */
function steeredItems(prng: Prng, steer: Steer, making: Making): NonNullable<GivenHero['items']> {
  const { items } = making.system.content;
  const of = (isOne: (entry: ItemEntry) => boolean) => Object.keys(items).filter((base) => isOne(items[base]!));
  const slots = [...new Set(Object.values(items).flatMap(({ slot }) => slot ?? []))].filter((slot) => slot !== 'main');
  const worn = slots.flatMap((slot) =>
    steer(
      'item',
      of((entry) => entry.slot === slot),
      1,
    ),
  );
  const isHeld = ({ slot, kind }: ItemEntry) => slot === 'main' && kind !== 'bouclier';
  const [held] = steer('item', of(isHeld), 1);
  const isOther = prng.below(2) === 0 ? isHeld : ({ kind }: ItemEntry) => kind === 'bouclier';
  const other =
    items[held!]!.hands === 2
      ? []
      : steer(
          'item',
          of((entry) => isOther(entry) && entry.hands !== 2),
          1,
        );
  const bag = steer(
    'item',
    of(({ slot }) => slot === undefined),
    7,
  );
  const equipped = { place: 'equipe' as const };
  const enchanted = (base: string) => enchantmentOf(prng, base, making);
  return [
    { base: held!, ...equipped, ...enchanted(held!) },
    ...other.map((base) => ({ base, ...equipped, hands: [1], ...enchanted(base) })),
    ...worn.map((base) => ({ base, ...equipped, ...enchanted(base) })),
    ...bag.map((base) => ({ base, place: 'porte' as const })),
  ];
}

function enchantmentOf(prng: Prng, base: string, { system, isFeature }: Making): { readonly enchantment?: string } {
  const { kind } = system.content.items[base]!;
  if ((kind !== 'arme' && kind !== 'armure') || prng.below(2) === 0) return {};
  const kinds = kind === 'arme' ? ['arme'] : ['armure', 'renom'];
  const enchantment = `enchantement-${one(prng, kinds)}-${one(prng, SUITS)}`;
  return isFeature(enchantment) ? { enchantment } : {};
}
