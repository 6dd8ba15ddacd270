import type { HeroEvent } from '../../heroes/events.ts';
import type { Lines } from '../catalogue.ts';
import { deniers, list } from './grammar.ts';

export const heroes: Lines<HeroEvent> = {
  heroCreated: ({ seat, sheet: { origin, careers } }, tell) =>
    `${tell.seat(seat)}: ${[origin, ...careers].map(tell.name).join(', ')}.`,
  arcaneChosen: ({ seat, kept }, tell) => `Arcane gardienne of ${tell.seat(seat)}: ${tell.card(kept)}.`,
  talentGained: ({ figure, talent, xp }, tell) =>
    `${tell.figure(figure)} learns ${tell.name(talent)}${xp > 0 ? ` (${xp} XP)` : ''}.`,
  traitRaised: ({ figure, trait, value, xp }, tell) =>
    `${tell.figure(figure)}: ${tell.name(trait)} rises to ${value}${xp > 0 ? ` (${xp} XP)` : ''}.`,
  santeMaxRaised: ({ figure, santeMax }, tell) => `${tell.figure(figure)}: maximum Santé ${santeMax}.`,
  proieChosen: ({ figure, proie }, tell) =>
    `${tell.figure(figure)} chooses a prey: ${tell.name(`categorie-${proie}`)}.`,
  careerOpened: ({ figure, career }, tell) => `${tell.figure(figure)} takes up a new career: ${tell.name(career)}.`,
  xpGained: ({ figure, xp }, tell) => `${tell.figure(figure)} earns ${xp} XP.`,
  primeEarned: ({ figure, victim, deniers: owed }, tell) =>
    `Bounty for ${tell.figure(figure)}: ${deniers(owed)} (${tell.figure(victim)}).`,
  paid: ({ figure, deniers: sum, what }, tell) =>
    `${tell.figure(figure)} is paid ${deniers(sum)} (${what === 'primes' ? 'bounties' : 'reward'}).`,
  recovered: ({ figure, sante, heroisme, lost }, tell) => {
    const gone = lost.length > 0 ? ` Gone: ${list(lost.map(tell.name))}.` : '';
    return `${tell.figure(figure)} rests: Santé ${sante}, Héroïsme ${heroisme}.${gone}`;
  },
  marketDrawn: ({ base, rarity, card, available }, tell) =>
    `At the market, ${tell.name(base)} (rarity ${rarity}): ${tell.card(card)}, ${available ? 'on sale' : 'nowhere to be found'}.`,
  bought: ({ figure, base, price }, tell) => `${tell.figure(figure)} buys ${tell.name(base)}: ${deniers(price)}.`,
  sold: ({ figure, base, price }, tell) => `${tell.figure(figure)} sells ${tell.name(base)}: ${deniers(price)}.`,
  repaired: ({ figure, base, price }, tell) =>
    `${tell.figure(figure)} pays for a repair (${tell.name(base)}): ${deniers(price)}.`,
  caredFor: ({ figure, wound, payers }, tell) => {
    const shares = payers.map((payer) => `${tell.figure(payer.figure)} ${deniers(payer.deniers)}`);
    return `Care paid for ${tell.figure(figure)}, ${tell.name(wound)}: ${list(shares)}.`;
  },
  itemHanded: ({ figure, base, to }, tell) =>
    `${tell.figure(figure)} makes a gift to ${tell.figure(to)}: ${tell.name(base)}.`,
  deniersHanded: ({ figure, deniers: sum, to }, tell) =>
    `${tell.figure(figure)} gives ${deniers(sum)} to ${tell.figure(to)}.`,
  pilesLost: () => 'What was left on the ground is lost.',
};
