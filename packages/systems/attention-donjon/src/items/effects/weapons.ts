import { gainMark, hasTag, isImmune } from '@souterrain/crawl/figures';
import { heldIn } from '@souterrain/crawl/items';
import { isWith } from '@souterrain/crawl/items/effects';
import type { ItemEffect } from '../use.ts';

const REMOVED = { in: 'removed' } as const;

/** AD1-ARME-07: one more die when the other hand is empty. */
const mainLibre: ItemEffect = {
  feature: {
    id: 'main-libre',
    rule: 'AD1-ARME-07',
    name: { fr: 'Main libre', en: 'Free hand' },
    dice(g, at, { purpose, strike }) {
      if (purpose !== 'dommages' || !isWith(g, at, strike?.attack)) return 0;
      const { sheet } = at.who.hero!;
      const other = at.item!.hands?.[0] === 0 ? 1 : 0;
      return heldIn(sheet, other) ? 0 : 1;
    },
  },
};

/** AD1-Q-26: a two-handed weapon may lower Parade. */
const deuxMains: ItemEffect = {
  feature: {
    id: 'deux-mains',
    rule: 'AD1-Q-26',
    name: { fr: 'À deux mains', en: 'Two-handed' },
    parade: ({ state: { variants } }) =>
      variants.twoHanderParade === 'minus' ? { value: -1, nature: 'arme' } : undefined,
  },
};

/** AD1-ARMU-06: against Tir and Lancer. */
const pavois: ItemEffect = {
  feature: {
    id: 'pavois',
    rule: 'AD1-ARMU-06',
    name: { fr: 'Pavois', en: 'Pavise' },
    endurance(_g, _at, roll) {
      const skill = roll?.strike?.attack.skill;
      return skill === 'tir' || skill === 'lancer' ? { value: 1, nature: 'bouclier' } : undefined;
    },
  },
};

/** AD1-TCOM-12, Carreau. */
const entraveAuToucher: ItemEffect = {
  feature: {
    id: 'entrave-au-toucher',
    rule: 'AD1-TCOM-12',
    name: { fr: 'Entrave au toucher', en: 'Binds on a hit' },
    *hit(g, _at, { target }) {
      gainMark(g, target, { id: 'entrave', until: REMOVED }, ['AD1-TCOM-12']);
    },
  },
};

/** AD1-TCOM-12, Trèfle. */
const ignoreBouclier: ItemEffect = {
  feature: {
    id: 'ignore-bouclier',
    rule: 'AD1-TCOM-12',
    name: { fr: 'Ignore les boucliers', en: 'Ignores shields' },
    ignoresParade: 'bouclier',
  },
};

/** AD1-TWEA-01, 2: one more die of damage, and no gaze of the Arcane. */
const lameMaudite: ItemEffect = {
  feature: {
    id: 'lame-maudite',
    rule: 'AD1-TWEA-01',
    name: { fr: 'Lame maudite', en: 'Cursed blade' },
    regard: 'jamais',
    dice: (g, at, { purpose, strike }) => (purpose === 'dommages' && isWith(g, at, strike?.attack) ? 1 : 0),
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

/** AD1-TWEA-01: renowned weapons. */
const armeDeRenom: ItemEffect = {
  feature: {
    id: 'arme-de-renom',
    rule: 'AD1-TWEA-01',
    name: { fr: 'Arme de renom', en: 'Renowned weapon' },
    dice: (g, at, { purpose, strike }) => (purpose === 'attaque' && isWith(g, at, strike?.attack) ? 1 : 0),
  },
};

/** AD1-TEXC-04: two sixes of the attack roll bless the damage roll. */
const cartesALancer: ItemEffect = {
  feature: {
    id: 'cartes-a-lancer',
    rule: 'AD1-TEXC-04',
    mode(g, at, { purpose, strike }) {
      if (purpose !== 'dommages' || !isWith(g, at, strike?.attack)) return undefined;
      const sixes = strike!.faces?.filter((face) => face === 6).length ?? 0;
      return sixes >= 2 ? 'beni' : undefined;
    },
  },
};

/** AD1-TEXC-07. */
const arcDuTirSur: ItemEffect = {
  feature: {
    id: 'arc-du-tir-sur',
    rule: 'AD1-TEXC-07',
    dice: (g, at, { purpose, strike }) => (purpose === 'attaque' && isWith(g, at, strike?.attack) ? 2 : 0),
  },
};

/** AD1-TEXC-08. */
const lameVipere: ItemEffect = {
  feature: {
    id: 'lame-vipere',
    rule: 'AD1-TEXC-08',
    *wounded(g, at, { target }) {
      if (!isImmune(g, target, 'poison'))
        gainMark(g, target, { id: 'empoisonne', until: REMOVED, by: at.who.id }, ['AD1-TEXC-08']);
    },
  },
};

export const WEAPON_EFFECTS: readonly ItemEffect[] = [
  mainLibre,
  deuxMains,
  pavois,
  entraveAuToucher,
  ignoreBouclier,
  lameMaudite,
  figeLesMortsVivants,
  armeDeRenom,
  cartesALancer,
  arcDuTirSur,
  lameVipere,
];
