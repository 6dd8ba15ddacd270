import type { CardId, Figure, Suit } from '@souterrain/crawl';
import { bearingsWith } from '@souterrain/crawl/figures';
import { heal } from '@souterrain/crawl/health';
import { defineWords, figure, type Offered, one } from '@souterrain/crawl/text';
import { ask, option, type Rule } from '@souterrain/kernel';
import type { Labelled } from '@souterrain/words';
import type { ActionOrder } from '../actions/order.ts';
import { arcadeOuverte } from '../combat/states/arcade-ouverte.ts';
import { skillOf } from '../figures/values.ts';
import { type Action, type Effects, lineOf } from '../notation/index.ts';
import type { AD2 } from '../world/ad2.ts';
import { currentCard, initiativeSuit } from './initiative-suit.ts';
import { cast, type Spell } from './spells.ts';
import { powerOn } from './suit-power-words.ts';

const effectsOf = ({ outcome }: Action): Effects => (outcome?.kind === 'own' ? outcome.effects : []);

type Power = Pick<ActionOrder, 'effects' | 'options'>;

/** AD2-ARCA-06 to AD2-ARCA-09: what X points of Arcane given up change, by the suit of the initiative. */
const POWERS: Readonly<Record<Suit, Power>> = {
  coeur: {},
  carreau: { options: lineOf('Savoir 1 : - [Sonné, Cible supplémentaire (Sonné)]').options },
  pique: { effects: effectsOf(lineOf('Savoir 1 : Dommages X')) },
  trefle: { effects: effectsOf(lineOf('Savoir 1 : Dommages 1 & Perforation X')) },
};

/** A Décharge or a Projectile, with what is given up for it. */
export function* discharge(
  g: AD2,
  who: Figure,
  { spell, target }: { readonly spell: Spell; readonly target: Figure },
): Rule<void> {
  const given = yield* giveUp(g, who, spell);
  // AD2-ARCA-05: the powers need 1 at least.
  const suit = given > 0 ? yield* initiativeSuit(g, who, { action: spell.id, count: given }) : undefined;
  const { success, lost } = yield* cast(g, who, {
    spell,
    targets: [target],
    ...(suit ? POWERS[suit] : {}),
    bindings: { X: given },
    extraAdded: given > 0 ? [{ label: 'arcane-sacrifie', value: -given, rule: 'AD2-ARCA-04' }] : [],
  });
  // AD2-ARCA-06.
  if (success && suit === 'coeur')
    heal(g, who, { amount: Math.min(given, lost), by: spell.id, rules: ['AD2-ARCA-06'] });
}

/** AD2-ARCA-04: not below 0, for this Jet alone. */
function* giveUp(g: AD2, who: Figure, { id }: Spell): Rule<number> {
  const arcane = arcaneOf(g, who);
  const card = currentCard(g.state, who);
  if (arcane <= 0 || card === undefined) return 0;
  return yield* ask({
    id: 'sacrifier-de-l-arcane',
    seat: who.hero!.seat,
    rule: 'AD2-ARCA-04',
    params: { figure: who.id, action: id, card },
    options: Array.from({ length: arcane + 1 }, (_, x) =>
      option(`arcane-${x}`, x, { label: 'sacrifier-de-l-arcane', params: { count: x } }),
    ),
  });
}

/** AD2-ETAT-18: what the Jet adds, with an Arcade ouverte counted. */
const arcaneOf = (g: AD2, who: Figure): number =>
  (skillOf(who, 'arcane') ?? 0) -
  (bearingsWith(g, who).added.some(({ feature }) => feature.id === arcadeOuverte.id) ? 1 : 0);

function givenUp(o: Offered): Labelled | undefined {
  const points = Number(o.option.params.count);
  if (points === 0) return undefined;
  return one(`Arcane −${points}`, powerOn(o, o.params.card as CardId, { action: String(o.params.action), points }));
}

export const powerWords = defineWords({
  terms: { 'arcane-sacrifie': { fr: 'Arcane sacrifiée', en: 'Arcane given up' } },
  prompts: {
    'sacrifier-de-l-arcane': {
      fr: (a) => `${a.name(String(a.params.action))} : combien d’Arcane sacrifie ${figure(a)} ?`,
      en: (a) => `${a.name(String(a.params.action))}: how much Arcane does ${figure(a)} give up?`,
    },
  },
  labels: {
    'sacrifier-de-l-arcane': {
      fr: (o) => givenUp(o) ?? one('Rien'),
      en: (o) => givenUp(o) ?? one('Nothing'),
    },
  },
});
