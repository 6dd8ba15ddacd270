import { Game, type Option, Prng } from '@souterrain/kernel';
import { LANGS } from '@souterrain/words';
import { expect, test } from 'vitest';
import { above, anyHero, anyPicks, anyVariants } from '../../testing/wander.ts';
import type { C50Event } from '../events.ts';
import type { C50State, Creature, Floor } from '../state.ts';
import { type C50System, cinquanteEtages } from '../system.ts';
import { wordsOf } from '../text/index.ts';
import { VARIANTS, type Variants } from '../variants.ts';
import { UNSEEN } from './fog.ts';

/** A fraction that no rule gives: wherever it is read, it was read from that creature. */
const planted = (creature: Creature, n: number): Creature => ({ ...creature, pv: creature.pv + (2 * n + 1) / 8192 });

/** The same game, each creature of each new floor with PV that are its own. */
function planting(marks: Map<string, { readonly floor: number; readonly cell: number }>): C50System {
  let n = 0;
  const plant = (floor: Floor): Floor => {
    const mark = (cell: number, creature: Creature) => {
      const one = planted(creature, n++);
      marks.set(String(one.pv), { floor: floor.number, cell });
      return one;
    };
    const creatures = Object.entries(floor.creatures).map(([cell, one]) => [cell, mark(Number(cell), one)]);
    return { ...floor, creatures: Object.fromEntries(creatures), guardian: mark(floor.stairs, floor.guardian) };
  };
  return {
    ...cinquanteEtages,
    world(base) {
      const emit = (event: C50Event) =>
        base.emit(event.type === 'floorOpened' ? { ...event, floor: plant(event.floor as Floor) } : event);
      return cinquanteEtages.world({ ...base, emit });
    },
  };
}

/** Squares that an event names, by floor: of most, the floor is that of who they speak of. */
function squaresIn(event: C50Event, { heroes }: C50State): { floor: number; cells: readonly number[] } {
  const standing = 'seat' in event ? heroes[event.seat]!.floor : 0;
  switch (event.type) {
    case 'floorOpened': {
      const { number, cells, creatures, stairs, entry } = event.floor;
      const shown = [...cells].flatMap((square, cell) => (square === UNSEEN ? [] : [cell]));
      const named = [...Object.keys(creatures).map(Number), entry, ...(stairs < 0 ? [] : [stairs])];
      return { floor: number, cells: [...shown, ...named] };
    }
    case 'sighted':
      return {
        floor: event.floor,
        cells: [...Object.keys(event.squares), ...Object.keys(event.creatures)].map(Number),
      };
    case 'stepped':
      return { floor: standing, cells: [event.from, event.to] };
    case 'webTorn':
      return { floor: event.floor, cells: [event.cell] };
    case 'retreated':
      return { floor: standing, cells: [event.to] };
    default:
      return { floor: standing, cells: 'cell' in event ? [event.cell] : [] };
  }
}

interface Played {
  readonly seed: string;
  readonly variants: Variants;
  readonly players: number;
  readonly most?: number;
}

