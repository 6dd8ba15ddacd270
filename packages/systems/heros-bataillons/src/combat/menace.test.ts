import { Prng, type Request, SeededChance, worldOf } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import { type GivenBeing, inGame, object, scene } from '../../testing/index.ts';
import { foeFrom } from '../beings/foe.ts';
import type { HBState } from '../state.ts';
import { herosBataillons } from '../system.ts';
import type { HB } from '../world.ts';
import { fight } from './rounds.ts';
import { startCombat } from './start.ts';

/** Plain fighters: the best of three attributes in FOR, no Chance, no ability. */
const fighter = (chance: SeededChance, weapon: string, armour: number): GivenBeing => {
  const roll = (count: number) => {
    let total = 0;
    for (const face of chance.roll({ kind: 'roll', seat: 0, count, sides: 6, rule: 'HB-CRE-02' })) total += face;
    return total;
  };
  const [force, agi, vol] = [roll(3), roll(3), roll(3)].sort((a, b) => b - a) as [number, number, number];
  const values = { for: force, agi, vol, end: roll(1) };
  return { seat: null, armour, values, hero: { items: [object(weapon)] } };
};

function* combat(g: HB) {
  yield* startCombat(g, { initiative: 'normal' });
  yield* fight(g);
}

/** Runs a fight that asks nobody anything. */
function resolve(state: HBState, chance: SeededChance): void {
  const rule = combat(worldOf(herosBataillons, state));
  for (let step = rule.next(); !step.done; ) {
    const request: Request = step.value;
    if (request.kind === 'ask' || request.kind === 'askAll') throw new Error(`asked for ${request.kind}`);
    step = rule.next(request.kind === 'roll' ? chance.roll(request) : chance.draw(request));
  }
}

test('[HB-FOE-05] three heroes beat three brigands nearly always, at the cost of a few points of FOR', () => {
  const chance = new SeededChance(Prng.seeded('menace', 'game'));
  const runs = 2000;
  let won = 0;
  let lost = 0;
  for (let i = 0; i < runs; i++) {
    const heroes = [fighter(chance, 'epee', 2), fighter(chance, 'hachette', 1), fighter(chance, 'hache', 1)];
    const state = scene({ heroes, zones: ['a'] });
    for (const id of ['e1', 'e2', 'e3']) state.beings.push(foeFrom(inGame(state), 'brigand', { id, zone: 'a' }));
    resolve(state, chance);
    if (state.beings.some(({ side, status }) => side === 'heros' && status === 'present')) won++;
    for (const { side, max, now } of state.beings) if (side === 'heros') lost += max.for - now.for;
  }
  expect(won / runs).toBeGreaterThan(0.97);
  expect(lost / runs).toBeGreaterThan(5);
  expect(lost / runs).toBeLessThan(11);
});
