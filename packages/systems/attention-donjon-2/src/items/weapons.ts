import type { AttackEntry, ItemEntry, Stocked } from '@souterrain/crawl/content';
import { attackFrom } from '../combat/attack.ts';
import { lineOf } from '../notation/index.ts';
import type { AD2Attack } from '../world/features.ts';
import { converted } from './conversion.ts';

/** AD2-EQUIP-11: no Perforation, whatever the first edition gave it. */
const GREAT = 'ATT/CAC Force/Mêlée Défense : Dommages 3 [Dommages +1]';

/** Lines that the catalogue writes otherwise than the conversion would, by the id of an attack of the pack. */
const OWN: Readonly<Record<string, string>> = {
  'arme-a-deux-mains': GREAT,
  'arme-a-deux-mains-enchantee': GREAT,
  // AD2-EQUIP-16: nothing to buy.
  caillou: 'ATT/DST 1 Agilité/Lancer Réflexes : Dommages 1',
  // AD2-ETAT-09: the first-edition Entravé under a new name.
  filet: 'ATT/DST 1 Agilité/Lancer Réflexes : Immobilisé',
};

/** AD2-Q-10: weapons that the other reading makes heavier. */
export const isGreatWeapon = (base: string): boolean => OWN[base] === GREAT;

/** AD2-EQUIP-15. */
export const BARE_HANDS = attackFrom({
  id: 'mains-nues',
  skill: 'melee',
  reach: 1,
  line: lineOf('ATT/CAC Force/Mêlée Défense : Dommages 1'),
});

/** AD2-EQUIP-09: daggers and the like strike with Agilité. */
const isLight = ({ skill, reach, damage }: AttackEntry, { hands }: ItemEntry): boolean =>
  skill === 'melee' && reach === 1 && hands !== 2 && (damage?.plus ?? 0) < 0;

/**
 * AD2-XCOMB-04, AD2-XCOMB-06, AD2-XCOMB-11: what each type of weapon rolls, against what (AD2-COMP-08, AD2-COMP-10,
 * AD2-COMP-11).
 */
function jetOf(attack: AttackEntry, entry: ItemEntry): string {
  if (attack.skill === 'melee') return `${isLight(attack, entry) ? 'Agilité' : 'Force'}/Mêlée Défense`;
  return `Agilité/${attack.skill === 'tir' ? 'Tir' : 'Lancer'} Réflexes`;
}

/**
 * AD2-XCOMB-03, AD2-XCOMB-15, AD2-XCOMB-16: the line of a weapon of the shared pack. Force adds nothing to its Dommages
 * (AD2-ATTR-07).
 */
function textOf(attack: AttackEntry, entry: ItemEntry): string {
  const { id, reach, damage, penetration } = attack;
  const own = OWN[id];
  if (own) return own;
  if (!damage) throw new Error(`no line for the weapon ${id}`);
  const range = reach === 1 ? 'CAC' : `DST ${reach - 1}`;
  const pierces = penetration ? ` & Perforation ${penetration}` : '';
  return `ATT/${range} ${jetOf(attack, entry)} : Dommages ${converted(damage).dommages}${pierces} [Dommages +1]`;
}

function attackOf(attack: AttackEntry, entry: ItemEntry): AD2Attack {
  const { id, skill, reach, damage, magic, once, reload, ammunition, features } = attack;
  const dice = damage && !OWN[id] ? converted(damage).dice : 0;
  return attackFrom({
    id,
    skill,
    reach,
    line: lineOf(`${magic ? '[Magie] ' : ''}${textOf(attack, entry)}`),
    dice: dice || undefined,
    once,
    reload,
    ammunition,
    features,
  });
}

/** A memo: an entry of a pack is never changed. */
const known = new WeakMap<ItemEntry, readonly AD2Attack[]>();

/** AD2-EQUIP-08 to AD2-EQUIP-16: the attacks of a weapon, read once; none for what is no weapon. */
export function linesOf(g: Stocked, base: string): readonly AD2Attack[] {
  const entry = g.content.items[base];
  if (!entry?.attacks) return [];
  let lines = known.get(entry);
  if (!lines) {
    lines = entry.attacks.map((attack) => attackOf(attack, entry));
    known.set(entry, lines);
  }
  return lines;
}