/** Plays on at random; every text that any seat gets is searched for what nobody has seen. */
function play({ seed, variants, players, most = 60 }: Played): { told: number; hidden: number } {
  const marks = new Map<string, { readonly floor: number; readonly cell: number }>();
  const prng = Prng.seeded(seed, 'party');
  const heroes = Array.from({ length: players }, () => anyHero(prng));
  const state = above(1 + prng.below(49), heroes, variants);
  const setup = { seats: heroes.map((_, i) => ({ name: `J${i}`, choices: {} })), variants: {}, seed };
  const started = Game.start(cinquanteEtages, setup);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const system = planting(marks);
  const at = { at: 0, state, prng: Prng.seeded(seed, 'game').state };
  const words = wordsOf(system.content);
  const company = { names: setup.seats.map(({ name }) => name) };
  const count = { told: 0, hidden: 0 };
  const listeners = [undefined, ...heroes.keys()];

  const unseen = (now: C50State): readonly string[] =>
    [...marks].flatMap(([mark, { floor, cell }]) =>
      now.floors.find(({ number }) => number === floor)?.seen[cell] === '0' ? [mark] : [],
    );
  const search = (text: string, hidden: readonly string[]): void => {
    count.hidden += hidden.length;
    const found = hidden.find((mark) => text.includes(mark));
    if (found) expect.fail(`${found} of ${JSON.stringify(marks.get(found))} in ${text}`);
  };
  const hearing: C50System = {
    ...system,
    tell(event, now, seat) {
      const told = system.tell!(event, now, seat)!;
      count.told++;
      const hidden = unseen(now);
      search(JSON.stringify(told), hidden);
      for (const lang of LANGS) search(words[lang].event(told, company) ?? '', hidden);
      const { floor, cells } = squaresIn(told, now);
      const { seen = '' } = now.floors.find(({ number }) => number === floor) ?? {};
      const early = variants.fog === 'on' ? cells.find((cell) => seen[cell] !== '1') : undefined;
      if (early !== undefined) expect.fail(`${told.type} names square ${early} before it is seen`);
      return told;
    },
  };
  const game = Game.restore(hearing, started.value.header, at);
  const people = Prng.seeded(seed, 'people');
  for (let n = 0; n < most && !game.outcome; n++) {
    const decision = game.open[0]!;
    const hidden = unseen(game.state);
    for (const seat of listeners) search(JSON.stringify(game.view(seat)), hidden);
    for (const offered of game.offered) {
      search(JSON.stringify(offered), hidden);
      const floor = game.state.floors.find(({ number }) => number === game.state.heroes[offered.seat]!.floor);
      for (const lang of LANGS) search(words[lang].prompt(offered, company), hidden);
      for (const option of offered.options) {
        for (const lang of LANGS) search(JSON.stringify(words[lang].option(offered, option, company)), hidden);
        const { at } = option;
        if (variants.fog === 'on' && at && 'cell' in at)
          expect(floor!.seen[at.cell[1] * floor!.side + at.cell[0]]).toBe('1');
      }
    }
    const picks = anyPicks(decision, people).map((o: Option) => o.id);
    const answered = game.answer({ seq: game.seq, seat: decision.seat, picks });
    if (!answered.ok) throw game.frozen ?? new Error(JSON.stringify(answered.fault));
  }
  if (variants.fog === 'on') for (const seat of listeners) expectWholeStory(game, seat);
  return count;
}

/** What a seat was told, put together, is what its view shows of the squares. */
function expectWholeStory(game: Game<C50State, C50Event>, seat: number | undefined): void {
  for (const floor of game.state.floors) {
    const known = new Set<number>();
    for (const event of game.stream(seat).events) {
      if (event.type === 'floorOpened' && event.floor.number === floor.number)
        for (const [cell, square] of [...event.floor.cells].entries()) if (square !== UNSEEN) known.add(cell);
      if (event.type === 'sighted' && event.floor === floor.number)
        for (const cell of Object.keys(event.squares)) known.add(Number(cell));
    }
    const shown = [...floor.seen].flatMap((mark, cell) => (mark === '1' ? [cell] : []));
    expect([...known].sort((a, b) => a - b)).toEqual(shown);
  }
}

test('[C50-Q-07] nothing that nobody has seen is in any event, question, view or text of any seat', () => {
  let hidden = 0;
  for (let n = 0; n < 20; n++) {
    const prng = Prng.seeded(`secret ${n}`, 'variants');
    const variants = { ...anyVariants(prng), fog: 'on' as const };
    hidden += play({ seed: `secret ${n}`, variants, players: 1 + (n % 4) }).hidden;
  }
  expect(hidden).toBeGreaterThan(10_000);
});

test('[C50-Q-07][C50-CASE-15] by every reading of every question', () => {
  for (const { id, values } of VARIANTS)
    for (const value of values) {
      const { told } = play({
        seed: `${id} ${value}`,
        variants: { ...AS_WRITTEN, fog: 'on', [id]: value },
        players: 2,
      });
      expect(told, `${id} ${value}`).toBeGreaterThan(0);
    }
});

test('[C50-CASE-15] without fog every event is heard as it is', () => {
  const { hidden, told } = play({ seed: 'clair', variants: AS_WRITTEN, players: 3 });
  expect([hidden, told > 100]).toEqual([0, true]);
});

const AS_WRITTEN = Object.fromEntries(VARIANTS.map(({ id, values }) => [id, values[0]])) as unknown as Variants;
