import type { Lines } from '@souterrain/crawl/text';
import { count } from '@souterrain/crawl/text/en';
import type { CombatEvent } from '../../combat/events.ts';

export const combat: Lines<CombatEvent> = {
  attackDeclared: ({ figure, target, attack, how }, tell) => {
    const who = tell.figure(figure);
    const weapon = tell.attack(attack);
    if (target === null) return `${who} attacks the scenery: ${weapon}.`;
    const free = how === 'gratuite' ? 'Free attack: ' : '';
    return `${free}${who} attacks ${tell.figure(target)} (${weapon}).`;
  },
  attackRedirected: ({ target, from }, tell) =>
    `The attack changes target: ${tell.figure(target)} instead of ${tell.figure(from)}.`,
  wounded: ({ figure, wounds, sante }, tell) =>
    `${tell.figure(figure)}: ${count(wounds, 'wound', 'wounds')}, Santé ${sante}.`,
  sceneryDamaged: () => 'The scenery takes the blow.',
  sceneryDestroyed: ({ feature }, tell) => `Smashed to pieces: ${tell.name(feature)}.`,
};
