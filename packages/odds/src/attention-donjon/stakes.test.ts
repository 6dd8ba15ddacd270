import { expect, test } from 'vitest';
import { reachPlay, stakeValue } from './index.ts';

test('the best stake is worth what the situation is worth, and no stake is worth more', () => {
  for (const mode of ['ordinary', 'blessed', 'cursed'] as const)
    for (let difficulty = 1; difficulty <= 6; difficulty++) {
      const gambles = reachPlay(mode, difficulty);
      for (let net = -3; net < difficulty; net++)
        for (let sixes = 1; sixes <= 3; sixes++) {
          const worth = gambles.value(net, sixes);
          const stakes = Array.from({ length: sixes + 1 }, (_, gambled) => stakeValue(mode, gambles, { net, gambled }));
          expect(Math.max(...stakes)).toBeCloseTo(worth, 10);
          expect(stakes[gambles.best(net, sixes)]).toBeCloseTo(worth, 10);
        }
    }
});

test('two dice for one six, by hand', () => {
  // Net 1, one six in it, Difficulty 3: -1 once gambled, so only two sixes (1/36) reach 3 without more gambles.
  const never = { value: (net: number) => (net >= 3 ? 1 : 0), best: () => 0 };
  expect(stakeValue('ordinary', never, { net: 1, gambled: 1 })).toBeCloseTo(1 / 36, 14);
});
