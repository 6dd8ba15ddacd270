import { namedOf, readOptions } from '../options.ts';
import { attentionDonjon } from './attention-donjon.ts';
import { attentionDonjon2 } from './attention-donjon-2.ts';
import { cinquanteEtages } from './cinquante-etages.ts';
import { herosBataillons } from './heros-bataillons.ts';
import { cellOf, type Tables } from './share.ts';

/** How often people who try to win do: one table of shares for each system. */
const { json, numbers, words } = readOptions({ games: 300 }, { words: ['system', 'scenario'] });

const SYSTEMS: Readonly<Record<string, Tables>> = {
  'cinquante-etages': cinquanteEtages,
  'attention-donjon': attentionDonjon,
  'attention-donjon-2': attentionDonjon2,
  'heros-bataillons': herosBataillons,
};

for (const id of namedOf({ option: 'system', given: words.system, known: Object.keys(SYSTEMS) })) {
  const { heads, rows, width = 24 } = SYSTEMS[id]!(numbers.games, words.scenario);
  if (!json) process.stdout.write(`${id.padEnd(28)}${heads.map((head) => head.padStart(7).padEnd(width)).join('')}\n`);
  for (const { name, shares } of rows()) {
    const cells = shares.map((share) => cellOf(share).padEnd(width));
    process.stdout.write(
      json
        ? `${JSON.stringify({ bench: 'balance', system: id, name, shares })}\n`
        : `${name.padEnd(28)}${cells.join('')}\n`,
    );
  }
}
