import * as shared from '@souterrain/crawl/items/effects';
import { named } from '@souterrain/crawl/text';
import type { AD2 } from '../../world/ad2.ts';
import type { ItemEffect } from '../use.ts';
import { better } from './offers.ts';
import { calm } from './remedies.ts';

const potionDeRebond: ItemEffect = {
  use: shared.potionDeRebond,
  feature: {
    id: 'potion-de-rebond',
    rule: 'AD1-TMAG-06',
    deflects: shared.rebounds,
  },
};

/** AD1-TMAG-09, AD2-XCONV-06: once a Round, against any attack. */
const capeEvasive: ItemEffect = {
  feature: {
    id: 'cape-evasive',
    rule: 'AD1-TMAG-09',
    labels: {
      'cape-evasive': {
        fr: named('cape-evasive', '+1 au résultat'),
        en: named('cape-evasive', '+1 to the result'),
      },
    },
    after: (g, at, jet) =>
      jet.who === at.who && jet.purpose === 'resister' && jet.action?.attack
        ? better(g, at, { jet, pays: 'round', rule: 'AD1-TMAG-09' })
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
        fr: ['Faire le bouffon', 'Couverture +1, attire les créatures'],
        en: ['Play the fool', 'Couverture +1, draws creatures'],
      },
    },
    lures: true,
    couverture: () => 1,
  },
};

const caliceDeRenaissance: ItemEffect = {
  use: shared.caliceDeRenaissance<AD2>((g, figure, who) =>
    calm(g, figure, { seat: figure.hero?.seat ?? who.hero!.seat, rule: 'AD1-TMAG-13' }),
  ),
};

export const MAGIC_ITEMS: readonly ItemEffect[] = [
  { feature: shared.patteDeLapin },
  potionDeRebond,
  capeEvasive,
  bouffon,
  caliceDeRenaissance,
];
