import { readOptions } from '../options.ts';
import { attentionDonjon } from './attention-donjon.ts';
import { cinquanteEtages } from './cinquante-etages.ts';
import { herosBataillons } from './heros-bataillons.ts';
import type { Tables } from './share.ts';

/** How often people who try to win do: one table of shares for each system. */
const { json, numbers, words } = readOptions({ games: 300 }, { words: ['system', 'scenario'] });

const SYSTEMS: Readonly<Record<string, Tables>> = {
  'cinquante-etages': cinquanteEtages,
  'attention-donjon': attentionDonjon,
  'heros-bataillons': herosBataillons,
};

const named = Object.keys(SYSTEMS).filter((id) => words.system === undefined || id === words.system);
if (named.length === 0) {
  process.stderr.write(`--system ${words.system}: one of ${Object.keys(SYSTEMS).join(', ')} is needed\n`);
  process.exit(2);
}
for (const id of named) {
  const { heads, rows } = SYSTEMS[id]!(numbers.games, words.scenario);
  if (!json) process.stdout.write(`${id.padEnd(26)}${heads.map((head) => head.padStart(7).padEnd(24)).join('')}\n`);
  for (const { name, shares } of rows()) {
    const cells = shares.map((s) => `${`${s.percent} %`.padStart(7)} [${s.low}, ${s.high}]`.padEnd(24));
    process.stdout.write(
      json
        ? `${JSON.stringify({ bench: 'balance', system: id, name, shares })}\n`
        : `${name.padEnd(26)}${cells.join('')}\n`,
    );
  }
}
