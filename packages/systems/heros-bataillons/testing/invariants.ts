import { brokenRules } from '../src/beings/legality.ts';
import type { HBEvent } from '../src/events.ts';
import { beingOf, type HBState } from '../src/state.ts';
import { inGame } from './scene.ts';

const ATTRIBUTES = ['for', 'agi', 'vol', 'end'] as const;

/** HB-ATTR-02, HB-CHA-09, HB-INV-01, HB-INV-05, HB-EQP-01, HB-DIST-04: throws where a state cannot be. */
export function checkState(state: HBState): void {
  const { beings, scene, combat, gold } = state;
  const ids = beings.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new Error(`two beings of one id: ${ids.join(' ')}`);
  const zones = new Set(scene?.zones.map(({ id }) => id));
  for (const being of beings) {
    const { id, max, now, hero, marks, zone, status } = being;
    const told = `${id}, ${status}: `;
    for (const attribute of ATTRIBUTES) {
      const [value, most] = [now[attribute], max[attribute]];
      if (!Number.isInteger(value) || value < 0 || value > most)
        throw new Error(`${told}${attribute} ${value}/${most}`);
    }
    if (new Set(marks.map((mark) => mark.id)).size !== marks.length) throw new Error(`${told}a state twice`);
    if (status === 'present' && zone !== null && !zones.has(zone))
      throw new Error(`${told}in ${zone}, which is not there`);
    if (hero && (hero.chance < 0 || hero.chance > hero.chanceMax))
      throw new Error(`${told}Chance ${hero.chance}/${hero.chanceMax}`);
    const broken = brokenRules(inGame(state), being);
    if (broken.length > 0) throw new Error(`${told}${broken.join(' ')}`);
  }
  if (gold < 0) throw new Error(`${gold} gold`);
  for (const { items } of state.mules) if (items.length > 10) throw new Error('an overloaded mule');
  for (const { beings: order } of combat?.slots ?? [])
    for (const id of order) if (!ids.includes(id)) throw new Error(`${id} has a turn and is not there`);
}

const DOINGS: readonly HBEvent['type'][] = ['turnStarted', 'attackRolled', 'spellCast', 'potionUsed', 'movementSpent'];

/** HB-DMG-07, HB-DMG-10: who is dead, in a coma or gone does nothing. */
export function checkActor(state: HBState, event: HBEvent): void {
  if (!DOINGS.includes(event.type) || !('being' in event) || event.being === null) return;
  const { status } = beingOf(state, event.being);
  if (status !== 'present') throw new Error(`${event.being}, ${status}: ${event.type}`);
}
