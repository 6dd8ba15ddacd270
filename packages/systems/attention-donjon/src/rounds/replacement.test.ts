import { placeHeroes } from '@souterrain/crawl/exploration';
import { planOn } from '@souterrain/crawl/movement';
import { preparation } from '@souterrain/crawl/rounds';
import { copy, Prng } from '@souterrain/kernel';
import { watchedWorld } from '@souterrain/kernel/testing';
import { expect, test } from 'vitest';
import { dungeon, on, play } from '../../testing/index.ts';
import { attentionDonjon } from '../system.ts';
import type { Variants } from '../variants.ts';

/** Préparation after the death of h1, with the first option of every decision; who is where afterwards. */
function prepared(variants: Partial<Variants>, replacements = false) {
  const state = dungeon({ heroes: [{}, {}], variants, ...(replacements ? { scenario: { replacements } } : {}) });
  state.figures[0]!.status = 'mort';
  const g = watchedWorld(attentionDonjon, state);
  const prng = Prng.seeded('remplacant', 'cartes');
  const rule = preparation(g);
  let turn = rule.next();
  while (!turn.done) {
    const request = turn.value;
    if (request.kind === 'draw') turn = rule.next(request.from.slice(0, request.count));
    else if (request.kind === 'roll')
      turn = rule.next(Array.from({ length: request.count }, () => prng.die(request.sides)));
    else if (request.kind === 'ask')
      turn = rule.next(request.max > 1 ? request.options.slice(0, request.min) : request.options.at(-1)!);
    else throw new Error('nobody decides together here');
  }
  const heroes = state.figures.filter((f) => f.hero);
  return { heroes: heroes.map(({ id, status }) => `${id} ${status}`), items: heroes[0]!.hero!.sheet.items };
}

test('[AD1-Q-25] a dead hero is replaced for the next adventure, or by the start room at the next Préparation', () => {
  expect(prepared({}).heroes).toEqual(['h1 mort', 'h2 plateau']);
  expect(prepared({ heroReplacement: 'preparation' }).heroes).toEqual(['h1 plateau', 'h2 plateau']);
});

test('[AD1-HRSM-20] or where the scenario allows replacements, not elsewhere', () => {
  expect(prepared({}, false).heroes).toEqual(['h1 mort', 'h2 plateau']);
  expect(prepared({}, true).heroes).toEqual(['h1 plateau', 'h2 plateau']);
});

test('[AD1-Q-25] its things are not taken for those the dead hero left', () => {
  const { items } = prepared({ heroReplacement: 'preparation' });
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ id }) => !id.startsWith('objet-'))).toEqual([]);
});

test('[AD1-HRSM-20][AD1-RENC-08] a hero for whom the start room has no square left waits for the next Préparation', () => {
  const given = dungeon({ heroes: [{}], variants: { heroReplacement: 'preparation' } });
  const [hero] = given.figures;
  hero!.status = 'reserve';
  const crowd = [...planOn(on(given)).squares.keys()].map((cell, i) => ({
    ...copy(hero!),
    id: `rat-${i}`,
    hero: null,
    profile: 'rat-geant',
    status: 'plateau' as const,
    cell,
  }));
  const state = { ...given, figures: [hero!, ...crowd] };
  expect(play(state, (g) => placeHeroes(g)).of('heroPlaced')).toEqual([]);
  state.figures = [hero!, ...crowd.slice(1)];
  expect(play(state, (g) => preparation(g)).of('heroPlaced')).toMatchObject([{ figure: 'h1', cell: crowd[0]!.cell }]);
});
