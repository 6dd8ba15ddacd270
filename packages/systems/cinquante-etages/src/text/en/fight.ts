import { number } from '@souterrain/words';
import type { C50Attack, Consequence } from '../../events.ts';
import type { Creature } from '../../state.ts';
import type { EventLines } from '../catalogue.ts';
import { a, textOf, the } from './grammar.ts';
import type { EnglishNouns } from './nouns.ts';

const CONSEQUENCES: Readonly<Record<Consequence, string>> = {
  breakage: 'something may not survive it',
  plusOne: 'a hit taken now hurts 1 more',
  nothing: 'no harm done',
};

const sheet = (nouns: EnglishNouns, { id, car, pv }: Creature): string =>
  `${a(nouns.of(id))} (${nouns.content.creatures[id]!.characteristic.toUpperCase()} ${car}, ${pv} PV)`;

function attackOf(nouns: EnglishNouns, attack: C50Attack): string {
  switch (attack.kind) {
    case 'weapon':
      return `attacks with ${the(nouns.of(attack.id))}`;
    case 'unarmed':
      return 'attacks with bare hands';
    case 'spell':
      return `casts ${textOf(nouns.of(attack.id))}`;
    case 'scroll':
      return `reads ${the(nouns.scroll(attack.id))}`;
  }
}

/** Duels, from the meeting to the last blow. */
export const fightIn = (nouns: EnglishNouns) =>
  ({
    fightStarted: ({ seat, kind, creature }, name) => {
      const foe = sheet(nouns, creature);
      if (kind === 'guardian') return `The guardian bars the stairs to ${name(seat)}: ${foe}.`;
      return kind === 'patrol' ? `A patrol surprises ${name(seat)}: ${foe}.` : `${name(seat)} runs into ${foe}.`;
    },
    stoneSkinned: ({ seat }, name) => `${name(seat)}’s skin turns to stone: armour +3 for this fight.`,
    attackChosen: ({ seat, exchange, attack }, name) =>
      `Exchange ${exchange}: ${name(seat)} ${attackOf(nouns, attack)}.`,
    duelRolled: ({ seat, hero, creature, heroMargin, creatureMargin }, name) =>
      `On the D20s: ${name(seat)} ${hero} (réussite ${number(heroMargin)}), the creature ${creature} (réussite ${number(creatureMargin)}).`,
    fumbled: ({ die, consequence }) => `Critical failure! On the d100, ${die}: ${CONSEQUENCES[consequence]}.`,
    exchangeSettled: ({ seat, winner, gap, critical }, name) => {
      if (winner === 'none') return 'Nobody hits.';
      if (winner === 'both') return 'Two critical successes: both sides hit!';
      const side = winner === 'hero' ? name(seat) : 'the creature';
      return critical ? `Critical success: double damage for ${side}!` : `The exchange goes to ${side}, gap ${gap}.`;
    },
    creatureWounded: ({ amount, pv }) => {
      if (amount === 0) return 'The creature’s armour stops it all.';
      return pv === 0 ? `The creature loses ${amount} PV and drops.` : `The creature loses ${amount} PV (${pv} left).`;
    },
    plusOneKept: ({ seat }, name) => `The next hit ${name(seat)} takes hurts 1 more.`,
    fightEnded: ({ seat, result }, name) => {
      if (result === 'won') return `${name(seat)} wins the fight.`;
      if (result === 'stalled') return `Nobody can hurt anybody: ${name(seat)} and the creature give up.`;
      return result === 'smoke' ? `${name(seat)} slips away in the smoke: the fight is over.` : undefined;
    },
    retreatRolled: ({ seat, die, margin }, name) =>
      `The creature strikes at ${name(seat)}’s back: ${die} on the D20 (réussite ${number(margin)}).`,
    retreated: ({ seat }, name) => `${name(seat)} steps back a square and leaves it at that.`,
    guardianBeaten: ({ seat }, name) => `Nothing stands between ${name(seat)} and the stairs any more.`,
  }) satisfies Partial<EventLines>;
