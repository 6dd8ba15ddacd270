import { runSchedule } from '@souterrain/shelf/testing';
import { readOptions } from '../options.ts';

const { json, numbers } = readOptions({ seeds: 100_000, from: 0 });

const EVERY = 10_000;
const total = { seeds: 0, acknowledged: 0, lost: 0, duplicated: 0, deadEnds: 0 };
const begun = performance.now();
for (let seed = numbers.from; seed < numbers.from + numbers.seeds; seed++) {
  const ran = await runSchedule(`${seed}`);
  total.seeds++;
  for (const figure of ['acknowledged', 'lost', 'duplicated', 'deadEnds'] as const) total[figure] += ran[figure];
  if (ran.lost + ran.duplicated + ran.deadEnds > 0) process.stderr.write(`seed ${seed}: ${JSON.stringify(ran)}\n`);
  if (!json && total.seeds % EVERY === 0) process.stderr.write(`${total.seeds} of ${numbers.seeds}\r`);
}
const { seeds, acknowledged, lost, duplicated, deadEnds } = total;
if (json) console.log(JSON.stringify(total));
else {
  const each = ((performance.now() - begun) / seeds).toFixed(2);
  console.log(`${seeds} schedules, ${each} ms each: ${acknowledged} decisions said to be kept,`);
  console.log(`${lost} lost, ${duplicated} there twice, ${deadEnds} games that nobody can go on with`);
}
if (lost + duplicated + deadEnds > 0) process.exitCode = 1;
