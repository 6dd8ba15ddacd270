import type { Figure, Suit } from '@souterrain/crawl';
import { useOnce } from '@souterrain/crawl/figures';
import { ownTurn, regardOf } from '@souterrain/crawl/heroes';
import { plain } from '@souterrain/crawl/text';
import { act, option, type Term } from '@souterrain/kernel';
import { sparedBy } from '../combat/damage.ts';
import { canRecover, recuperer } from '../health/actions.ts';
import { addResult } from '../jets/changes.ts';
import { wouldMatter } from '../jets/count.ts';
import { changedOdds } from '../odds/standing.ts';
import type { AD2 } from '../world/ad2.ts';
import { defineFeature, type Offer } from '../world/features.ts';
import type { Jet } from '../world/jet.ts';
import { dealsDommages } from './harmful.ts';

const NONE: readonly Offer[] = [];
const CARREAU: Term = { label: 'regard', value: 1, rule: 'AD2-XARC-03' };

/** AD2-XARC-01 to AD2-XARC-06: what the Arcane gardienne gives, once in a Round. */
export const regardFeature = defineFeature({
  id: 'regard',
  rule: 'AD2-XARC-01',
  labels: {
    'regard-pique': {
      fr: ['Regard bienveillant de Pique', '+1 au résultat'],
      en: ['Regard bienveillant of Spades', '+1 to the result'],
    },
    'regard-trefle': {
      fr: ['Regard bienveillant de Trèfle', '+1 au résultat'],
      en: ['Regard bienveillant of Clubs', '+1 to the result'],
    },
    'regard-recuperation': {
      fr: plain('Récupération offerte par l’Arcane', 'Vigueur 5 : 1 Santé'),
      en: plain('Récupération, a gift of the Arcane', 'Vigueur 5: 1 Santé'),
    },
    'regard-carreau': {
      fr: ['Regard bienveillant de Carreau', 'Armure +1'],
      en: ['Regard bienveillant of Diamonds', 'Armour +1'],
    },
  },
  terms: {
    'arcane-de-coeur': { fr: 'une Récupération offerte', en: 'a free Récupération' },
    'arcane-de-carreau': { fr: 'Armure +1 contre un coup', en: 'Armour +1 against one blow' },
    'arcane-de-trefle': { fr: '+1 contre une attaque au corps à corps', en: '+1 against one attack at close quarters' },
    'arcane-de-pique': { fr: '+1 à une attaque', en: '+1 on one attack' },
  },
  actions(g, { who }) {
    if (!canRecover(g.state, who) || !ownTurn(g.state, who) || regardOf(g, who) !== 'coeur') return [];
    return [
      {
        id: 'regard-recuperation',
        type: 'libre',
        rolls: true,
        rule: 'AD2-XARC-02',
        run() {
          use(g, who, 'AD2-XARC-02');
          return recuperer(g, who);
        },
      },
    ];
  },
  after(g, { who }, jet) {
    if (jet.who !== who) return NONE;
    const rule = giftFor(jet, regardOf(g, who));
    return rule && wouldMatter(g, jet, { added: 1 }) ? [raise(g, who, { jet, rule })] : NONE;
  },
  braces(g, { who }, source) {
    if (regardOf(g, who) !== 'carreau' || sparedBy(g, source, CARREAU) === 0) return NONE;
    return [
      option(
        'regard-carreau',
        act(() => {
          use(g, who, 'AD2-XARC-03');
          source.braced.push(CARREAU);
        }),
      ),
    ];
  },
});

function giftFor(jet: Jet, suit: Suit | undefined): 'AD2-XARC-04' | 'AD2-XARC-05' | undefined {
  if (suit === 'trefle' && isBlow(jet)) return 'AD2-XARC-04';
  return suit === 'pique' && dealsDommages(jet) ? 'AD2-XARC-05' : undefined;
}

/** AD2-XARC-04: an enemy action of kind ATT/CAC. */
const isBlow = ({ purpose, action }: Jet): boolean =>
  purpose === 'resister' && action?.attack === true && action.range?.kind === 'cac';

type Gift = 'AD2-XARC-02' | 'AD2-XARC-03' | 'AD2-XARC-04' | 'AD2-XARC-05';

function use(g: AD2, who: Figure, rule: Gift): void {
  useOnce(g, who, { span: 'round', key: 'regard', rules: [rule] });
}

const raise = (g: AD2, who: Figure, { jet, rule }: { jet: Jet; rule: 'AD2-XARC-04' | 'AD2-XARC-05' }): Offer =>
  option(
    rule === 'AD2-XARC-04' ? 'regard-trefle' : 'regard-pique',
    act(() => {
      use(g, who, rule);
      addResult(g, jet, { by: who, label: 'regard', value: 1, rule });
    }),
    { odds: changedOdds(g, jet, { added: 1 }) },
  );
