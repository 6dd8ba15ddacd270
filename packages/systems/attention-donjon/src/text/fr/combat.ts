import type { Lines } from '@souterrain/crawl/text';
import { count, de } from '@souterrain/crawl/text/fr';
import type { CombatEvent } from '../../combat/events.ts';

export const combat: Lines<CombatEvent> = {
  attackDeclared: ({ figure, target, attack, how }, tell) => {
    const who = tell.figure(figure);
    const weapon = tell.attack(attack);
    if (target === null) return `${who} s’en prend au décor : ${weapon}.`;
    const free = how === 'gratuite' ? 'Attaque gratuite : ' : '';
    return `${free}${who} attaque ${tell.figure(target)} (${weapon}).`;
  },
  attackRedirected: ({ target, from }, tell) =>
    `L’attaque change de cible : ${tell.figure(target)} au lieu ${de(tell.figure(from))}.`,
  wounded: ({ figure, wounds, sante }, tell) =>
    `${tell.figure(figure)} : ${count(wounds, 'Blessure', 'Blessures')}, Santé ${sante}.`,
  sceneryDamaged: () => 'Le décor encaisse le coup.',
  sceneryDestroyed: ({ feature }, tell) => `Le décor vole en éclats : ${tell.name(feature)}.`,
};
