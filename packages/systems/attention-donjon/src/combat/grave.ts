import { type Figure, type Rank, rankOf, type SuitedCard, suitOf } from '@souterrain/crawl';
import { bearingsOf, gainMark, loseMark } from '@souterrain/crawl/figures';
import { breakGear, heal, removeSoignable, soignablesOf, woundFor } from '@souterrain/crawl/health';
import { accepts } from '@souterrain/crawl/movement';
import { drawCard } from '@souterrain/crawl/rounds';
import { defineWords } from '@souterrain/crawl/text';
import type { Rule } from '@souterrain/kernel';
import { ignores } from '../figures/bearings.ts';
import type { AD1 } from '../world/ad1.ts';

/** AD1-GRAVE-03 to AD1-GRAVE-15. */
const WOUND_OF: Readonly<Record<Rank, string>> = {
  '2': 'meme-pas-mal',
  '3': 'benigne',
  '4': 'serieusement-secoue',
  '5': 'a-terre',
  '6': 'inconscient',
  '7': 'objet-detruit',
  '8': 'nez-casse',
  '9': 'cotes-cassees',
  '10': 'hemorragie',
  valet: 'jambe-fracturee',
  dame: 'bras-casse',
  roi: 'main-tranchee',
  as: 'cicatrices',
};

/** AD1-GRAVE-01: a card says what the hero suffers. */
export function* graveWound(g: AD1, hero: Figure): Rule<void> {
  const { seat, sheet } = hero.hero!;
  const card = yield* drawCard(g, { seat, rule: 'AD1-GRAVE-01', reason: 'blessure' });
  const wound = card === sheet.arcane ? null : woundFor(hero, { rank: rankOf(card), wounds: WOUND_OF });
  g.emit({ type: 'graveWoundDrawn', figure: hero.id, card, wound, rules: ['AD1-GRAVE-01', 'AD1-GRAVE-02'] });
  if (wound === null) return;
  for (const at of bearingsOf(g, hero))
    if (at.feature.cancelsWound && (yield* at.feature.cancelsWound(g, at, wound))) return;
  yield* suffer(g, hero, { wound, card });
}

function* suffer(g: AD1, hero: Figure, { wound, card }: { wound: string; card: SuitedCard }): Rule<void> {
  const isOwnSuit = suitOf(card) === suitOf(hero.hero!.sheet.arcane);
  switch (wound) {
    case 'meme-pas-mal':
      return notEvenHurt(g, hero, isOwnSuit);
    case 'benigne':
      return; // AD1-GRAVE-04
    case 'serieusement-secoue':
      // AD1-BERS-16: ignored by Impassible.
      if (ignores(g, hero, 'etre-secoue')) return;
      loseMark(g, hero, 'secoue', { why: 'remplace', rules: ['AD1-GRAVE-05'] });
      return gainMark(g, hero, { id: wound, until: { in: 'removed' } }, ['AD1-GRAVE-05']);
    case 'a-terre':
      // AD1-TMAG-05: some may refuse to fall.
      if (!(yield* accepts(g, hero, 'a-terre'))) return;
      return gainMark(g, hero, { id: wound, until: { in: 'removed' } }, ['AD1-GRAVE-06']);
    case 'inconscient':
      return gainMark(g, hero, { id: wound, until: { in: 'removed' } }, ['AD1-GRAVE-07']);
    case 'objet-detruit':
      return yield* breakGear(g, hero, isOwnSuit);
    default: {
      const onset = g.edition.featureOf(wound)?.onset;
      return onset ? yield* onset(g, hero) : writeDown(g, hero, wound);
    }
  }
}

export function writeDown(g: AD1, hero: Figure, wound: string): void {
  g.emit({ type: 'woundGained', figure: hero.id, wound: { id: wound }, rules: ['AD1-GRAVE-16'] });
}

/** AD1-GRAVE-03. */
function notEvenHurt(g: AD1, hero: Figure, isOwnSuit: boolean): void {
  const amount = isOwnSuit ? hero.santeMax : Math.ceil(hero.santeMax / 2);
  heal(g, hero, { amount, by: 'blessure-grave', rules: ['AD1-GRAVE-03'] });
  if (isOwnSuit) for (const id of soignablesOf(g, hero)) removeSoignable(g, hero, id, ['AD1-GRAVE-03']);
  else loseMark(g, hero, 'secoue', { why: 'retire', rules: ['AD1-GRAVE-03'] });
}

export const graveWoundWords = defineWords({
  labels: {
    'evenement-mortel/sacrifier': {
      fr: ['Sacrifier 1 Héroïsme maximum', '1 Santé et une Blessure grave'],
      en: ['Give up 1 maximum Héroïsme', '1 Santé and a Blessure grave'],
    },
    'evenement-mortel/blessure-grave': {
      fr: ['Subir une Blessure grave', '1 Santé'],
      en: ['Suffer a Blessure grave', '1 Santé'],
    },
  },
});
