import type { Script } from '@souterrain/kernel/testing';
import { attack } from '../src/combat/attack.ts';
import { takeTurn } from '../src/combat/turn.ts';
import { weaponSetsOf } from '../src/combat/weapons.ts';
import type { AttackEntry } from '../src/pieces.ts';
import type { Combat, HBState } from '../src/state.ts';
import type { HB } from '../src/world.ts';
import { type Given, type GivenBeing, play, scene } from './scene.ts';

/** An adversary with one attack: d6 hand to hand unless stated. */
export const foe = (entry: Partial<AttackEntry> = {}, more: GivenBeing = {}): GivenBeing => ({
  attacks: [{ id: 'griffes', dice: [6], ranges: ['melee'], hands: 0, ...entry }],
  ...more,
});

/** The first round of a fight in which everybody has already acted, so that nothing is a surprise. */
export function fightOf({ beings }: HBState): Combat {
  const ids = (side: string) => beings.filter((being) => being.side === side).map(({ id }) => id);
  const heros = ids('heros');
  const adversaires = ids('adversaires');
  return {
    initiative: 'normal',
    round: 1,
    slots: [
      { side: 'heros', beings: heros },
      { side: 'adversaires', beings: adversaires },
    ],
    slot: 0,
    acted: [],
    played: [...heros, ...adversaires],
    joined: [],
    turn: null,
    struck: [],
    strength: { heros: heros.length, adversaires: adversaires.length },
    shaken: { heros: [], adversaires: [] },
    pressure: false,
  };
}

/** A scene in such a fight. */
export function inFight(given: Given = {}, more: Partial<Combat> = {}): HBState {
  const state = structuredClone(scene(given));
  return { ...state, phase: 'combat', combat: { ...fightOf(state), ...more } };
}

/** One attack of a being on others, with the set of weapons named or its first. */
export function* strikes(g: HB, order: { by: string; at: readonly string[]; with?: string }) {
  const find = (id: string) => g.state.beings.find((being) => being.id === id)!;
  const attacker = find(order.by);
  const sets = weaponSetsOf(g, attacker);
  const set = sets.find(({ id }) => id === order.with) ?? sets[0]!;
  yield* attack(g, { attacker, set, targets: order.at.map(find) });
}

/** One turn of a being in a fight. */
export const playTurnOf = (given: Given | HBState, id: string, script: Script = {}) =>
  play('beings' in given ? given : inFight(given), (g, find) => takeTurn(g, find(id)), script);

/** The ids idsAsked by the first question of a kind. */
export const idsAsked = (asked: readonly { id: string; options: readonly { id: string }[] }[], question: string) =>
  asked.find(({ id }) => id === question)?.options.map(({ id }) => id) ?? [];
