import { hashState, Prng, SeededChance, worldOf } from '@souterrain/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { delving, room } from '../testing/delve.ts';
import { atTable, object } from '../testing/index.ts';
import { checkState } from '../testing/invariants.ts';
import { anySetup, anyVariants, several, wander } from '../testing/wander.ts';
import { dungeon, type Start, table, tableFight } from '../testing/wander-starts.ts';
import type { HBState } from './state.ts';
import { herosBataillons } from './system.ts';
import { variantsOf } from './variants.ts';

const chance = (seed: string) => new SeededChance(Prng.seeded(seed, 'imagine'));
const redealt = (state: HBState, seat: number | undefined, seed = 'a') =>
  herosBataillons.redeal!(state, seat, chance(seed));
const seen = (state: HBState, seat: number | undefined) => herosBataillons.view(worldOf(herosBataillons, state), seat);

const startOf = (seed: string): Start => {
  const prng = Prng.seeded(seed, 'party');
  return { prng, steer: (_, all, count) => several(prng, all, count), variants: variantsOf(anyVariants(prng)) };
};

/** Some way into a table, a fight of the MJ or a delve, with secrets of each kind. */
function somewhere(seed: string, kind: 'table' | 'fight' | 'delve' | 'game'): HBState {
  const start = startOf(seed);
  const { prng } = start;
  const begun = { table, fight: tableFight, delve: dungeon };
  const state = kind === 'game' ? herosBataillons.setup(anySetup(prng, 'table')) : begun[kind](start);
  if (kind !== 'game' && kind !== 'delve') {
    const foes = state.beings.filter(({ side }) => side === 'adversaires').map(({ id }) => id);
    state.table.hidden = several(prng, foes, Math.ceil(foes.length / 2));
    const roll = { being: 'h1', attribute: 'vol', value: 10, faces: [13, 4], kept: 4, success: true } as const;
    state.secrets.push({ id: 900, kind: 'jet', text: '', roll, shown: false });
    state.secrets.push({ id: 901, kind: 'note', text: 'dette', roll: null, shown: false });
  }
  wander(state, { seed, most: prng.below(60) });
  return state;
}

const kinds = fc.constantFrom('table', 'fight', 'delve', 'game');
const seeds = fc.string({ minLength: 1, maxLength: 8 });

test('[HB-GM-01] [HB-ALC-22] a seat sees the same before and after, and the game plays on', () => {
  fc.assert(
    fc.property(kinds, seeds, (kind, seed) => {
      const state = somewhere(seed, kind);
      const before = hashState(state);
      for (const seat of [...state.players.keys(), undefined]) {
        const other = redealt(state, seat, seed);
        expect(seen(other, seat)).toEqual(seen(state, seat));
        // The heroes of the other starts carry more than anybody may.
        wander(other, { seed, most: 40, ...(kind === 'game' && { onDecision: () => checkState(other) }) });
      }
      expect(hashState(state)).toBe(before);
    }),
    { numRuns: 30 },
  );
});

test('[HB-GM-10] [HB-GM-19] what hides is somebody else elsewhere; the seat that knows is dealt what there is', () => {
  const state = atTable({ foes: [{}, {}], zones: ['a', 'b', 'c', 'd'] });
  state.table.hidden = ['e2'];
  state.secrets = [
    { id: 1, kind: 'note', text: 'dette', roll: null, shown: false },
    { id: 2, kind: 'note', text: 'trahison', roll: null, shown: true },
    {
      id: 3,
      kind: 'jet',
      text: '',
      roll: { being: 'e1', attribute: 'vol', value: 10, faces: [13], kept: 13, success: false },
      shown: false,
    },
  ];
  const others = [...'abcdefgh'].map((seed) => redealt(state, 0, seed));
  const hidden = others.map(
    ({
      beings,
      table: {
        hidden: [id],
      },
    }) => beings.find((being) => being.id === id)!,
  );
  expect(new Set(hidden.map(({ profile }) => profile)).size).toBeGreaterThan(3);
  expect(new Set(hidden.map(({ zone }) => zone)).size).toBeGreaterThan(1);
  expect(new Set(others.map(({ secrets }) => secrets[0]!.text)).size).toBeGreaterThan(2);
  expect(new Set(others.map(({ secrets }) => secrets[2]!.roll!.kept)).size).toBeGreaterThan(3);
  for (const { beings, secrets } of others) {
    expect(beings.filter(({ id }) => id === 'h1' || id === 'e1')).toEqual(state.beings.slice(0, 2));
    expect(secrets[1]).toEqual(state.secrets[1]);
    const { kept, value, success } = secrets[2]!.roll!;
    expect(success).toBe(kept <= value && kept < 20);
  }
  expect(redealt(state, 1)).toEqual(state);
  expect(redealt(state, 1)).not.toBe(state);
});

test('[HB-ALC-22] an unknown vial holds something else, the same wherever it is written; a known one stays', () => {
  const holds = { effect: 'colle', administration: 'baume' };
  const unknown = object('potion', 'sac', { id: 'p1', known: false, holds });
  const known = object('potion', 'sac', { id: 'p2', known: true, holds });
  const there = room();
  there.scene.zones[0]!.items = [unknown];
  const state = delving({ heroes: [{ hero: { items: [unknown, known] } }] }, { rooms: [there, room()] });
  const others = [...'abcdefgh'].map((seed) => redealt(state, 0, seed));
  const vials = others.map(({ beings }) => beings[0]!.hero!.items);
  expect(new Set(vials.map(([one]) => `${one!.holds!.effect} ${one!.holds!.detail}`)).size).toBeGreaterThan(3);
  for (const [i, [one, two]] of vials.entries()) {
    expect(one!.holds!.administration).toBe('baume');
    expect(two).toEqual(known);
    expect(others[i]!.delve!.rooms[0]!.scene.zones[0]!.items).toEqual([one]);
  }
});

test('where nothing is hidden it is a copy', () => {
  for (const mode of ['escarmouche', 'bataille', 'exploration'] as const) {
    const state = herosBataillons.setup(anySetup(Prng.seeded(mode, 'party'), mode));
    const other = redealt(state, 0);
    expect(other).toEqual(state);
    expect(other.beings).not.toBe(state.beings);
  }
});
