import * as shared from '@souterrain/crawl/items/effects';
import { one } from '@souterrain/crawl/text';
import type { AD1 } from '../../world/ad1.ts';
import type { ItemEffect } from '../use.ts';
import { harder } from './offers.ts';
import { calm } from './remedies.ts';

/** AD1-TMAG-01. */
const bandeauDuTroisiemeOeil: ItemEffect = {
  feature: {
    id: 'bandeau-du-troisieme-oeil',
    rule: 'AD1-TMAG-01',
    town: { prices: 1 },
    dice: (_g, _at, { purpose }) => (purpose === 'chercher' ? 1 : 0),
  },
};

const potionDeRebond: ItemEffect = {
  use: shared.potionDeRebond,
  feature: {
    id: 'potion-de-rebond',
    rule: 'AD1-TMAG-06',
    *redirect(g, at, strike) {
      if (strike.target === at.who) strike.target = (yield* shared.rebounds(g, at)) ?? at.who;
    },
  },
};

/** AD1-TMAG-07. */
const anneauDeBravoure: ItemEffect = {
  feature: {
    id: 'anneau-de-bravoure',
    rule: 'AD1-TMAG-07',
    dice: (_g, _at, { trait }) => (trait === 'mental' ? 1 : 0),
  },
};

/** AD1-TMAG-09. */
const capeEvasive: ItemEffect = {
  feature: {
    id: 'cape-evasive',
    rule: 'AD1-TMAG-09',
    labels: {
      'cape-evasive': {
        fr: ['Cape évasive', 'Difficulté +1'],
        en: ({ name }) => one(name('cape-evasive'), 'Difficulty +1'),
      },
    },
    after: (g, at, roll) =>
      roll.target === at.who && roll.purpose === 'attaque' && !roll.opposed
        ? harder(g, at, { roll, pays: 'round', rule: 'AD1-TMAG-09' })
        : [],
  },
};

/** AD1-TMAG-10. */
const bouffon: ItemEffect = {
  feature: {
    id: 'bouffon',
    rule: 'AD1-TMAG-10',
    name: { fr: 'Bouffon', en: 'Jester' },
    labels: {
      'faire-le-bouffon': {
        fr: ['Faire le bouffon', 'Parade +1, attire les créatures'],
        en: ['Play the fool', 'Parade +1, draws creatures'],
      },
    },
    lures: true,
    parade: () => ({ value: 1, nature: 'protection' }),
  },
};

/** AD1-TMAG-11: Force rolls, and damage based on Force. */
const gantsDeForce: ItemEffect = {
  feature: {
    id: 'gants-de-force',
    rule: 'AD1-TMAG-11',
    dice: (_g, _at, { trait, purpose, strike }) =>
      trait === 'force' || (purpose === 'dommages' && strike?.attack.damage?.attribute === 'force') ? 1 : 0,
  },
};

const caliceDeRenaissance: ItemEffect = {
  use: shared.caliceDeRenaissance<AD1>(function* (g, figure) {
    calm(g, figure, 'AD1-TMAG-13');
  }),
};

export const MAGIC_ITEMS: readonly ItemEffect[] = [
  bandeauDuTroisiemeOeil,
  { feature: shared.patteDeLapin },
  potionDeRebond,
  anneauDeBravoure,
  capeEvasive,
  bouffon,
  gantsDeForce,
  caliceDeRenaissance,
];
