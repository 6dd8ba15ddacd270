import type { RuleId } from '@souterrain/catalog';
import { hasTag } from '@souterrain/crawl/figures';
import { heldIn } from '@souterrain/crawl/items';
import { afflict } from '../../combat/afflict.ts';
import { isCovered } from '../../jets/count.ts';
import type { Feature } from '../../world/features.ts';
import { couvertureOf } from '../armours.ts';
import type { ItemEffect } from '../use.ts';
import { isGreatWeapon } from '../weapons.ts';
import { strikesWith } from './kinds.ts';

/** So many dice on attacks made with it. */
const keen = (id: string, rule: RuleId, dice: number): Feature => ({
  id,
  rule,
  dice: (g, at, jet) => (strikesWith(g, at, jet) ? dice : 0),
});

/** AD2-EQUIP-16: +1D when the other hand is empty. */
const mainLibre: ItemEffect = {
  feature: {
    id: 'main-libre',
    rule: 'AD2-EQUIP-16',
    name: { fr: 'Main libre', en: 'Free hand' },
    dice(g, at, jet) {
      if (!strikesWith(g, at, jet)) return 0;
      const other = at.item!.hands?.[0] === 0 ? 1 : 0;
      return heldIn(at.who.hero!.sheet, other) ? 0 : 1;
    },
  },
};

/** AD2-Q-10: great weapons may deal one point more. */
const deuxMains: ItemEffect = {
  feature: {
    id: 'deux-mains',
    rule: 'AD2-EQUIP-11',
    name: { fr: 'À deux mains', en: 'Two-handed' },
    dommages: (g, at, jet) =>
      g.state.variants.twoHandedDamage === 'four' && strikesWith(g, at, jet) && isGreatWeapon(at.item!.base) ? 1 : 0,
  },
};

/** AD2-EQUIP-25: its own Couverture counts against distance attacks too; its Armure is read with its other figures. */
const pavois: ItemEffect = {
  feature: {
    id: 'pavois',
    rule: 'AD2-EQUIP-25',
    name: { fr: 'Pavois', en: 'Pavise' },
    dice(g, { who, item }, jet) {
      const { purpose, action } = jet;
      if (purpose !== 'resister' || !action?.attack || action.range?.kind !== 'dst' || isCovered(g.state, jet))
        return 0;
      // AD2-XCRO-06: Bouclier divin counts it already.
      return who.hero!.sheet.talents.includes('bouclier-divin') ? 0 : couvertureOf(g.content.items[item!.base]);
    },
  },
};

/** AD1-TWEA-01, 2: AD2-XCONV-05, and no gaze of the Arcane. */
const lameMaudite: ItemEffect = {
  feature: {
    id: 'lame-maudite',
    rule: 'AD1-TWEA-01',
    name: { fr: 'Lame maudite', en: 'Cursed blade' },
    regard: 'jamais',
    dice: (g, at, jet) => (strikesWith(g, at, jet) ? 1 : 0),
  },
};

/** AD1-TWEA-01, 6: Undead that are hit lose their Réaction. */
const figeLesMortsVivants: ItemEffect = {
  feature: {
    id: 'fige-les-morts-vivants',
    rule: 'AD1-TWEA-01',
    name: { fr: 'Fige les morts-vivants', en: 'Freezes the undead' },
    *hit(g, _at, { target }) {
      if (target.reactions > 0 && hasTag(g, target, 'mort-vivant'))
        g.emit({ type: 'reactionSpent', figure: target.id, left: 0, rules: ['AD1-TWEA-01'] });
    },
  },
};

/** AD1-TEXC-04, AD2-XCONV-06: a blessed damage roll is Dommages +1. */
const cartesALancer: ItemEffect = {
  feature: {
    id: 'cartes-a-lancer',
    rule: 'AD1-TEXC-04',
    dommages: (g, at, jet) =>
      strikesWith(g, at, jet) && jet.thrown.standing.filter((face) => face === 6).length >= 2 ? 1 : 0,
  },
};

/** AD1-TEXC-08. */
const lameVipere: ItemEffect = {
  feature: {
    id: 'lame-vipere',
    rule: 'AD1-TEXC-08',
    *hit(g, _at, { target, lost, killed }) {
      if (lost > 0 && !killed) afflict(g, target, { state: 'empoisonne', rules: ['AD1-TEXC-08'] });
    },
  },
};

export const WEAPON_EFFECTS: readonly ItemEffect[] = [
  mainLibre,
  deuxMains,
  pavois,
  lameMaudite,
  figeLesMortsVivants,
  cartesALancer,
  lameVipere,
  // AD1-TWEA-01.
  {
    feature: {
      ...keen('arme-de-renom', 'AD1-TWEA-01', 1),
      name: { fr: 'Arme de renom', en: 'Renowned weapon' },
    },
  },
  // AD1-TEXC-07, AD2-XCONV-06: two dice, and one of damage.
  { feature: keen('arc-du-tir-sur', 'AD1-TEXC-07', 3) },
  // AD1-TCOM-12: the line of the net hinders by itself; monsters hold no shield apart from their Défense.
  {
    feature: {
      id: 'entrave-au-toucher',
      rule: 'AD1-TCOM-12',
      name: { fr: 'Entrave au toucher', en: 'Binds on a hit' },
    },
  },
  {
    feature: {
      id: 'ignore-bouclier',
      rule: 'AD1-TCOM-12',
      name: { fr: 'Ignore les boucliers', en: 'Ignores shields' },
    },
  },
];
