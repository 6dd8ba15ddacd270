import type { MovementEvent } from '@souterrain/crawl/movement';
import type { Lines, Tell } from '@souterrain/crawl/text';
import { de, list } from '@souterrain/crawl/text/fr';
import type { CombatEvent } from '../../combat/events.ts';
import type { TalentEvent } from '../../heroes/events.ts';

const isHero = (id: string): boolean => /^h\d+$/.test(id);

/** Enemies are attacked, friends are helped, oneself goes without saying. */
function aimed(figure: string, targets: readonly string[], tell: Tell): (action: string) => string {
  const who = tell.figure(figure);
  const others = targets.filter((id) => id !== figure);
  const names = list(others.map(tell.figure));
  if (others.length === 0) return (action) => `${who} : ${action}.`;
  return others.every((id) => isHero(id) === isHero(figure))
    ? (action) => `${who} : ${action}, pour ${names}.`
    : (action) => `${who} s’en prend à ${names} (${action}).`;
}

export const combat: Lines<CombatEvent | TalentEvent> = {
  actionDeclared: ({ figure, action, targets, how }, tell) => {
    const free = how === 'gratuite' ? 'Attaque gratuite : ' : '';
    return `${free}${aimed(figure, targets, tell)(tell.attack(action))}`;
  },
  enemyActed: ({ figure, action, by }, tell) => {
    // What asks for a dodge was told as it was needed.
    if (action === 'esquive') return undefined;
    if (by === null) return `${tell.attack(action)} : ${tell.figure(figure)} doit résister.`;
    return `${tell.figure(by)} attaque ${tell.figure(figure)} (${tell.attack(action)}).`;
  },
  resistedWithoutDice: ({ figure, success, value, difficulty }, tell) =>
    `${tell.figure(figure)}, sans dés : ${value} contre ${difficulty}, ${success ? 'réussi' : 'raté'}.`,
  dommagesStopped: ({ figure, by }, tell) => `${tell.figure(figure)} ne perd aucune Santé (${tell.source(by)}).`,
  servantSummoned: ({ figure }, tell) => `Un Serviteur arcanique paraît près ${de(tell.figure(figure))}.`,
  stateCancelled: ({ figure, state }, tell) => `${tell.figure(figure)} échappe à un état : ${tell.name(state)}.`,
};

/** AD2-XESQ-05: a failed dodge holds back, nobody strikes besides. */
export const dodges: Pick<Lines<MovementEvent>, 'dodgeSettled'> = {
  dodgeSettled: ({ figure, success, how }, tell) => {
    if (how !== 'jet') return `Esquive réussie sans jet (${tell.name(how)}).`;
    return success ? undefined : `Esquive ratée pour ${tell.figure(figure)}.`;
  },
};
