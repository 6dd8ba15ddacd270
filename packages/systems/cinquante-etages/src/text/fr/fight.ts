import { number } from '@souterrain/words';
import type { C50Attack, Consequence } from '../../events.ts';
import type { Creature } from '../../state.ts';
import type { EventLines } from '../catalogue.ts';
import { de, le, un } from './grammar.ts';
import type { FrenchNouns } from './nouns.ts';

const CONSEQUENCES: Readonly<Record<Consequence, string>> = {
  breakage: 'gare à la casse',
  plusOne: 'un coup reçu fera 1 de plus',
  nothing: 'plus de peur que de mal',
};

const sheet = (nouns: FrenchNouns, { id, car, pv }: Creature): string =>
  `${un(nouns.of(id))} (${nouns.content.creatures[id]!.characteristic.toUpperCase()} ${car}, ${pv} PV)`;

function attackOf(nouns: FrenchNouns, attack: C50Attack): string {
  switch (attack.kind) {
    case 'weapon':
      return `attaque avec ${le(nouns.of(attack.id))}`;
    case 'unarmed':
      return 'attaque à mains nues';
    case 'spell':
      return `lance ${nouns.of(attack.id).text}`;
    case 'scroll':
      return `lit ${le(nouns.scroll(attack.id))}`;
  }
}

/** Duels, from the meeting to the last blow. */
export const fightIn = (nouns: FrenchNouns) =>
  ({
    fightStarted: ({ seat, kind, creature }, name) => {
      const foe = sheet(nouns, creature);
      if (kind === 'guardian') return `Le gardien barre l’escalier à ${name(seat)} : ${foe}.`;
      return kind === 'patrol' ? `Une ronde surprend ${name(seat)} : ${foe}.` : `${name(seat)} tombe sur ${foe}.`;
    },
    stoneSkinned: ({ seat }, name) => `La peau ${de(name(seat))} devient pierre : armure +3 pour ce combat.`,
    attackChosen: ({ seat, exchange, attack }, name) =>
      `Échange ${exchange} : ${name(seat)} ${attackOf(nouns, attack)}.`,
    duelRolled: ({ seat, hero, creature, heroMargin, creatureMargin }, name) =>
      `Aux D20 : ${name(seat)} ${hero} (réussite ${number(heroMargin)}), la créature ${creature} (réussite ${number(creatureMargin)}).`,
    fumbled: ({ die, consequence }) => `Échec critique ! Au d100, ${die} : ${CONSEQUENCES[consequence]}.`,
    exchangeSettled: ({ seat, winner, gap, critical }, name) => {
      if (winner === 'none') return 'Personne ne touche.';
      if (winner === 'both') return 'Deux réussites critiques : les deux camps se touchent !';
      const side = winner === 'hero' ? name(seat) : 'la créature';
      return critical ? `Réussite critique : dégâts doublés pour ${side} !` : `Avantage à ${side}, écart ${gap}.`;
    },
    creatureWounded: ({ amount, pv }) => {
      if (amount === 0) return 'L’armure de la créature arrête tout.';
      return pv === 0 ? `La créature perd ${amount} PV et s’effondre.` : `La créature perd ${amount} PV (reste ${pv}).`;
    },
    plusOneKept: ({ seat }, name) => `Le prochain coup reçu par ${name(seat)} fera 1 de plus.`,
    fightEnded: ({ seat, result }, name) => {
      if (result === 'won') return `${name(seat)} gagne le combat.`;
      if (result === 'stalled') return `Personne ne blesse personne : ${name(seat)} et la créature renoncent.`;
      return result === 'smoke' ? `${name(seat)} disparaît dans la fumée : fin du combat.` : undefined;
    },
    retreatRolled: ({ seat, die, margin }, name) =>
      `La créature frappe ${name(seat)} dans le dos : ${die} au D20 (réussite ${number(margin)}).`,
    retreated: ({ seat }, name) => `${name(seat)} recule d’une case et s’en tient là.`,
    guardianBeaten: ({ seat }, name) => `Plus rien ne sépare ${name(seat)} de l’escalier.`,
  }) satisfies Partial<EventLines>;
