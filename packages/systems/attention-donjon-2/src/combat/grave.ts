import { type Figure, type Rank, rankOf, type SuitedCard, suitOf } from '@souterrain/crawl';
import { bearingsOf, bearingsWith, gainMark } from '@souterrain/crawl/figures';
import { breakGear, heal, removeSoignable, soignablesOf, woundFor, woundOf } from '@souterrain/crawl/health';
import { accepts } from '@souterrain/crawl/movement';
import { drawCard } from '@souterrain/crawl/rounds';
import { defineWords } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { AD2 } from '../world/ad2.ts';

/** AD2-BGRAV-07. */
const WOUND_OF: Readonly<Record<Rank, string>> = {
  '2': 'meme-pas-mal',
  '3': 'benigne',
  '4': 'a-terre',
  '5': 'sonne',
  '6': 'inconscient',
  '7': 'objet-detruit',
  '8': 'arcade-ouverte',
  '9': 'cotes-cassees',
  '10': 'hemorragie',
  valet: 'jambe-fracturee',
  dame: 'bras-casse',
  roi: 'main-tranchee',
  as: 'cicatrices',
};

/** AD2-BGRAV-03: a card says what the hero suffers. */
export function* graveWound(g: AD2, hero: Figure): Rule<void> {
  const { seat } = hero.hero!;
  const card = yield* drawCard(g, { seat, rule: 'AD2-BGRAV-03', reason: 'blessure' });
  // AD2-XBER-05, AD2-XBER-06.
  for (const at of bearingsWith(g, hero).setsAside) if (yield* at.feature.setsAside!(g, at, card)) return;
  yield* readWound(g, hero, card);
}

/** What a card means for a hero; also read later by Insensible (AD2-XBER-05). */
export function* readWound(g: AD2, hero: Figure, card: SuitedCard): Rule<void> {
  // AD2-BGRAV-04.
  const wound = card === hero.hero!.sheet.arcane ? null : woundFor(hero, { rank: rankOf(card), wounds: WOUND_OF });
  g.emit({ type: 'graveWoundDrawn', figure: hero.id, card, wound, rules: ['AD2-BGRAV-03', 'AD2-BGRAV-07'] });
  if (wound === null) return;
  for (const at of bearingsOf(g, hero))
    if (at.feature.cancelsWound && (yield* at.feature.cancelsWound(g, at, wound))) return;
  yield* suffer(g, hero, { wound, card });
}

function* suffer(g: AD2, hero: Figure, { wound, card }: { wound: string; card: SuitedCard }): Rule<void> {
  const isOwnSuit = suitOf(card) === suitOf(hero.hero!.sheet.arcane);
  switch (wound) {
    case 'meme-pas-mal':
      return yield* notEvenHurt(g, hero, isOwnSuit);
    case 'benigne':
      return; // AD2-BGRAV-09
    case 'a-terre':
      // AD1-TMAG-05: some may refuse to fall.
      if (!(yield* accepts(g, hero, 'a-terre'))) return;
      return gainMark(g, hero, { id: wound, until: { in: 'removed' } }, ['AD2-BGRAV-07']);
    case 'sonne':
    case 'inconscient':
      return gainMark(g, hero, { id: wound, until: { in: 'removed' } }, ['AD2-BGRAV-07']);
    case 'objet-detruit':
      return yield* breakGear(g, hero, isOwnSuit);
    default:
      return yield* sufferWound(g, hero, wound);
  }
}

/** A wound that stays on the sheet until it is cured; once each. */
export function* sufferWound(g: AD2, hero: Figure, wound: string): Rule<void> {
  if (woundOf(hero, wound)) return;
  const onset = g.edition.featureOf(wound)?.onset;
  if (onset) yield* onset(g, hero);
  else writeDown(g, hero, wound);
}

export function writeDown(g: AD2, hero: Figure, wound: string): void {
  g.emit({ type: 'woundGained', figure: hero.id, wound: { id: wound }, rules: ['AD2-BGRAV-06'] });
}

/** AD2-BGRAV-08. */
function* notEvenHurt(g: AD2, hero: Figure, isOwnSuit: boolean): Rule<void> {
  const amount = isOwnSuit ? hero.santeMax : Math.ceil(hero.santeMax / 2);
  heal(g, hero, { amount, by: 'blessure-grave', rules: ['AD2-BGRAV-08'] });
  const states = soignablesOf(g, hero);
  if (isOwnSuit)
    // AD2-ETAT-25: a lost Attribute is a state for each point.
    for (let [id] = states; id !== undefined; [id] = soignablesOf(g, hero))
      removeSoignable(g, hero, id, ['AD2-BGRAV-08']);
  else if (states.length > 0) {
    const id = yield* ask({
      id: 'quel-etat',
      seat: hero.hero!.seat,
      rule: 'AD2-BGRAV-08',
      params: { figure: hero.id },
      options: states.map((state) => option(`retirer-${state}`, state, { label: 'retirer', params: { state } })),
    });
    removeSoignable(g, hero, id, ['AD2-BGRAV-08']);
  }
}

export const graveWoundWords = defineWords({
  labels: {
    'evenement-mortel/sacrifier': {
      fr: ['Sacrifier 1 Héroïsme maximum', '0 Santé et une Blessure grave'],
      en: ['Give up 1 maximum Héroïsme', '0 Santé and a Blessure grave'],
    },
    'evenement-mortel/blessure-grave': {
      fr: ['Subir une Blessure grave', 'reste à 0 Santé'],
      en: ['Suffer a Blessure grave', 'stays at 0 Santé'],
    },
  },
});
