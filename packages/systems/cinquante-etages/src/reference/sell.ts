import { ARMOURS } from '../content/armours.ts';
import { isSpell } from '../content/spells.ts';
import { WEAPONS } from '../content/weapons.ts';
import type { Item } from '../events.ts';
import { belongings } from '../items.ts';
import { saleOf } from '../merchant.ts';
import { type Hero, isMage } from '../state.ts';
import { CATEGORIES } from './gear.ts';
export function saleFor(hero: Hero, band: number): Item | undefined {
  const worn = hero.worn ? ARMOURS[hero.worn].value : 0;
  return belongings(hero).find((i) => {
    if (saleOf(i, band) === 0) return false;
    if (i.kind === 'weapon') return !CATEGORIES[hero.classe].includes(WEAPONS[i.id].category);
    if (i.kind === 'armour') return i.id !== hero.worn && ARMOURS[i.id].value <= worn;
    if (i.kind === 'shield') return hero.classe !== 'rodeur' || hero.shields > 1;
    if (i.kind === 'scroll')
      return (
        i.id === 'pas-regle' || i.id === 'fumee' || (isSpell(i.id) && (!isMage(hero) || hero.spells.includes(i.id)))
      );
    return false;
  });
}
