import type { Figure, Item, Span } from '@souterrain/crawl';
import { reaches } from '@souterrain/crawl/combat';
import type { Stocked } from '@souterrain/crawl/content';
import { areEnemies, bearingsWith, fact, isImmune, profileOf, works } from '@souterrain/crawl/figures';
import { usableHands } from '@souterrain/crawl/health';
import { isReady } from '@souterrain/crawl/items';
import { consulted } from '../actions/difficulty.ts';
import { characteristicOf, skillOf } from '../figures/values.ts';
import { BARE_HANDS, linesOf } from '../items/weapons.ts';
import type { Action } from '../notation/index.ts';
import { slug } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack } from '../world/features.ts';
import { attackFrom } from './attack.ts';
import { characteristicFor } from './modifiers.ts';

/** Every way a figure can attack now: what it holds, the lines of its profile, its talents, bare hands (AD2-EQUIP-15). */
export function attacksOf(g: AD2, figure: Figure): readonly AD2Attack[] {
  // What features give may depend on anything; the rest follows from the figure and its items.
  const attacks = bearingsWith(g, figure).attacks.length > 0 ? readAttacks(g, figure) : attacksHeld(g, figure);
  return figure.hero || !hasLimit(attacks) ? attacks : attacks.filter((attack) => isLeft(figure, attack));
}

function hasLimit(attacks: readonly AD2Attack[]): boolean {
  for (const { limit } of attacks) if (limit) return true;
  return false;
}

function readAttacks(g: AD2, figure: Figure): readonly AD2Attack[] {
  // AD2-MON-06: what a monster does for its own side is no attack.
  if (!figure.hero)
    return profileOf(g, figure)
      .actions.filter(({ outcome }) => outcome?.kind === 'enemy')
      .map(attackOf);
  const attacks: AD2Attack[] = [];
  for (const item of figure.hero.sheet.items)
    if (item.place === 'equipe' && works(g, item))
      for (const attack of attacksWith(g, item)) if (isReady(g, figure, attack)) attacks.push(attack);
  for (const at of bearingsWith(g, figure).attacks)
    attacks.push(...((at.feature.attacks?.(g, at) ?? []) as readonly AD2Attack[]));
  if (usableHands(figure) > 0) attacks.push(BARE_HANDS);
  return attacks.filter(({ line }) => mayUse(figure, line));
}

/** AD2-COMP-05: a required Compétence that is not possessed forbids the action, and no other does (AD2-COMP-09). */
export const mayUse = (figure: Figure, { required, skill }: Action): boolean =>
  !required || skill === null || skillOf(figure, skill.id) !== undefined;

const attacksHeld = fact(readAttacks);

/** A memo: an item belongs to one game, and what it is never changes. */
const byItem = new WeakMap<Item, readonly AD2Attack[]>();

function attacksWith(g: Stocked, item: Item): readonly AD2Attack[] {
  let attacks = byItem.get(item);
  if (!attacks) {
    attacks = linesOf(g, item.base).map((attack) => attackFrom(attack, item));
    byItem.set(item, attacks);
  }
  return attacks;
}

/** A memo: a line of notation is never changed. */
const byLine = new WeakMap<Action, AD2Attack>();

/** A line of a profile as one of its attacks; its reach counts zones from 1, as groups do (AD2-XCOMB-03). */
export function attackOf(line: Action): AD2Attack {
  let attack = byLine.get(line);
  if (!attack) {
    const { name, skill, attribute, range } = line;
    // AD2-NOT-11: DST 0 is the zone of whoever acts, not those in contact beyond it; an Allonge has them (AD1-COMBAT-07).
    const isOwnZone = range?.kind === 'dst' && range.zones === 0;
    attack = attackFrom({
      id: slug(name ?? 'action'),
      skill: skill?.id ?? attribute,
      reach: reachOf(line),
      line,
      limit: limitOf(line),
      within: range?.kind === 'aur' || isOwnZone ? range.zones : undefined,
      sighted: isOwnZone || undefined,
    });
    byLine.set(line, attack);
  }
  return attack;
}

const SPANS: Readonly<Record<string, Span>> = { tour: 'tour', round: 'round', rencontre: 'scenario' };

/** AD2-IA-07: « (1/Round) », « (1/Rencontre) » in a quoted name; a monster lives for one Rencontre. */
function limitOf({ name }: Action): AD2Attack['limit'] {
  const written = name?.match(/\((\d+)\/(tour|round|rencontre)\)/i);
  return written ? { times: Number(written[1]), span: SPANS[written[2]!.toLowerCase()]! } : undefined;
}

export const isLeft = ({ used }: Figure, { id, limit }: AD2Attack): boolean =>
  !limit || used[limit.span].filter((key) => key === id).length < limit.times;

export const reachOf = ({ range }: Action): 1 | 2 | 3 =>
  (range === null || range.kind === 'cac' ? 1 : Math.min(3, range.zones + 1)) as 1 | 2 | 3;

/** AD2-XCOMB-04: an attack with Mêlée is a close one, whatever its reach. */
export const isRanged = ({ line: { range, skill } }: AD2Attack): boolean =>
  range?.kind === 'dst' && skill?.id !== 'melee';

/** AD2-XCOMB-19: the first ATT/CAC action of a monster; any close attack of a hero. */
export function openingsOf(g: AD2, figure: Figure): readonly AD2Attack[] {
  const close = attacksOf(g, figure).filter(({ line }) => line.attack && line.range?.kind === 'cac');
  return figure.hero ? close : close.slice(0, 1);
}

/** AD2-ORDRE-03, AD2-JET-16: enemies in reach, in sight, with the characteristic it consults. */
export function targetsOf(g: AD2, figure: Figure, attack: AD2Attack): readonly Figure[] {
  const written = figure.hero ? consulted(attack.line) : undefined;
  return g.state.figures.filter((other) => {
    if (other.status !== 'plateau' || !areEnemies(figure, other)) return false;
    if (attack.line.tags.includes('Magie') && isImmune(g, other, 'magie')) return false;
    // AD2-XCOMB-11: in contact a throw consults another one.
    const consults = written && (characteristicFor(g, figure, { attack, target: other }) ?? written);
    if (consults && characteristicOf(g, other, consults) === null) return false;
    return reaches(g, attack, { from: figure.cell, to: other.cell });
  });
}
