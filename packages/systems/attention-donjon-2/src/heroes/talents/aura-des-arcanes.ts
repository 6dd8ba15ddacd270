import { type CardId, type Figure, isOnBoard, type Suit } from '@souterrain/crawl';
import { gainMark, untilTurn } from '@souterrain/crawl/figures';
import { sameZone } from '@souterrain/crawl/movement';
import { hints, one } from '@souterrain/crawl/text';
import type { Rule } from '@souterrain/kernel';
import type { AD2 } from '../../world/ad2.ts';
import { defineFeature } from '../../world/features.ts';
import { currentCard, initiativeSuit } from '../initiative-suit.ts';
import { cast, spell, spellAction } from '../spells.ts';
import { powerOn } from '../suit-power-words.ts';

const aura = (effects: string) =>
  spell('aura-des-arcanes', {
    rule: 'AD2-ARCA-10',
    purpose: 'action',
    line: `Aura des Arcanes [Magie] AUR Savoir/Arcane 6 : ${effects}`,
  });

/** AD2-ARCA-10: what Spécial stands for, by the suit of the card; AD2-ARCA-11 to AD2-ARCA-14. */
const AURAS: Readonly<Record<Suit, ReturnType<typeof aura>>> = {
  coeur: aura('- [Soins 1]'),
  carreau: aura('Spécial [Spécial]'),
  pique: aura('Spécial'),
  trefle: aura('Spécial'),
};

export const auraDesArcanes = defineFeature({
  id: 'aura-des-arcanes',
  rule: 'AD2-ARCA-10',
  name: 'Aura des Arcanes',
  effect: {
    fr: 'Savoir/Arcane 6, pour la zone : Santé, Armure, dés ou Perforation selon la couleur de l’initiative',
    en: 'Savoir/Arcane 6, for the zone: Santé, Armour, dice or Perforation, by the suit of the initiative',
  },
  labels: {
    'aura-des-arcanes': (o) =>
      one(
        o.name('aura-des-arcanes'),
        hints(o.type, 'Savoir/Arcane 6', powerOn(o, o.option.params.card as CardId, { action: 'aura-des-arcanes' })),
      ),
  },
  terms: {
    'special-aura-des-arcanes': { fr: 'Armure +1 de plus pour la zone', en: 'Armour +1 more for the zone' },
  },
  actions(g, { who }) {
    const card = currentCard(g.state, who);
    return card === undefined ? [] : [spellAction(AURAS.carreau, spread, { card })];
  },
});

function* spread(g: AD2, who: Figure): Rule<void> {
  const suit = yield* initiativeSuit(g, who, { action: 'aura-des-arcanes' });
  if (!suit) return;
  const { success, plain } = yield* cast(g, who, { spell: AURAS[suit], targets: inAura(g, who) });
  if (!success || suit === 'coeur') return;
  // AD2-ARCA-15, AD2-EFF-18: until the start of the next turn, and it follows its caster.
  const value = plain.filter((effect) => effect === 'special').length;
  gainMark(g, who, { id: `aura-${suit}`, until: untilTurn(g, who, 'start'), value }, ['AD2-ARCA-10', 'AD2-ARCA-15']);
}

/** The caster first, then those it helps; AD2-ARCA-15: no monster. */
const inAura = (g: AD2, who: Figure): readonly Figure[] => [
  who,
  ...g.state.figures.filter((other) => other !== who && isOnBoard(other) && isHelped(g, who, other)),
];

export const isHelped = (g: AD2, owner: Figure, other: Figure): boolean =>
  other.hero !== null && other.camp === owner.camp && sameZone(g, owner, other);
