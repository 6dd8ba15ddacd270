import { type Decision, option, Prng } from '@souterrain/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bots, randomBot } from './index.ts';

const asked = (count: number, min = 1, max = 1): Decision => ({
  kind: 'ask',
  id: 'choisir',
  seat: 0,
  rule: 'TOY-ASK-01',
  prompt: 'choisir',
  options: Array.from({ length: count }, (_, i) => option(`option-${i}`, i)),
  min,
  max,
});

test('every option is chosen about as often as any other', () => {
  const bot = randomBot(Prng.seeded('uniforme', 'bot'));
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 10_000; i++) counts[bot.choose(asked(5), undefined)]! += 1;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('several picks are distinct, within bounds, and reach every subset', () => {
  const bot = randomBot(Prng.seeded('sous-ensembles', 'bot'));
  const seen = new Set<string>();
  for (let i = 0; i < 2000; i++) seen.add([...bot.chooseSome!(asked(3, 0, 2), undefined)].sort().join());
  expect([...seen].sort()).toEqual(['', '0', '0,1', '0,2', '1', '1,2', '2']);
});

test('whatever the bounds, the picks are legal', () => {
  const bounds = fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6)).map((n) => n.sort((a, b) => a - b));
  fc.assert(
    fc.property(bounds, fc.string(), ([min, max, count], seed) => {
      const picks = randomBot(Prng.seeded(seed, 'bot')).chooseSome!(asked(count!, min, max), undefined);
      expect(new Set(picks).size).toBe(picks.length);
      expect(picks.length).toBeGreaterThanOrEqual(min!);
      expect(picks.length).toBeLessThanOrEqual(max!);
      expect(picks.every((i) => i >= 0 && i < count!)).toBe(true);
    }),
  );
});

test('the same stream gives the same choices, another stream gives others', () => {
  const twenty = (seed: string) => {
    const bot = bots.random(Prng.seeded(seed, 'bot'));
    return Array.from({ length: 20 }, () => bot.choose(asked(10), undefined));
  };
  expect(twenty('a')).toEqual(twenty('a'));
  expect(twenty('a')).not.toEqual(twenty('b'));
});
