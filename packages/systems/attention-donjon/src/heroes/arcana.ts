import type { Figure } from '@souterrain/crawl';
import { useOnce } from '@souterrain/crawl/figures';
import { ownTurn, regardOf } from '@souterrain/crawl/heroes';
import { inContact } from '@souterrain/crawl/movement';
import { plain } from '@souterrain/crawl/text';
import { act, option, type Rule, rollOne } from '@souterrain/kernel';
import { recuperer } from '../combat/recovery.ts';
import { addDice, addSuccess, harden, holds } from '../rolls/changes.ts';
import { settledOf, wouldMatter } from '../rolls/count.ts';
import { coupsDePoker } from '../rolls/poker.ts';
import type { AD1 } from '../world/ad1.ts';
import { defineFeature, type Offer } from '../world/features.ts';
import type { Roll } from '../world/roll.ts';

const NONE: readonly Offer[] = [];

/** AD1-ARC-01, AD1-ARC-02 to AD1-ARC-09: what the Arcane gardienne gives, once in a Round. */
export const regardFeature = defineFeature({
  id: 'regard',
  rule: 'AD1-ARC-02',
  labels: {
    'regard-pique': {
      fr: ['Regard bienveillant de Pique', '+1 à l’attaque'],
      en: ['Regard bienveillant of Spades', '+1 to the attack'],
    },
    'regard-carreau': {
      fr: ['Regard bienveillant de Carreau', 'Endurance +1'],
      en: ['Regard bienveillant of Diamonds', 'Endurance +1'],
    },
    'regard-trefle': {
      fr: ['Regard bienveillant de Trèfle', 'Parade +1'],
      en: ['Regard bienveillant of Clubs', 'Parade +1'],
    },
    'regard-recuperation': {
      fr: plain('Récupération offerte par l’Arcane', 'Vigueur, Difficulté 2 : +1 Santé'),
      en: plain('Récupération, a gift of the Arcane', 'Vigueur, Difficulty 2: Santé +1'),
    },
  },
  terms: {
    'arcane-de-coeur': { fr: 'une Récupération offerte', en: 'a free Récupération' },
    'arcane-de-carreau': { fr: 'Endurance +1 contre un coup', en: 'Endurance +1 against one blow' },
    'arcane-de-trefle': { fr: 'Parade +1 contre une attaque', en: 'Parade +1 against one attack' },
    'arcane-de-pique': { fr: '+1 dé à une attaque', en: '+1 die on one attack' },
  },
  actions(g, { who }) {
    // AD1-ARC-03, AD1-ARC-08: during its own turn.
    if (who.sante >= who.santeMax || !ownTurn(g.state, who) || regardOf(g, who) !== 'coeur') return [];
    return [
      {
        id: 'regard-recuperation',
        type: 'libre',
        rule: 'AD1-ARC-03',
        run() {
          use(g, who, 'AD1-ARC-03');
          return recuperer(g, who);
        },
      },
    ];
  },
  before(g, { who }, roll) {
    // AD1-ARC-07, AD1-Q-12: a success is not a die: it comes after the throw only.
    if (!isOwnAttack(who, roll) || g.state.variants.piqueBonus === 'success' || holds(roll, 'regard')) return NONE;
    if (regardOf(g, who) !== 'pique') return NONE;
    return [
      option(
        'regard-pique',
        act(() => {
          use(g, who, 'AD1-ARC-06');
          addDice(g, roll, { by: who, label: 'regard', value: 1, rule: 'AD1-ARC-06' });
        }),
      ),
    ];
  },
  after(g, { who }, roll) {
    if (isOwnAttack(who, roll)) return pique(g, who, roll);
    if (roll.target !== who || (roll.purpose !== 'dommages' && roll.purpose !== 'attaque')) return NONE;
    if (!wouldMatter(roll, g.state, { harder: 1 })) return NONE;
    const suit = regardOf(g, who);
    if (suit === 'carreau' && roll.purpose === 'dommages') return [harder(g, who, { roll, rule: 'AD1-ARC-04' })];
    if (suit === 'trefle' && facesParade(g, who, roll)) return [harder(g, who, { roll, rule: 'AD1-ARC-05' })];
    return NONE;
  },
});

/** AD1-ARC-06: of any skill. */
const isOwnAttack = (who: Figure, roll: Roll): boolean => roll.who === who && roll.purpose === 'attaque';

/** AD1-ARC-08: only where Parade is the Difficulty. */
const facesParade = (g: AD1, who: Figure, roll: Roll): boolean =>
  roll.purpose === 'attaque' &&
  (roll.trait === 'melee' || (roll.trait === 'lancer' && roll.who !== null && inContact(g, roll.who, who)));

function use(g: AD1, who: Figure, rule: 'AD1-ARC-03' | 'AD1-ARC-04' | 'AD1-ARC-05' | 'AD1-ARC-06'): void {
  useOnce(g, who, { span: 'round', key: 'regard', rules: [rule] });
}

function harder(g: AD1, who: Figure, { roll, rule }: { roll: Roll; rule: 'AD1-ARC-04' | 'AD1-ARC-05' }): Offer {
  return option(
    rule === 'AD1-ARC-04' ? 'regard-carreau' : 'regard-trefle',
    act(() => {
      use(g, who, rule);
      harden(g, roll, { by: who, label: 'regard', value: 1, rule });
    }),
  );
}

function pique(g: AD1, who: Figure, roll: Roll): readonly Offer[] {
  if (roll.isNull || (settledOf(roll, g.state).success && !roll.seuil)) return NONE;
  if (regardOf(g, who) !== 'pique') return NONE;
  if (g.state.variants.piqueBonus === 'success') {
    if (!wouldMatter(roll, g.state, { plus: roll.plus + 1 })) return NONE;
    return [
      option(
        'regard-pique',
        act(() => {
          use(g, who, 'AD1-ARC-06');
          addSuccess(g, roll, { by: who, label: 'regard', value: 1, rule: 'AD1-Q-12' });
        }),
      ),
    ];
  }
  return [option('regard-pique', () => oneMoreDie(g, who, roll))];
}

/** AD1-ARC-07: thrown alone and added in the roll's mode; its six may be gambled. */
function* oneMoreDie(g: AD1, who: Figure, roll: Roll): Rule<void> {
  use(g, who, 'AD1-ARC-06');
  addDice(g, roll, { by: who, label: 'regard', value: 1, rule: 'AD1-ARC-07' });
  function* counted(faces: number[]): Rule<readonly number[]> {
    g.emit({ type: 'diceRolled', figure: who.id, faces, rules: ['AD1-ARC-07'] });
    roll.faces.push(...faces);
    return faces;
  }
  const face = yield* rollOne(g, { seat: roll.seat, sides: 6, rule: 'AD1-ARC-07' });
  yield* coupsDePoker(g, roll, yield* counted([face]), counted);
}
