import { type Decision, Prng, playOut, SeededChance } from '@souterrain/kernel';
import { cpuSeconds, median, thousands } from '../measure.ts';
import { readOptions } from '../options.ts';
import { loadSkirmishPeer, type PlayPeer } from './peer.ts';
import { assertSameGame } from './same.ts';
import { skirmish, startOf } from './skirmish.ts';

const DECISIONS = 100;
const { json, numbers, flags } = readOptions(
  { rounds: 9, games: 10_000, 'peer-games': 100, same: 200 },
  { flags: ['alone'] },
);

const chance = new SeededChance(Prng.seeded('s100', 'dice'));
const people = Prng.seeded('s100', 'picks');
const below = (count: number) => people.below(count);
const policy = { choose: ({ options }: Decision) => people.below(options.length) };

function timeKernel(): number {
  const seconds = cpuSeconds(() => {
    for (let game = 0; game < numbers.games; game++) playOut(skirmish, startOf(), { chance, policy });
  });
  return (numbers.games * DECISIONS) / seconds;
}

function timePeer(play: PlayPeer): number {
  const seconds = cpuSeconds(() => {
    for (let game = 0; game < numbers['peer-games']; game++) play(below);
  });
  return (numbers['peer-games'] * DECISIONS) / seconds;
}

const say = (line: string) => {
  if (!json) process.stdout.write(`${line}\n`);
};

const peer = flags.has('alone') ? undefined : await loadSkirmishPeer();
if (peer) {
  const { attacks } = assertSameGame(peer, numbers.same);
  say(`same game: ${numbers.same} games (${attacks} attacks) end in the same state on both`);
}
const play = peer?.createPeer();

timeKernel();
if (play) timePeer(play);
const kernel: number[] = [];
const other: number[] = [];
for (let round = 1; round <= numbers.rounds; round++) {
  kernel.push(timeKernel());
  if (play) other.push(timePeer(play));
  const ratio = play
    ? `  boardgame.io ${thousands(other.at(-1)!)}  ratio ${(kernel.at(-1)! / other.at(-1)!).toFixed(0)}`
    : '';
  say(`round ${round}: kernel ${thousands(kernel.at(-1)!)}${ratio}`);
}
const ratios = other.map((rate, i) => kernel[i]! / rate);
const summary = {
  bench: 's100',
  unit: 'decisions per CPU second',
  kernel: Math.round(median(kernel)),
  ...(play && {
    boardgameIo: Math.round(median(other)),
    ratio: Number(median(ratios).toFixed(1)),
    worstRatio: Number(Math.min(...ratios).toFixed(1)),
  }),
};
if (json) process.stdout.write(`${JSON.stringify(summary)}\n`);
else {
  say(`kernel        ${thousands(summary.kernel)} decisions per CPU second (median)`);
  if (play) say(`boardgame.io  ${thousands(median(other))}`);
  if (play) say(`ratio         ${summary.ratio} (median of rounds), ${summary.worstRatio} (worst round)`);
}
