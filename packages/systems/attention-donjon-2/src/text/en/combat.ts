import type { MovementEvent } from '@souterrain/crawl/movement';
import type { Lines, Tell } from '@souterrain/crawl/text';
import { list } from '@souterrain/crawl/text/en';
import type { CombatEvent } from '../../combat/events.ts';
import type { TalentEvent } from '../../heroes/events.ts';

const isHero = (id: string): boolean => /^h\d+$/.test(id);

/** Enemies are attacked, friends are helped, oneself goes without saying. */
function aimed(figure: string, targets: readonly string[], tell: Tell): (action: string) => string {
  const who = tell.figure(figure);
  const others = targets.filter((id) => id !== figure);
  const names = list(others.map(tell.figure));
  if (others.length === 0) return (action) => `${who}: ${action}.`;
  return others.every((id) => isHero(id) === isHero(figure))
    ? (action) => `${who}: ${action}, for ${names}.`
    : (action) => `${who} goes for ${names} (${action}).`;
}

export const combat: Lines<CombatEvent | TalentEvent> = {
  actionDeclared: ({ figure, action, targets, how }, tell) => {
    const free = how === 'gratuite' ? 'Free attack: ' : '';
    return `${free}${aimed(figure, targets, tell)(tell.attack(action))}`;
  },
  enemyActed: ({ figure, action, by }, tell) => {
    // What asks for a dodge was told as it was needed.
    if (action === 'esquive') return undefined;
    if (by === null) return `${tell.attack(action)}: ${tell.figure(figure)} must resist.`;
    return `${tell.figure(by)} attacks ${tell.figure(figure)} (${tell.attack(action)}).`;
  },
  resistedWithoutDice: ({ figure, success, value, difficulty }, tell) =>
    `${tell.figure(figure)}, without dice: ${value} against ${difficulty}, ${success ? 'success' : 'failure'}.`,
  dommagesStopped: ({ figure, by }, tell) => `${tell.figure(figure)} loses no Santé (${tell.source(by)}).`,
  servantSummoned: ({ figure }, tell) => `An Arcane Servant appears by ${tell.figure(figure)}.`,
  stateCancelled: ({ figure, state }, tell) => `${tell.figure(figure)} escapes a state: ${tell.name(state)}.`,
};

/** AD2-XESQ-05: a failed dodge holds back, nobody strikes besides. */
export const dodges: Pick<Lines<MovementEvent>, 'dodgeSettled'> = {
  dodgeSettled: ({ figure, success, how }, tell) => {
    if (how !== 'jet') return `Esquive made without a roll (${tell.name(how)}).`;
    return success ? undefined : `${tell.figure(figure)} fails the Esquive.`;
  },
};
