import { attentionDonjon } from '@souterrain/attention-donjon';
import { cinquanteEtages } from '@souterrain/cinquante-etages';
import { herosBataillons } from '@souterrain/heros-bataillons';
import { Game, type SaveFile } from '@souterrain/kernel';
import { expect, test } from 'vitest';
import type { Adaptor } from '../systems/adaptor.ts';
import { openReel } from './reel.ts';

type AnySystem = Adaptor['system'];

type Choices = Readonly<Record<string, string>>;
interface Playing {
  readonly decisions: number;
  readonly variants?: Choices;
}

function played(system: AnySystem, seats: readonly Choices[], { decisions, variants = {} }: Playing): Game {
  const names = ['Aldric', 'Ysolde', 'Bardin'];
  const setup = { seats: seats.map((choices, i) => ({ name: names[i]!, choices })), variants, seed: 'bobine' };
  const started = Game.start(system, setup);
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const game = started.value;
  for (let i = 0; i < decisions && game.open[0]; i++) {
    const { seat, options, min } = game.open[0];
    const picks = options.slice(0, Math.max(1, min)).map(({ id }) => id);
    const first = min <= 1 ? [options[(i * 7) % options.length]!.id] : picks;
    game.answer({ seq: game.seq, seat, picks: first });
  }
  return game;
}

const c50 = cinquanteEtages as unknown as AnySystem;
const ad1 = attentionDonjon as unknown as AnySystem;
const hb = herosBataillons as unknown as AnySystem;
/** A table with its MJ, who knows more than the others. */
const HB_SEATS = [{ heros: 'mj' }, { heros: 'garance' }];
const HB_VARIANTS = { mode: 'table' };

const reelOf = (system: AnySystem, save: SaveFile, more: Partial<Adaptor> = {}) =>
  openReel({ system, ...more } as Adaptor, save);

test('every decision is shown as it stood, forwards and backwards', () => {
  const game = played(c50, [{ classe: 'guerrier' }], { decisions: 40 });
  const reel = reelOf(c50, game.save());
  expect(reel.total).toBe(game.log.length);
  for (const at of [0, 5, 20, 19, 3, reel.total, 0]) {
    reel.show(at);
    const past = game.fork(at);
    if (!past.ok) throw new Error(past.fault.code);
    const { view, events } = reel.scene.value;
    expect(view).toEqual(past.value.view(past.value.open[0]?.seat ?? 0));
    expect(events).toEqual(past.value.events);
  }
  reel.show(99_999);
  expect(reel.at.value).toBe(reel.total);
});

test('what was taken is what the log says', () => {
  const game = played(c50, [{ classe: 'guerrier' }], { decisions: 12 });
  const reel = reelOf(c50, game.save());
  const taken = game.log.map((_, at) => {
    reel.show(at);
    return reel.taken.value?.picks.map(({ id }) => id).join(' ');
  });
  expect(taken).toEqual(game.log);
});

test('eyes are offered where seats see something of their own, never alone', () => {
  const duo = [{ classe: 'guerrier' }, { classe: 'guerrier' }];
  expect(reelOf(c50, played(c50, [{ classe: 'guerrier' }], { decisions: 20 }).save()).sights).toEqual([]);
  expect(reelOf(ad1, played(ad1, [{}, {}], { decisions: 20 }).save()).sights).toEqual([]);
  const apart = reelOf(c50, played(c50, duo, { decisions: 60 }).save());
  expect([[], ['decides', 0, 1]]).toContainEqual(apart.sights);
});

test('nobody’s secret is shown before the game is over', () => {
  const running = played(hb, HB_SEATS, { decisions: 3, variants: HB_VARIANTS });
  const reel = reelOf(hb, running.save());
  expect(running.outcome).toBeUndefined();
  expect(reel.sights).toEqual([]);
  expect(reel.sight.value).toBe('everybody');
  reel.show(reel.total);
  expect(reel.scene.value.view).toEqual(running.view(undefined));
});

test('once it is over, a table is seen with anybody’s eyes', () => {
  const over = played(hb, HB_SEATS, { decisions: 500, variants: HB_VARIANTS });
  const reel = reelOf(hb, over.save());
  expect(over.outcome).toBeDefined();
  expect(reel.sights).toEqual(['decides', 'everybody', 0, 1]);
  reel.show(reel.total);
  for (const seat of [0, 1]) {
    reel.sight.value = seat;
    expect(reel.scene.value.view).toEqual(over.view(seat));
  }
});
