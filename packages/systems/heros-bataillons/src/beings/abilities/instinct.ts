import { ask, option, type Rule } from '@souterrain/kernel';
import { deciderOf } from '../../combat/decider.ts';
import type { Being } from '../../pieces.ts';
import type { HB } from '../../world.ts';
import { defineAbility, hasAbility } from './ability.ts';

export const instinct = defineAbility({
  id: 'instinct',
  roll: 10,
  per: null,
  name: 'Instinct',
  effect: {
    fr: 'jamais pris au dépourvu ; dans une surprise totale, une chance d’agir en premier',
    en: 'never caught out; in a total surprise, a chance to act first',
  },
  names: {
    'suivre-son-instinct': { fr: 'suivre son instinct', en: 'follow instinct' },
    'agir-apres': { fr: 'agir après', en: 'act later' },
  },
  words: {
    fr: { prompts: { instinct: (a) => `Instinct : faire agir ${a.of('being')} en premier ?` } },
    en: { prompts: { instinct: (a) => `Instinct: does ${a.of('being')} act first?` } },
  },
});

/** HB-HERO-02: never caught out. */
export const isAlert = (being: Being): boolean => hasAbility(being, instinct.id);

/** HB-HERO-02: may test to act first, even in a total surprise. */
export function* followsInstinct(g: HB, being: Being): Rule<boolean> {
  if (!isAlert(being)) return false;
  const seat = deciderOf(g.state, being);
  if (seat === null) return true;
  return yield* ask({
    id: 'instinct',
    seat,
    rule: 'HB-HERO-02',
    params: { being: being.id },
    options: [option('suivre-son-instinct', true), option('agir-apres', false)],
  });
}
