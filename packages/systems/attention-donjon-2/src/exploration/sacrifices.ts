import { chosen, defineWords, figure, one, thing } from '@souterrain/crawl/text';
import type { Edition } from '@souterrain/crawl/world';
import { ask, option } from '@souterrain/kernel';
import { deFr as de } from '@souterrain/words';
import { afflict } from '../combat/afflict.ts';
import { lossId } from '../combat/states/attribute-loss.ts';
import { attributeOf } from '../figures/values.ts';
import type { Attribute } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import type { AD2Attack, Feature } from '../world/features.ts';

/** AD2-PERI-06, AD2-ETAT-25: a hero may lose a point of an Attribute that it still has. */
export const sacrifices: Edition<Feature, AD2, AD2Attack>['sacrifices'] = function* (g, { who, trait, label }) {
  const attribute = trait as Attribute;
  if (!who.hero || attributeOf(g, who, attribute) === 0) return false;
  const isGiven = yield* ask({
    id: 'ceder-un-attribut',
    seat: who.hero.seat,
    rule: 'AD2-PERI-06',
    params: { figure: who.id, trait, peripetie: label },
    options: [option('resister', false), option('ceder', true, { params: { trait } })],
  });
  return isGiven && afflict(g, who, { state: lossId(attribute), rules: ['AD2-PERI-06', 'AD2-ETAT-25'] });
};

export const sacrificeWords = defineWords({
  prompts: {
    'ceder-un-attribut': {
      fr: (a) => `${thing(a, 'peripetie')} : ${figure(a)} cède un point ${de(thing(a, 'trait'))}, ou résiste ?`,
      en: (a) => `${thing(a, 'peripetie')}: does ${figure(a)} give up a point of ${thing(a, 'trait')}, or resist?`,
    },
  },
  labels: {
    'ceder-un-attribut/ceder': {
      fr: (o) => one(`Céder un point : ${chosen(o, 'trait')}`, 'pour l’aventure, ou jusqu’à des Soins'),
      en: (o) => one(`Give up a point: ${chosen(o, 'trait')}`, 'for the adventure, or until Soins'),
    },
    'ceder-un-attribut/resister': { fr: ['Résister', 'lancer les dés'], en: ['Resist', 'throw the dice'] },
  },
});
