import { ask, option, type Rule } from '@souterrain/kernel';
import { deFr } from '@souterrain/words';
import type { Being } from '../../pieces.ts';
import { type Destination, move, positionsFor, waysFrom } from '../../scene/moves.ts';
import type { HBState } from '../../state.ts';
import type { HB } from '../../world.ts';
import { canLeaveZone, isDown, isStill } from '../conditions.ts';
import { deciderOf } from '../decider.ts';
import { defineManoeuvre } from './manoeuvre.ts';

/** HB-MAN-10: one more movement once the attack is resolved, once a turn. */
export const repositionnement = defineManoeuvre({
  id: 'repositionnement',
  rule: 'HB-MAN-10',
  name: { fr: 'repositionnement', en: 'repositioning' },
  words: {
    fr: {
      prompts: { 'se-repositionner': (a) => `Repositionnement ${deFr(a.of('being'))} : où ?` },
      hints: { 'manoeuvre/repositionnement': () => 'un mouvement de plus après l’attaque' },
    },
    en: {
      prompts: { 'se-repositionner': (a) => `Repositioning of ${a.of('being')}: where?` },
      hints: { 'manoeuvre/repositionnement': () => 'one more movement after the attack' },
    },
  },
  offer(g, { striker: { attacker, after } }, into) {
    const turn = g.state.combat?.turn;
    if (after.length > 0 || (turn?.being === attacker.id && turn.repositioned)) return;
    if (!canGo(g.state, attacker)) return;
    into.push({
      id: 'repositionnement',
      label: 'repositionnement',
      rule: 'HB-MAN-10',
      after: true,
      resists: null,
      run: () => reposition(g, attacker),
    });
  },
});

function* reposition(g: HB, being: Being): Rule<void> {
  if (g.state.combat?.turn?.being === being.id) g.emit({ type: 'repositioned', being: being.id, rules: ['HB-MAN-10'] });
  const destinations = destinationsOf(g, being);
  const seat = deciderOf(g.state, being);
  if (destinations.length === 0) return;
  const destination =
    seat === null
      ? destinations[0]!
      : yield* ask({
          id: 'se-repositionner',
          seat,
          rule: 'HB-MAN-10',
          params: { being: being.id },
          options: destinations.map((to) =>
            to.position === null
              ? option(`aller-${to.zone}`, to, { label: 'aller', params: { zone: to.zone! }, at: { zone: to.zone! } })
              : option(`se-placer-${to.position}`, to, { label: 'se-placer', params: { position: to.position } }),
          ),
        });
  yield* move(g, being, destination);
}

function canGo(state: HBState, being: Being): boolean {
  if (isStill(being) || isDown(being)) return false;
  if (canLeaveZone(state, being) && waysFrom(state.scene!, being, being.zone!).length > 0) return true;
  return positionsFor(state, being).length > 0;
}

function destinationsOf({ state }: HB, being: Being): readonly Destination[] {
  if (isStill(being) || isDown(being)) return [];
  const zones = canLeaveZone(state, being) ? waysFrom(state.scene!, being, being.zone!) : [];
  return [
    ...zones.map((zone): Destination => ({ zone, position: null, how: 'mouvement', rules: ['HB-MAN-10'] })),
    ...positionsFor(state, being).map(
      (position): Destination => ({ zone: being.zone, position, how: 'mouvement', rules: ['HB-MAN-10'] }),
    ),
  ];
}
