import type { HeroEvent } from '../../heroes/events.ts';
import type { Lines } from '../catalogue.ts';
import { deniers, list } from './grammar.ts';

export const heroes: Lines<HeroEvent> = {
  heroCreated: ({ seat, sheet: { origin, careers } }, tell) =>
    `${tell.seat(seat)} : ${[origin, ...careers].map(tell.name).join(', ')}.`,
  arcaneChosen: ({ seat, kept }, tell) => `Arcane gardienne pour ${tell.seat(seat)} : ${tell.card(kept)}.`,
  talentGained: ({ figure, talent, xp }, tell) =>
    `${tell.figure(figure)} apprend ${tell.name(talent)}${xp > 0 ? ` (${xp} XP)` : ''}.`,
  traitRaised: ({ figure, trait, value, xp }, tell) =>
    `${tell.figure(figure)} : ${tell.name(trait)} passe à ${value}${xp > 0 ? ` (${xp} XP)` : ''}.`,
  santeMaxRaised: ({ figure, santeMax }, tell) => `${tell.figure(figure)} : Santé maximale ${santeMax}.`,
  proieChosen: ({ figure, proie }, tell) =>
    `${tell.figure(figure)} choisit sa proie : ${tell.name(`categorie-${proie}`)}.`,
  careerOpened: ({ figure, career }, tell) =>
    `${tell.figure(figure)} s’ouvre une nouvelle carrière : ${tell.name(career)}.`,
  xpGained: ({ figure, xp }, tell) => `${tell.figure(figure)} gagne ${xp} XP.`,
  primeEarned: ({ figure, victim, deniers: owed }, tell) =>
    `Prime pour ${tell.figure(figure)} : ${deniers(owed)} (${tell.figure(victim)}).`,
  paid: ({ figure, deniers: sum, what }, tell) =>
    `${tell.figure(figure)} touche ${deniers(sum)} (${what === 'primes' ? 'primes' : 'récompense'}).`,
  recovered: ({ figure, sante, heroisme, lost }, tell) => {
    const gone = lost.length > 0 ? ` Effacé : ${list(lost.map(tell.name))}.` : '';
    return `${tell.figure(figure)} se repose : Santé ${sante}, Héroïsme ${heroisme}.${gone}`;
  },
  marketDrawn: ({ base, rarity, card, available }, tell) =>
    `Au marché, ${tell.name(base)} (rareté ${rarity}) : ${tell.card(card)}, ${available ? 'en vente' : 'introuvable'}.`,
  bought: ({ figure, base, price }, tell) => `${tell.figure(figure)} achète ${tell.name(base)} : ${deniers(price)}.`,
  sold: ({ figure, base, price }, tell) => `${tell.figure(figure)} vend ${tell.name(base)} : ${deniers(price)}.`,
  repaired: ({ figure, base, price }, tell) =>
    `${tell.figure(figure)} paie une réparation (${tell.name(base)}) : ${deniers(price)}.`,
  caredFor: ({ figure, wound, payers }, tell) => {
    const shares = payers.map((payer) => `${tell.figure(payer.figure)} ${deniers(payer.deniers)}`);
    return `Soins payés pour ${tell.figure(figure)}, ${tell.name(wound)} : ${list(shares)}.`;
  },
  itemHanded: ({ figure, base, to }, tell) =>
    `${tell.figure(figure)} fait un don à ${tell.figure(to)} : ${tell.name(base)}.`,
  deniersHanded: ({ figure, deniers: sum, to }, tell) =>
    `${tell.figure(figure)} donne ${deniers(sum)} à ${tell.figure(to)}.`,
  pilesLost: () => 'Ce qui est resté au sol est perdu.',
};
